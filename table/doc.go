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
//   - a simulation, which calls [Table.MakeAgain] and [Table.PlayRounds];
//   - an enumeration, [Enumerate], which visits every outcome with its weight.
//
// All five run the same code of the same game. Games are pure: they have no
// clock, no random source and no goroutine, so the same options, acts, answers
// and outcomes always lead to the same events. That is what makes replay,
// recovery, audit and proof one and the same act.
//
// Other modules may build on this package.
//
// # Files
//
// In reading order; a file uses what stands before it, with few exceptions.
//
// Places and money: seat.go, party.go (whom a wager is against), pays.go (lines of a pay table).
//
// What a game declares: wager.go, offer.go (questions and choices), layout.go (all of it together), needs.go (wagers
// that need others).
//
// What the licensee decides: options.go, optionparts.go and multiples.go (values of options), supposevalues.go
// (values that are not lawful), audience.go (who is told of a change), preset.go, meter.go (progressive jackpots),
// termnames.go and terms.go (limits, odds, charges), supposition.go (what somebody supposes of the pay lines).
//
// What people do and what happens: act.go, event.go (with who may see it), lesson.go, unseen.go (cards nobody has seen).
//
// A game: about.go, version.go (corrected rules), uniformity.go (what must be alike at several tables), game.go
// (Rules, Game and what a game may also be), suppose.go (rules that need not be lawful), change.go (of options and terms).
//
// The table: table.go, account.go (the only place that moves chips), telling.go (events), cardage.go (when cards and
// dice are replaced), view.go, worth.go, stake.go, setting.go, concealed.go, felt.go.
//
// Wagers that lie beside those of a game: beside.go.
//
// Wagers that people make: checkneeds.go, interlude.go (what comes first), bet.go.
//
// The dealer, whom a procedure works through: desks.go (its parts), dealer.go (saying, drawing, looking), cards.go, tiles.go,
// meters.go, bank.go (a player's bank), settle.go, giveback.go (wagers that come back), pot.go (players against each other),
// verify.go, found.go (errors that are found late), ask.go (questions).
//
// How a round runs: round.go.
//
// Notices of changes: sign.go (what is posted), putinforce.go, notice.go, noticeneeded.go, changes.go (between two sets of terms).
//
// Everything that people do: accept.go. How a table opens: opening.go.
//
// Many rounds for a simulation: again.go (the same wagers before each), batch.go (what surrounds a round, once for many).
//
// Copies and journals: stateencoding.go, snapshot.go, snapshotjson.go, journal.go (and the replay of one).
//
// Hosts: enumerate.go, live.go, midround.go (why an act must wait), cost.go (of choices), outlook.go (what the next
// outcome does), facts.go, abandon.go.
package table
