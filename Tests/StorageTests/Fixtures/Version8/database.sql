BEGIN TRANSACTION;
CREATE TABLE answer (
  id INTEGER PRIMARY KEY,
  sentence INTEGER NOT NULL REFERENCES sentence,
  given TEXT NOT NULL,
  mode TEXT NOT NULL CHECK (mode IN ('bank', 'typed')),
  verdict TEXT NOT NULL CHECK (verdict IN ('exact', 'accepted', 'almost', 'wrong')),
  grade INTEGER NOT NULL CHECK (grade BETWEEN 1 AND 4),
  hints INTEGER NOT NULL CHECK (hints >= 0),
  milliseconds INTEGER NOT NULL CHECK (milliseconds >= 0),
  answered_at INTEGER NOT NULL,
  utc_offset INTEGER NOT NULL
) STRICT;
INSERT INTO "answer" VALUES(1,1,'a -20','bank','wrong',1,0,2000,1794312000,32400);
INSERT INTO "answer" VALUES(2,2,'b -19','typed','wrong',1,0,2280,1794398440,32400);
INSERT INTO "answer" VALUES(3,1,'a -18','bank','accepted',3,0,2000,1794484800,32400);
INSERT INTO "answer" VALUES(4,3,'c -18','bank','wrong',1,0,2560,1794484880,32400);
INSERT INTO "answer" VALUES(5,4,'d -18','bank','almost',2,2,2840,1794484920,32400);
INSERT INTO "answer" VALUES(6,1,'a -16','bank','wrong',1,0,2000,1794657600,32400);
INSERT INTO "answer" VALUES(7,2,'b -16','bank','almost',2,2,2280,1794657640,32400);
INSERT INTO "answer" VALUES(8,6,'x -16','bank','wrong',1,0,3120,1794657760,32400);
INSERT INTO "answer" VALUES(9,1,'a -14','bank','accepted',3,0,2000,1794830400,32400);
INSERT INTO "answer" VALUES(10,3,'c -14','bank','wrong',1,0,2560,1794830480,32400);
INSERT INTO "answer" VALUES(11,2,'b -13','typed','accepted',3,0,2280,1794916840,32400);
INSERT INTO "answer" VALUES(12,4,'d -13','typed','wrong',1,0,2840,1794916920,32400);
INSERT INTO "answer" VALUES(13,1,'a -12','bank','wrong',1,0,2000,1795003200,32400);
INSERT INTO "answer" VALUES(14,1,'a -10','bank','accepted',3,0,2000,1795176000,32400);
INSERT INTO "answer" VALUES(15,2,'b -10','bank','exact',4,0,2280,1795176040,32400);
INSERT INTO "answer" VALUES(16,3,'c -10','bank','wrong',1,0,2560,1795176080,32400);
INSERT INTO "answer" VALUES(17,6,'x -10','bank','accepted',3,0,3120,1795176160,32400);
INSERT INTO "answer" VALUES(18,1,'a -8','bank','wrong',1,0,2000,1795348800,32400);
INSERT INTO "answer" VALUES(19,4,'d -8','bank','exact',4,0,2840,1795348920,32400);
INSERT INTO "answer" VALUES(20,2,'b -7','typed','wrong',1,0,2280,1795435240,32400);
INSERT INTO "answer" VALUES(21,1,'a -6','bank','accepted',3,0,2000,1795521600,32400);
INSERT INTO "answer" VALUES(22,3,'c -6','bank','wrong',1,0,2560,1795521680,32400);
INSERT INTO "answer" VALUES(23,1,'a -4','bank','wrong',1,0,2000,1795694400,32400);
INSERT INTO "answer" VALUES(24,2,'b -4','bank','almost',2,2,2280,1795694440,32400);
INSERT INTO "answer" VALUES(25,6,'x -4','bank','wrong',1,0,3120,1795694560,32400);
INSERT INTO "answer" VALUES(26,4,'d -3','typed','accepted',3,0,2840,1795780920,32400);
INSERT INTO "answer" VALUES(27,1,'a -2','bank','accepted',3,0,2000,1795867200,32400);
INSERT INTO "answer" VALUES(28,3,'c -2','bank','wrong',1,0,2560,1795867280,32400);
INSERT INTO "answer" VALUES(29,2,'b -1','typed','accepted',3,0,2280,1795953640,32400);
INSERT INTO "answer" VALUES(30,3,'ahead','bank','accepted',3,0,2000,1806408000,32400);
INSERT INTO "answer" VALUES(31,3,'right again','typed','almost',2,2,8300,1795954500,32400);
INSERT INTO "answer" VALUES(32,8,'?','typed','wrong',1,0,8650,1795954550,32400);
INSERT INTO "answer" VALUES(34,2,'regraded','typed','accepted',2,0,9070,1795954610,32400);
INSERT INTO "answer" VALUES(35,5,'kept','typed','accepted',3,0,9140,1795954620,32400);
INSERT INTO "answer" VALUES(36,4,'after the last','bank','accepted',3,0,2210,1796040030,32400);
CREATE TABLE card (
  sentence INTEGER PRIMARY KEY REFERENCES sentence,
  stage INTEGER NOT NULL CHECK (stage IN (1, 2, 3)),
  step INTEGER NOT NULL,
  stability REAL NOT NULL,
  difficulty REAL NOT NULL,
  due_at INTEGER NOT NULL,
  last_review_at INTEGER NOT NULL,
  reps INTEGER NOT NULL,
  lapses INTEGER NOT NULL,
  is_asked INTEGER NOT NULL CHECK (is_asked IN (0, 1))
) STRICT;
INSERT INTO "card" VALUES(1,1,1,1.03517653768918860279e+00,9.9147175970010987811e+00,1795867800,1795867200,10,0,1);
INSERT INTO "card" VALUES(2,2,0,5.27876637154066852275e+00,9.4920591303089238977e+00,1796559410,1795954610,8,1,1);
INSERT INTO "card" VALUES(3,1,1,0.409322107399362,9.93323515756461183912e+00,1795955100,1795954500,7,0,1);
INSERT INTO "card" VALUES(4,2,0,1.4902702994394440239e+01,7.79690007867172418798e+00,1798027230,1796040030,5,0,1);
INSERT INTO "card" VALUES(5,1,1,2.3065,2.11810397045901499524e+00,1795955220,1795954620,1,0,0);
INSERT INTO "card" VALUES(6,1,0,7.89232533909451583475e-01,8.80262805819223537184e+00,1795694620,1795694560,3,0,0);
INSERT INTO "card" VALUES(8,1,0,0.212,6.4133,1795954610,1795954550,1,0,0);
CREATE TABLE course (
  id INTEGER PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  total_days INTEGER NOT NULL DEFAULT 0,
  enrolled_at INTEGER,
  is_current INTEGER NOT NULL DEFAULT 0 CHECK (is_current IN (0, 1))
, title TEXT, is_at_hand INTEGER NOT NULL DEFAULT 1
  CHECK (is_at_hand IN (0, 1))) STRICT;
