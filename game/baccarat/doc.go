// Package baccarat is subchapters 3 and 7 of the Rules of the Games: baccarat-punto banco and
// minibaccarat.
//
// They are one game with small differences: at punto banco a participant has the shoe, at
// minibaccarat the dealer has it. So there is one procedure, [Game], and each subchapter is data:
// puntobanco.go and minibaccarat.go give the paragraphs and what is different.
//
// Other modules should not build on this package: it may change in every version.
//
// # Files
//
// In reading order, with the sections, which have the same numbers in both subchapters:
//
//   - The two games: subchapter.go (what a subchapter may say), elsewhere.go (rules of other places), options.go (what the house may
//     choose), pit.go (what tables of one pit have in common), puntobanco.go, minibaccarat.go.
//   - Cards and wagers: cards.go (.1), worth.go (the Point Count for others), felt.go (how the
//     layout is drawn), wagers.go (.2), vigorish.go (odds and vigorish, .3).
//   - A round: baccarat.go (the table, its state and the course of a round), shoe.go (opening,
//     shuffle, cut and burn, .4 to .6), curator.go (who has the shoe, 3.6 and 3.11), dealing.go
//     (.7, .8), tableau.go (Tables 1 and 2, .9), settlement.go (.10).
//   - What goes wrong: irregularities.go (3.12, 7.11).
package baccarat
