// Package store keeps the casino in one directory: the records of the journal
// with their hashes and checkpoints, the transfers and balances of the ledger,
// people, sessions, the seeds that are not revealed yet, and the results of acts
// that somebody may ask for twice. It is one SQLite database with a write-ahead
// log; or it is in PostgreSQL ([OnPostgres]), and the directory only says where and
// has the keys.
//
// There is one writer. Whoever has something to write hands in a [Batch] and
// waits ([Store.Append]); everything that waits is written in one transaction,
// as often as the disk allows, and only when that is durable does anybody hear
// of it. A batch is written wholly or not at all. When a transaction fails the
// store stops for good, since nobody can know what is on the disk: it must be
// opened again.
//
// A house in PostgreSQL may be divided into shards, each with a writer of its own at one of several nodes
// ([Join]). A shard is a [Store] like any other; accounts that belong to no table are shared.
//
//	node, err := store.Join(dir, store.Member{Name: "one", Address: "10.0.0.1:4222"}, store.OnPostgres(address, ""))
//	take, give, err := node.Plan(ctx, nil) // now and then
//	shard, err := node.Take(take[0])  // opens it: shard.Append
//	err = node.Give(give[0])          // closes it, and another node takes it
package store
