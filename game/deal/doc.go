// Package deal is what games with cards or tiles have in common about handling them: the opening of
// the table, the shuffle, the cut, the burn, the dealing shoe and what goes wrong. Each game has
// these rules in paragraphs of its own and says in which.
//
// Start with [Kit], for a game that is played with one deck and shuffled after every round.
// [ShoeKit] is for a game that is dealt from a shoe until the cutting card comes, and [TileKit] for
// one that is played with a set of tiles and a shaker.
//
// Other modules should not build on this package: it may change in every version.
//
// # Files
//
// In reading order:
//
//   - The steps by themselves: deal.go (opening, cut and burn), equipment.go (how long cards are
//     used), arrivals.go (who came first).
//   - One deck: paragraphs.go (what a game says), house.go (the paragraphs
//     of the base book of house rules), options.go (what the house may choose), kit.go
//     (the cards and their state), opening.go (they come to the table), shuffle.go (shuffle and
//     cut), dealing.go (the ways of dealing), stub.go (the cards that are left), devices.go (what
//     staff do about cards and devices), irregularities.go (what goes wrong).
//   - A shoe: shoekit.go.
//   - Tiles: tilesettings.go (how four tiles are set), tileparagraphs.go (what a game says),
//     tilekit.go (the tiles and their state), tileshuffle.go (opening and shuffle), tiledealing.go
//     (the shaker and the deal), tileirregularities.go (what goes wrong).
package deal
