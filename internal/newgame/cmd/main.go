// This command writes the beginning of a new game. See package newgame. The Makefile runs it as make new-game.
package main

import (
	"flag"
	"fmt"
	"os"

	"boardwalk/internal/newgame"
)

func main() {
	var g newgame.Game
	flag.StringVar(&g.ID, "id", "", "of the new game, such as lucky-flush")
	flag.StringVar(&g.Like, "like", "", "the id of the game that it is made from")
	flag.StringVar(&g.Dir, "dir", ".", "root of the module")
	flag.Parse()
	written, err := g.Write()
	if err != nil {
		fmt.Fprintln(os.Stderr, "new-game:", err)
		os.Exit(1)
	}
	fmt.Printf("%d files, a copy of %s under a name and a book of its own:\n\n", len(written), g.Like)
	for _, dir := range g.Places() {
		fmt.Println("  " + dir)
	}
	fmt.Print("\n" + g.Left())
}
