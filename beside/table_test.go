package beside_test

import (
	"fmt"
	"strings"
	"testing"

	"boardwalk/beside"
	"boardwalk/chance"
	"boardwalk/game"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// texts are wagers for any game: whichever fits lies there.
var texts = []string{
	"looks at player's first two cards\npays pair 9\n     same suit 5/2\n     total 12 push\notherwise loses\n",
	"looks at player's cards\npays pair 9\notherwise loses\n",
	"looks at dealer's up card\npays one ace 11\notherwise loses\n",
	"looks at first three community cards\npays pair 4\notherwise loses\n",
	"looks at all cards of the round\npays exactly five cards 2\n     two aces 9\notherwise loses\n",
	"looks at dice of the roll\npays pair 4\notherwise loses\n",
	"looks at dice until a seven-out\npays one point, all of 7 9\n     one point 3\notherwise loses\n",
	"looks at dice until a seven\npays all of 2 3 34\notherwise loses\n",
	"looks at number drawn\npays odd 1\notherwise loses\n",
}

// join lays every wager that can lie at a game beside its own.
func join(t *testing.T, rules *table.Rules) *table.Rules {
	t.Helper()
	for i, text := range texts {
		w, err := beside.Parse("trial", fmt.Sprintf("wager Trial %c, at %s\n", 'A'+i, rules.ID)+text)
		if err != nil {
			t.Fatal(err)
		}
		if joined, err := beside.Join(rules, w); err == nil {
			rules = joined
		}
	}
	return rules
}

// bet puts something on an area, if that may be.
func bet(live *table.Live, s table.Seat, a table.Area) bool {
	t := live.Table()
	amount := (10 * t.Unit(a)).Up(t.Unit(a))
	return live.Do(table.Act{Kind: table.Make, Seat: s, Area: a, Amount: max(amount, t.Limit(a).Min.Up(t.Unit(a)))}) == nil
}

// TestWalkBesideEveryGame plays every game at random with wagers beside its own. The walk fails if a chip is made or
// lost, if a wager is left where none can lie, or if the replay of the journal comes out differently.
func TestWalkBesideEveryGame(t *testing.T) {
	steps := 400
	if testing.Short() {
		steps = 120
	}
	decided := map[string]bool{}
	for _, rules := range game.All {
		if rules.EachOther {
			continue
		}
		joined := join(t, rules)
		if len(joined.Beside) == 0 {
			t.Errorf("no wager lies beside those of %s", rules.ID)
			continue
		}
		own := len(rules.Layout(nil).Wagers)
		t.Run(rules.ID, func(t *testing.T) {
			will := chance.NewFast(38, 2)
			tabletest.WalkEach(t, joined, nil, will, steps, func(live *table.Live, log table.Log) {
				l := live.Table().Layout()
				for a := own; a < len(l.Wagers) && live.Question() == nil; a++ { // wagers that the walk would make too seldom
					if will.Draw(3) == 0 {
						s := l.Wagers[a].Position
						if s == table.House {
							s = table.Seat(1 + will.Draw(live.Table().Seats()))
						}
						bet(live, s, table.Area(a))
						for i := range own { // cards are dealt to who has a wager of the game
							if l.Wagers[i].Position == s && bet(live, s, table.Area(i)) {
								break
							}
						}
					}
				}
				for i := range log {
					if e := &log[i]; int(e.Area) >= own && (e.Kind == table.Paid || e.Kind == table.Collected) {
						decided[rules.ID] = true
					}
				}
			})
		})
		if f := joined.Felt(nil, 0); f != nil {
			for _, w := range joined.Layout(nil).Wagers[own:] {
				if w.Offered() && f.Find(w.ID) == nil {
					t.Errorf("%s has no place on the felt of %s", w.ID, rules.ID)
				}
			}
		}
	}
	if len(decided) < len(game.All)/2 {
		t.Errorf("only at %d games a wager beside theirs was decided: %v", len(decided), decided)
	}
}

// TestAWagerThatCannotLieThere is refused with a reason.
func TestAWagerThatCannotLieThere(t *testing.T) {
	for _, test := range []struct{ game, text, want string }{
		{"craps", "looks at player's first two cards\npays pair 9\notherwise loses", "players have no cards of their own at Craps"},
		{"blackjack", "looks at community cards\npays pair 9\notherwise loses", "there are no community cards"},
		{"blackjack", "looks at dice until a seven\npays all of 2 9\notherwise loses", "no dice thrown"},
		{"blackjack", "looks at banker's cards\npays pair 9\notherwise loses", `nothing is dealt to "banker"`},
		{"hold-em", "looks at player's first two cards\npays pair 9\notherwise loses", "players wager against each other"},
	} {
		w, err := beside.Parse("trial", "wager Trial, at "+test.game+"\n"+test.text)
		if err != nil {
			t.Fatal(err)
		}
		rules, _ := game.Find(test.game)
		if _, err := beside.Join(rules, w); err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: %v, want %s", test.game, err, test.want)
		}
	}
	w, _ := beside.Parse("trial", "wager Trial, at craps\nlooks at dice of the roll\npays pair 9\notherwise loses")
	rules, _ := game.Find("craps")
	once, err := beside.Join(rules, w)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := beside.Join(once, w); err == nil {
		t.Error("the same wager lies there twice")
	}
	if _, err := beside.Join(rules, w, w); err == nil {
		t.Error("the same wager lies there twice at once")
	}
	blackjack, _ := game.Find("blackjack")
	if _, err := beside.Join(blackjack, w); err == nil || len(rules.Beside) != 0 {
		t.Error("a wager at craps lies at blackjack, or at every table of craps")
	}
}
