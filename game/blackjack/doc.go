// Package blackjack is subchapter 2 of the Rules of the Games: blackjack, and the procedure of the
// games that are played like it.
//
// [Game] is the table. Another game with the same procedure has [Paragraphs] and [Differences] of
// its own and is made with [Kin]; blackjack's own stand in subchapter2.go.
//
// Other modules should not build on this package: it may change in every version.
//
// # Files
//
// In reading order, with the sections of the subchapter:
//
//   - What makes a game: paragraphs.go (where a subchapter says what the procedure does),
//     elsewhere.go (rules of other places), options.go (what the house may choose), differences.go (what another game adds), kin.go (the
//     game made of these), subchapter2.go (blackjack itself).
//   - Cards and wagers: cards.go and score.go (2.1, 2.2), layout.go (the wagers and their odds,
//     2.3), felt.go (how the layout is drawn), notices.go (what is posted), entry.go (who may enter
//     when, 2.3(i)), wagers.go (which wagers may be made), acts.go (what players and staff do
//     besides wagering).
//   - Before the deal: devices.go (shuffling devices), shuffle.go (opening, shuffle and cut, 2.4
//     and 2.5).
//   - A round: blackjack.go (the table, its state and the course of a round), sharing.go (several
//     players on a box, one player on several, 2.13 and 2.14), dealing.go (the deal, 2.6),
//     blackjacks.go (blackjacks are paid, 2.7).
//   - What players decide: drawing.go (which decisions there are, and drawing, 2.12), surrender.go
//     (2.8), insurance.go (2.9), double.go (2.10), split.go (2.11), attack.go and rescue.go
//     (decisions that only other games of the family have).
//   - Settlement: settle.go (the dealer's hand and all wagers against it), fivecards.go (2.16),
//     additional.go (additional wagers, 2.17), beside.go (additional wagers of other games),
//     multiple.go (multiple action, 2.18).
//   - What goes wrong (2.15): reports.go (what may be reported), irregularities.go (what happens
//     then).
package blackjack
