// Package floor is the house: live tables, the people at them, and the clock.
//
// Each table is owned by one goroutine, and nothing else touches it. Whoever
// wants something of a table gives it an order and waits; the table carries out
// all that wait, writes the records and the ledger's transfers that follow into
// the [Log] in one commit, and only then answers and tells anybody of anything.
// So what was acknowledged or seen is durable, and a table that is opened again
// after a crash is the replay of its records and nothing else: a sitting.
//
// A table that nobody is left at is set up anew, and its records begin anew. One
// that is never empty has its records go on under a new setup from time to time,
// which says how the table stands to the last card and chip; so opening a house
// takes a time that does not grow with how long it has been played in.
//
// What happens at a table is numbered, event by event, for as long as the table
// exists. Everybody may follow the events from any number on, each as the
// person may see it ([Stream]). A table that has told something rests a little, so
// that one where much happens tells it together.
//
// An order that is acknowledged before it can be carried out has its money set
// aside: a record says for what, and a pending transfer keeps it from being spent
// twice. What happens then posts or voids it, and a restart finds it as it was.
//
// What the law wants alike at all tables of a pit or of the casino stays alike:
// notices and private tables are held against all tables as they will be by then,
// and a notice may be for several, which have it all or none.
//
// # Seeds
//
// Each round of play has a seed. Its hash is a record before the first wager of
// the round; until "No more bets" anybody at the table may add a cut; the
// round's outcomes are a stream that seed and cuts decide; the seed itself
// becomes a record when the round is over. Until then it is kept beside the
// journal, where it is as durable as the records and part of none of them
// ([store.Seed]). An opening or an act that draws uses its seed up likewise.
package floor
