// Package table is the stage on which every game is played: positions, the
// layout and the wagers on it, the dealer, the offers made to players, the
// events that follow, and what happens when a round must stop.
//
// A game is written once, as a procedure that reads like the regulation and
// does everything through a [Dealer]. Who supplies the dice, the decisions and
// the ears is the host's business, and there are five hosts:
//
//   - a live table, [Live], which waits for people and draws from the secure source;
//   - a replay, [Replay], which takes everything from a journal;
//   - a case, which takes everything from a plain-text file (package casebook);
//   - a simulation, which calls [Table.Do] and [Table.Round] in a loop;
//   - an enumeration, [Enumerate], which visits every outcome with its weight.
//
// All five run the same code of the same game. Games are pure: they have no
// clock, no random source and no goroutine, so the same options, acts, answers
// and outcomes always lead to the same events. That is what makes replay,
// recovery, audit and proof one and the same act.
package table
