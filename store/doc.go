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
//
// Other modules should not build on this package: it may change in every version.
//
// # Files
//
// In reading order; each file uses what stands before it.
//
// What is written: batch.go, and how one row or eight go to the driver: statement.go, pipeline.go (to PostgreSQL, several
// at once), writing.go (a transaction), inserts.go.
//
// What is read: reader.go (records, hashes, checkpoints), readledger.go (transfers and balances), readpeople.go,
// readseeds.go, readhistory.go (for the history of tables), readkinds.go (records of a kind, for keno),
// readday.go (a span of time), verify.go, checker.go.
//
// A store: outside.go (who publishes checkpoints and who is asked for them), setup.go (all options), engine.go (what
// differs between databases), statements.go (the SQL that writes), timings.go, store.go,
// sizes.go (for those who run a house), archives.go (old
// records move to files of their own, package archive), clock.go, startclock.go, checkpointfile.go, seeds.go, restore.go.
//
// The one writer: committer.go (what it knows), numbering.go, transaction.go, commit.go (its loop).
//
// What is compared before a house opens: inspect.go, mark.go, witnesses.go, form.go, opening.go.
//
// In a directory, with SQLite (package sqlite looks after the files): copies.go, directory.go, shipping.go (what it
// commits goes elsewhere, too), opendirectory.go.
//
// In PostgreSQL: dialect.go, unreachable.go, address.go (where the database is), lease.go (who may write),
// postgreshouse.go (its schemas, one a shard), openreader.go (also of a directory).
//
// Shards: node.go, membership.go (how nodes know of each other), placement.go (which has which shard), reach.go (which
// are cut off), plan.go (which should have which), people.go (for nodes that do not have the hall), sharedaccounts.go
// (money that several shards spend), heads.go, recordheads.go and keepheads.go (the heads of all shards, signed
// together), postgres.go (the engine of one shard), openshard.go, join.go, rotatewings.go (all shards change their key at
// one point).
//
// Where one begins: open.go, rotate.go (another key signs checkpoints), reseal.go (another key seals seeds); and for auditors
// snapshot.go, examinepostgres.go, examine.go, inspectall.go.
package store
