-- As the schema of SQLite, which says what everything is for. Texts are compared byte by byte.
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

CREATE TABLE person (
	id   TEXT COLLATE "C" PRIMARY KEY,
	data BYTEA NOT NULL
);

CREATE TABLE session (
	id     TEXT COLLATE "C" PRIMARY KEY,
	person TEXT   NOT NULL,
	until  BIGINT NOT NULL,
	data   BYTEA
);

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
CREATE INDEX session_until ON session (until);

-- Which process may write, by the clock of the database. Its epoch goes up with every change of
-- hands, and whoever writes must know the present one.
CREATE TABLE lease (
	one   BOOLEAN PRIMARY KEY DEFAULT TRUE CHECK (one), -- row
	node  TEXT   NOT NULL,
	epoch BIGINT NOT NULL,
	until TIMESTAMPTZ NOT NULL
);

INSERT INTO lease (node, epoch, until) VALUES ('', 0, '-infinity');

-- As the function of SQLite, as a condition.
CREATE FUNCTION instr(text BYTEA, part BYTEA) RETURNS BOOLEAN IMMUTABLE LANGUAGE SQL
	RETURN position(part IN text) > 0;
