// Package twohands counts pai gow and pai gow poker: how two hands that were set from four tiles or
// seven cards fare against the hands of somebody who sets by a house way, as a player and as the
// bank.
//
// [Tiles] goes through every pair of stacks. [Cards] has too many hands for that, so it counts
// pairs of hands that share no card by inclusion and exclusion. Both return whole numbers: nothing
// is sampled.
//
// Other modules should not build on this package: it may change in every version.
//
// # Files
//
// In reading order:
//
//   - What both games use: count.go (how often a hand wins, and work for several processors),
//     places.go (numbers in order).
//   - Pai gow: tiles.go.
//   - Pai gow poker: cards.go (the hands, by kind), cards_list.go (all hands, as a count needs
//     them), cards_hand.go (the settings of one hand), dominance.go (how many hands two given hands
//     beat).
//   - A count of all hands: cards_work.go (how much is done), cards_count.go (its steps),
//     cards_ask.go (what must be known of each kind of hand), cards_takeout.go (hands that share
//     cards are taken out), cards_flush.go (the same for flushes), cards_decide.go (the best
//     setting of every hand).
//   - Results: cards_saved.go (as a file), cards_sums.go (how all deals end, for several wagers),
//     cards_sums_saved.go (the same as a file).
package twohands
