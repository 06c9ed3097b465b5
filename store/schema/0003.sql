-- The corrections of payments, which are few among many: those of a person, and those of a table.
CREATE INDEX transfer_of_correction ON transfer (record) WHERE memo = 'correction';
