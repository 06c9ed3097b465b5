// Package housepoker counts how hands of poker fare against the house: in how
// many ways a round of caribbean stud, let it ride, double down stud, four card
// poker, three card draw, mini-tex and texas hold 'em bonus ends, by best play
// and by rules that a player can learn.
//
// A game is a struct of amounts and pay tables, like [Caribbean]. Its method
// Count goes through every deal, or through every class of deals that differ only
// in the names of the suits, and returns the [Ends] of each strategy: exact
// numbers of ways. Nothing is sampled, and nothing is in floating point. The
// package knows cards and ranks only; package odds gives it the pay tables that
// the games declare.
//
// Counting is by three ideas. Where the dealer has a hand of its own, the hands
// that avoid the player's cards are found by inclusion and exclusion over sets of
// ranks ([removal]); where the board is shared, all pairs of hole cards are put
// in order once a board and swept from the best down; where there is no dealer's
// hand at all, every deal is ranked.
package housepoker
