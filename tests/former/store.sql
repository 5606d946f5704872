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
INSERT INTO "entries" VALUES('4_YqNwWVkqE',1,'2026-11-15 23:47:34.573436','start','{}',NULL,0,'[0,1,2]');
INSERT INTO "entries" VALUES('4_YqNwWVkqE',2,'2026-11-15 23:47:34.574716','move','{"seat":2,"action":{"verb":"show","fingers":4,"total":8}}',NULL,1,'[0,1]');
INSERT INTO "entries" VALUES('4_YqNwWVkqE',3,'2026-11-15 23:47:34.575401','move','{"seat":0,"action":{"verb":"show","fingers":0,"total":6}}',NULL,2,'[1]');
INSERT INTO "entries" VALUES('4_YqNwWVkqE',4,'2026-11-15 23:47:34.575942','undo','{"by":0,"count":1}',NULL,1,'[0,1]');
INSERT INTO "entries" VALUES('4_YqNwWVkqE',5,'2026-11-15 23:47:34.576533','move','{"seat":0,"action":{"verb":"show","fingers":5,"total":15}}',NULL,2,'[1]');
INSERT INTO "entries" VALUES('4_YqNwWVkqE',6,'2026-11-15 23:47:34.577124','move','{"seat":1,"action":{"verb":"show","fingers":3,"total":5}}',NULL,3,'[0,1,2]');
INSERT INTO "entries" VALUES('4_YqNwWVkqE',7,'2026-11-15 23:47:34.577647','move','{"seat":1,"action":{"verb":"show","fingers":0,"total":10}}',NULL,4,'[0,2]');
INSERT INTO "entries" VALUES('4_YqNwWVkqE',8,'2026-11-15 23:47:34.578193','move','{"seat":2,"action":{"verb":"show","fingers":2,"total":6}}',NULL,5,'[0]');
INSERT INTO "entries" VALUES('4_YqNwWVkqE',9,'2026-11-15 23:47:34.578724','undo','{"by":2,"count":1}',NULL,4,'[0,2]');
INSERT INTO "entries" VALUES('4_YqNwWVkqE',10,'2026-11-15 23:47:34.579282','move','{"seat":2,"action":{"verb":"show","fingers":0,"total":4}}',NULL,5,'[0]');
INSERT INTO "entries" VALUES('4_YqNwWVkqE',11,'2026-11-15 23:47:34.579788','move','{"seat":0,"action":{"verb":"show","fingers":3,"total":8}}',NULL,6,'[0,1,2]');
INSERT INTO "entries" VALUES('4_YqNwWVkqE',12,'2026-11-15 23:47:34.580343','move','{"seat":2,"action":{"verb":"show","fingers":3,"total":8}}',NULL,7,'[0,1]');
INSERT INTO "entries" VALUES('4_YqNwWVkqE',13,'2026-11-15 23:47:34.580843','move','{"seat":0,"action":{"verb":"show","fingers":1,"total":1}}',NULL,8,'[1]');
INSERT INTO "entries" VALUES('4_YqNwWVkqE',14,'2026-11-15 23:47:34.581400','undo','{"by":0,"count":1}',NULL,7,'[0,1]');
INSERT INTO "entries" VALUES('4_YqNwWVkqE',15,'2026-11-15 23:47:34.581914','move','{"seat":1,"action":{"verb":"show","fingers":3,"total":11}}',NULL,8,'[0]');
INSERT INTO "entries" VALUES('4_YqNwWVkqE',16,'2026-11-15 23:47:34.582517','move','{"seat":0,"action":{"verb":"show","fingers":0,"total":6}}',NULL,9,'[]');
INSERT INTO "entries" VALUES('4_YqNwWVkqE',17,'2026-11-15 23:47:34.582944','over','{"outcome":{"points":[3,0,0],"parts":[{"right":1,"alone":2},{"right":0,"alone":0},{"right":0,"alone":0}],"ranks":[1,2,2],"winners":[0]},"seed":"00000000000000000000000000000007"}',NULL,9,'[]');
INSERT INTO "entries" VALUES('5gwj-wpuTUI',1,'2026-11-15 23:47:34.523373','start','{}',NULL,0,'[1]');
INSERT INTO "entries" VALUES('5gwj-wpuTUI',2,'2026-11-15 23:47:34.524386','move','{"seat":1,"action":{"verb":"replace","card":"niagara_falls"}}',NULL,1,'[1]');
INSERT INTO "entries" VALUES('5gwj-wpuTUI',3,'2026-11-15 23:47:34.525038','move','{"seat":1,"action":{"verb":"visit","place":"cn_tower"}}',NULL,2,'[1]');
INSERT INTO "entries" VALUES('5gwj-wpuTUI',4,'2026-11-15 23:47:34.525672','undo','{"by":1,"count":1}',NULL,1,'[1]');
INSERT INTO "entries" VALUES('5gwj-wpuTUI',5,'2026-11-15 23:47:34.526236','move','{"seat":1,"action":{"verb":"end_visits"}}',NULL,2,'[1]');
INSERT INTO "entries" VALUES('5gwj-wpuTUI',6,'2026-11-15 23:47:34.526743','move','{"seat":1,"action":{"verb":"skip"}}',NULL,3,'[1]');
INSERT INTO "entries" VALUES('5gwj-wpuTUI',7,'2026-11-15 23:47:34.527372','undo','{"by":1,"count":1}',NULL,2,'[1]');
INSERT INTO "entries" VALUES('5gwj-wpuTUI',8,'2026-11-15 23:47:34.527861','move','{"seat":1,"action":{"verb":"reserve","card":"pangnirtung"}}',NULL,3,'[1]');
INSERT INTO "entries" VALUES('5gwj-wpuTUI',9,'2026-11-15 23:47:34.528354','move','{"seat":1,"action":{"verb":"rest","held":"6"}}',NULL,4,'[1]');
INSERT INTO "entries" VALUES('5gwj-wpuTUI',10,'2026-11-15 23:47:34.528934','undo','{"by":1,"count":1}',NULL,3,'[1]');
INSERT INTO "entries" VALUES('5gwj-wpuTUI',11,'2026-11-15 23:47:34.529441','move','{"seat":1,"action":{"verb":"rest","held":"5"}}',NULL,4,'[1]');
INSERT INTO "entries" VALUES('5gwj-wpuTUI',12,'2026-11-15 23:47:34.529882','move','{"seat":1,"action":{"verb":"rest","held":"6"}}',NULL,5,'[1]');
INSERT INTO "entries" VALUES('5gwj-wpuTUI',13,'2026-11-15 23:47:34.530868','undo','{"by":1,"count":1}',NULL,4,'[1]');
INSERT INTO "entries" VALUES('5gwj-wpuTUI',14,'2026-11-15 23:47:34.531415','move','{"seat":1,"action":{"verb":"rest","held":"6"}}',NULL,5,'[1]');
INSERT INTO "entries" VALUES('5gwj-wpuTUI',15,'2026-11-15 23:47:34.531817','move','{"seat":1,"action":{"verb":"rest","held":"2"}}',NULL,6,'[1]');
INSERT INTO "entries" VALUES('5gwj-wpuTUI',16,'2026-11-15 23:47:34.532457','undo','{"by":1,"count":1}',NULL,5,'[1]');
INSERT INTO "entries" VALUES('5gwj-wpuTUI',17,'2026-11-15 23:47:34.532957','move','{"seat":1,"action":{"verb":"draw"}}',NULL,6,'[2]');
INSERT INTO "entries" VALUES('5gwj-wpuTUI',18,'2026-11-15 23:47:34.533487','move','{"seat":2,"action":{"verb":"replace","card":"toronto"}}',NULL,7,'[2]');
INSERT INTO "entries" VALUES('5kV5fWS-qwE',1,'2026-11-15 23:47:34.481962','start','{}',NULL,0,'[0]');
INSERT INTO "entries" VALUES('5kV5fWS-qwE',2,'2026-11-15 23:47:34.484160','move','{"seat":0,"action":{"verb":"start","architect":"own"}}',NULL,1,'[0]');
INSERT INTO "entries" VALUES('5kV5fWS-qwE',3,'2026-11-15 23:47:34.484839','move','{"seat":0,"action":{"verb":"place_architect","site":"prestige_homes_quarter_3"}}',NULL,2,'[1]');
INSERT INTO "entries" VALUES('5kV5fWS-qwE',4,'2026-11-15 23:47:34.486772','undo','{"by":0,"count":1}',NULL,1,'[0]');
INSERT INTO "entries" VALUES('5kV5fWS-qwE',5,'2026-11-15 23:47:34.487423','move','{"seat":0,"action":{"verb":"place_architect","site":"provincial_administration_3"}}',NULL,2,'[1]');
INSERT INTO "entries" VALUES('5kV5fWS-qwE',6,'2026-11-15 23:47:34.488097','move','{"seat":1,"action":{"verb":"take_leader","leader":"leader_citadel"}}',NULL,3,'[2]');
INSERT INTO "entries" VALUES('5kV5fWS-qwE',7,'2026-11-15 23:47:34.490320','undo','{"by":1,"count":1}',NULL,2,'[1]');
INSERT INTO "entries" VALUES('5kV5fWS-qwE',8,'2026-11-15 23:47:34.496627','move','{"seat":1,"action":{"verb":"send","zone":"culture"}}',NULL,3,'[2]');
INSERT INTO "entries" VALUES('5kV5fWS-qwE',9,'2026-11-15 23:47:34.497332','move','{"seat":2,"action":{"verb":"take_leader","leader":"leader_culture"}}',NULL,4,'[0]');
INSERT INTO "entries" VALUES('5kV5fWS-qwE',10,'2026-11-15 23:47:34.499311','undo','{"by":2,"count":1}',NULL,3,'[2]');
INSERT INTO "entries" VALUES('5kV5fWS-qwE',11,'2026-11-15 23:47:34.500136','move','{"seat":2,"action":{"verb":"take_leader","leader":"leader_culture"}}',NULL,4,'[0]');
INSERT INTO "entries" VALUES('5kV5fWS-qwE',12,'2026-11-15 23:47:34.500792','move','{"seat":0,"action":{"verb":"send","zone":"economy"}}',NULL,5,'[1]');
INSERT INTO "entries" VALUES('5kV5fWS-qwE',13,'2026-11-15 23:47:34.502774','undo','{"by":0,"count":1}',NULL,4,'[0]');
INSERT INTO "entries" VALUES('5kV5fWS-qwE',14,'2026-11-15 23:47:34.508736','move','{"seat":0,"action":{"verb":"take_leader","leader":"leader_citadel"}}',NULL,5,'[1]');
INSERT INTO "entries" VALUES('5kV5fWS-qwE',15,'2026-11-15 23:47:34.509458','move','{"seat":1,"action":{"verb":"send","zone":"economy"}}',NULL,6,'[2]');
INSERT INTO "entries" VALUES('5kV5fWS-qwE',16,'2026-11-15 23:47:34.511538','undo','{"by":1,"count":1}',NULL,5,'[1]');
INSERT INTO "entries" VALUES('5kV5fWS-qwE',17,'2026-11-15 23:47:34.512592','move','{"seat":1,"action":{"verb":"send","zone":"culture"}}',NULL,6,'[2]');
INSERT INTO "entries" VALUES('5kV5fWS-qwE',18,'2026-11-15 23:47:34.513351','move','{"seat":2,"action":{"verb":"send","zone":"religion"}}',NULL,7,'[0]');
INSERT INTO "entries" VALUES('5kV5fWS-qwE',19,'2026-11-15 23:47:34.515275','undo','{"by":2,"count":1}',NULL,6,'[2]');
INSERT INTO "entries" VALUES('pmKctJexRpk',1,'2026-11-15 23:47:34.542794','start','{}',NULL,0,'[0]');
INSERT INTO "entries" VALUES('pmKctJexRpk',2,'2026-11-15 23:47:34.544199','move','{"seat":0,"action":{"verb":"use","ally":"coureur_des_bois"}}',NULL,1,'[0]');
INSERT INTO "entries" VALUES('pmKctJexRpk',3,'2026-11-15 23:47:34.544910','move','{"seat":0,"action":{"verb":"take","piece":"canot_white"}}',NULL,2,'[0]');
INSERT INTO "entries" VALUES('pmKctJexRpk',4,'2026-11-15 23:47:34.545955','undo','{"by":0,"count":1}',NULL,1,'[0]');
INSERT INTO "entries" VALUES('pmKctJexRpk',5,'2026-11-15 23:47:34.546689','move','{"seat":0,"action":{"verb":"take","piece":"girouette_yellow"}}',NULL,2,'[0]');
INSERT INTO "entries" VALUES('pmKctJexRpk',6,'2026-11-15 23:47:34.547474','move','{"seat":0,"action":{"verb":"build","work":"church"}}',NULL,3,'[0]');
INSERT INTO "entries" VALUES('pmKctJexRpk',7,'2026-11-15 23:47:34.548358','undo','{"by":0,"count":1}',NULL,2,'[0]');
INSERT INTO "entries" VALUES('pmKctJexRpk',8,'2026-11-15 23:47:34.549009','move','{"seat":0,"action":{"verb":"build","work":"mill"}}',NULL,3,'[0]');
INSERT INTO "entries" VALUES('pmKctJexRpk',9,'2026-11-15 23:47:34.549951','move','{"seat":0,"action":{"verb":"place","placement":12}}',NULL,4,'[0]');
INSERT INTO "entries" VALUES('pmKctJexRpk',10,'2026-11-15 23:47:34.550903','undo','{"by":0,"count":1}',NULL,3,'[0]');
INSERT INTO "entries" VALUES('pmKctJexRpk',11,'2026-11-15 23:47:34.551747','move','{"seat":0,"action":{"verb":"place","placement":18}}',NULL,4,'[0]');
INSERT INTO "entries" VALUES('pmKctJexRpk',12,'2026-11-15 23:47:34.552363','move','{"seat":0,"action":{"verb":"discard","shape":"faux"}}',NULL,5,'[1]');
INSERT INTO "entries" VALUES('pmKctJexRpk',13,'2026-11-15 23:47:34.552877','move','{"seat":1,"action":{"verb":"use","ally":"premieres_nations"}}',NULL,6,'[1]');
INSERT INTO "entries" VALUES('pmKctJexRpk',14,'2026-11-15 23:47:34.553444','move','{"seat":1,"action":{"verb":"take","piece":"raquette_white"}}',NULL,7,'[1]');
INSERT INTO "entries" VALUES('pmKctJexRpk',15,'2026-11-15 23:47:34.554404','undo','{"by":1,"count":1}',NULL,6,'[1]');
INSERT INTO "entries" VALUES('pmKctJexRpk',16,'2026-11-15 23:47:34.555108','move','{"seat":1,"action":{"verb":"take","piece":"canot_brown"}}',NULL,7,'[1]');
INSERT INTO "entries" VALUES('pmKctJexRpk',17,'2026-11-15 23:47:34.555657','move','{"seat":1,"action":{"verb":"build","work":"mill"}}',NULL,8,'[1]');
INSERT INTO "entries" VALUES('pmKctJexRpk',18,'2026-11-15 23:47:34.556562','undo','{"by":1,"count":1}',NULL,7,'[1]');
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
INSERT INTO "matches" VALUES('5kV5fWS-qwE','Agathe','quebec',3,'{"level":"complete","layout":"random","neutral_in_hand":"ends_century"}','68a2be05254c32ad678b26a2f617cc020ffd510468d17f8eefd35471a7aa0b59','00000000000000000000000000000007',NULL,0,'2f7acf08f82f41687aa408e1d7336e8f','2026-11-15 23:47:34.463109','running',NULL,2);
INSERT INTO "matches" VALUES('5gwj-wpuTUI','Agathe','quadrata',3,'{"mode":"family","quiz":"off","consolation":"no_token_visit","after_taxi":"closed","reservation":"choose_first","reshuffle":"when_needed","extra_spaces":"stay_empty"}','e6e6f8a43627668178150bf3543f48a91fb7b4b405bff9424ea1586a93604769','00000000000000000000000000000007',NULL,0,'2f7acf08f82f41687aa408e1d7336e8f','2026-11-15 23:47:34.520119','running',NULL,1);
INSERT INTO "matches" VALUES('pmKctJexRpk','Agathe','nouvelle_france',2,'{"constraint":"apprenti","path":"standard","architecture":"off","player_may_choose_ties":"no"}','210a76f57e2569feb6832dd0fe4a35060cb186eee9784a6be99ae7ee390c3667','00000000000000000000000000000007',NULL,0,'2f7acf08f82f41687aa408e1d7336e8f','2026-11-15 23:47:34.538817','running',NULL,3);
INSERT INTO "matches" VALUES('4_YqNwWVkqE','Agathe','morra',3,'{"length":"short"}','','00000000000000000000000000000007',NULL,0,'2f7acf08f82f41687aa408e1d7336e8f','2026-11-15 23:47:34.569679','over','{"points":[3,0,0],"parts":[{"right":1,"alone":2},{"right":0,"alone":0},{"right":0,"alone":0}],"ranks":[1,2,2],"winners":[0]}',1);
CREATE TABLE people (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	login VARCHAR(40), 
	passphrase TEXT, 
	created DATETIME NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (login)
);
INSERT INTO "people" VALUES('2f7acf08f82f41687aa408e1d7336e8f','Agathe',NULL,NULL,'2026-11-15 23:47:34.452698');
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
INSERT INTO "seats" VALUES('5kV5fWS-qwE',0,'human','2f7acf08f82f41687aa408e1d7336e8f',NULL,NULL,'black');
INSERT INTO "seats" VALUES('5kV5fWS-qwE',1,'human','2f7acf08f82f41687aa408e1d7336e8f',NULL,NULL,'white');
INSERT INTO "seats" VALUES('5kV5fWS-qwE',2,'human','2f7acf08f82f41687aa408e1d7336e8f',NULL,NULL,'green');
INSERT INTO "seats" VALUES('5gwj-wpuTUI',0,'human','2f7acf08f82f41687aa408e1d7336e8f',NULL,NULL,'purple');
INSERT INTO "seats" VALUES('5gwj-wpuTUI',1,'human','2f7acf08f82f41687aa408e1d7336e8f',NULL,NULL,'blue');
INSERT INTO "seats" VALUES('5gwj-wpuTUI',2,'human','2f7acf08f82f41687aa408e1d7336e8f',NULL,NULL,'yellow');
INSERT INTO "seats" VALUES('pmKctJexRpk',0,'human','2f7acf08f82f41687aa408e1d7336e8f',NULL,NULL,'yellow');
INSERT INTO "seats" VALUES('pmKctJexRpk',1,'human','2f7acf08f82f41687aa408e1d7336e8f',NULL,NULL,'blue');
INSERT INTO "seats" VALUES('4_YqNwWVkqE',0,'human','2f7acf08f82f41687aa408e1d7336e8f',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('4_YqNwWVkqE',1,'human','2f7acf08f82f41687aa408e1d7336e8f',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('4_YqNwWVkqE',2,'human','2f7acf08f82f41687aa408e1d7336e8f',NULL,NULL,NULL);
CREATE TABLE settings (
	"key" VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY ("key")
);
CREATE INDEX seats_by_person ON seats (person);
CREATE INDEX matches_by_status ON matches (status, public);
COMMIT;
