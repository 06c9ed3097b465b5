// Package system is the keno computer system of one lounge (19:47-15) as plain
// values: booths and work stations with their writers and drawers, tickets,
// games by the clock, draws, and payment.
//
// A [System] is told what somebody orders and what time it is. What comes out is
// a [Batch] of records and transfers that have to be made durable, and the events
// that may be published then:
//
//	s, err := system.New("keno", config, plan, "house", now)
//	receipt, err := s.Do(now, system.Buy(party, system.Purchase{Request: "3 7 12 @ $1"}))
//	err = s.Advance(s.NextDue()) // what is due by the clock
//	// make s.Batch() durable, publish s.Events(), then:
//	s.Committed()
//
// The package has no goroutine, no clock and no store.
//
// # Records
//
// Everything that changes a system is one record, and a record changes it in one
// place, [System.Apply]. An order only makes the data of a record; Apply holds it
// against the rules, refuses it or does what it says, and tells which transfers,
// event and receipt follow. So a system that is read back, and an auditor who
// trusts nothing, do with each record exactly what the live system did.
//
// From time to time a record of kind [KindSetup] has the whole state; reading a
// system back begins there ([Load]).
//
// # Games, tickets and seeds
//
// Games are numbered from 1, and so are tickets, each in one sequence without
// gaps. Every game is drawn under a seed that was committed to before the first
// of its tickets was sold, as a table's rounds are: series, commitments, chain and
// reveals are those of package journal, with the id of the lounge in the place of
// the table's. A game's numbers are drawn by [boardwalk/keno.DrawFrom].
//
// A draw is one record and one transfer of what all tickets of the game have won
// to the account of unpaid winnings, however many tickets there are. What each
// ticket wins follows from it.
package system
