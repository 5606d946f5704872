BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE entries (
	"match" VARCHAR(16) NOT NULL, 
	seq INTEGER NOT NULL, 
	at DATETIME NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	body JSON NOT NULL, 
	client TEXT, moves INTEGER, to_move JSON, 
	PRIMARY KEY ("match", seq), 
	FOREIGN KEY("match") REFERENCES matches (id)
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',1,'2026-11-16 03:24:16.231396','start','{}',NULL,0,'[0]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',2,'2026-11-16 03:24:16.234728','move','{"seat":0,"action":{"verb":"draw"}}',NULL,1,'[0]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',3,'2026-11-16 03:24:16.238642','move','{"seat":0,"action":{"verb":"stop"}}',NULL,2,'[1]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',4,'2026-11-16 03:24:16.242628','move','{"seat":1,"action":{"verb":"draw"}}',NULL,3,'[1]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',5,'2026-11-16 03:24:16.246763','move','{"seat":1,"action":{"verb":"place","row":11,"column":18}}',NULL,4,'[1]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',6,'2026-11-16 03:24:16.250632','move','{"seat":1,"action":{"verb":"draw"}}',NULL,5,'[1]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',7,'2026-11-16 03:24:16.254736','move','{"seat":1,"action":{"verb":"place","row":16,"column":13}}',NULL,6,'[1]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',8,'2026-11-16 03:24:16.258649','move','{"seat":1,"action":{"verb":"draw"}}',NULL,7,'[1]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',9,'2026-11-16 03:24:16.262746','move','{"seat":1,"action":{"verb":"place","row":4,"column":0}}',NULL,8,'[1]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',10,'2026-11-16 03:24:16.266611','move','{"seat":1,"action":{"verb":"draw"}}',NULL,9,'[1]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',11,'2026-11-16 03:24:16.270729','move','{"seat":1,"action":{"verb":"place","row":9,"column":11}}',NULL,10,'[1]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',12,'2026-11-16 03:24:16.272702','move','{"seat":1,"action":{"verb":"stop"}}',NULL,11,'[0]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',13,'2026-11-16 03:24:16.274599','move','{"seat":0,"action":{"verb":"draw"}}',NULL,12,'[0]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',14,'2026-11-16 03:24:16.278728','move','{"seat":0,"action":{"verb":"place","row":9,"column":16}}',NULL,13,'[0]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',15,'2026-11-16 03:24:16.282597','move','{"seat":0,"action":{"verb":"draw"}}',NULL,14,'[0]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',16,'2026-11-16 03:24:16.286724','move','{"seat":0,"action":{"verb":"place","row":14,"column":17}}',NULL,15,'[0]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',17,'2026-11-16 03:24:16.289242','move','{"seat":0,"action":{"verb":"draw"}}',NULL,16,'[0]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',18,'2026-11-16 03:24:16.294722','move','{"seat":0,"action":{"verb":"place","row":0,"column":6}}',NULL,17,'[0]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',19,'2026-11-16 03:24:16.298598','move','{"seat":0,"action":{"verb":"draw"}}',NULL,18,'[0]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',20,'2026-11-16 03:24:16.302725','move','{"seat":0,"action":{"verb":"place","row":10,"column":12}}',NULL,19,'[0]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',21,'2026-11-16 03:24:16.306605','move','{"seat":0,"action":{"verb":"stop"}}',NULL,20,'[1]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',22,'2026-11-16 03:24:16.310610','move','{"seat":1,"action":{"verb":"draw"}}',NULL,21,'[1]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',23,'2026-11-16 03:24:16.314723','move','{"seat":1,"action":{"verb":"place","row":10,"column":3}}',NULL,22,'[1]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',24,'2026-11-16 03:24:16.318608','move','{"seat":1,"action":{"verb":"draw"}}',NULL,23,'[1]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',25,'2026-11-16 03:24:16.322739','move','{"seat":1,"action":{"verb":"place","row":19,"column":19}}',NULL,24,'[1]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',26,'2026-11-16 03:24:16.326602','move','{"seat":1,"action":{"verb":"draw"}}',NULL,25,'[1]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',27,'2026-11-16 03:24:16.330726','move','{"seat":1,"action":{"verb":"place","row":3,"column":12}}',NULL,26,'[1]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',28,'2026-11-16 03:24:16.334620','move','{"seat":1,"action":{"verb":"stop"}}',NULL,27,'[0]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',29,'2026-11-16 03:24:16.338602','move','{"seat":0,"action":{"verb":"draw"}}',NULL,28,'[0]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',30,'2026-11-16 03:24:16.342716','move','{"seat":0,"action":{"verb":"place","row":3,"column":8}}',NULL,29,'[0]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',31,'2026-11-16 03:24:16.346606','move','{"seat":0,"action":{"verb":"draw"}}',NULL,30,'[0]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',32,'2026-11-16 03:24:16.350601','move','{"seat":0,"action":{"verb":"draw"}}',NULL,31,'[0]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',33,'2026-11-16 03:24:16.352922','move','{"seat":0,"action":{"verb":"draw"}}',NULL,32,'[1]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',34,'2026-11-16 03:24:16.358618','move','{"seat":1,"action":{"verb":"draw"}}',NULL,33,'[1]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',35,'2026-11-16 03:24:16.362608','move','{"seat":1,"action":{"verb":"draw"}}',NULL,34,'[1]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',36,'2026-11-16 03:24:16.370627','move','{"seat":1,"action":{"verb":"draw"}}',NULL,35,'[1]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',37,'2026-11-16 03:24:16.374717','move','{"seat":1,"action":{"verb":"place","row":7,"column":12}}',NULL,36,'[1]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',38,'2026-11-16 03:24:16.382626','move','{"seat":1,"action":{"verb":"stop"}}',NULL,37,'[0]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',39,'2026-11-16 03:24:16.389960','move','{"seat":0,"action":{"verb":"draw"}}',NULL,38,'[0]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',40,'2026-11-16 03:24:16.398845','move','{"seat":0,"action":{"verb":"place","row":14,"column":6}}',NULL,39,'[0]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',41,'2026-11-16 03:24:16.402621','move','{"seat":0,"action":{"verb":"draw"}}',NULL,40,'[0]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',42,'2026-11-16 03:24:16.414779','move','{"seat":0,"action":{"verb":"place","row":4,"column":17}}',NULL,41,'[0]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',43,'2026-11-16 03:24:16.422650','move','{"seat":0,"action":{"verb":"draw"}}',NULL,42,'[0]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',44,'2026-11-16 03:24:16.426621','move','{"seat":0,"action":{"verb":"stop"}}',NULL,43,'[1]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',45,'2026-11-16 03:24:16.434628','move','{"seat":1,"action":{"verb":"draw"}}',NULL,44,'[1]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',46,'2026-11-16 03:24:16.442746','move','{"seat":1,"action":{"verb":"place","row":0,"column":12}}',NULL,45,'[1]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',47,'2026-11-16 03:24:16.450643','move','{"seat":1,"action":{"verb":"stop"}}',NULL,46,'[0]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',48,'2026-11-16 03:24:16.458641','move','{"seat":0,"action":{"verb":"draw"}}',NULL,47,'[0]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',49,'2026-11-16 03:24:16.466752','move','{"seat":0,"action":{"verb":"place","row":4,"column":9}}',NULL,48,'[0]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',50,'2026-11-16 03:24:16.473297','move','{"seat":0,"action":{"verb":"draw"}}',NULL,49,'[0]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',51,'2026-11-16 03:24:16.482744','move','{"seat":0,"action":{"verb":"place","row":7,"column":2}}',NULL,50,'[0]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',52,'2026-11-16 03:24:16.486703','move','{"seat":0,"action":{"verb":"draw"}}',NULL,51,'[0]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',53,'2026-11-16 03:24:16.490765','move','{"seat":0,"action":{"verb":"place","row":8,"column":18}}',NULL,52,'[0]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',54,'2026-11-16 03:24:16.502710','move','{"seat":0,"action":{"verb":"stop"}}',NULL,53,'[1]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',55,'2026-11-16 03:24:16.510677','move','{"seat":1,"action":{"verb":"draw"}}',NULL,54,'[1]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',56,'2026-11-16 03:24:16.522715','move','{"seat":1,"action":{"verb":"stop"}}',NULL,55,'[0]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',57,'2026-11-16 03:24:16.526854','move','{"seat":0,"action":{"verb":"draw"}}',NULL,56,'[0]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',58,'2026-11-16 03:24:16.534813','move','{"seat":0,"action":{"verb":"place","row":8,"column":7}}',NULL,57,'[0]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',59,'2026-11-16 03:24:16.538900','move','{"seat":0,"action":{"verb":"stop"}}',NULL,58,'[1]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',60,'2026-11-16 03:24:16.546907','move','{"seat":1,"action":{"verb":"draw"}}',NULL,59,'[1]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',61,'2026-11-16 03:24:16.550960','move','{"seat":1,"action":{"verb":"place","row":13,"column":2}}',NULL,60,'[]');
INSERT INTO "entries" VALUES('DWQT9rfBZ5c',62,'2026-11-16 03:24:16.554792','over','{"outcome":{"points":[15.0,13.0],"parts":[{"tokens":15.0,"neighbours":0.0},{"tokens":13.0,"neighbours":0.0}],"ranks":[1,2],"winners":[0]},"seed":"573953980398c0000cf848022634aa2d"}',NULL,60,'[]');
INSERT INTO "entries" VALUES('MElv_5no-qY',1,'2026-11-16 03:24:16.667914','start','{}',NULL,0,'[0]');
INSERT INTO "entries" VALUES('MElv_5no-qY',2,'2026-11-16 03:24:16.674707','move','{"seat":0,"action":{"verb":"draw"}}',NULL,1,'[0]');
INSERT INTO "entries" VALUES('MElv_5no-qY',3,'2026-11-16 03:24:16.682758','move','{"seat":0,"action":{"verb":"place","row":18,"column":19}}',NULL,2,'[0]');
INSERT INTO "entries" VALUES('MElv_5no-qY',4,'2026-11-16 03:24:16.690854','move','{"seat":0,"action":{"verb":"stop"}}',NULL,3,'[0]');
INSERT INTO "entries" VALUES('RcBSpzzPdiM',1,'2026-11-16 03:24:16.703849','start','{}',NULL,0,'[1]');
INSERT INTO "entries" VALUES('bl6B2kM9DwI',1,'2026-11-16 03:24:16.732081','start','{}',NULL,0,'[0]');
INSERT INTO "entries" VALUES('tx086EVw80o',1,'2026-11-16 03:24:16.576296','start','{}',NULL,0,'[1]');
INSERT INTO "entries" VALUES('tx086EVw80o',2,'2026-11-16 03:24:16.577165','move','{"seat":1,"action":{"verb":"draw"}}',NULL,1,'[1]');
INSERT INTO "entries" VALUES('tx086EVw80o',3,'2026-11-16 03:24:16.586655','move','{"seat":1,"action":{"verb":"stop"}}',NULL,2,'[0]');
INSERT INTO "entries" VALUES('tx086EVw80o',4,'2026-11-16 03:24:16.590912','move','{"seat":0,"action":{"verb":"draw"}}',NULL,3,'[0]');
INSERT INTO "entries" VALUES('tx086EVw80o',5,'2026-11-16 03:24:16.598850','move','{"seat":0,"action":{"verb":"stop"}}',NULL,4,'[1]');
INSERT INTO "entries" VALUES('tx086EVw80o',6,'2026-11-16 03:24:16.608153','move','{"seat":1,"action":{"verb":"draw"}}',NULL,5,'[1]');
CREATE TABLE matches (
	id VARCHAR(16) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	seats INTEGER NOT NULL, 
	options JSON NOT NULL, 
	content VARCHAR(64) NOT NULL, 
	seed VARCHAR(32), 
	start JSON, 
	public BOOLEAN NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	created DATETIME NOT NULL, 
	status VARCHAR(8) NOT NULL, 
	outcome JSON, rules INTEGER DEFAULT '1' NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(host) REFERENCES people (id)
);
INSERT INTO "matches" VALUES('DWQT9rfBZ5c','Agathe','bag',2,'{}','a5620ba5e8d0fa8accb5eefbf6bf82fda6b8c2eebfa0593a328e206476d1529a','573953980398c0000cf848022634aa2d',NULL,0,'7bace9a349e1bd94c56ac2fee2065392','2026-11-16 03:24:16.220165','over','{"points":[15.0,13.0],"parts":[{"tokens":15.0,"neighbours":0.0},{"tokens":13.0,"neighbours":0.0}],"ranks":[1,2],"winners":[0]}',1);
INSERT INTO "matches" VALUES('tx086EVw80o','Agathe','bag',2,'{}','a5620ba5e8d0fa8accb5eefbf6bf82fda6b8c2eebfa0593a328e206476d1529a','bb8a0d44e8a94799d6ca1d22d227f61a',NULL,0,'7bace9a349e1bd94c56ac2fee2065392','2026-11-16 03:24:16.561930','running',NULL,1);
INSERT INTO "matches" VALUES('12xDI17AJKA','Agathe','parry',3,'{}','','559888087d7a04eb2f313d0cf5d796e0',NULL,0,'7bace9a349e1bd94c56ac2fee2065392','2026-11-16 03:24:16.630444','waiting',NULL,1);
INSERT INTO "matches" VALUES('MElv_5no-qY','Agathe','bag',1,'{}','a5620ba5e8d0fa8accb5eefbf6bf82fda6b8c2eebfa0593a328e206476d1529a','6e62b33dd4aa7a6e1586941ec862478e',NULL,0,'7bace9a349e1bd94c56ac2fee2065392','2026-11-16 03:24:16.655459','running',NULL,1);
INSERT INTO "matches" VALUES('RcBSpzzPdiM','Agathe','bag',2,'{}','a5620ba5e8d0fa8accb5eefbf6bf82fda6b8c2eebfa0593a328e206476d1529a',NULL,'{"game":"bag","seats":2,"chance":[4078984073,1029991213,3200931827,1463374766,6],"reveals":0,"frames":[0,0,0,0,0,1,1,1,0,0],"skulls":0,"automaton":0,"bag":[9,8,3,7],"aside":[0,0,2,1],"out":[0,0,0,1],"grid":[-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1],"risked":[2,0],"tally":[0,0,0,0]}',0,'7bace9a349e1bd94c56ac2fee2065392','2026-11-16 03:24:16.695020','running',NULL,1);
INSERT INTO "matches" VALUES('bl6B2kM9DwI','Agathe','bag',2,'{}','a5620ba5e8d0fa8accb5eefbf6bf82fda6b8c2eebfa0593a328e206476d1529a',NULL,'{"game":"bag","seats":2,"chance":[1779546803,2085517827,657574925,1584074282,6],"reveals":0,"frames":[0,1,0,0,0,1,0,1,0,0],"skulls":1,"automaton":0,"bag":[10,7,5,5],"aside":[0,1,0,2],"out":[0,0,0,2],"grid":[-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1],"risked":[0,0],"tally":[0,0,0,0]}',0,'7bace9a349e1bd94c56ac2fee2065392','2026-11-16 03:24:16.715028','running',NULL,1);
CREATE TABLE people (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	login VARCHAR(40), 
	passphrase TEXT, 
	created DATETIME NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (login)
);
INSERT INTO "people" VALUES('7bace9a349e1bd94c56ac2fee2065392','Agathe',NULL,NULL,'2026-11-16 03:24:16.195569');
CREATE TABLE seats (
	"match" VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(5) NOT NULL, 
	person VARCHAR(32), 
	level VARCHAR(20), 
	stand_in VARCHAR(20), colour VARCHAR(20), 
	PRIMARY KEY ("match", seat), 
	FOREIGN KEY("match") REFERENCES matches (id), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "seats" VALUES('DWQT9rfBZ5c',0,'human','7bace9a349e1bd94c56ac2fee2065392',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('DWQT9rfBZ5c',1,'human','7bace9a349e1bd94c56ac2fee2065392',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('tx086EVw80o',0,'human','7bace9a349e1bd94c56ac2fee2065392',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('tx086EVw80o',1,'human','7bace9a349e1bd94c56ac2fee2065392',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('12xDI17AJKA',0,'human','7bace9a349e1bd94c56ac2fee2065392',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('12xDI17AJKA',1,'human','7bace9a349e1bd94c56ac2fee2065392',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('12xDI17AJKA',2,'open',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('MElv_5no-qY',0,'human','7bace9a349e1bd94c56ac2fee2065392',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('RcBSpzzPdiM',0,'human','7bace9a349e1bd94c56ac2fee2065392',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('RcBSpzzPdiM',1,'bot',NULL,'greedy',NULL,NULL);
INSERT INTO "seats" VALUES('bl6B2kM9DwI',0,'human','7bace9a349e1bd94c56ac2fee2065392',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('bl6B2kM9DwI',1,'bot',NULL,'greedy',NULL,NULL);
CREATE TABLE settings (
	"key" VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY ("key")
);
CREATE INDEX seats_by_person ON seats (person);
CREATE INDEX matches_by_status ON matches (status, public);
COMMIT;
