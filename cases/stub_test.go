package cases

import (
	"os"
	"strings"
	"testing"

	"boardwalk/card"
	"boardwalk/casebook"
	"boardwalk/game"
	"boardwalk/law/lawtest"
	"boardwalk/table"
)

// TestNobodySeesTheStub plays rounds after which the stub goes to the discard rack,
// counted or not. A player may see the face of no card that was not dealt to somebody
// in that round.
func TestNobodySeesTheStub(t *testing.T) {
	lawtest.Cites(t, "16.7(e)", "18.7(e)1", "36.7(f)1", "house:mississippi-7(e)1", "house:ultimate-7(e)1")
	for _, file := range []string{
		"caribbean-stud/16.7-e-stub-unexposed.case",
		"caribbean-stud/16.7-f-stub-counted-every-five-rounds.case",
		"let-it-ride/18.7-e-stub-counted-every-five-rounds.case",
		"mini-tex/36.7-f-stub-counted-every-five-rounds.case",
		"mississippi-stud/mississippi-7-e-stub-counted-every-five-rounds.case",
		"ultimate-texas-holdem/ultimate-7-e-stub-counted-every-five-rounds.case",
	} {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		c, err := casebook.Parse(file, strings.NewReader(string(text)))
		if err != nil {
			t.Fatal(err)
		}
		r := casebook.Run(c, game.Find)
		if len(r.Failures) > 0 {
			t.Fatal(r.Failures[0])
		}
		var log table.Log
		if _, err := table.Replay(r.Rules, r.Options, r.Terms, r.Journal, &log); err != nil {
			t.Fatal(err)
		}
		var dealt card.Set
		rounds := 0
		for i := range log {
			e := &log[i]
			switch e.Kind {
			case table.Shuffled:
				dealt = 0
			case table.Dealt:
				if dealt == 0 {
					rounds++
				}
				dealt |= card.SetOf(e.Card)
			case table.Turned, table.Burned, table.Formed, table.Discarded:
				if seen, ok := e.For(1); ok && seen.Card != card.Unknown && !dealt.Has(seen.Card) {
					t.Errorf("%s: event %d shows %s, which nobody was dealt", file, i, seen.Card)
				}
			}
		}
		if rounds == 0 {
			t.Errorf("%s: no card was dealt", file)
		}
	}
}