INSERT INTO "course" VALUES(1,'sample',2,1794312000,1,'Sample',1);
INSERT INTO "course" VALUES(2,'other',2,1794225600,0,'Sample',0);
CREATE TABLE memo (
  id INTEGER PRIMARY KEY,
  key TEXT NOT NULL UNIQUE DEFAULT (lower(hex(randomblob(12)))),
  revision INTEGER NOT NULL DEFAULT 1 CHECK (revision >= 1),
  is_pinned INTEGER NOT NULL DEFAULT 0 CHECK (is_pinned IN (0, 1)),
  sentence INTEGER REFERENCES sentence ON DELETE SET NULL,
  created_at INTEGER NOT NULL,
  changed_at INTEGER NOT NULL,
  deleted_at INTEGER,
  text TEXT NOT NULL
, change_order INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "memo" VALUES(1,'f4d7914493f250a178d34390',24,0,2,1795262400,1795262423,NULL,'23',0);
INSERT INTO "memo" VALUES(2,'6222a82977a694a15eb863e3',1,0,2,1795348800,1795348800,NULL,'of an old revision',0);
INSERT INTO "memo" VALUES(3,'dbacbc2f657e4555574defe0',1,1,NULL,1795435200,1795435200,NULL,'은/는과 이/가 👩‍💻',0);
INSERT INTO "memo" VALUES(4,'8664750f269a46865853ed3b',3,0,1,1795435200,1795521601,NULL,'first',0);
INSERT INTO "memo" VALUES(5,'bd2ebcc36cb3a6036aa913cc',1,0,NULL,1795608000,1795608000,1795608060,'in the trash',0);
INSERT INTO "memo" VALUES(6,'7333c66ec0a5c7ab6f692f79',1,0,NULL,1795694400,1795694400,NULL,'restored',0);
CREATE TABLE memo_draft (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  memo INTEGER REFERENCES memo ON DELETE SET NULL,
  revision INTEGER,
  sentence INTEGER REFERENCES sentence ON DELETE SET NULL,
  kept_at INTEGER NOT NULL,
  text TEXT NOT NULL
, writer INTEGER, file TEXT) STRICT;
INSERT INTO "memo_draft" VALUES(1,NULL,NULL,NULL,1795867200,'of nothing',NULL,NULL);
INSERT INTO "memo_draft" VALUES(2,NULL,NULL,1,1795953600,'on a',NULL,NULL);
INSERT INTO "memo_draft" VALUES(3,6,1,NULL,1796040000,'of a memo',NULL,NULL);
CREATE TABLE memo_file (
  path TEXT PRIMARY KEY,
  key TEXT NOT NULL,
  memo INTEGER NOT NULL REFERENCES memo ON DELETE CASCADE,
  fingerprint INTEGER NOT NULL,
  revision INTEGER NOT NULL,
  is_pinned INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE memo_version (
  id INTEGER PRIMARY KEY,
  memo INTEGER NOT NULL REFERENCES memo ON DELETE CASCADE,
  revision INTEGER NOT NULL,
  changed_at INTEGER NOT NULL,
  text TEXT NOT NULL,
  UNIQUE (memo, revision)
) STRICT;
INSERT INTO "memo_version" VALUES(4,1,4,1795262403,'3');
INSERT INTO "memo_version" VALUES(5,1,5,1795262404,'4');
INSERT INTO "memo_version" VALUES(6,1,6,1795262405,'5');
INSERT INTO "memo_version" VALUES(7,1,7,1795262406,'6');
INSERT INTO "memo_version" VALUES(8,1,8,1795262407,'7');
INSERT INTO "memo_version" VALUES(9,1,9,1795262408,'8');
INSERT INTO "memo_version" VALUES(10,1,10,1795262409,'9');
INSERT INTO "memo_version" VALUES(11,1,11,1795262410,'10');
INSERT INTO "memo_version" VALUES(12,1,12,1795262411,'11');
INSERT INTO "memo_version" VALUES(13,1,13,1795262412,'12');
INSERT INTO "memo_version" VALUES(14,1,14,1795262413,'13');
INSERT INTO "memo_version" VALUES(15,1,15,1795262414,'14');
INSERT INTO "memo_version" VALUES(16,1,16,1795262415,'15');
INSERT INTO "memo_version" VALUES(17,1,17,1795262416,'16');
INSERT INTO "memo_version" VALUES(18,1,18,1795262417,'17');
INSERT INTO "memo_version" VALUES(19,1,19,1795262418,'18');
INSERT INTO "memo_version" VALUES(20,1,20,1795262419,'19');
INSERT INTO "memo_version" VALUES(21,1,21,1795262420,'20');
INSERT INTO "memo_version" VALUES(22,1,22,1795262421,'21');
INSERT INTO "memo_version" VALUES(23,1,23,1795262422,'22');
INSERT INTO "memo_version" VALUES(24,4,1,1795435200,'first');
INSERT INTO "memo_version" VALUES(25,4,2,1795521600,'second');
CREATE TABLE migration (
  version INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  applied_at INTEGER NOT NULL -- seconds since 1970 UTC
) STRICT;
INSERT INTO "migration" VALUES(1,'courses, sentences, answers, sources, settings',1794225600);
INSERT INTO "migration" VALUES(2,'memos, their versions and drafts',1794225600);
INSERT INTO "migration" VALUES(3,'cards and days of study',1794225600);
INSERT INTO "migration" VALUES(4,'writers of drafts',1794225600);
INSERT INTO "migration" VALUES(5,'files of memos',1794225600);
INSERT INTO "migration" VALUES(6,'courses that are not here',1794225600);
INSERT INTO "migration" VALUES(7,'order of changes within a second',1794225600);
INSERT INTO "migration" VALUES(8,'files of drafts',1794225600);
CREATE TABLE own_answer (
  sentence INTEGER NOT NULL REFERENCES sentence,
  text TEXT NOT NULL,
  added_at INTEGER NOT NULL,
  PRIMARY KEY (sentence, text)
) STRICT, WITHOUT ROWID;
INSERT INTO "own_answer" VALUES(1,'Aye',1795953600);
INSERT INTO "own_answer" VALUES(2,'Bee',1795780800);
CREATE TABLE plan (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  wanted_retention REAL NOT NULL,
  day_start INTEGER NOT NULL,
  weights TEXT,
  revision INTEGER NOT NULL DEFAULT 0,
  set_aside INTEGER NOT NULL DEFAULT 0
, told_set_aside INTEGER NOT NULL DEFAULT 0, mended INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "plan" VALUES(1,0.88,10800,NULL,2,0,0,0);
CREATE TABLE sentence (
  id INTEGER PRIMARY KEY,
  course INTEGER NOT NULL REFERENCES course,
  key TEXT NOT NULL,
  previous_key TEXT,
  day INTEGER,
  position INTEGER,
  answers TEXT,
  done_at INTEGER,
  UNIQUE (course, key)
) STRICT;
INSERT INTO "sentence" VALUES(1,1,'a',NULL,0,0,'A',1794484800);
INSERT INTO "sentence" VALUES(2,1,'b, edited','b',0,1,'B
Be',1794657640);
INSERT INTO "sentence" VALUES(3,1,'c',NULL,0,2,'C',1806408000);
INSERT INTO "sentence" VALUES(4,1,'d',NULL,1,0,'D',1794484920);
INSERT INTO "sentence" VALUES(5,1,'e',NULL,NULL,NULL,'E',1795954620);
INSERT INTO "sentence" VALUES(6,2,'x',NULL,0,0,'X',1795176160);
INSERT INTO "sentence" VALUES(7,2,'y',NULL,1,0,'{Why|Y}',NULL);
INSERT INTO "sentence" VALUES(8,1,'unknown',NULL,NULL,NULL,NULL,NULL);
CREATE TABLE setting (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "setting" VALUES('language','ko');
CREATE TABLE source (
  id INTEGER PRIMARY KEY,
  address TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL CHECK (kind IN ('folder', 'server')),
  added_at INTEGER NOT NULL
) STRICT;
INSERT INTO "source" VALUES(1,'/srv/courses','folder',1794312000);
INSERT INTO "source" VALUES(2,'https://courses.example.org','server',1794398400);
CREATE TABLE study_day (
  day INTEGER PRIMARY KEY,
  answers INTEGER NOT NULL,
  right_answers INTEGER NOT NULL,
  reviews INTEGER NOT NULL,
  recalled INTEGER NOT NULL,
  new_sentences INTEGER NOT NULL,
  milliseconds INTEGER NOT NULL,
  first_at INTEGER NOT NULL,
  last_offset INTEGER NOT NULL
) STRICT;
INSERT INTO "study_day" VALUES(20767,1,0,0,0,1,2000,1794312000,32400);
INSERT INTO "study_day" VALUES(20768,1,0,0,0,1,2280,1794398440,32400);
INSERT INTO "study_day" VALUES(20769,3,2,0,0,2,7400,1794484800,32400);
INSERT INTO "study_day" VALUES(20771,3,1,0,0,1,7400,1794657600,32400);
INSERT INTO "study_day" VALUES(20773,2,1,0,0,0,4560,1794830400,32400);
INSERT INTO "study_day" VALUES(20774,2,1,0,0,0,5120,1794916840,32400);
INSERT INTO "study_day" VALUES(20775,1,0,0,0,0,2000,1795003200,32400);
INSERT INTO "study_day" VALUES(20777,4,3,0,0,0,9960,1795176000,32400);
INSERT INTO "study_day" VALUES(20779,2,1,0,0,0,4840,1795348800,32400);
INSERT INTO "study_day" VALUES(20780,1,0,1,0,0,2280,1795435240,32400);
INSERT INTO "study_day" VALUES(20781,2,1,0,0,0,4560,1795521600,32400);
INSERT INTO "study_day" VALUES(20783,3,1,0,0,0,7400,1795694400,32400);
INSERT INTO "study_day" VALUES(20784,1,1,1,1,0,2840,1795780920,32400);
INSERT INTO "study_day" VALUES(20785,2,1,0,0,0,4560,1795867200,32400);
INSERT INTO "study_day" VALUES(20786,5,4,0,0,2,37440,1795953640,32400);
INSERT INTO "study_day" VALUES(20787,1,1,1,1,0,2210,1796040030,32400);
INSERT INTO "study_day" VALUES(20907,1,1,0,0,0,2000,1806408000,32400);
CREATE UNIQUE INDEX course_current ON course (is_current) WHERE is_current = 1;
CREATE INDEX sentence_day ON sentence (course, day, done_at);
CREATE INDEX sentence_previous ON sentence (course, previous_key)
  WHERE previous_key IS NOT NULL;
CREATE INDEX answer_sentence ON answer (sentence, answered_at);
CREATE INDEX answer_time ON answer (answered_at);
CREATE INDEX memo_sentence ON memo (sentence);
CREATE INDEX memo_deleted ON memo (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX memo_draft_memo ON memo_draft (memo);
CREATE INDEX memo_draft_sentence ON memo_draft (sentence);
CREATE INDEX card_due ON card (stage, due_at, is_asked) WHERE is_asked = 1;
CREATE INDEX card_last_review ON card (last_review_at) WHERE is_asked = 1;
CREATE INDEX card_mature ON card (stability) WHERE stage = 2 AND stability >= 21;
CREATE INDEX memo_file_memo ON memo_file (memo);
CREATE INDEX course_missing ON course (id) WHERE is_at_hand = 0;
CREATE TRIGGER sentence_asked AFTER UPDATE OF day ON sentence
WHEN (old.day IS NULL) <> (new.day IS NULL)
BEGIN
  UPDATE card SET is_asked = new.day IS NOT NULL
    AND (SELECT is_at_hand FROM course WHERE id = new.course)
  WHERE sentence = new.id;
END;
CREATE TRIGGER course_asked AFTER UPDATE OF is_at_hand ON course
WHEN old.is_at_hand <> new.is_at_hand
BEGIN
  UPDATE card SET is_asked = new.is_at_hand
  WHERE sentence IN (SELECT id FROM sentence WHERE course = new.id AND day IS NOT NULL);
END;
CREATE INDEX memo_changed ON memo (changed_at, change_order) WHERE deleted_at IS NULL;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('memo_draft',3);
COMMIT;
