// Package phh reads, writes and plays poker hands in the open PHH format (Poker Hand History, a
// dialect of TOML): one hand in a .phh file, many in a .phhs file as the tables [1], [2] and
// so on. https://phh.readthedocs.io has the specification.
//
// [Read] and [Write] know the notation, not the game: that an action is well written and by
// one of the players, not that it was theirs to take. Amounts are exact cents, and what cannot
// be held exactly is an error. A hand that is broken is reported with its place in the file,
// and the hands after it are read all the same.
//
// [Play] knows the game: it deals the recorded cards at a table of the poker room, where every
// action is one that the player may take or an error with its paragraph, and the pots are
// awarded by the rules. Then it compares the stacks with the recorded ones. [Export] goes the
// other way, and writes rounds of play of our own tables down.
//
//	for hand, err := range phh.Read("night.phhs", file) {
//		if err == nil {
//			result, err = phh.Play(hand)
//		}
//		…
//	}
//
// Players are numbered from 1 in the order in which they are dealt to. In a game with a button
// the first is in the small blind and the last has the button; heads-up the lists of antes
// and blinds stand the other way round, for which there are [Hand.Ante] and [Hand.Blind].
//
// Three things that the specification does not foresee stand in millions of published hands,
// and are read: stacks of inf, which are unknown ([UnknownStack]); negative blinds, which are
// posted by players who come in or missed theirs; and players who show unknown cards.
//
// What a hand does not say is played as most records have it: a blind below zero is a live post up
// to a whole blind and dead beyond, and below a whole blind dead too if the record fits only so; antes are trimmed only if all are the same;
// whoever follows the largest blind acts first; a check of a player who has nothing to do is passed
// over; a hand that nobody noted has lost to those that are shown; what cannot be divided goes to
// the left of the button in whole dollars, or in cents if there are any; what the recorded
// stacks or winnings lack is rake, which comes off the main pot before any side pot; and winnings
// may include a bet that nobody called, if they fit only so. A [Result] says which of these it took. The number of raises is not limited. Fields of our own say
// otherwise, in hands of Export that need it: _chip, the smallest chip; _odd_chip = "suit", as the
// regulation has it; and _deal_folded = true, for cards that folded positions got.
package phh
