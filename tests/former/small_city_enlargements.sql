BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0011');
CREATE TABLE attendance (
	process VARCHAR(32) NOT NULL, 
	"match" VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	PRIMARY KEY (process, "match", seat), 
	FOREIGN KEY("match") REFERENCES matches (id)
);
CREATE TABLE changes (
	id INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	process VARCHAR(32) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	body JSON NOT NULL, 
	PRIMARY KEY (id)
);
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
INSERT INTO "entries" VALUES('MTUbTK5zAUc',1,'2026-11-18 19:19:15.223525','start','{}',NULL,0,'[0,1,2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',2,'2026-11-18 19:19:15.223531','move','{"seat":0,"action":{"verb":"keep","promise":"clean_air"}}',NULL,1,'[1,2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',3,'2026-11-18 19:19:15.223532','move','{"seat":1,"action":{"verb":"keep","promise":"full_borough"}}',NULL,2,'[2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',4,'2026-11-18 19:19:15.223532','move','{"seat":2,"action":{"verb":"keep","promise":"shopkeepers"}}',NULL,3,'[3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',5,'2026-11-18 19:19:15.223532','move','{"seat":3,"action":{"verb":"keep","promise":"shopping_centre"}}',NULL,4,'[0,1,2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',6,'2026-11-18 19:19:15.223532','move','{"seat":0,"action":{"verb":"settle","square":"f1"}}',NULL,5,'[1,2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',7,'2026-11-18 19:19:15.223533','move','{"seat":1,"action":{"verb":"settle","square":"f1"}}',NULL,6,'[2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',8,'2026-11-18 19:19:15.223533','move','{"seat":2,"action":{"verb":"settle","square":"f1"}}',NULL,7,'[3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',9,'2026-11-18 19:19:15.223533','move','{"seat":3,"action":{"verb":"settle","square":"f1"}}',NULL,8,'[3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',10,'2026-11-18 19:19:15.223533','move','{"seat":3,"action":{"verb":"parade","square":"f7","dir":"right"}}',NULL,9,'[2]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',11,'2026-11-18 19:19:15.223533','move','{"seat":2,"action":{"verb":"take","position":2}}',NULL,10,'[3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',12,'2026-11-18 19:19:15.223533','move','{"seat":3,"action":{"verb":"take","position":1}}',NULL,11,'[0]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',13,'2026-11-18 19:19:15.223534','move','{"seat":0,"action":{"verb":"take","position":0}}',NULL,12,'[1]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',14,'2026-11-18 19:19:15.223534','move','{"seat":1,"action":{"verb":"take","position":3}}',NULL,13,'[1]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',15,'2026-11-18 19:19:15.223534','move','{"seat":1,"action":{"verb":"oppose","seat":0}}',NULL,14,'[0,1,2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',16,'2026-11-18 19:19:15.223534','move','{"seat":0,"action":{"verb":"build","piece":"park_1"}}',NULL,15,'[0,1,2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',17,'2026-11-18 19:19:15.223534','move','{"seat":0,"action":{"verb":"place","square":"a1","facing":"upright"}}',NULL,16,'[0,1,2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',18,'2026-11-18 19:19:15.223534','move','{"seat":0,"action":{"verb":"commit"}}',NULL,17,'[1,2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',19,'2026-11-18 19:19:15.223535','move','{"seat":1,"action":{"verb":"build","piece":"park_1"}}',NULL,18,'[1,2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',20,'2026-11-18 19:19:15.223535','move','{"seat":1,"action":{"verb":"place","square":"a1","facing":"upright"}}',NULL,19,'[1,2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',21,'2026-11-18 19:19:15.223535','move','{"seat":1,"action":{"verb":"commit"}}',NULL,20,'[2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',22,'2026-11-18 19:19:15.223535','move','{"seat":2,"action":{"verb":"build","piece":"park_1"}}',NULL,21,'[2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',23,'2026-11-18 19:19:15.223535','move','{"seat":2,"action":{"verb":"place","square":"a1","facing":"upright"}}',NULL,22,'[2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',24,'2026-11-18 19:19:15.223536','move','{"seat":2,"action":{"verb":"commit"}}',NULL,23,'[3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',25,'2026-11-18 19:19:15.223536','move','{"seat":3,"action":{"verb":"build","piece":"park_1"}}',NULL,24,'[3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',26,'2026-11-18 19:19:15.223536','move','{"seat":3,"action":{"verb":"place","square":"a1","facing":"upright"}}',NULL,25,'[3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',27,'2026-11-18 19:19:15.223537','move','{"seat":3,"action":{"verb":"keep_card"}}',NULL,26,'[3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',28,'2026-11-18 19:19:15.223537','move','{"seat":3,"action":{"verb":"commit"}}',NULL,27,'[2]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',29,'2026-11-18 19:19:15.223537','move','{"seat":2,"action":{"verb":"advance","row":"finance","means":"money"}}',NULL,28,'[3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',30,'2026-11-18 19:19:15.223537','move','{"seat":3,"action":{"verb":"advance","row":"finance","means":"money"}}',NULL,29,'[0]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',31,'2026-11-18 19:19:15.223537','move','{"seat":0,"action":{"verb":"advance","row":"finance","means":"money"}}',NULL,30,'[1]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',32,'2026-11-18 19:19:15.223538','move','{"seat":1,"action":{"verb":"advance","row":"finance","means":"money"}}',NULL,31,'[3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',33,'2026-11-18 19:19:15.223538','move','{"seat":3,"action":{"verb":"parade","square":"f7","dir":"right"}}',NULL,32,'[2]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',34,'2026-11-18 19:19:15.223538','move','{"seat":2,"action":{"verb":"take","position":4}}',NULL,33,'[3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',35,'2026-11-18 19:19:15.223538','move','{"seat":3,"action":{"verb":"take","position":2}}',NULL,34,'[0]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',36,'2026-11-18 19:19:15.223538','move','{"seat":0,"action":{"verb":"take","position":1}}',NULL,35,'[1]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',37,'2026-11-18 19:19:15.223539','move','{"seat":1,"action":{"verb":"take","position":0}}',NULL,36,'[0,1,2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',38,'2026-11-18 19:19:15.223539','move','{"seat":0,"action":{"verb":"build","piece":"park_2"}}',NULL,37,'[0,1,2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',39,'2026-11-18 19:19:15.223539','move','{"seat":0,"action":{"verb":"place","square":"a3","facing":"upright"}}',NULL,38,'[0,1,2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',40,'2026-11-18 19:19:15.223539','move','{"seat":0,"action":{"verb":"keep_card"}}',NULL,39,'[0,1,2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',41,'2026-11-18 19:19:15.223539','move','{"seat":0,"action":{"verb":"build","piece":"park_2"}}',NULL,40,'[0,1,2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',42,'2026-11-18 19:19:15.223540','move','{"seat":0,"action":{"verb":"place","square":"c3","facing":"upright"}}',NULL,41,'[0,1,2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',43,'2026-11-18 19:19:15.223540','move','{"seat":0,"action":{"verb":"keep_card"}}',NULL,42,'[0,1,2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',44,'2026-11-18 19:19:15.223540','move','{"seat":0,"action":{"verb":"commit"}}',NULL,43,'[1,2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',45,'2026-11-18 19:19:15.223540','move','{"seat":1,"action":{"verb":"build","piece":"park_2"}}',NULL,44,'[1,2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',46,'2026-11-18 19:19:15.223541','move','{"seat":1,"action":{"verb":"place","square":"a3","facing":"upright"}}',NULL,45,'[1,2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',47,'2026-11-18 19:19:15.223541','move','{"seat":1,"action":{"verb":"build","piece":"park_2"}}',NULL,46,'[1,2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',48,'2026-11-18 19:19:15.223541','move','{"seat":1,"action":{"verb":"place","square":"c3","facing":"upright"}}',NULL,47,'[1,2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',49,'2026-11-18 19:19:15.223541','move','{"seat":1,"action":{"verb":"commit"}}',NULL,48,'[2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',50,'2026-11-18 19:19:15.223542','move','{"seat":2,"action":{"verb":"build","piece":"park_2"}}',NULL,49,'[2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',51,'2026-11-18 19:19:15.223542','move','{"seat":2,"action":{"verb":"place","square":"a3","facing":"upright"}}',NULL,50,'[2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',52,'2026-11-18 19:19:15.223542','move','{"seat":2,"action":{"verb":"build","piece":"park_2"}}',NULL,51,'[2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',53,'2026-11-18 19:19:15.223542','move','{"seat":2,"action":{"verb":"place","square":"c3","facing":"upright"}}',NULL,52,'[2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',54,'2026-11-18 19:19:15.223543','move','{"seat":2,"action":{"verb":"commit"}}',NULL,53,'[3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',55,'2026-11-18 19:19:15.223543','move','{"seat":3,"action":{"verb":"build","piece":"park_2"}}',NULL,54,'[3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',56,'2026-11-18 19:19:15.223543','move','{"seat":3,"action":{"verb":"place","square":"a3","facing":"upright"}}',NULL,55,'[3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',57,'2026-11-18 19:19:15.223543','move','{"seat":3,"action":{"verb":"build","piece":"park_2"}}',NULL,56,'[3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',58,'2026-11-18 19:19:15.223544','move','{"seat":3,"action":{"verb":"place","square":"c3","facing":"upright"}}',NULL,57,'[3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',59,'2026-11-18 19:19:15.223544','move','{"seat":3,"action":{"verb":"commit"}}',NULL,58,'[2]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',60,'2026-11-18 19:19:15.223544','move','{"seat":2,"action":{"verb":"advance","row":"finance","means":"money"}}',NULL,59,'[3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',61,'2026-11-18 19:19:15.223544','move','{"seat":3,"action":{"verb":"advance","row":"finance","means":"money"}}',NULL,60,'[0]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',62,'2026-11-18 19:19:15.223544','move','{"seat":0,"action":{"verb":"advance","row":"finance","means":"money"}}',NULL,61,'[1]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',63,'2026-11-18 19:19:15.223544','move','{"seat":1,"action":{"verb":"advance","row":"finance","means":"money"}}',NULL,62,'[0]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',64,'2026-11-18 19:19:15.223545','move','{"seat":0,"action":{"verb":"parade","square":"f7","dir":"right"}}',NULL,63,'[3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',65,'2026-11-18 19:19:15.223545','move','{"seat":3,"action":{"verb":"take","position":3}}',NULL,64,'[3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',66,'2026-11-18 19:19:15.223545','move','{"seat":3,"action":{"verb":"oppose","seat":0}}',NULL,65,'[0]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',67,'2026-11-18 19:19:15.223545','move','{"seat":0,"action":{"verb":"take","position":2}}',NULL,66,'[1]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',68,'2026-11-18 19:19:15.223545','move','{"seat":1,"action":{"verb":"take","position":1}}',NULL,67,'[2]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',69,'2026-11-18 19:19:15.223546','move','{"seat":2,"action":{"verb":"take","position":0}}',NULL,68,'[0,1,2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',70,'2026-11-18 19:19:15.223546','move','{"seat":0,"action":{"verb":"build","piece":"park_2"}}',NULL,69,'[0,1,2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',71,'2026-11-18 19:19:15.223546','move','{"seat":0,"action":{"verb":"place","square":"e3","facing":"upright"}}',NULL,70,'[0,1,2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',72,'2026-11-18 19:19:15.223546','move','{"seat":0,"action":{"verb":"build","piece":"park_2"}}',NULL,71,'[0,1,2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',73,'2026-11-18 19:19:15.223546','move','{"seat":0,"action":{"verb":"place","square":"g3","facing":"right"}}',NULL,72,'[0,1,2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',74,'2026-11-18 19:19:15.223546','move','{"seat":0,"action":{"verb":"commit"}}',NULL,73,'[1,2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',75,'2026-11-18 19:19:15.223547','move','{"seat":1,"action":{"verb":"build","piece":"park_2"}}',NULL,74,'[1,2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',76,'2026-11-18 19:19:15.223547','move','{"seat":1,"action":{"verb":"place","square":"e3","facing":"upright"}}',NULL,75,'[1,2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',77,'2026-11-18 19:19:15.223547','move','{"seat":1,"action":{"verb":"keep_card"}}',NULL,76,'[1,2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',78,'2026-11-18 19:19:15.223547','move','{"seat":1,"action":{"verb":"commit"}}',NULL,77,'[2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',79,'2026-11-18 19:19:15.223547','move','{"seat":2,"action":{"verb":"commit"}}',NULL,78,'[3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',80,'2026-11-18 19:19:15.223547','move','{"seat":3,"action":{"verb":"build","piece":"park_2"}}',NULL,79,'[3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',81,'2026-11-18 19:19:15.223548','move','{"seat":3,"action":{"verb":"place","square":"e3","facing":"upright"}}',NULL,80,'[3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',82,'2026-11-18 19:19:15.223548','move','{"seat":3,"action":{"verb":"commit"}}',NULL,81,'[3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',83,'2026-11-18 19:19:15.223548','move','{"seat":3,"action":{"verb":"advance","row":"finance","means":"money"}}',NULL,82,'[0]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',84,'2026-11-18 19:19:15.223548','move','{"seat":0,"action":{"verb":"pass"}}',NULL,83,'[1]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',85,'2026-11-18 19:19:15.223548','move','{"seat":1,"action":{"verb":"advance","row":"finance","means":"money"}}',NULL,84,'[2]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',86,'2026-11-18 19:19:15.223548','move','{"seat":2,"action":{"verb":"advance","row":"finance","means":"money"}}',NULL,85,'[1]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',87,'2026-11-18 19:19:15.223549','move','{"seat":1,"action":{"verb":"parade","square":"f7","dir":"right"}}',NULL,86,'[0]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',88,'2026-11-18 19:19:15.223549','move','{"seat":0,"action":{"verb":"take","position":4}}',NULL,87,'[1]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',89,'2026-11-18 19:19:15.223549','move','{"seat":1,"action":{"verb":"take","position":2}}',NULL,88,'[2]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',90,'2026-11-18 19:19:15.223549','move','{"seat":2,"action":{"verb":"take","position":1}}',NULL,89,'[3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',91,'2026-11-18 19:19:15.223549','move','{"seat":3,"action":{"verb":"take","position":0}}',NULL,90,'[0,1,2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',92,'2026-11-18 19:19:15.223550','move','{"seat":0,"action":{"verb":"commit"}}',NULL,91,'[1,2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',93,'2026-11-18 19:19:15.223550','move','{"seat":1,"action":{"verb":"build","piece":"park_2"}}',NULL,92,'[1,2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',94,'2026-11-18 19:19:15.223550','move','{"seat":1,"action":{"verb":"place","square":"g3","facing":"right"}}',NULL,93,'[1,2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',95,'2026-11-18 19:19:15.223550','move','{"seat":1,"action":{"verb":"build","piece":"park_2"}}',NULL,94,'[1,2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',96,'2026-11-18 19:19:15.223550','move','{"seat":1,"action":{"verb":"place","square":"a4","facing":"upright"}}',NULL,95,'[1,2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',97,'2026-11-18 19:19:15.223550','move','{"seat":1,"action":{"verb":"commit"}}',NULL,96,'[2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',98,'2026-11-18 19:19:15.223551','move','{"seat":2,"action":{"verb":"build","piece":"park_2"}}',NULL,97,'[2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',99,'2026-11-18 19:19:15.223551','move','{"seat":2,"action":{"verb":"place","square":"e3","facing":"upright"}}',NULL,98,'[2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',100,'2026-11-18 19:19:15.223551','move','{"seat":2,"action":{"verb":"keep_card"}}',NULL,99,'[2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',101,'2026-11-18 19:19:15.223551','move','{"seat":2,"action":{"verb":"commit"}}',NULL,100,'[3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',102,'2026-11-18 19:19:15.223552','move','{"seat":3,"action":{"verb":"commit"}}',NULL,101,'[0]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',103,'2026-11-18 19:19:15.223552','move','{"seat":0,"action":{"verb":"pass"}}',NULL,102,'[1]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',104,'2026-11-18 19:19:15.223552','move','{"seat":1,"action":{"verb":"pass"}}',NULL,103,'[2]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',105,'2026-11-18 19:19:15.223552','move','{"seat":2,"action":{"verb":"pass"}}',NULL,104,'[3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',106,'2026-11-18 19:19:15.223552','move','{"seat":3,"action":{"verb":"advance","row":"finance","means":"money"}}',NULL,105,'[2]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',107,'2026-11-18 19:19:15.223553','move','{"seat":2,"action":{"verb":"parade","square":"f7","dir":"right"}}',NULL,106,'[1]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',108,'2026-11-18 19:19:15.223553','move','{"seat":1,"action":{"verb":"take","position":3}}',NULL,107,'[1]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',109,'2026-11-18 19:19:15.223553','move','{"seat":1,"action":{"verb":"oppose","seat":0}}',NULL,108,'[2]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',110,'2026-11-18 19:19:15.223553','move','{"seat":2,"action":{"verb":"take","position":2}}',NULL,109,'[3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',111,'2026-11-18 19:19:15.223553','move','{"seat":3,"action":{"verb":"take","position":1}}',NULL,110,'[0]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',112,'2026-11-18 19:19:15.223554','move','{"seat":0,"action":{"verb":"take","position":0}}',NULL,111,'[0,1,2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',113,'2026-11-18 19:19:15.223554','move','{"seat":0,"action":{"verb":"commit"}}',NULL,112,'[1,2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',114,'2026-11-18 19:19:15.223554','move','{"seat":1,"action":{"verb":"commit"}}',NULL,113,'[2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',115,'2026-11-18 19:19:15.223554','move','{"seat":2,"action":{"verb":"build","piece":"park_2"}}',NULL,114,'[2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',116,'2026-11-18 19:19:15.223554','move','{"seat":2,"action":{"verb":"place","square":"g3","facing":"upright"}}',NULL,115,'[2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',117,'2026-11-18 19:19:15.223554','move','{"seat":2,"action":{"verb":"commit"}}',NULL,116,'[3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',118,'2026-11-18 19:19:15.223554','move','{"seat":3,"action":{"verb":"commit"}}',NULL,117,'[1]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',119,'2026-11-18 19:19:15.223555','move','{"seat":1,"action":{"verb":"pass"}}',NULL,118,'[2]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',120,'2026-11-18 19:19:15.223555','move','{"seat":2,"action":{"verb":"pass"}}',NULL,119,'[3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',121,'2026-11-18 19:19:15.223555','move','{"seat":3,"action":{"verb":"pass"}}',NULL,120,'[0]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',122,'2026-11-18 19:19:15.223555','move','{"seat":0,"action":{"verb":"pass"}}',NULL,121,'[3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',123,'2026-11-18 19:19:15.223555','move','{"seat":3,"action":{"verb":"parade","square":"g8","dir":"right"}}',NULL,122,'[2]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',124,'2026-11-18 19:19:15.223555','move','{"seat":2,"action":{"verb":"take","position":4}}',NULL,123,'[3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',125,'2026-11-18 19:19:15.223556','move','{"seat":3,"action":{"verb":"take","position":2}}',NULL,124,'[0]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',126,'2026-11-18 19:19:15.223556','move','{"seat":0,"action":{"verb":"take","position":1}}',NULL,125,'[1]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',127,'2026-11-18 19:19:15.223556','move','{"seat":1,"action":{"verb":"take","position":0}}',NULL,126,'[0,1,2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',128,'2026-11-18 19:19:15.223556','move','{"seat":0,"action":{"verb":"commit"}}',NULL,127,'[1,2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',129,'2026-11-18 19:19:15.223556','move','{"seat":1,"action":{"verb":"commit"}}',NULL,128,'[2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',130,'2026-11-18 19:19:15.223556','move','{"seat":2,"action":{"verb":"commit"}}',NULL,129,'[3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',131,'2026-11-18 19:19:15.223557','move','{"seat":3,"action":{"verb":"commit"}}',NULL,130,'[2]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',132,'2026-11-18 19:19:15.223557','move','{"seat":2,"action":{"verb":"pass"}}',NULL,131,'[3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',133,'2026-11-18 19:19:15.223557','move','{"seat":3,"action":{"verb":"pass"}}',NULL,132,'[0]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',134,'2026-11-18 19:19:15.223557','move','{"seat":0,"action":{"verb":"pass"}}',NULL,133,'[0]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',135,'2026-11-18 19:19:15.223557','move','{"seat":0,"action":{"verb":"parade","square":"f7","dir":"right"}}',NULL,134,'[3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',136,'2026-11-18 19:19:15.223557','move','{"seat":3,"action":{"verb":"take","position":3}}',NULL,135,'[3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',137,'2026-11-18 19:19:15.223557','move','{"seat":3,"action":{"verb":"oppose","seat":0}}',NULL,136,'[0]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',138,'2026-11-18 19:19:15.223558','move','{"seat":0,"action":{"verb":"take","position":2}}',NULL,137,'[1]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',139,'2026-11-18 19:19:15.223558','move','{"seat":1,"action":{"verb":"take","position":1}}',NULL,138,'[2]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',140,'2026-11-18 19:19:15.223558','move','{"seat":2,"action":{"verb":"take","position":0}}',NULL,139,'[0,1,2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',141,'2026-11-18 19:19:15.223558','move','{"seat":0,"action":{"verb":"commit"}}',NULL,140,'[1,2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',142,'2026-11-18 19:19:15.223558','move','{"seat":1,"action":{"verb":"commit"}}',NULL,141,'[2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',143,'2026-11-18 19:19:15.223558','move','{"seat":2,"action":{"verb":"commit"}}',NULL,142,'[3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',144,'2026-11-18 19:19:15.223559','move','{"seat":3,"action":{"verb":"commit"}}',NULL,143,'[3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',145,'2026-11-18 19:19:15.223559','move','{"seat":3,"action":{"verb":"pass"}}',NULL,144,'[0]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',146,'2026-11-18 19:19:15.223559','move','{"seat":0,"action":{"verb":"advance","row":"finance","means":"money"}}',NULL,145,'[2]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',147,'2026-11-18 19:19:15.223559','move','{"seat":2,"action":{"verb":"pass"}}',NULL,146,'[1]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',148,'2026-11-18 19:19:15.223559','move','{"seat":1,"action":{"verb":"parade","square":"g8","dir":"right"}}',NULL,147,'[0]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',149,'2026-11-18 19:19:15.223559','move','{"seat":0,"action":{"verb":"take","position":4}}',NULL,148,'[1]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',150,'2026-11-18 19:19:15.223560','move','{"seat":1,"action":{"verb":"take","position":2}}',NULL,149,'[2]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',151,'2026-11-18 19:19:15.223560','move','{"seat":2,"action":{"verb":"take","position":1}}',NULL,150,'[3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',152,'2026-11-18 19:19:15.223560','move','{"seat":3,"action":{"verb":"take","position":0}}',NULL,151,'[0,1,2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',153,'2026-11-18 19:19:15.223560','move','{"seat":0,"action":{"verb":"build","piece":"park_2"}}',NULL,152,'[0,1,2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',154,'2026-11-18 19:19:15.223560','move','{"seat":0,"action":{"verb":"place","square":"h3","facing":"upright"}}',NULL,153,'[0,1,2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',155,'2026-11-18 19:19:15.223560','move','{"seat":0,"action":{"verb":"build","piece":"park_2"}}',NULL,154,'[0,1,2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',156,'2026-11-18 19:19:15.223560','move','{"seat":0,"action":{"verb":"place","square":"a4","facing":"upright"}}',NULL,155,'[0,1,2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',157,'2026-11-18 19:19:15.223561','move','{"seat":0,"action":{"verb":"commit"}}',NULL,156,'[1,2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',158,'2026-11-18 19:19:15.223561','move','{"seat":1,"action":{"verb":"commit"}}',NULL,157,'[2,3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',159,'2026-11-18 19:19:15.223561','move','{"seat":2,"action":{"verb":"commit"}}',NULL,158,'[3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',160,'2026-11-18 19:19:15.223561','move','{"seat":3,"action":{"verb":"build","piece":"park_2"}}',NULL,159,'[3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',161,'2026-11-18 19:19:15.223561','move','{"seat":3,"action":{"verb":"place","square":"a1","facing":"upright"}}',NULL,160,'[3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',162,'2026-11-18 19:19:15.223561','move','{"seat":3,"action":{"verb":"build","piece":"park_3_i3"}}',NULL,161,'[3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',163,'2026-11-18 19:19:15.223562','move','{"seat":3,"action":{"verb":"place","square":"a1","facing":"upright"}}',NULL,162,'[3]');
INSERT INTO "entries" VALUES('MTUbTK5zAUc',164,'2026-11-18 19:19:15.223562','move','{"seat":3,"action":{"verb":"commit"}}',NULL,163,'[1]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',1,'2026-11-18 19:19:15.403206','start','{}',NULL,0,'[0,1,2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',2,'2026-11-18 19:19:15.403210','move','{"seat":0,"action":{"verb":"keep","promise":"clean_air"}}',NULL,1,'[1,2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',3,'2026-11-18 19:19:15.403210','move','{"seat":1,"action":{"verb":"keep","promise":"full_borough"}}',NULL,2,'[2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',4,'2026-11-18 19:19:15.403210','move','{"seat":2,"action":{"verb":"keep","promise":"shopkeepers"}}',NULL,3,'[3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',5,'2026-11-18 19:19:15.403210','move','{"seat":3,"action":{"verb":"keep","promise":"shopping_centre"}}',NULL,4,'[0,1,2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',6,'2026-11-18 19:19:15.403211','move','{"seat":0,"action":{"verb":"settle","square":"f1"}}',NULL,5,'[1,2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',7,'2026-11-18 19:19:15.403211','move','{"seat":1,"action":{"verb":"settle","square":"f1"}}',NULL,6,'[2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',8,'2026-11-18 19:19:15.403211','move','{"seat":2,"action":{"verb":"settle","square":"f1"}}',NULL,7,'[3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',9,'2026-11-18 19:19:15.403211','move','{"seat":3,"action":{"verb":"settle","square":"f1"}}',NULL,8,'[3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',10,'2026-11-18 19:19:15.403211','move','{"seat":3,"action":{"verb":"parade","square":"f7","dir":"right"}}',NULL,9,'[2]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',11,'2026-11-18 19:19:15.403212','move','{"seat":2,"action":{"verb":"take","position":2}}',NULL,10,'[3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',12,'2026-11-18 19:19:15.403212','move','{"seat":3,"action":{"verb":"take","position":1}}',NULL,11,'[0]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',13,'2026-11-18 19:19:15.403212','move','{"seat":0,"action":{"verb":"take","position":0}}',NULL,12,'[1]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',14,'2026-11-18 19:19:15.403212','move','{"seat":1,"action":{"verb":"take","position":3}}',NULL,13,'[1]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',15,'2026-11-18 19:19:15.403212','move','{"seat":1,"action":{"verb":"oppose","seat":0}}',NULL,14,'[0,1,2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',16,'2026-11-18 19:19:15.403213','move','{"seat":0,"action":{"verb":"build","piece":"park_1"}}',NULL,15,'[0,1,2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',17,'2026-11-18 19:19:15.403213','move','{"seat":0,"action":{"verb":"place","square":"a1","facing":"upright"}}',NULL,16,'[0,1,2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',18,'2026-11-18 19:19:15.403213','move','{"seat":0,"action":{"verb":"commit"}}',NULL,17,'[1,2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',19,'2026-11-18 19:19:15.403213','move','{"seat":1,"action":{"verb":"build","piece":"park_1"}}',NULL,18,'[1,2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',20,'2026-11-18 19:19:15.403213','move','{"seat":1,"action":{"verb":"place","square":"a1","facing":"upright"}}',NULL,19,'[1,2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',21,'2026-11-18 19:19:15.403213','move','{"seat":1,"action":{"verb":"commit"}}',NULL,20,'[2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',22,'2026-11-18 19:19:15.403214','move','{"seat":2,"action":{"verb":"build","piece":"park_1"}}',NULL,21,'[2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',23,'2026-11-18 19:19:15.403214','move','{"seat":2,"action":{"verb":"place","square":"a1","facing":"upright"}}',NULL,22,'[2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',24,'2026-11-18 19:19:15.403214','move','{"seat":2,"action":{"verb":"commit"}}',NULL,23,'[3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',25,'2026-11-18 19:19:15.403214','move','{"seat":3,"action":{"verb":"build","piece":"park_1"}}',NULL,24,'[3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',26,'2026-11-18 19:19:15.403215','move','{"seat":3,"action":{"verb":"place","square":"a1","facing":"upright"}}',NULL,25,'[3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',27,'2026-11-18 19:19:15.403215','move','{"seat":3,"action":{"verb":"keep_card"}}',NULL,26,'[3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',28,'2026-11-18 19:19:15.403215','move','{"seat":3,"action":{"verb":"commit"}}',NULL,27,'[2]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',29,'2026-11-18 19:19:15.403215','move','{"seat":2,"action":{"verb":"advance","row":"finance","means":"money"}}',NULL,28,'[3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',30,'2026-11-18 19:19:15.403215','move','{"seat":3,"action":{"verb":"advance","row":"finance","means":"money"}}',NULL,29,'[0]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',31,'2026-11-18 19:19:15.403215','move','{"seat":0,"action":{"verb":"advance","row":"finance","means":"money"}}',NULL,30,'[1]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',32,'2026-11-18 19:19:15.403216','move','{"seat":1,"action":{"verb":"advance","row":"finance","means":"money"}}',NULL,31,'[3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',33,'2026-11-18 19:19:15.403216','move','{"seat":3,"action":{"verb":"parade","square":"f7","dir":"right"}}',NULL,32,'[2]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',34,'2026-11-18 19:19:15.403216','move','{"seat":2,"action":{"verb":"take","position":4}}',NULL,33,'[3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',35,'2026-11-18 19:19:15.403216','move','{"seat":3,"action":{"verb":"take","position":2}}',NULL,34,'[0]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',36,'2026-11-18 19:19:15.403216','move','{"seat":0,"action":{"verb":"take","position":1}}',NULL,35,'[1]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',37,'2026-11-18 19:19:15.403216','move','{"seat":1,"action":{"verb":"take","position":0}}',NULL,36,'[0,1,2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',38,'2026-11-18 19:19:15.403217','move','{"seat":0,"action":{"verb":"build","piece":"park_2"}}',NULL,37,'[0,1,2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',39,'2026-11-18 19:19:15.403217','move','{"seat":0,"action":{"verb":"place","square":"a3","facing":"upright"}}',NULL,38,'[0,1,2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',40,'2026-11-18 19:19:15.403217','move','{"seat":0,"action":{"verb":"keep_card"}}',NULL,39,'[0,1,2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',41,'2026-11-18 19:19:15.403217','move','{"seat":0,"action":{"verb":"build","piece":"park_2"}}',NULL,40,'[0,1,2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',42,'2026-11-18 19:19:15.403217','move','{"seat":0,"action":{"verb":"place","square":"c3","facing":"upright"}}',NULL,41,'[0,1,2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',43,'2026-11-18 19:19:15.403217','move','{"seat":0,"action":{"verb":"keep_card"}}',NULL,42,'[0,1,2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',44,'2026-11-18 19:19:15.403218','move','{"seat":0,"action":{"verb":"commit"}}',NULL,43,'[1,2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',45,'2026-11-18 19:19:15.403218','move','{"seat":1,"action":{"verb":"build","piece":"park_2"}}',NULL,44,'[1,2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',46,'2026-11-18 19:19:15.403218','move','{"seat":1,"action":{"verb":"place","square":"a3","facing":"upright"}}',NULL,45,'[1,2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',47,'2026-11-18 19:19:15.403218','move','{"seat":1,"action":{"verb":"build","piece":"park_2"}}',NULL,46,'[1,2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',48,'2026-11-18 19:19:15.403218','move','{"seat":1,"action":{"verb":"place","square":"c3","facing":"upright"}}',NULL,47,'[1,2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',49,'2026-11-18 19:19:15.403218','move','{"seat":1,"action":{"verb":"commit"}}',NULL,48,'[2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',50,'2026-11-18 19:19:15.403219','move','{"seat":2,"action":{"verb":"build","piece":"park_2"}}',NULL,49,'[2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',51,'2026-11-18 19:19:15.403219','move','{"seat":2,"action":{"verb":"place","square":"a3","facing":"upright"}}',NULL,50,'[2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',52,'2026-11-18 19:19:15.403219','move','{"seat":2,"action":{"verb":"build","piece":"park_2"}}',NULL,51,'[2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',53,'2026-11-18 19:19:15.403219','move','{"seat":2,"action":{"verb":"place","square":"c3","facing":"upright"}}',NULL,52,'[2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',54,'2026-11-18 19:19:15.403219','move','{"seat":2,"action":{"verb":"commit"}}',NULL,53,'[3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',55,'2026-11-18 19:19:15.403220','move','{"seat":3,"action":{"verb":"build","piece":"park_2"}}',NULL,54,'[3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',56,'2026-11-18 19:19:15.403220','move','{"seat":3,"action":{"verb":"place","square":"a3","facing":"upright"}}',NULL,55,'[3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',57,'2026-11-18 19:19:15.403220','move','{"seat":3,"action":{"verb":"build","piece":"park_2"}}',NULL,56,'[3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',58,'2026-11-18 19:19:15.403220','move','{"seat":3,"action":{"verb":"place","square":"c3","facing":"upright"}}',NULL,57,'[3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',59,'2026-11-18 19:19:15.403221','move','{"seat":3,"action":{"verb":"commit"}}',NULL,58,'[2]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',60,'2026-11-18 19:19:15.403221','move','{"seat":2,"action":{"verb":"advance","row":"finance","means":"money"}}',NULL,59,'[3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',61,'2026-11-18 19:19:15.403221','move','{"seat":3,"action":{"verb":"advance","row":"finance","means":"money"}}',NULL,60,'[0]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',62,'2026-11-18 19:19:15.403221','move','{"seat":0,"action":{"verb":"advance","row":"finance","means":"money"}}',NULL,61,'[1]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',63,'2026-11-18 19:19:15.403221','move','{"seat":1,"action":{"verb":"advance","row":"finance","means":"money"}}',NULL,62,'[0]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',64,'2026-11-18 19:19:15.403221','move','{"seat":0,"action":{"verb":"parade","square":"f7","dir":"right"}}',NULL,63,'[3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',65,'2026-11-18 19:19:15.403222','move','{"seat":3,"action":{"verb":"take","position":3}}',NULL,64,'[3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',66,'2026-11-18 19:19:15.403222','move','{"seat":3,"action":{"verb":"oppose","seat":0}}',NULL,65,'[0]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',67,'2026-11-18 19:19:15.403222','move','{"seat":0,"action":{"verb":"take","position":2}}',NULL,66,'[1]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',68,'2026-11-18 19:19:15.403222','move','{"seat":1,"action":{"verb":"take","position":1}}',NULL,67,'[2]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',69,'2026-11-18 19:19:15.403222','move','{"seat":2,"action":{"verb":"take","position":0}}',NULL,68,'[0,1,2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',70,'2026-11-18 19:19:15.403222','move','{"seat":0,"action":{"verb":"build","piece":"park_2"}}',NULL,69,'[0,1,2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',71,'2026-11-18 19:19:15.403222','move','{"seat":0,"action":{"verb":"place","square":"e3","facing":"upright"}}',NULL,70,'[0,1,2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',72,'2026-11-18 19:19:15.403223','move','{"seat":0,"action":{"verb":"build","piece":"park_2"}}',NULL,71,'[0,1,2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',73,'2026-11-18 19:19:15.403223','move','{"seat":0,"action":{"verb":"place","square":"g3","facing":"right"}}',NULL,72,'[0,1,2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',74,'2026-11-18 19:19:15.403223','move','{"seat":0,"action":{"verb":"commit"}}',NULL,73,'[1,2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',75,'2026-11-18 19:19:15.403223','move','{"seat":1,"action":{"verb":"build","piece":"park_2"}}',NULL,74,'[1,2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',76,'2026-11-18 19:19:15.403224','move','{"seat":1,"action":{"verb":"place","square":"e3","facing":"upright"}}',NULL,75,'[1,2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',77,'2026-11-18 19:19:15.403224','move','{"seat":1,"action":{"verb":"keep_card"}}',NULL,76,'[1,2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',78,'2026-11-18 19:19:15.403224','move','{"seat":1,"action":{"verb":"commit"}}',NULL,77,'[2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',79,'2026-11-18 19:19:15.403224','move','{"seat":2,"action":{"verb":"commit"}}',NULL,78,'[3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',80,'2026-11-18 19:19:15.403225','move','{"seat":3,"action":{"verb":"build","piece":"park_2"}}',NULL,79,'[3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',81,'2026-11-18 19:19:15.403225','move','{"seat":3,"action":{"verb":"place","square":"e3","facing":"upright"}}',NULL,80,'[3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',82,'2026-11-18 19:19:15.403225','move','{"seat":3,"action":{"verb":"commit"}}',NULL,81,'[3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',83,'2026-11-18 19:19:15.403225','move','{"seat":3,"action":{"verb":"advance","row":"finance","means":"money"}}',NULL,82,'[0]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',84,'2026-11-18 19:19:15.403225','move','{"seat":0,"action":{"verb":"pass"}}',NULL,83,'[1]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',85,'2026-11-18 19:19:15.403226','move','{"seat":1,"action":{"verb":"advance","row":"finance","means":"money"}}',NULL,84,'[2]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',86,'2026-11-18 19:19:15.403226','move','{"seat":2,"action":{"verb":"advance","row":"finance","means":"money"}}',NULL,85,'[1]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',87,'2026-11-18 19:19:15.403226','move','{"seat":1,"action":{"verb":"parade","square":"f7","dir":"right"}}',NULL,86,'[0]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',88,'2026-11-18 19:19:15.403226','move','{"seat":0,"action":{"verb":"take","position":4}}',NULL,87,'[1]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',89,'2026-11-18 19:19:15.403227','move','{"seat":1,"action":{"verb":"take","position":2}}',NULL,88,'[2]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',90,'2026-11-18 19:19:15.403227','move','{"seat":2,"action":{"verb":"take","position":1}}',NULL,89,'[3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',91,'2026-11-18 19:19:15.403227','move','{"seat":3,"action":{"verb":"take","position":0}}',NULL,90,'[0,1,2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',92,'2026-11-18 19:19:15.403227','move','{"seat":0,"action":{"verb":"commit"}}',NULL,91,'[1,2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',93,'2026-11-18 19:19:15.403227','move','{"seat":1,"action":{"verb":"build","piece":"park_2"}}',NULL,92,'[1,2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',94,'2026-11-18 19:19:15.403227','move','{"seat":1,"action":{"verb":"place","square":"g3","facing":"right"}}',NULL,93,'[1,2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',95,'2026-11-18 19:19:15.403228','move','{"seat":1,"action":{"verb":"build","piece":"park_2"}}',NULL,94,'[1,2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',96,'2026-11-18 19:19:15.403228','move','{"seat":1,"action":{"verb":"place","square":"a4","facing":"upright"}}',NULL,95,'[1,2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',97,'2026-11-18 19:19:15.403228','move','{"seat":1,"action":{"verb":"commit"}}',NULL,96,'[2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',98,'2026-11-18 19:19:15.403228','move','{"seat":2,"action":{"verb":"build","piece":"park_2"}}',NULL,97,'[2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',99,'2026-11-18 19:19:15.403228','move','{"seat":2,"action":{"verb":"place","square":"e3","facing":"upright"}}',NULL,98,'[2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',100,'2026-11-18 19:19:15.403228','move','{"seat":2,"action":{"verb":"keep_card"}}',NULL,99,'[2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',101,'2026-11-18 19:19:15.403229','move','{"seat":2,"action":{"verb":"commit"}}',NULL,100,'[3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',102,'2026-11-18 19:19:15.403229','move','{"seat":3,"action":{"verb":"commit"}}',NULL,101,'[0]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',103,'2026-11-18 19:19:15.403229','move','{"seat":0,"action":{"verb":"pass"}}',NULL,102,'[1]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',104,'2026-11-18 19:19:15.403229','move','{"seat":1,"action":{"verb":"pass"}}',NULL,103,'[2]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',105,'2026-11-18 19:19:15.403229','move','{"seat":2,"action":{"verb":"pass"}}',NULL,104,'[3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',106,'2026-11-18 19:19:15.403230','move','{"seat":3,"action":{"verb":"advance","row":"finance","means":"money"}}',NULL,105,'[2]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',107,'2026-11-18 19:19:15.403230','move','{"seat":2,"action":{"verb":"parade","square":"f7","dir":"right"}}',NULL,106,'[1]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',108,'2026-11-18 19:19:15.403230','move','{"seat":1,"action":{"verb":"take","position":3}}',NULL,107,'[1]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',109,'2026-11-18 19:19:15.403230','move','{"seat":1,"action":{"verb":"oppose","seat":0}}',NULL,108,'[2]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',110,'2026-11-18 19:19:15.403230','move','{"seat":2,"action":{"verb":"take","position":2}}',NULL,109,'[3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',111,'2026-11-18 19:19:15.403230','move','{"seat":3,"action":{"verb":"take","position":1}}',NULL,110,'[0]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',112,'2026-11-18 19:19:15.403231','move','{"seat":0,"action":{"verb":"take","position":0}}',NULL,111,'[0,1,2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',113,'2026-11-18 19:19:15.403231','move','{"seat":0,"action":{"verb":"commit"}}',NULL,112,'[1,2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',114,'2026-11-18 19:19:15.403231','move','{"seat":1,"action":{"verb":"commit"}}',NULL,113,'[2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',115,'2026-11-18 19:19:15.403231','move','{"seat":2,"action":{"verb":"build","piece":"park_2"}}',NULL,114,'[2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',116,'2026-11-18 19:19:15.403231','move','{"seat":2,"action":{"verb":"place","square":"g3","facing":"upright"}}',NULL,115,'[2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',117,'2026-11-18 19:19:15.403231','move','{"seat":2,"action":{"verb":"commit"}}',NULL,116,'[3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',118,'2026-11-18 19:19:15.403231','move','{"seat":3,"action":{"verb":"commit"}}',NULL,117,'[1]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',119,'2026-11-18 19:19:15.403232','move','{"seat":1,"action":{"verb":"pass"}}',NULL,118,'[2]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',120,'2026-11-18 19:19:15.403232','move','{"seat":2,"action":{"verb":"pass"}}',NULL,119,'[3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',121,'2026-11-18 19:19:15.403232','move','{"seat":3,"action":{"verb":"pass"}}',NULL,120,'[0]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',122,'2026-11-18 19:19:15.403232','move','{"seat":0,"action":{"verb":"pass"}}',NULL,121,'[3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',123,'2026-11-18 19:19:15.403232','move','{"seat":3,"action":{"verb":"parade","square":"g8","dir":"right"}}',NULL,122,'[2]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',124,'2026-11-18 19:19:15.403232','move','{"seat":2,"action":{"verb":"take","position":4}}',NULL,123,'[3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',125,'2026-11-18 19:19:15.403233','move','{"seat":3,"action":{"verb":"take","position":2}}',NULL,124,'[0]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',126,'2026-11-18 19:19:15.403233','move','{"seat":0,"action":{"verb":"take","position":1}}',NULL,125,'[1]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',127,'2026-11-18 19:19:15.403233','move','{"seat":1,"action":{"verb":"take","position":0}}',NULL,126,'[0,1,2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',128,'2026-11-18 19:19:15.403233','move','{"seat":0,"action":{"verb":"commit"}}',NULL,127,'[1,2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',129,'2026-11-18 19:19:15.403233','move','{"seat":1,"action":{"verb":"commit"}}',NULL,128,'[2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',130,'2026-11-18 19:19:15.403234','move','{"seat":2,"action":{"verb":"commit"}}',NULL,129,'[3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',131,'2026-11-18 19:19:15.403234','move','{"seat":3,"action":{"verb":"commit"}}',NULL,130,'[2]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',132,'2026-11-18 19:19:15.403234','move','{"seat":2,"action":{"verb":"pass"}}',NULL,131,'[3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',133,'2026-11-18 19:19:15.403234','move','{"seat":3,"action":{"verb":"pass"}}',NULL,132,'[0]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',134,'2026-11-18 19:19:15.403234','move','{"seat":0,"action":{"verb":"pass"}}',NULL,133,'[0]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',135,'2026-11-18 19:19:15.403234','move','{"seat":0,"action":{"verb":"parade","square":"f7","dir":"right"}}',NULL,134,'[3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',136,'2026-11-18 19:19:15.403234','move','{"seat":3,"action":{"verb":"take","position":3}}',NULL,135,'[3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',137,'2026-11-18 19:19:15.403235','move','{"seat":3,"action":{"verb":"oppose","seat":0}}',NULL,136,'[0]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',138,'2026-11-18 19:19:15.403235','move','{"seat":0,"action":{"verb":"take","position":2}}',NULL,137,'[1]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',139,'2026-11-18 19:19:15.403235','move','{"seat":1,"action":{"verb":"take","position":1}}',NULL,138,'[2]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',140,'2026-11-18 19:19:15.403235','move','{"seat":2,"action":{"verb":"take","position":0}}',NULL,139,'[0,1,2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',141,'2026-11-18 19:19:15.403235','move','{"seat":0,"action":{"verb":"commit"}}',NULL,140,'[1,2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',142,'2026-11-18 19:19:15.403235','move','{"seat":1,"action":{"verb":"commit"}}',NULL,141,'[2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',143,'2026-11-18 19:19:15.403236','move','{"seat":2,"action":{"verb":"commit"}}',NULL,142,'[3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',144,'2026-11-18 19:19:15.403236','move','{"seat":3,"action":{"verb":"commit"}}',NULL,143,'[3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',145,'2026-11-18 19:19:15.403236','move','{"seat":3,"action":{"verb":"pass"}}',NULL,144,'[0]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',146,'2026-11-18 19:19:15.403237','move','{"seat":0,"action":{"verb":"advance","row":"finance","means":"money"}}',NULL,145,'[2]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',147,'2026-11-18 19:19:15.403237','move','{"seat":2,"action":{"verb":"pass"}}',NULL,146,'[1]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',148,'2026-11-18 19:19:15.403237','move','{"seat":1,"action":{"verb":"parade","square":"g8","dir":"right"}}',NULL,147,'[0]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',149,'2026-11-18 19:19:15.403237','move','{"seat":0,"action":{"verb":"take","position":4}}',NULL,148,'[1]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',150,'2026-11-18 19:19:15.403237','move','{"seat":1,"action":{"verb":"take","position":2}}',NULL,149,'[2]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',151,'2026-11-18 19:19:15.403238','move','{"seat":2,"action":{"verb":"take","position":1}}',NULL,150,'[3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',152,'2026-11-18 19:19:15.403238','move','{"seat":3,"action":{"verb":"take","position":0}}',NULL,151,'[0,1,2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',153,'2026-11-18 19:19:15.403238','move','{"seat":0,"action":{"verb":"build","piece":"park_2"}}',NULL,152,'[0,1,2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',154,'2026-11-18 19:19:15.403238','move','{"seat":0,"action":{"verb":"place","square":"h3","facing":"upright"}}',NULL,153,'[0,1,2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',155,'2026-11-18 19:19:15.403238','move','{"seat":0,"action":{"verb":"build","piece":"park_2"}}',NULL,154,'[0,1,2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',156,'2026-11-18 19:19:15.403239','move','{"seat":0,"action":{"verb":"place","square":"a4","facing":"upright"}}',NULL,155,'[0,1,2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',157,'2026-11-18 19:19:15.403239','move','{"seat":0,"action":{"verb":"commit"}}',NULL,156,'[1,2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',158,'2026-11-18 19:19:15.403239','move','{"seat":1,"action":{"verb":"commit"}}',NULL,157,'[2,3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',159,'2026-11-18 19:19:15.403239','move','{"seat":2,"action":{"verb":"commit"}}',NULL,158,'[3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',160,'2026-11-18 19:19:15.403239','move','{"seat":3,"action":{"verb":"build","piece":"park_2"}}',NULL,159,'[3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',161,'2026-11-18 19:19:15.403240','move','{"seat":3,"action":{"verb":"place","square":"a1","facing":"upright"}}',NULL,160,'[3]');
INSERT INTO "entries" VALUES('X2GTlwuWZo4',162,'2026-11-18 19:19:15.403240','move','{"seat":3,"action":{"verb":"commit"}}',NULL,161,'[1]');
CREATE TABLE leases (
	"match" VARCHAR(16) NOT NULL, 
	process VARCHAR(32) NOT NULL, 
	PRIMARY KEY ("match"), 
	FOREIGN KEY("match") REFERENCES matches (id)
);
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
	outcome JSON, rules INTEGER DEFAULT '1' NOT NULL, redeal INTEGER, patience INTEGER DEFAULT '120' NOT NULL, hints BOOLEAN DEFAULT 1 NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(host) REFERENCES people (id)
);
INSERT INTO "matches" VALUES('MTUbTK5zAUc','Agathe','small_city',4,'{"boards":"base_a","victory":"votes","godzillas":"no","doctors":"no","mayor_variant":"no","new_actions":"no","real_buildings":"no","nuclear":"no","new_buildings":"no"}','3b317882e1a8d07f701f0e18a1766db37f9c6a3e9428217a0ac4490cda073471','0000000000000000000000000000001c',NULL,0,'8ecb5ef7fdfc3eca9df1cd244a745dc3','2026-11-18 19:19:15.223569','running',NULL,1,NULL,120,1);
INSERT INTO "matches" VALUES('X2GTlwuWZo4','Agathe','small_city',4,'{"boards":"base_a","victory":"votes","godzillas":"no","doctors":"no","mayor_variant":"no","new_actions":"no","real_buildings":"no","nuclear":"no","new_buildings":"no"}','3b317882e1a8d07f701f0e18a1766db37f9c6a3e9428217a0ac4490cda073471','0000000000000000000000000000001c',NULL,0,'8ecb5ef7fdfc3eca9df1cd244a745dc3','2026-11-18 19:19:15.403246','running',NULL,1,NULL,120,1);
CREATE TABLE people (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	login VARCHAR(40), 
	passphrase TEXT, 
	created DATETIME NOT NULL, skeleton VARCHAR(200), small_skeleton VARCHAR(200), 
	PRIMARY KEY (id), 
	UNIQUE (login)
);
INSERT INTO "people" VALUES('8ecb5ef7fdfc3eca9df1cd244a745dc3','Agathe',NULL,NULL,'2026-11-18 19:19:13.292140','agathe','agathe');
CREATE TABLE processes (
	id VARCHAR(32) NOT NULL, 
	expires FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE seats (
	"match" VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(5) NOT NULL, 
	person VARCHAR(32), 
	level VARCHAR(20), 
	stand_in VARCHAR(20), colour VARCHAR(20), nonce VARCHAR(32), away_since DATETIME, orders JSON, called VARCHAR(40), 
	PRIMARY KEY ("match", seat), 
	FOREIGN KEY("match") REFERENCES matches (id), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "seats" VALUES('MTUbTK5zAUc',0,'human','8ecb5ef7fdfc3eca9df1cd244a745dc3',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('MTUbTK5zAUc',1,'human','8ecb5ef7fdfc3eca9df1cd244a745dc3',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('MTUbTK5zAUc',2,'human','8ecb5ef7fdfc3eca9df1cd244a745dc3',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('MTUbTK5zAUc',3,'human','8ecb5ef7fdfc3eca9df1cd244a745dc3',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('X2GTlwuWZo4',0,'human','8ecb5ef7fdfc3eca9df1cd244a745dc3',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('X2GTlwuWZo4',1,'human','8ecb5ef7fdfc3eca9df1cd244a745dc3',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('X2GTlwuWZo4',2,'human','8ecb5ef7fdfc3eca9df1cd244a745dc3',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('X2GTlwuWZo4',3,'human','8ecb5ef7fdfc3eca9df1cd244a745dc3',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE sessions (
	id VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	created DATETIME NOT NULL, 
	seen DATETIME NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(person) REFERENCES people (id)
);
CREATE TABLE settings (
	"key" VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY ("key")
);
CREATE TABLE snapshots (
	"match" VARCHAR(16) NOT NULL, 
	seq INTEGER NOT NULL, 
	guard VARCHAR(64) NOT NULL, 
	body BLOB NOT NULL, 
	PRIMARY KEY ("match"), 
	FOREIGN KEY("match") REFERENCES matches (id)
);
INSERT INTO "snapshots" VALUES('MTUbTK5zAUc',164,'fc3d4db4aeab505b16204568c612f20cef48af7c64a3f638e84e4a18cd3fb850',X'7801ED5B5997DC4615D632269090C58E13639B904481AC72D2FB32AC61C962279000666B261D8DA49969AC913AEAEE716C6362962484351421900548ECB1E1F0CA03AFF39227AA79E28573FC0BF809BC0CDF2D75B796E91E67929E398AA3524BAABAB7EEAD5BB74A57D2D7A58BD2DE8BD239495654DA553AC9928483AC282807144106951238821770038E4AC223AE1003410EB40EEB8B0614C8AA5042CA2917C82347D4400D99210D844583429F0A2BAFBEEADA6B6E43EACBCFF7D5D5BE7AAEAF9EEDABE7FBEADFFA33E5FECCE1FE3F8F4CCC5CF132B8FF92E4A78E260E42D98550DF4CA53FF3DF3EAA53E67F9421AD8218502E554CE81745D1883074643794EDBA9214EF3A386801C5A0B5A0051423165BA1DAA4C583EA0785B2D98DCA4852888787A3630C829A81A6039409DA0E45825C5FFE7B5F8D782B101A577D620BF1CA6238ACA45A728B16F6276885DC7FB83F530D461AF361F720DDB031EDDB3CED1F9F0E8E493725D2CDD1746B34D1D44C265889F94F178DB83C06970F5D124803124E4139710CD9317E480EEB87B4A06A584E3633E284C2B2C4DEDAF38F53DAA2B16C6BB35A67D9709CA6D9EA9ED074AD631BDD8E365BD23573C9704DF01B955A395F2F17EA39BD50AF57CBD54A3D57D4EBC55C3E57A994EB7AB1A8E7AB73BAE6DB2BB6E140B6A66B0B3E5423DB6868ED25A383AC9ED335C3ECB63CB7A3CDE98D415ED30BD1423E5AC851C16BB7BD8EADE9C539B430EF19BE05AD50B5D232BB9E7F42E4173DEB64CB718C806379C409F2CBC609CF6FAE187ECB70BBA2AE6B1F6F0ECD203D3E4C6ECEF75A8ED572170321B7673AB6E18FAAC7B9DD9EEF6AB3455D5BF23A50898C68449B2D54F2F05EDB365B8623E8AEDDEBFA943F0486E736177DAFE75A426DBBE52CFAADE5803528340DA8A3AAE848B719AB11A58CAA991834DB6A3ADE71A172505C6A2D2E89B28FFEC0FF79BD00CF57F5B25ED22BF0224CEC7AE63170727A11035AD2EBD80AA32DAF93041DC556D1F305489686653A83561434418728683928AF8C88C4A02D97DCD03C3A46730AAD8359107625AB0DDAA6B6C85EDB86C32140FA605A45AF8DD49640A811A9984FFC86B345488A0640B130D87072035E1EFE405DF65C1B13A911F4A002CA8AD71593776018286DCF717A347963FA4E4212842AFC5BD3E91230313FA3FAC5658181108386B1A04ED01838F642B7D98A2B83AC6D63D635F2E8F7E087AA9D5EBBED907935B4810DA465C30A5C38ECD7D36087B60617409CD48A0B58AD8E89C9DEA0B9116C9BE6D06617C326242AA591EF28938B95865E1D4F2C540BC4189C36AF7B79700B99B7C64F85B1C39B792B8C4B97765BE6AD2D780B112C1ABB4520DE787FDA481986C7F49ECBB88526ADDB4849D6485F99EEBE49AB36529235D257A68781A4551B29C91A2929D38D1E4FEEE1B3C386AE0C0CA5A7106F453C118C0DE51971A73C4091AD3D78428ECD2262F4BAED1E3DF0C61893C6F49DD3693618FE317A3E4CB404CEF0ED0CCC093E41A5B68317B431F2EFDCA64072A0DAB5638FE513ECD8E49E1BEA091EE5B7AE61A41CAA7C1BFD35A760D350D1348CC2AB2BBD234F1AA491FD9B64D035BC8EDAFE147AD6735B5B990F343E46EB5D0EF2263DCB5829F1C0DCE9B7F6FC7BDB90AB3C60AFF1D01505A800B80A602EE05984482D7841D83B056CA1DD05F25220FCC61537C606F02BFC808081424057A400386BEE34E4D38368558688167A3040B48AB9F2FB16D12A5C068016A13300CC80A36E15D1029A0554308268112488B70A68225C310A6701BF4D219C45E062B085B9D1DB1D2C9E3E9C3502B78A298994DB62C6F4408771FEBA0C91C16D70980051DFC503E8B64C8C69D933757F4DCBB054EA4124CB60AD51A81F86FC349D33582B05A34137FC0CD64A65049B7433A2C896C15A93421BBC432F9519AC7589BF80E0A70CD69A748965F4F4788060ADB56D83B50A58E8341ED632B124C96C396245D6308F9539400E68F1D58842AFFF710AADD11108587A102C2C3B0BD664A1B7198225009BF7FA922C815F091C6A8B4BB2005EC5012CFA4B1CB318378410C0A2D563625EA706C00AC1AA71B91D03B0421C26CCBDA79E1E370BEC5347180AD508E497392CE6FB813BC69E2E9B1995E848A1165F14192F252A278AEF2B4789BED38B5E64212CC2F4B895C3A3D037E98D2885F46C65560AA09FC8BCC85666C5427322F264C5697B80225B0661452EC0583880773208EB6D4C39F82983B0B2C0957E0FCC9DC6A78FEBB12449EBB2BCAE28EBF8AA3864041F248223780137C25E273E71D721164A8DEA4748C842FC6D24A192F44163F08166E463C854666165E0A7541F61A5A2CEECFAC0151FFCD095577DF8EA6BAEBD6EF79EEBF7DE70E3BE8FEC3F70F0A3377DECE65B6ED56EFBF8276EBFE3CEBBEEBE473F74EF7DB97CA1582A57AAB5FAEC273FF5E9CF7CF673F77FFE0B5FFCD2030F3EF4F0E1238F3CFAE5AF3CF6F857BFF6F5A3DFF8E6B7BEFD9DC677E79E683E69CC9B96BDB0B8D4FADE3167D9F5DA4FF99D6E6FE5F8D3274E9EFAFEE91F3CC3CFF01FF21FF11FF39FF067F973FC79FE53FE02FF19FF39FF05FF25FF15FF357F91FF8633FE5BFE12FF1D7F99FF9EFF81BFC25FE5AFF1D7F91FF99FF89FF91BFC4D7E969FE3AB17A532BB4E62BB2576BDCCF6CAEC4685ED53D87E951D50D94195DD2EB13B2476A7C4EE92D8DD12BB4762876476AFCCEE93594E660585151556525859615595D5545657D9ACCA1E90D883127B48620F4BEC88CC1E91D9A3327B4C658FAB6C4E664FC8AC29B3276536AF30536196C23A0AEB2A8CBF2231FE2AF6D7B0BF8EFD0D95F137B19FC57E4EE5AB675E5C7BE98555FA52575A3DD672ADF34BBD65C3BDD0B6FD8EE7FEE7969A6DCE97ED85EA82B560166DD3A85B0B79D32A944A46B554B6CCE2AA8B8F732FDCBF687497ECF30EBEDA75D6FEDAE91AAE854F12D72E989EE3F5FCB5F3AE87AF7F51149F99AE05CDC93BDB9CB2B3CDA93BD5DC5FFC9EEB621DDD9A7BE6FFA3CA62A5');
INSERT INTO "snapshots" VALUES('X2GTlwuWZo4',162,'0a4606e066975863591393daf9688d8818b96449a4be5a58d880f230a728d0d3',X'7801ED5B5997DC4615D632269090C58E13630F21890259E5A4F76558C392CD092480D99A49472369661A6BA48EBA7B1CDB98982509610D4508640162631B0EAF3CF03A2F79A29A275E38C7BF809FC0CBF0DD52B7D4D2748F3349CF1C6550A9BB55756FDDA56E954AA5AF4B97A4FD97A4B392ACA8F455E9244B127E64454139A00832A894C011BC801B7054120EB9420C0439D03AAC2F0C289055A18494532E90478EA8811A72431A080B83A40F3E5E7DD5B5D7DC86D4975FE8ABE7FBEA9FFAEAB9BE7AA1AFFEB53F53EECF3CD2FFC79189992B5E01F79F92FCF4D1C48F507631D23753E9CFFCA78FEA94F92F6548AB200694CB1513FA455118118E867E43D99E2B49F19ED9810514036B810514473CB622B5498F07D56785B2B98DCA485288473F47C7380435034D872813D88E44825C5FFE5B5F1D89562034AEFA440BF1CAA23BACA45A0A8B16B527B042E1A73EC648D83B48376C4C07364F07C7A7D931E9A644BA7934DD3A9A6850C6137CC4A8A74B455C14838B862E04A40109A7A09CF88DD8317E448EEA47B4A06A544E9A0939A1B0C4DEDAF7F753DA92B1626B735A67C5709CA6D9EA9ED074AD631BDD8E3657D23573D9704DF01B955A395F2F17EA39BD50AF57CBD54A3D57D4EBC55C3E57A994EB7AB1A8E7ABF3BAE6DBABB6E140B6A66B8B3E5423DB6868ED65A383AC9ED335C3ECB63CB7A3CDEB8D415ED30BA385FC68214705AFDDF63AB6A617E76161C1337C0B5AA16AB565763DFF84C82F79D6C996E31801C7F28813E4578C139EDF5C35FC96E176455DD73EDE1CBA417A7CB8DC5CE8B51CABE52E05426ECF746CC30FABC7B9DD9EEF6A73455D5BF63A50898C30A2CD152A7944AF6D9B2DC31174D7EE757DCA1F06C3739B4BBED7732DA1B6DD7296FCD64AC01A149A06D4515534A4DB8CD518A584D54C749A6D351DEFB85039282EB7969645D9477B10FFBC5E40E4AB7A592FE91544112E763DF3183839BD880E2DE9751C85F0C8EB2441BFE2A8E8F902244BC3329D412B0A9AA04314B41C9457422231E8C8250F9847C3684CC13A9805E157B2DAC036D9227F6D1B018700E9836B15BD16AA2D81502352319FF80C478B90140640B1D0D9087203511E7E405DF15C1B03A911B4A002CAAAD7158377E018286DCF717A347863FA4E4212842AE25BD3E91230313E47F58BCB021D213A0D7D418DA03E70ECC56EB315570659DBC6A86BE4D1EEC107553BBD76DB21F76AB08103A415C30A42386CD7336047BE0617409CD48A0B58AD8E89C1DEA0B1111C9BE660B38B6E13129552183BCAE462A56154C7130BD5023106A7CDEBEE0E6E218BD6F8A130B67BB36845F3D2E5C396456B0BD1C20C363A778B8978E3FD692365383DA6F75CC62D34E9DD464AB246FACA74F74D7AB59192AC91BE322D06925E6DA4246BA4A44C377AACDCA3B5C386A60C1CA55588B72A560463A7F28CB85311A099AD3D5821C74611317ADD768F16BC31C6A43E7DE7741A0D867F8CD687094BE00C9FCEC09C1013546A3B78401B23FFCE7D0A2407AA5D3BB62C9FE0C726F7DC484FB094DFBA86503954F936DA6B4EC1A7A1A269388547577A469ED449A1FF9B64D0343C8EDAFE145AD6735B5B190FD43F46EB5D76F2262DCB582989C0FCE9B7F6FD6BDB90AB3C60AFF1D0154D50017015C05CC0B308915AF48269EF14B0857617C84B81F01B57DC181BC0AFF00102060A015D2305C059F3A7219F1E44AB3244B4D08201A255CC95FF6F11ADC22E00B4089D0160061C75AB8816D02CA082238816418278AA8026C21547E12CE0B72984B3085C0C8E28173EDDC1E3E9C35921B8554CC94CB92D6E4C0F741817AF5D880C6E43C00488FA2E16A0DB3230A6E5CFD4E3352DC752A9073359066B8553FD70CA4FD33983B552D01B74C3CF60AD54CE60936E4634B365B0D6A4A90DD1A187CA0CD6BACC5F408853066B4DBAC4327A7A2240B0D6DAB6C15A056C741A0F6B99D89264B61CB1236B98C7CE1C2007B4F92AA4D0E37F9C427B740402961E040BDBCE823D59686D8660E1D6F1DEDF9225F02BB1E7698B5BB2005EC5012CFA4B1CA318378408C0A2DD63625CA706C08AC0AA71B91D03B0221C26CABDA7568F9B4DEC5347180AD511C82F0B582CF683708C3DED9A119568C8D4075842FFEE2AD283DEC846584CD3E3760E8753DFA427A214D2B39D5929807E46C645B6332B3635EFAE6924854DA3992D83B0462EC0D87480E86410D6DBB80611A70CC24AE1D59DB99488C0FC69BCF8B81E4B92B42ECBEB8AB28E77782346F03A223882177047D8EBC427EE3AC422A9B0FE08095988BF8D24540A7DC1CB99E18B90A9CCC0C7204629FE858F8A3AB3E77D57BCFF03575EF5C1ABAFB9F6BABDFBAEDF7FC38D073E74F0D0EC876FFAC8CDB7DCAADDF6D18FDD7EC79D77DD7D8F7EF8DEFB72F942B154AE546BF5B98F7FE2939FFAF467EEFFECE73EFF85071E7CE8E1478E3CFAD817BFF4F8135FFECA578F7EEDEBDFF8E6B71ADF9E7FB2F994B1605AF6E2D272EB3BC79C15D76B3FED77BABDD5E3CF9C3879EABBA7BFF72C3FC3BFCF7FC07FC87FC49FE3CFF317F88FF98BFC27FCA7FC67FCE7FC17FC97FC25FE2BCEF8AFF9CBFC37FC15FE5BFE3BFE2A7F8DBFCEDFE0BFE77FE07FE46FF2B3FCDC25A9C8AE93D85E895D2FB3FD32BB51610714765065875436ABB2DB257687C4EE94D85D12BB5B62F748ECB0CCEE95D97D32CBC9ACA0B0A2C24A0A2B2BACAAB29ACAEA2A9B53D903127B50620F49EC61891D91D9A3327B4C668FABEC0995CDCBEC49993565F694CC1614662ACC525847615D85F15725C65FC3F7757CDFC0F74D95F1B32A3F77E6A5B5975F3C4FEFE54AE78FB55CEBC2726FC5702FB66DBFE3B9FFBEA5669B0B657BB1BA682D9A45DB34EAD662DEB40AA592512D952DB378DEC5ABB817EF5F32BACBF60507EFE83A6B7FE9740DD7C20B886B174DCFF17AFEDA05D7C3BBBE288A974AD70273F2CE9A5376D69CBA53E6FEECF75C17BBE6D6DC33FF03DF135935');
CREATE INDEX seats_by_person ON seats (person);
CREATE INDEX matches_by_status ON matches (status, public);
CREATE INDEX people_by_skeleton ON people (skeleton);
CREATE INDEX people_by_small_skeleton ON people (small_skeleton);
CREATE INDEX sessions_by_person ON sessions (person);
CREATE INDEX attendance_by_match ON attendance ("match");
CREATE INDEX leases_by_process ON leases (process);
CREATE INDEX changes_by_moment ON changes (at);
COMMIT;
