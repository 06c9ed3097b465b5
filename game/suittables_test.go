package game_test

import (
	"fmt"
	"strings"
	"testing"

	"boardwalk/casebook"
	"boardwalk/game"
	"boardwalk/law"
	"boardwalk/law/lawtest"
)

// The odds of each option of the same suit wager are what they are: a licensee cannot
// post higher ones.
func TestTheOddsOfASuitTableAreFixed(t *testing.T) {
	for i, decks := range []struct{ decks, options int }{{1, 4}, {2, 4}, {4, 4}, {6, 3}, {8, 3}} {
		for option := 1; option <= decks.options; option++ {
			row := fmt.Sprintf("2.17(e)2%s[option %d]", []string{"i", "ii", "iii", "iv", "v"}[i], option)
			t.Run(row, func(t *testing.T) {
				lawtest.Cites(t, law.Cite(row))
				for _, line := range []string{"king and queen", "any two cards"} {
					text := fmt.Sprintf(`game blackjack
option additional same-suit
option decks %d
option suit-table %d
pays same-suit on %s 100 to 1
want fault by %s "exactly"`, decks.decks, option, line, row)
					c, err := casebook.Parse("situation", strings.NewReader(text))
					if err != nil {
						t.Fatal(err)
					}
					for _, failure := range casebook.Run(c, game.Find).Failures {
						t.Error(failure)
					}
				}
			})
		}
	}
}
