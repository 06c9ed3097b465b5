// Package audit checks a casino's data, and rebuilds a round of play for a dispute.
//
// [Verify] does not trust anything that the server says about its own work. From the records alone
// it computes every hash again, plays every table again under the rules that dealt it, draws every
// card again from the seeds that were committed to beforehand, and derives every payment again.
// Then it compares all of that with the stored data. Everything that differs is a [Fault], which
// names the record, the table and the round. Verify goes on after a fault and reports as many as it
// can find.
//
//	report, err := audit.Verify(ctx, "data", audit.Options{Fault: func(f audit.Fault) { fmt.Println(f.String()) }})
//
// [Rebuild] plays the records of one round again. The result has the paragraph of every step, who
// saw which card at which moment, and the proof that the cards follow from the seed. [Round.Text],
// [Round.Page] and encoding/json show it.
//
//	round, err := audit.Rebuild(ctx, "data", "blackjack-1", 17, audit.Everybody)
//	err = round.Page(os.Stdout)
//
// A keno lounge is replayed by its own system (package boardwalk/keno/system). It checks each
// record against the rules as it did when it made the record: numbers of tickets and games, prices,
// draws, what every ticket wins, drawers, payments, refunds and receipts.
//
// # What is evidence
//
// Every column of every row is checked against the rest, with the exceptions below. They say how
// the house is run, not what happened in it. The database's own structure is all that is checked of
// them.
//
//	table session        who is signed in; gone when its time is over
//	person: since        sessions from before are over
//	person: visits       where somebody's rounds are to be found quickly
//	person: name         what somebody is called; no record has it
//	person: picture, settings, learned
//
// A person's role, pits, lock, password and money do follow from the records. The records hold a
// fingerprint of each password ([boardwalk/people.Person.Print]), so a password that was put in
// another's place is found.
//
// The house keeps its answers to orders for a day, because an order may be sent twice. Everything
// in these answers that follows from the records is checked, and that none of the last day is
// missing.
//
// Index files of the database and unused bytes can hold anything, as long as the database itself
// finds no damage. The checksums of the write-ahead log are computed again, because the database
// reads the log only up to the first wrong byte. One half-written transaction is what a power cut
// leaves; more than one is a fault.
//
// # What an auditor brings
//
// A house signs every record within seconds. Records that no checkpoint covers long after they were
// written are therefore a fault ([Options.Signs]): somebody who has the data but not the key cannot
// simply leave the checkpoints out.
//
// An auditor brings the house's public key and, better still, a checkpoint that was signed earlier.
// With the data alone an auditor can be sure that the data is consistent, but not that it is the
// history that was signed at the time, nor that its end was not cut off.
//
// # Shards
//
// A house that is divided into shards is verified shard by shard, each like a house of its own.
// Then it is verified as a whole: every shard against every note in which the house signed the
// heads of all shards, and what all shards share against the transfers of all of them. Records of
// two shards have no order that could be verified, so only the final state of what they share is
// checked.
//
// Other modules should not build on this package: it may change in every version.
//
// # Files
//
// In reading order:
//
//   - What is read, and what is found: rows.go (the rows of the database), recordlines.go (records,
//     parsed in parallel), fault.go (what a fault says), damage.go (what the database finds wrong
//     with itself).
//   - Verifying a house: verify.go (options, report and the main loop), record.go (the next
//     record), transfers.go (money), server.go, opened.go (which program opened the house) and
//     people.go (records about the house and about persons), meters.go (progressive meters),
//     notices.go (changes of the rules), corrections.go (payments that were corrected), derived.go
//     (tables that can be derived from the records), shards.go (a house that is divided), heard.go
//     (what every table tells while it is verified), waves.go (tables play beside each
//     other), resume.go (going on from a checkpoint).
//   - Signatures: tree.go (the hash tree), checkpoints.go (signed heads), recordedheads.go (heads
//     that other records name), unsigned.go (records that nothing signs).
//   - Orders that were sent twice: ordereffects.go (what followed from an order), idempotency.go
//     (the keys of orders).
//   - A table: stage.go (plays entry by entry), sitting.go (the table as its records say it is),
//     setup.go, seats.go, entries.go (acts and rounds), seeds.go, reserved.go (money set aside),
//     tournament.go.
//   - A keno lounge: lounge.go.
//   - A round for a dispute: round.go (what is shown), proof.go (why nobody could choose the
//     outcomes), names.go (who is who), sentences.go (events in words), rebuild.go (the round from its records),
//     roundtext.go and roundpage.go (as text and as a page).
package audit
