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
INSERT INTO "entries" VALUES('FdNQTQHDG8M',1,'2026-11-16 00:07:56.256969','seat','{"seat":1,"player":{"seat":1,"kind":"human","person":"e3954dd1c30f5555480262158c269b46","name":"Karim","level":null,"stand_in":null,"colour":null}}',NULL,0,'[]');
INSERT INTO "entries" VALUES('FdNQTQHDG8M',2,'2026-11-16 00:07:56.266768','start','{}',NULL,0,'[0]');
INSERT INTO "entries" VALUES('FdNQTQHDG8M',3,'2026-11-16 00:07:56.278973','move','{"seat":0,"action":{"verb":"rest"}}',NULL,1,'[1]');
INSERT INTO "entries" VALUES('FdNQTQHDG8M',4,'2026-11-16 00:07:56.286934','move','{"seat":1,"action":{"verb":"strike","card":"blow_7","target":0}}',NULL,2,'[0]');
INSERT INTO "entries" VALUES('FdNQTQHDG8M',5,'2026-11-16 00:07:56.298964','move','{"seat":0,"action":{"verb":"pass"}}',NULL,3,'[0]');
INSERT INTO "entries" VALUES('FdNQTQHDG8M',6,'2026-11-16 00:07:56.306799','move','{"seat":0,"action":{"verb":"offer","card":"parry_4","target":1}}',NULL,4,'[1]');
INSERT INTO "entries" VALUES('FdNQTQHDG8M',7,'2026-11-16 00:07:56.310761','move','{"seat":1,"action":{"verb":"give","card":"blow_8"}}',NULL,5,'[0]');
INSERT INTO "entries" VALUES('FdNQTQHDG8M',8,'2026-11-16 00:07:56.322958','move','{"seat":0,"action":{"verb":"strike","card":"blow_10","target":1}}',NULL,6,'[1]');
INSERT INTO "entries" VALUES('aPjKGrSA4DE',1,'2026-11-16 00:07:56.502941','start','{}',NULL,0,'[1]');
INSERT INTO "entries" VALUES('cG-XOqKuY0Q',1,'2026-11-16 00:07:56.483110','start','{}',NULL,0,'[0]');
INSERT INTO "entries" VALUES('iSem__XQNww',1,'2026-11-16 00:07:55.831167','seat','{"seat":1,"player":{"seat":1,"kind":"human","person":"e3954dd1c30f5555480262158c269b46","name":"Karim","level":null,"stand_in":null,"colour":null}}',NULL,0,'[]');
INSERT INTO "entries" VALUES('iSem__XQNww',2,'2026-11-16 00:07:55.834658','start','{}',NULL,0,'[1]');
INSERT INTO "entries" VALUES('iSem__XQNww',3,'2026-11-16 00:07:55.843063','move','{"seat":1,"action":{"verb":"offer","card":"blow_3","target":0}}',NULL,1,'[0]');
INSERT INTO "entries" VALUES('iSem__XQNww',4,'2026-11-16 00:07:55.851026','move','{"seat":0,"action":{"verb":"give","card":"blow_14"}}',NULL,2,'[1]');
INSERT INTO "entries" VALUES('iSem__XQNww',5,'2026-11-16 00:07:55.855064','move','{"seat":1,"action":{"verb":"rest"}}',NULL,3,'[0]');
INSERT INTO "entries" VALUES('iSem__XQNww',6,'2026-11-16 00:07:55.863152','move','{"seat":0,"action":{"verb":"strike","card":"blow_1","target":1}}',NULL,4,'[1]');
INSERT INTO "entries" VALUES('iSem__XQNww',7,'2026-11-16 00:07:55.866896','move','{"seat":1,"action":{"verb":"pass"}}',NULL,5,'[1]');
INSERT INTO "entries" VALUES('iSem__XQNww',8,'2026-11-16 00:07:55.875038','move','{"seat":1,"action":{"verb":"strike","card":"blow_9","target":0}}',NULL,6,'[0]');
INSERT INTO "entries" VALUES('iSem__XQNww',9,'2026-11-16 00:07:55.878901','move','{"seat":0,"action":{"verb":"parry","card":"parry_4"}}',NULL,7,'[1]');
INSERT INTO "entries" VALUES('iSem__XQNww',10,'2026-11-16 00:07:55.887055','move','{"seat":1,"action":{"verb":"pass"}}',NULL,8,'[0]');
INSERT INTO "entries" VALUES('iSem__XQNww',11,'2026-11-16 00:07:55.895052','move','{"seat":0,"action":{"verb":"strike","card":"blow_2","target":1}}',NULL,9,'[1]');
INSERT INTO "entries" VALUES('iSem__XQNww',12,'2026-11-16 00:07:55.896475','move','{"seat":1,"action":{"verb":"pass"}}',NULL,10,'[1]');
INSERT INTO "entries" VALUES('iSem__XQNww',13,'2026-11-16 00:07:55.907068','move','{"seat":1,"action":{"verb":"offer","card":"blow_14","target":0}}',NULL,11,'[0]');
INSERT INTO "entries" VALUES('iSem__XQNww',14,'2026-11-16 00:07:55.915138','move','{"seat":0,"action":{"verb":"give","card":"blow_3"}}',NULL,12,'[1]');
INSERT INTO "entries" VALUES('iSem__XQNww',15,'2026-11-16 00:07:55.918843','move','{"seat":1,"action":{"verb":"strike","card":"blow_7","target":0}}',NULL,13,'[0]');
INSERT INTO "entries" VALUES('iSem__XQNww',16,'2026-11-16 00:07:55.926992','move','{"seat":0,"action":{"verb":"parry","card":"parry_9"}}',NULL,14,'[1]');
INSERT INTO "entries" VALUES('iSem__XQNww',17,'2026-11-16 00:07:55.930916','move','{"seat":1,"action":{"verb":"parry","card":"parry_8"}}',NULL,15,'[0]');
INSERT INTO "entries" VALUES('iSem__XQNww',18,'2026-11-16 00:07:55.934951','move','{"seat":0,"action":{"verb":"pass"}}',NULL,16,'[0]');
INSERT INTO "entries" VALUES('iSem__XQNww',19,'2026-11-16 00:07:55.943030','move','{"seat":0,"action":{"verb":"offer","card":"blow_14","target":1}}',NULL,17,'[1]');
INSERT INTO "entries" VALUES('iSem__XQNww',20,'2026-11-16 00:07:55.946862','move','{"seat":1,"action":{"verb":"refuse"}}',NULL,18,'[0]');
INSERT INTO "entries" VALUES('iSem__XQNww',21,'2026-11-16 00:07:55.955045','move','{"seat":0,"action":{"verb":"rest"}}',NULL,19,'[1]');
INSERT INTO "entries" VALUES('iSem__XQNww',22,'2026-11-16 00:07:55.962943','move','{"seat":1,"action":{"verb":"strike","card":"blow_6","target":0}}',NULL,20,'[0]');
INSERT INTO "entries" VALUES('iSem__XQNww',23,'2026-11-16 00:07:55.966947','move','{"seat":0,"action":{"verb":"pass"}}',NULL,21,'[0]');
INSERT INTO "entries" VALUES('iSem__XQNww',24,'2026-11-16 00:07:55.974995','move','{"seat":0,"action":{"verb":"strike","card":"blow_14","target":1}}',NULL,22,'[1]');
INSERT INTO "entries" VALUES('iSem__XQNww',25,'2026-11-16 00:07:55.978890','move','{"seat":1,"action":{"verb":"parry","card":"parry_2"}}',NULL,23,'[0]');
INSERT INTO "entries" VALUES('iSem__XQNww',26,'2026-11-16 00:07:55.987027','move','{"seat":0,"action":{"verb":"parry","card":"parry_1"}}',NULL,24,'[1]');
INSERT INTO "entries" VALUES('iSem__XQNww',27,'2026-11-16 00:07:55.990824','move','{"seat":1,"action":{"verb":"pass"}}',NULL,25,'[1]');
INSERT INTO "entries" VALUES('iSem__XQNww',28,'2026-11-16 00:07:55.999077','move','{"seat":1,"action":{"verb":"strike","card":"blow_4","target":0}}',NULL,26,'[0]');
INSERT INTO "entries" VALUES('iSem__XQNww',29,'2026-11-16 00:07:56.002886','move','{"seat":0,"action":{"verb":"pass"}}',NULL,27,'[0]');
INSERT INTO "entries" VALUES('iSem__XQNww',30,'2026-11-16 00:07:56.011068','move','{"seat":0,"action":{"verb":"strike","card":"blow_5","target":1}}',NULL,28,'[1]');
INSERT INTO "entries" VALUES('iSem__XQNww',31,'2026-11-16 00:07:56.012072','move','{"seat":1,"action":{"verb":"pass"}}',NULL,29,'[1]');
INSERT INTO "entries" VALUES('iSem__XQNww',32,'2026-11-16 00:07:56.023074','move','{"seat":1,"action":{"verb":"strike","card":"blow_10","target":0}}',NULL,30,'[0]');
INSERT INTO "entries" VALUES('iSem__XQNww',33,'2026-11-16 00:07:56.035035','move','{"seat":0,"action":{"verb":"pass"}}',NULL,31,'[0]');
INSERT INTO "entries" VALUES('iSem__XQNww',34,'2026-11-16 00:07:56.046958','move','{"seat":0,"action":{"verb":"offer","card":"blow_12","target":1}}',NULL,32,'[1]');
INSERT INTO "entries" VALUES('iSem__XQNww',35,'2026-11-16 00:07:56.054925','move','{"seat":1,"action":{"verb":"give","card":"blow_3"}}',NULL,33,'[0]');
INSERT INTO "entries" VALUES('iSem__XQNww',36,'2026-11-16 00:07:56.067044','move','{"seat":0,"action":{"verb":"rest"}}',NULL,34,'[1]');
INSERT INTO "entries" VALUES('iSem__XQNww',37,'2026-11-16 00:07:56.075041','move','{"seat":1,"action":{"verb":"strike","card":"blow_13","target":0}}',NULL,35,'[0]');
INSERT INTO "entries" VALUES('iSem__XQNww',38,'2026-11-16 00:07:56.087041','move','{"seat":0,"action":{"verb":"parry","card":"parry_10"}}',NULL,36,'[1]');
INSERT INTO "entries" VALUES('iSem__XQNww',39,'2026-11-16 00:07:56.091210','move','{"seat":1,"action":{"verb":"pass"}}',NULL,37,'[0]');
INSERT INTO "entries" VALUES('iSem__XQNww',40,'2026-11-16 00:07:56.103101','move','{"seat":0,"action":{"verb":"offer","card":"blow_3","target":1}}',NULL,38,'[1]');
INSERT INTO "entries" VALUES('iSem__XQNww',41,'2026-11-16 00:07:56.107997','move','{"seat":1,"action":{"verb":"refuse"}}',NULL,39,'[0]');
INSERT INTO "entries" VALUES('iSem__XQNww',42,'2026-11-16 00:07:56.108938','move','{"seat":0,"action":{"verb":"strike","card":"blow_3","target":1}}',NULL,40,'[1]');
INSERT INTO "entries" VALUES('iSem__XQNww',43,'2026-11-16 00:07:56.115321','move','{"seat":1,"action":{"verb":"pass"}}',NULL,41,'[1]');
INSERT INTO "entries" VALUES('iSem__XQNww',44,'2026-11-16 00:07:56.126928','move','{"seat":1,"action":{"verb":"offer","card":"blow_11","target":0}}',NULL,42,'[0]');
INSERT INTO "entries" VALUES('iSem__XQNww',45,'2026-11-16 00:07:56.134947','move','{"seat":0,"action":{"verb":"give","card":"parry_5"}}',NULL,43,'[1]');
INSERT INTO "entries" VALUES('iSem__XQNww',46,'2026-11-16 00:07:56.146919','move','{"seat":1,"action":{"verb":"rest"}}',NULL,44,'[0]');
INSERT INTO "entries" VALUES('iSem__XQNww',47,'2026-11-16 00:07:56.154894','move','{"seat":0,"action":{"verb":"rest"}}',NULL,45,'[1]');
INSERT INTO "entries" VALUES('iSem__XQNww',48,'2026-11-16 00:07:56.166951','move','{"seat":1,"action":{"verb":"offer","card":"blow_12","target":0}}',NULL,46,'[0]');
INSERT INTO "entries" VALUES('iSem__XQNww',49,'2026-11-16 00:07:56.174906','move','{"seat":0,"action":{"verb":"give","card":"blow_11"}}',NULL,47,'[1]');
INSERT INTO "entries" VALUES('iSem__XQNww',50,'2026-11-16 00:07:56.186968','move','{"seat":1,"action":{"verb":"rest"}}',NULL,48,'[0]');
INSERT INTO "entries" VALUES('iSem__XQNww',51,'2026-11-16 00:07:56.194955','move','{"seat":0,"action":{"verb":"strike","card":"blow_8","target":1}}',NULL,49,'[1]');
INSERT INTO "entries" VALUES('iSem__XQNww',52,'2026-11-16 00:07:56.206969','move','{"seat":1,"action":{"verb":"parry","card":"parry_7"}}',NULL,50,'[0]');
INSERT INTO "entries" VALUES('iSem__XQNww',53,'2026-11-16 00:07:56.214935','move','{"seat":0,"action":{"verb":"pass"}}',NULL,51,'[]');
INSERT INTO "entries" VALUES('iSem__XQNww',54,'2026-11-16 00:07:56.226790','over','{"outcome":{"points":[25,27],"parts":[{"blows":25},{"blows":27}],"ranks":[2,1],"winners":[1]},"seed":"de5fe95b99f03a4972d7fef366828f9c"}',NULL,51,'[]');
INSERT INTO "entries" VALUES('vsaCqr6RhYw',1,'2026-11-16 00:07:56.352934','seat','{"seat":2,"player":{"seat":2,"kind":"human","person":"e3954dd1c30f5555480262158c269b46","name":"Karim","level":null,"stand_in":null,"colour":null}}',NULL,0,'[]');
INSERT INTO "entries" VALUES('x1WnwZVZnuo',1,'2026-11-16 00:07:56.437670','start','{}',NULL,0,'[0]');
INSERT INTO "entries" VALUES('x1WnwZVZnuo',2,'2026-11-16 00:07:56.447099','move','{"seat":0,"action":{"verb":"draw"}}',NULL,1,'[0]');
INSERT INTO "entries" VALUES('x1WnwZVZnuo',3,'2026-11-16 00:07:56.459074','move','{"seat":0,"action":{"verb":"stop"}}',NULL,2,'[0]');
INSERT INTO "entries" VALUES('x1WnwZVZnuo',4,'2026-11-16 00:07:56.461144','move','{"seat":0,"action":{"verb":"draw"}}',NULL,3,'[0]');
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
INSERT INTO "matches" VALUES('iSem__XQNww','Agathe','parry',2,'{}','','de5fe95b99f03a4972d7fef366828f9c',NULL,0,'781cc526ff1002497fffbfeb60d54096','2026-11-16 00:07:55.794450','over','{"points":[25,27],"parts":[{"blows":25},{"blows":27}],"ranks":[2,1],"winners":[1]}',1);
INSERT INTO "matches" VALUES('FdNQTQHDG8M','Agathe','parry',2,'{}','','0c1be5ee89c2957bf635db862aa0edf3',NULL,0,'781cc526ff1002497fffbfeb60d54096','2026-11-16 00:07:56.237978','running',NULL,1);
INSERT INTO "matches" VALUES('vsaCqr6RhYw','Agathe','parry',3,'{}','','de04948efb8503252a58ebd045822d69',NULL,0,'781cc526ff1002497fffbfeb60d54096','2026-11-16 00:07:56.333908','waiting',NULL,1);
INSERT INTO "matches" VALUES('x1WnwZVZnuo','Agathe','bag',1,'{}','a5620ba5e8d0fa8accb5eefbf6bf82fda6b8c2eebfa0593a328e206476d1529a','6287f2a94958c7896f46559333e6046f',NULL,0,'781cc526ff1002497fffbfeb60d54096','2026-11-16 00:07:56.424217','running',NULL,1);
INSERT INTO "matches" VALUES('cG-XOqKuY0Q','Agathe','parry',2,'{}','',NULL,'{"game":"parry","seats":2,"chance":[3102162035,3712124477,2234148096,3730827651,24],"reveals":11,"frames":[0,1,0,0,0,1,0,0,0,0],"place":[0,0,0,1,14,21,1,6,1,15,13,16,11,1,18,17,9,0,10,8,7,19,20,12],"seen":[1,1,3,2,0,0,2,0,2,0,0,0,0,3,0,0,0,1,0,0,0,0,0,0],"points":[0,0]}',0,'781cc526ff1002497fffbfeb60d54096','2026-11-16 00:07:56.467607','running',NULL,1);
INSERT INTO "matches" VALUES('aPjKGrSA4DE','Agathe','parry',2,'{}','',NULL,'{"game":"parry","seats":2,"chance":[4059523839,3095926693,828511262,374720497,24],"reveals":11,"frames":[0,1,0,0,0,1,0,1,0,0,4,1,17,0,0],"place":[1,0,7,1,8,11,5,16,19,0,10,18,20,13,1,14,0,0,0,15,17,6,12,9],"seen":[2,1,0,2,0,0,15,0,0,1,0,0,0,0,2,0,1,3,1,0,0,0,0,0],"points":[0,7]}',0,'781cc526ff1002497fffbfeb60d54096','2026-11-16 00:07:56.491806','running',NULL,1);
CREATE TABLE people (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	login VARCHAR(40), 
	passphrase TEXT, 
	created DATETIME NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (login)
);
INSERT INTO "people" VALUES('781cc526ff1002497fffbfeb60d54096','Agathe',NULL,NULL,'2026-11-16 00:07:55.746777');
INSERT INTO "people" VALUES('e3954dd1c30f5555480262158c269b46','Karim',NULL,NULL,'2026-11-16 00:07:55.763073');
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
INSERT INTO "seats" VALUES('iSem__XQNww',0,'human','781cc526ff1002497fffbfeb60d54096',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('iSem__XQNww',1,'human','e3954dd1c30f5555480262158c269b46',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('FdNQTQHDG8M',0,'human','781cc526ff1002497fffbfeb60d54096',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('FdNQTQHDG8M',1,'human','e3954dd1c30f5555480262158c269b46',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('vsaCqr6RhYw',0,'human','781cc526ff1002497fffbfeb60d54096',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('vsaCqr6RhYw',1,'open',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('vsaCqr6RhYw',2,'human','e3954dd1c30f5555480262158c269b46',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('x1WnwZVZnuo',0,'human','781cc526ff1002497fffbfeb60d54096',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('cG-XOqKuY0Q',0,'human','781cc526ff1002497fffbfeb60d54096',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('cG-XOqKuY0Q',1,'bot',NULL,'greedy',NULL,NULL);
INSERT INTO "seats" VALUES('aPjKGrSA4DE',0,'human','781cc526ff1002497fffbfeb60d54096',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('aPjKGrSA4DE',1,'bot',NULL,'greedy',NULL,NULL);
CREATE TABLE settings (
	"key" VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY ("key")
);
CREATE INDEX seats_by_person ON seats (person);
CREATE INDEX matches_by_status ON matches (status, public);
COMMIT;
