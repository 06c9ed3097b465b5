// Testhouse is the program boardwalk with two games more on its list, which only
// tests play: one with a player's bank, and one with tiles. The tests in a browser
// open houses with it.
package main

import (
	"os"

	"boardwalk/cli"
	"boardwalk/game"
	"boardwalk/table/tabletest/banktest"
	"boardwalk/table/tabletest/tiletest"
)

func main() {
	game.All = append(game.All, banktest.Rules, tiletest.Rules)
	os.Exit(cli.Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
