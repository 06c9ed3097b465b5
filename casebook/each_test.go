package casebook_test

import (
	"strings"
	"testing"

	"boardwalk/casebook"
	"boardwalk/game"
	"boardwalk/law"
)

// A case for each game whose book stands on another is played at every one of them: under its own citations and
// with the wager by which a player takes part there.
func TestACaseForEachGame(t *testing.T) {
	c, err := casebook.Parse("each.case", strings.NewReader(`# Nobody wagers with cash
law     house:cards-6(a)[verbal], house:cards-7(b)
game    each house:cards
bet     1 opening 10 cash
want    refuse by house:cards-6(a)[verbal]
bet     1 opening 10
deck    2c
want    announce "No more bets" by house:cards-7(b) then deal 1 "2c" shows house:cards-7(b)
`))
	if err != nil {
		t.Fatal(err)
	}
	cases, books := c.Each(game.Find), law.StandingOn("house:cards")
	if len(cases) != len(books) || len(cases) < 2 {
		t.Fatalf("%d cases for %d books", len(cases), len(books))
	}
	for i, one := range cases {
		r := casebook.Run(one, game.Find)
		for _, f := range r.Failures {
			t.Error(one.Title, f)
		}
		if r.Rules.ID != books[i].Game() || one.Law[0] != law.Cite(books[i].ID+"-6(a)[verbal]") || one.Title != c.Title+" ("+r.Rules.ID+")" {
			t.Errorf("%s is played at %s and cites %v", one.Title, r.Rules.ID, one.Law)
		}
	}
	if r := casebook.Run(c, game.Find); len(r.Failures) == 0 {
		t.Error("a case for each game was run as one")
	}
}

func TestEachNeedsABookThatGamesStandOn(t *testing.T) {
	for _, line := range []string{"game each", "game each house:war", "game each house:none", "game each house:cards craps"} {
		_, err := casebook.Parse("each.case", strings.NewReader(line+"\nbet 1 ante 5\n"))
		if err == nil || !strings.Contains(err.Error(), "each.case:1: expected a book on which games stand") ||
			strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: %v", line, err)
		}
	}
}
