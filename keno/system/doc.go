// Package system is the keno computer system of one lounge (19:47-15) as plain values: booths and
// work stations with their writers and drawers, tickets, games by the clock, draws, and payment.
//
// A [System] is given orders and the time. The result is a [Batch] of records and money transfers,
// which the caller stores, and events, which the caller publishes once the batch is stored:
//
//	s, err := system.New("keno", config, plan, "house", now)
//	order := system.Buy(party, system.Purchase{Request: "3 7 12 @ $1"})
//	receipt, err := s.Do(now, &order)
//	err = s.Advance(s.NextDue()) // what is due by the clock
//	// store s.Batch(), publish s.Events(), then:
//	s.Committed()
//
// The package has no goroutine, no clock and no store.
//
// # Records
//
// Everything that changes a system is one record, and only [System.Apply] changes a system. An
// order only makes the data of a record. Apply checks the data against the rules and refuses the
// record or carries it out; it returns the transfers, the event and the receipt that follow. So a
// system that is read back, and an auditor who trusts nothing, do exactly what the live system did
// with each record.
//
// From time to time a record of kind [KindSetup] holds the whole state. Reading a system back
// begins there ([Load]).
//
// # Games, tickets and seeds
//
// Games are numbered from 1 without gaps, and so are tickets. Every game is drawn from a seed that
// was committed to before the first of its tickets was sold, as the rounds of a table are. Series,
// commitments, chain and reveals are those of package journal, with the id of the lounge where a
// table has its own. A game's numbers are drawn by [boardwalk/keno.DrawFrom].
//
// A draw is one record and one transfer, however many tickets there are: the transfer moves what
// all tickets of the game have won to the account of unpaid winnings. What each ticket wins follows
// from the record.
//
// Other modules should not build on this package: it may change in every version.
//
// # Files
//
// In reading order:
//
//   - Who orders, and what is stored: party.go (who gives an order, and the receipt), kinds.go (the
//     data of records), plan.go (what the licensee has decided), config.go (what the house
//     provides, and the batch), event.go (what is told of a record), receipts.go (orders that can
//     be confirmed again).
//   - The system: ticket.go (a ticket and what has become of it), system.go (the state, and how an
//     order is carried out), apply.go (what a record does), setup.go (the state as a record).
//   - Before a game: desks.go (drawers and keys of work stations), outage.go (the system is down),
//     sale.go (a ticket is bought), void.go (a ticket is voided), lockout.go (no more wagers).
//   - The draw: seeds.go (commitments and reveals), cuts.go (players' cuts), beacon.go (the outside
//     beacon), games.go (a game opens, is drawn and is settled).
//   - After a game: authorize.go (a supervisor signs), payment.go (a ticket is paid), refund.go
//     (games that are not drawn), expiry.go (tickets that nobody claimed).
//   - The clock: advance.go (what is due).
//   - What others see: view.go (the board and tickets), past.go (tickets of long ago).
package system
