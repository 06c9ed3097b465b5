-- What a house has once, however many shards. It is in the schema of shard 0, the house's own.
CREATE TABLE house (
	one    BOOLEAN PRIMARY KEY DEFAULT TRUE CHECK (one), -- row
	shards BIGINT NOT NULL, -- besides shard 0
	key    TEXT   NOT NULL  -- the name and number of the key that signs; empty before there is one
);

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

CREATE INDEX session_until ON session (until);

-- What people, the cage and the revenue fund hold, where a house has several shards: accounts that all
-- write to. A transaction locks those that it reads.
CREATE TABLE purse (
	account  TEXT COLLATE "C" PRIMARY KEY,
	posted   BIGINT NOT NULL,
	reserved BIGINT NOT NULL
);

-- The heads of the logs of all shards, signed together.
CREATE TABLE heads (
	number BIGINT PRIMARY KEY,
	note   TEXT NOT NULL
);

-- Which process may write to which shard, by the clock of the database. The epoch goes up with every
-- change of hands, and whoever writes must know the present one.
CREATE TABLE lease (
	shard BIGINT PRIMARY KEY,
	node  TEXT   NOT NULL,
	epoch BIGINT NOT NULL,
	since TIMESTAMPTZ NOT NULL,
	until TIMESTAMPTZ NOT NULL
);

-- The processes that serve the house.
CREATE TABLE node (
	name     TEXT COLLATE "C" PRIMARY KEY,
	address  TEXT    NOT NULL, -- where the others reach it
	draining BOOLEAN NOT NULL, -- it shall give away what it has
	since    TIMESTAMPTZ NOT NULL,
	seen     TIMESTAMPTZ NOT NULL
);

-- As the function of SQLite, as a condition.
CREATE FUNCTION instr(text BYTEA, part BYTEA) RETURNS BOOLEAN IMMUTABLE LANGUAGE SQL
	RETURN position(part IN text) > 0;
