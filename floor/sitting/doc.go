// Package sitting is the core of the floor: one table with the people at it, as plain values.
//
// A [Sitting] is given orders and the time. It carries out the order and everything else that is
// due. The result is a [Batch] of records and money transfers, which the caller stores, and events,
// which the caller publishes once the batch is stored:
//
//	s, err := sitting.New(id, config, plan, "dealer", now)
//	order := sitting.Sit(party, 1, 500*money.Dollar)
//	outcome, err := s.Do(now, &order)
//	err = s.Advance(s.NextDue()) // what is due by the clock
//	// store s.Batch(), publish s.Events(), then:
//	s.Committed()
//
// The package has no goroutine, no channel, no clock and no store. Time is an argument. Everything
// else that a sitting needs to know (the balance of an account, who is present, the next seed)
// comes from its [Config]. So a test can run a table with plain function calls.
//
// A refused order changes nothing. After any other error the sitting may have done half of its
// work: the caller drops it and rebuilds it from the stored records ([Replay], [Sitting.Resume]).
// The rebuilt sitting is in exactly the same state as the first one was.
//
// # Records
//
// When nobody is left at a table, the table is set up anew and its records begin anew (setup.go).
// The records of a table that is never empty continue under a new setup from time to time. That
// setup holds the complete state of the table, to the last card and chip (saving.go). So the time
// to read a table back does not grow with the table's age.
//
// # Reserved money
//
// Some orders are accepted before they can be carried out, for example to sit down when the round
// is over. Their money is reserved: a record says what it is for, and a pending transfer keeps it
// from being spent twice. Later the transfer is posted or voided (reservation.go).
//
// # Seeds
//
// Each round of play has a seed. The seeds of 256 rounds follow from one master, and the root of
// their hashes is recorded long before they are used (seedrecords.go). The master is stored beside
// the records ([Seed]). While wagers are made, everybody at the table may give a cut, as a hash
// (cuts.go). When no more wagers are accepted, the cuts are opened, and the table may wait for the
// value of an outside beacon (opening.go). Only then is anything drawn. Seeds are revealed by
// records when the round is over; where a seed would give away a card that nobody was shown, they
// are revealed when the cards are shuffled. The opening of a table and each act that draws outcomes
// also use up a seed, without cuts. docs/fairness.md has the details and the reasons.
//
// Other modules should not build on this package: it may change in every version.
//
// # Files
//
// In reading order: each file uses those before it.
//
//   - Who orders, and what is stored: times.go, party.go (who gives an order, and the receipt),
//     textparts.go and receipttext.go (write and read receipts fast), reservation.go (reserved
//     money), tournament.go and ranking.go (a tournament and its places), seeds.go (the seeds of a
//     series and of a round), record.go (the floor's records, and the batch of all that is stored
//     together).
//   - What a table is made of: plan.go (a table as the casino file describes it), designed.go (a private
//     table of rules that somebody designed), tournamentplan.go (what a host may ask for), config.go (what the house
//     provides), worth.go (what hands are
//     worth), source.go (where outcomes come from), receipts.go (orders and answers that can be
//     confirmed again), sitting.go (the state itself).
//   - Questions about the state: seats.go (who sits where), phase.go (what the table is doing now),
//     tournamentrules.go (what a tournament changes), meter.go (the progressive meter), reserved.go
//     (which money is reserved).
//   - What follows from a record: events.go (events to be published), answered.go (the last
//     answers), follow.go (acts and rounds of the game), applysetup.go, applyseeds.go and apply.go
//     (all other records).
//   - Writing records and reading them back: write.go (records, transfers and the batch),
//     accounts.go (a person's money), replay.go (a table from its records).
//   - Orders in general, and the act that most of them lead to: order.go (an order is carried out
//     once), seedrecords.go (seeds are promised and revealed), casinofile.go (what the casino file
//     says now), saving.go (the records continue under a new setup), acts.go (the game does
//     something, and what follows).
//   - Before a round: notices.go (the rules change), cuts.go and opening.go (players' cuts and the
//     beacon), overmax.go (wagers above the maximum), leaving.go and seating.go (people come and
//     go), coupons.go, away.go (who is not there any more).
//   - Bots: bots.go (who they are, and when they come and go), botwagers.go (what they bet),
//     botanswers.go (what they answer).
//   - A round: questions.go (what players are asked, and until when), refusals.go (what keeps a
//     round from beginning), tournamentplay.go (what a tournament does between rounds), round.go
//     (from the end of betting on), setup.go (the table is set up, and set up anew).
//   - The orders of people: playerorders.go, closing.go (a table closes and opens again),
//     stafforders.go, corrections.go (payments of rounds that are over).
//   - Entry points: due.go (an order or the clock, and all that is due then), nextdue.go (when
//     something is due next), abandon.go (after the house was restored from a copy), verify.go (the
//     table against the ledger).
//   - What others see: seedstatus.go, status.go, listing.go (the lobby), state.go (everything, for
//     tests).
package sitting
