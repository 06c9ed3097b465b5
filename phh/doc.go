// Package phh reads, writes and plays poker hands in the open PHH format (Poker Hand History, a
// dialect of TOML). A .phh file has one hand; a .phhs file has many, as the tables [1], [2] and so
// on. https://phh.readthedocs.io has the specification.
//
// [Read] and [Write] know the notation but not the game: they check that an action is well written
// and by one of the players, not that it was that player's turn. Amounts are exact cents, and an
// amount that cannot be held exactly is an error. A broken hand is reported with its place in the
// file, and reading goes on with the next hand.
//
// [Play] knows the game. It deals the recorded cards at a table of the poker room. Every action has
// to be one that the player may take; otherwise it is an error with its paragraph. The pots are
// awarded by the rules, and then the stacks are compared with the recorded ones. [Export] does the
// reverse: it writes rounds of play of our own tables as hands.
//
//	for hand, err := range phh.Read("night.phhs", file) {
//		if err == nil {
//			result, err = phh.Play(hand)
//		}
//		…
//	}
//
// Players are numbered from 1 in the order in which they are dealt to. In a game with a button the
// first is in the small blind and the last has the button. Heads-up the lists of antes and blinds
// are in the opposite order; use [Hand.Ante] and [Hand.Blind].
//
// Millions of published hands have three things that the specification does not foresee. They are
// read: stacks of inf, which are unknown ([UnknownStack]); negative blinds, which are posted by
// players who come in or missed theirs; and players who show unknown cards.
//
// # What a hand does not say
//
// It is played as in most records. A [Result] says which of these assumptions were made:
//
//   - A blind below zero is a live post up to a whole blind, and dead beyond. Below a whole blind
//     it is dead too if the record fits only so.
//   - Antes are trimmed only if all are the same.
//   - The player after the largest blind acts first.
//   - A check by a player who has nothing to do is passed over.
//   - A hand that nobody noted has lost to those that are shown.
//   - What cannot be divided goes to the left of the button, in whole dollars, or in cents if there
//     are any.
//   - What the recorded stacks or winnings lack is rake. It comes off the main pot before any side
//     pot.
//   - Winnings may include a bet that nobody called, if the record fits only so.
//   - The number of raises is not limited.
//
// Export writes fields of its own into hands that need another rule: _chip, the smallest chip;
// _odd_chip = "suit", as in the regulation; and _deal_folded = true, for cards that were dealt to
// positions that had folded.
//
// Other modules may build on this package.
//
// # Files
//
// In reading order:
//
//   - A hand: variant.go (the codes of games), amount.go (exact cents), action.go (an action),
//     parse.go (an action as text), hand.go (a hand and its errors), check.go (what makes no sense
//     in it).
//   - Reading: split.go (a file into hands), lines.go (the small part of TOML that most hands use),
//     fields.go (the fields of a hand), decode.go (a hand from its text), read.go (all hands of a
//     file).
//   - Writing: writable.go (fields that would not be read back), toml.go (other TOML values),
//     write.go (hands).
//   - Playing: stakes.go (the table that a hand is played at), cards.go (the recorded cards),
//     replay.go (the recorded actions as answers), play.go (a hand and its result).
//   - Our own rounds as hands: export.go.
package phh
