// Testhouse is the program boardwalk with two games more on its list, which only
// tests play: one with a player's bank, and one with tiles. The tests in a browser
// open houses with it.
//
// Its cards are no secret: every master of seeds is the same, so that a table of the
// same id deals the same rounds in every house, as long as the same players make the
// same cuts. The pictures of rounds need that.
package main

import (
	"os"

	"boardwalk/chance"
	"boardwalk/cli"
	"boardwalk/floor"
	"boardwalk/game"
	"boardwalk/table/tabletest/banktest"
	"boardwalk/table/tabletest/tiletest"
)

func main() {
	game.All = append(game.All, banktest.Rules, tiletest.Rules)
	cli.Settings = append(cli.Settings, floor.Seeds(func() chance.Seed { return chance.Seed{} }))
	os.Exit(cli.Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
