-- One shard of a house, a log of its own in a schema of its own. As the schema of SQLite, which says what everything is for.
-- Texts are compared byte by byte.
CREATE TABLE record (
	seq    BIGINT PRIMARY KEY,
	tbl    TEXT COLLATE "C" NOT NULL,
	at     BIGINT NOT NULL,
	line   BYTEA  NOT NULL,
	hashes BYTEA  NOT NULL
);

CREATE INDEX record_by_table ON record (tbl, seq);
CREATE INDEX record_of_setup ON record (tbl, seq) WHERE at < 2;

CREATE TABLE setup (
	tbl TEXT COLLATE "C" PRIMARY KEY,
	seq BIGINT NOT NULL
);

CREATE TABLE checkpoint (
	size BIGINT PRIMARY KEY,
	note TEXT NOT NULL
);

CREATE TABLE transfer (
	id     BIGINT PRIMARY KEY,
	record BIGINT NOT NULL,
	source TEXT COLLATE "C" NOT NULL,
	target TEXT COLLATE "C" NOT NULL,
	amount BIGINT NOT NULL CHECK (amount > 0),
	state  BIGINT NOT NULL,
	of     BIGINT NOT NULL,
	memo   TEXT   NOT NULL
);

CREATE INDEX transfer_by_record ON transfer (record);
CREATE INDEX transfer_of_player ON transfer (source, record) WHERE source LIKE 'player/%';

CREATE TABLE balance (
	account  TEXT COLLATE "C" PRIMARY KEY,
	posted   BIGINT NOT NULL,
	reserved BIGINT NOT NULL
);

CREATE TABLE pending (id BIGINT PRIMARY KEY);

CREATE TABLE seed (
	tbl   TEXT COLLATE "C" NOT NULL,
	round BIGINT NOT NULL,
	seed  BYTEA  NOT NULL,
	PRIMARY KEY (tbl, round)
);

CREATE TABLE result (
	tbl   TEXT COLLATE "C" NOT NULL,
	key   TEXT COLLATE "C" NOT NULL,
	until BIGINT NOT NULL,
	data  BYTEA,
	PRIMARY KEY (tbl, key)
);

CREATE INDEX result_until ON result (until);
