-- Nothing is new in a shard: see house/0002.sql.
SELECT 1;
