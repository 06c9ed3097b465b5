// Package housepoker counts how poker hands fare against the house: in how many ways a round of a
// game such as caribbean stud, let it ride, four card poker or ultimate texas hold 'em ends, by
// best play and by rules that a player can learn.
//
// A game is a struct of amounts and pay tables, like [Caribbean]. Its method Count goes through
// every deal, or through every class of deals that differ only in the names of the suits. It
// returns the [Ends] of each strategy: exact numbers of ways. Nothing is sampled, and nothing is in
// floating point. The package knows only cards and ranks; package odds gives it the pay tables that
// the games declare.
//
// There are three ways of counting. Where the dealer has a hand of its own, the hands that avoid
// the player's cards are found by inclusion and exclusion over sets of ranks ([removal]). Where the
// board is shared, all pairs of hole cards are sorted once for each board and counted from the best
// down. Where there is no dealer's hand, every deal is ranked.
//
// A new game needs no file here: a [Duel] counts any hand of a player's against a hand of the dealer's, [Streets] counts hands that share
// a board, and a [Redraw] hands of which cards are replaced. Its package of mathematics says how rounds end; the examples are whole games.
//
// Other modules should not build on this package: it may change in every version.
//
// # Files
//
// In reading order:
//
//   - What all games use: ends.go (how rounds end, and work for several processors), multisets.go
//     (hands by their ranks), classes.go (deals that differ only in the names of suits),
//     suits.go (hands that are counted suit by suit), raise.go (an ante and a raise), threes.go
//     and fives.go (the ranks of hands of three and five cards), scale.go (pay scales), rules.go
//     (rules that a player can learn).
//   - Hands that avoid the player's cards: removal.go (inclusion and exclusion), standing.go (the
//     dealer's hands up to a rank).
//   - Against a dealer's own hand: duel.go with whole.go (hands that are ranked one by one) and redraw.go
//     (what a new game is counted with), caribbean.go and caribbean_walk.go, boston.go, fourcard.go with
//     fourcard_suits.go and fourcard_walk.go, threedraw.go with threedraw_count.go and
//     rules_three.go.
//   - Against a pay scale: letitride.go, doubledown.go, rules_scale.go (rules for these two),
//     mississippi.go and rules_mississippi.go, floppoker.go.
//   - With a shared board: streets.go with streets_board.go, streets_count.go, streets_play.go and streets_values.go (what a new
//     game is counted with), naming.go (the names of suits), minitex.go (which is counted so), flopplan.go (what best play does
//     after the flop), texas.go with texas_board.go, texas_count.go and
//     texas_values.go, rules_board.go (rules for these two), ultimate.go with rules_ultimate.go,
//     ultimate_plan.go and ultimate_count.go.
//   - Whether a stored count is still valid: fingerprint.go.
package housepoker
