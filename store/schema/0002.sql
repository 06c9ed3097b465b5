-- Where the sequences of a table begin: the record of each setup and the one after it.
CREATE INDEX record_of_setup ON record (tbl, seq) WHERE at < 2;

-- What people bring to the tables: where their rounds of play are to be found.
CREATE INDEX transfer_of_player ON transfer (source, record) WHERE source GLOB 'player/*';
