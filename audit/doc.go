// Package audit holds a casino's data against itself, and rebuilds a round of
// play for a dispute. It trusts nothing that the server says of its own work:
// from the records alone it computes every hash again, plays every table again
// with the rules that dealt it, draws every card again from the seeds that were
// committed to beforehand, and derives every payment again, and holds all of it
// against what is kept ([Verify]). What is wrong is a [Fault], of which it names
// all it can find, with the record, the table and the round.
//
// A keno lounge is followed by its own system (package boardwalk/keno/system), which holds each
// record against the rules as it did when it made the record: numbers of tickets and games, prices,
// draws, what every ticket wins, drawers, payments, refunds and receipts.
//
// # What is evidence
//
// Every column of every row is held against the rest, with these exceptions. They
// say how the house is run and not what happened in it; the file's own structure
// is all that is checked of them.
//
//	table session        who is signed in; gone when its time is over
//	person: since        sessions from before are over
//	person: visits       where somebody's rounds are to be found quickly
//	person: name         what somebody is called from the next seat on; a seat's record has its own
//	person: picture, settings, learned
//
// A person's role, pits, lock, password and money do follow from the records.
// Of a password the records know a print ([boardwalk/people.Person.Print]), so
// that one which was put in another's place is found. Of the answers that are
// kept for orders that may be given twice all is checked that follows from the
// records, and that none of the last day is missing. The index files of the
// database and bytes that nothing uses can be anything, as far as the database
// itself finds no damage. Of the write-ahead log, which the database reads only
// up to the first byte that is wrong, the checksums are computed again: one
// transaction that is half written is what a power cut leaves, and more is a
// fault.
//
// A house signs every record within seconds, so records that no checkpoint
// vouches for long after they were written are a fault ([Options.Signs]): whoever
// has the data and not the key cannot leave the checkpoints out.
//
// An auditor brings the house's public key and, better still, a checkpoint that
// was signed earlier. Who holds the data alone can be sure that it is all of a
// piece, but not that it is the history that was signed then, nor that its last
// moments were not cut off.
//
//	report, err := audit.Verify(ctx, "data", audit.Options{Fault: func(f audit.Fault) { fmt.Println(f.String()) }})
//
// A house that is divided into shards is verified shard by shard, each like a house of its own, and then
// as a whole: every shard against every note in which the house has signed the heads of all shards, and
// what all shards share against the transfers of all of them. Between records of two shards there is no
// order that could be verified, so of what they share only the end is.
//
// [Rebuild] plays the records of one round again, with the paragraph of every
// step, who saw which card at which moment, and the proof that the cards follow
// from the seed; [Round.Text], [Round.Page] and encoding/json show it.
//
//	round, err := audit.Rebuild(ctx, "data", "blackjack-1", 17, audit.Everybody)
//	err = round.Page(os.Stdout)
package audit
