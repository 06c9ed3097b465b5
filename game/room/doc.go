// Package room is subchapter 14 of the Rules of the Games: the poker room, with nine games in which
// players wager against each other and the house takes a rake.
//
// [Game] is a poker table. The nine games share it and differ in the rows of variants.go.
//
// Other modules should not build on this package: it may change in every version.
//
// # Files
//
// In reading order, which is about that of the subchapter:
//
//   - The games: variants.go (the nine games), options.go (what the house may choose), layout.go
//     (areas and questions), room.go (the table and its state), felt.go (how it is drawn).
//   - Before a round: opening.go (the decks, 14.2 to 14.5), people.go (waiting lists and players
//     who come and go, 14.16 to 14.19), verify.go (everything is where it may be).
//   - The round of play (14.6): pots.go (the pot and side pots), wagering.go (how much may be bet,
//     14.7), betting.go (a betting round), round.go (the button, antes and blinds, and the course
//     of a round).
//   - The ways of dealing: stud.go (seven-card stud, 14.9), holdem.go (hold 'em and Omaha, 14.10
//     and 14.11), draw.go (14.12), fivestud.go (five-card stud, 14.13).
//   - The end of a round: worth.go (what a hand is worth), showdown.go (who shows), divide.go (who
//     gets how much of a pot), rake.go (what the house takes, 14.14).
//   - What goes wrong (14.15): irregularities.go (what may be reported), found.go (what is found in
//     the course of a round), turns.go (with a hand or out of turn), stringbet.go (with a bet),
//     misdeals.go (with the deal or the deck), refunds.go (a player's money goes back).
//   - For beginners: about.go (what the game says of itself, and the plan of a round).
package room
