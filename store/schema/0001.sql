-- Records are never changed and never deleted. The line is what is hashed; the
-- columns before it repeat of it what is searched for. Beside it stand the
-- hashes of the Merkle tree that the record completes, 32 bytes each, its own
-- first.
CREATE TABLE record (
	seq    INTEGER PRIMARY KEY,
	tbl    TEXT    NOT NULL,
	at     INTEGER NOT NULL,
	line   BLOB    NOT NULL,
	hashes BLOB    NOT NULL
);

CREATE INDEX record_by_table ON record (tbl, seq);

-- Where a table's present sequence began.
CREATE TABLE setup (
	tbl TEXT PRIMARY KEY,
	seq INTEGER NOT NULL
) WITHOUT ROWID;

-- Signed heads of the tree.
CREATE TABLE checkpoint (
	size INTEGER PRIMARY KEY,
	note TEXT NOT NULL
);

-- Transfers are never changed and never deleted either.
CREATE TABLE transfer (
	id     INTEGER PRIMARY KEY,
	record INTEGER NOT NULL,
	source TEXT    NOT NULL,
	target TEXT    NOT NULL,
	amount INTEGER NOT NULL CHECK (amount > 0),
	state  INTEGER NOT NULL,
	of     INTEGER NOT NULL,
	memo   TEXT    NOT NULL
);

CREATE INDEX transfer_by_record ON transfer (record);

-- What the transfers add up to.
CREATE TABLE balance (
	account  TEXT PRIMARY KEY,
	posted   INTEGER NOT NULL,
	reserved INTEGER NOT NULL
) WITHOUT ROWID;

-- Transfers that are neither posted nor voided yet.
CREATE TABLE pending (id INTEGER PRIMARY KEY);

CREATE TABLE person (
	id   TEXT PRIMARY KEY,
	data BLOB NOT NULL
) WITHOUT ROWID;

CREATE TABLE session (
	id     TEXT PRIMARY KEY,
	person TEXT    NOT NULL,
	until  INTEGER NOT NULL,
	data   BLOB
) WITHOUT ROWID;

-- Seeds that are committed to and not revealed yet.
CREATE TABLE seed (
	tbl   TEXT    NOT NULL,
	round INTEGER NOT NULL,
	seed  BLOB    NOT NULL,
	PRIMARY KEY (tbl, round)
) WITHOUT ROWID;

-- What became of acts that carried a key.
CREATE TABLE result (
	tbl   TEXT    NOT NULL,
	key   TEXT    NOT NULL,
	until INTEGER NOT NULL,
	data  BLOB,
	PRIMARY KEY (tbl, key)
) WITHOUT ROWID;

CREATE INDEX result_until ON result (until);
CREATE INDEX session_until ON session (until);
