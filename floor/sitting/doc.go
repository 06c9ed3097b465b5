// Package sitting is the pure core of the floor: one table from its last setup
// on, with the people at it.
//
// A [Sitting] is told what somebody orders and what time it is, and does what
// follows. What comes out is a [Batch] of records and transfers that have to be
// made durable, and the events that may be published then:
//
//	s, err := sitting.New(id, config, plan, "dealer", now)
//	outcome, err := s.Do(now, sitting.Sit(party, 1, 500*money.Dollar))
//	err = s.Advance(s.NextDue()) // what is due by the clock
//	// make s.Batch() durable, publish s.Events(), then:
//	s.Committed()
//
// The package has no goroutine, no channel, no clock and no store. Time is an
// argument; what else a sitting asks (what an account holds, who is there, the
// next seed) comes in through its [Config]. So a test drives a table with plain
// calls.
//
// An order that is refused changes nothing. After any other error the sitting
// holds part of what it tried: the caller drops it and rebuilds it from the
// records that are durable ([Replay], [Sitting.Resume]). A sitting that is rebuilt
// from its records stands exactly where the first one stood.
//
// # Records
//
// A table that nobody is left at is set up anew, and its records begin anew
// (setup.go). The records of one that is never empty continue under a new setup
// from time to time, which says how the table stands to the last card and chip
// (resume.go); so reading a table back takes a time that does not grow with how
// long it has been played at.
//
// # Money that waits
//
// An order that is acknowledged before it can be carried out has its money
// reserved: a record says for what, and a pending transfer keeps it from being
// spent twice. What happens later posts or voids the transfer (reserved.go).
//
// # Seeds
//
// Each round of play has a seed. The seeds of 256 rounds follow from a master, and
// the root of their hashes is a record long before (series.go); the master is kept
// beside the records ([Seed]). While wagers are made, everybody at the table may give
// a cut, as a hash (cuts.go). When no more are accepted the cuts are opened, and the
// value of an outside beacon may be awaited (opening.go); only then is anything
// drawn. Seeds become records when the round is over, or when the cards are
// shuffled, if a card would follow from them that nobody was shown. An opening or an
// act that draws outcomes uses its seed up likewise, without cuts. docs/fairness.md
// has all of it, and the reasons.
package sitting
