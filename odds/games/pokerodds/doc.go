// Package pokerodds is the mathematics of the games in which poker is played against the house: figures, choices of a
// hand, charts, players for simulation and strategies from files, in one value a game.
//
// A new game does not go in here. Its mathematics is a package of its own below odds/games that makes an [Own], a [Streets] where
// cards are shared, or a [Redraw] where cards are replaced; the examples have them from beginning to end.
//
// Other modules should not build on this package: it may change in every version.
//
// # Files
//
// In reading order:
//
//   - How figures and choices are found, and what pay tables pay: housepoker.go, remembered.go (what is found once),
//     pays.go, suitbonus.go (wagers that pay by one suit).
//   - The figures and the choices of each game: caribbean.go, doubledown.go, letitride.go, mississippi.go, floppoker.go,
//     boston.go, threecard.go, fourcard.go, threedraw.go, minitex.go, texascount.go (what is counted and kept),
//     texasbonus.go, ultimatetexas.go, flush_count.go, flush.go.
//   - What the choices of a question are worth, and the charts of best play: adviser.go, chart.go, boston_advice.go,
//     floppoker_advice.go, threecard_advice.go.
//   - Who plays in simulations: players.go, players_board.go, boston_players.go, floppoker_players.go,
//     mississippi_players.go, threecard_players.go, ultimatetexas_players.go.
//   - What is known of the luck in a simulated round: controls.go, controls_dealer.go (against a dealer's hand),
//     controls_scale.go (against a pay table), controls_board.go (with a shared board).
//   - Strategies from files: conditions.go, conditionlines.go, keeplines.go, lines.go.
//   - The value of each game, which its line in the list of games names: mathematics.go; own.go, streets.go and redraw.go make
//     that of a game whose mathematics is a package of its own.
package pokerodds
