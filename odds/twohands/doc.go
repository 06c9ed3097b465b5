// Package twohands counts pai gow and pai gow poker: how two hands that were set from four tiles or seven cards fare
// against those of somebody who sets by a house way, as a player and as the bank.
//
// [Tiles] goes through every pair of stacks. [Cards] has too many hands for that, so it counts pairs of hands that
// share no card by inclusion and exclusion. Both return whole numbers: nothing is sampled.
package twohands
