-- Which other processes a process hears from, by their names and one a line; NULL for one that does not say.
ALTER TABLE node ADD COLUMN hears TEXT;
