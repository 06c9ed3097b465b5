// Package pokerodds is the mathematics of the games in which poker is played against the house. In reading order:
//
//   - mathematics.go has one value a game, which the game's line in the list of games names.
//   - housepoker.go and pays.go: how figures and choices are found, and what pay tables pay.
//   - caribbean.go, threecard.go and the others named after a game: its figures and its choices; texascount.go is what is
//     counted of texas hold 'em bonus and kept.
//   - adviser.go: what the choices of a question are worth, and how bots play; chart.go and the files that end in
//     _advice.go: the charts of best play.
//   - players.go, players_board.go and the files that end in _players.go: who plays in simulations.
//   - lines.go, conditionlines.go, conditions.go and keeplines.go: strategies from files.
package pokerodds
