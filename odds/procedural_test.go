package odds_test

import (
	"fmt"
	"strconv"
	"testing"

	"boardwalk/game"
	"boardwalk/odds"
	"boardwalk/table"
)

// advantagesOf is what every wager of a game is worth under some options, as a text to compare.
func advantagesOf(t *testing.T, r *table.Rules, o table.Options) (text string) {
	t.Helper()
	report, err := odds.For(r, o, r.Terms())
	if err != nil {
		t.Fatalf("%s: %v", r.ID, err)
	}
	for _, f := range report.Figures {
		text += fmt.Sprintf("%s %s %.9f\n", f.Wager, f.Per, f.HouseAdvantage())
	}
	return text
}

// An option that does not change the figures changes none, whatever its value; and those that people compare do.
// Only games whose figures are found at once are asked.
func TestProceduralOptionsChangeNoFigure(t *testing.T) {
	changes := map[string]bool{}
	for _, id := range []string{"roulette", "big-six", "red-dog", "minibaccarat", "sic-bo", "casino-war", "mini-dice"} {
		r, _ := game.Find(id)
		usual := advantagesOf(t, r, r.Options())
		for _, d := range r.Options().Declare() {
			tries := append([]string{"yes", "no"}, d.Words()...)
			for n := range 9 {
				tries = append(tries, strconv.Itoa(n))
			}
			for _, value := range tries {
				o := r.Options()
				if table.SetOption(o, d.Name, value) != nil || len(table.Validate(o)) > 0 || advantagesOf(t, r, o) == usual {
					continue
				}
				changes[id+" "+d.Name] = true
				if !d.Figures() {
					t.Errorf("%s: %s %s changes the figures", id, d.Name, value)
				}
			}
		}
	}
	for _, name := range []string{"roulette wheel", "red-dog decks", "minibaccarat vigorish", "casino-war bonus"} {
		if !changes[name] {
			t.Errorf("%s changes no figure", name)
		}
	}
}
