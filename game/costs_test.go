package game

import (
	"slices"
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// TestCostsOfChoices asks rounds what their choices cost.
func TestCostsOfChoices(t *testing.T) {
	const dollar = money.Dollar
	tests := []struct {
		game, area string
		seats      int
		want       map[table.Choice]money.Cents
	}{
		{"three-card-poker", "ante", 1, map[table.Choice]money.Cents{"fold": 0, "play": 10 * dollar}},
		{"casino-war", "ante", 1, map[table.Choice]money.Cents{"surrender": 0, "war": 10 * dollar}},
		{"blackjack", "main", 1, map[table.Choice]money.Cents{"stand": 0, "draw": 0, "double": 10 * dollar, "split": 10 * dollar}},
		{"mississippi-stud", "ante", 1, map[table.Choice]money.Cents{"fold": 0, "bet-1x": 10 * dollar, "bet-3x": 30 * dollar}},
		{"let-it-ride", "all three", 1, map[table.Choice]money.Cents{"ride": 0, "withdraw": -10 * dollar}},
		{"hold-em", "", 2, map[table.Choice]money.Cents{"fold": 0, "call": 1 * dollar}},
	}
	for _, tt := range tests {
		t.Run(tt.game, func(t *testing.T) {
			rules, ok := Find(tt.game)
			if !ok {
				t.Fatal("no such game")
			}
			met := map[table.Choice]bool{}
			for seed := range uint64(40) {
				var log table.Log
				l, err := table.NewLive(rules, nil, rules.Terms(), chance.NewFast(seed, 1), &log)
				if err != nil {
					t.Fatal(err)
				}
				for s := range tt.seats {
					act(t, l, table.Act{Kind: table.Sit, Seat: table.Seat(s + 1), Amount: 500 * dollar})
				}
				if tt.area != "" {
					wagers := l.Table().Layout().Wagers
					area := slices.IndexFunc(wagers, func(w table.Wager) bool { return w.Group == tt.area && w.Position == 1 })
					act(t, l, table.Act{Kind: table.Make, Seat: 1, Area: table.Area(area), Amount: 10 * dollar})
				}
				q, err := l.Round()
				if err != nil {
					t.Fatal(err)
				}
				for ; q != nil && q.Offer.ID == "cut"; q, _ = l.Answer(table.Answer{Choice: q.First()}) {
				}
				if q == nil {
					continue
				}
				told, journal := len(log), slices.Clone(l.Journal())
				costs := l.Costs(q)
				if len(log) != told || len(l.Journal()) != len(journal) || l.Question() != q {
					t.Fatal("asking for the costs has changed something")
				}
				for i, c := range q.Offer.Choices {
					if want, ok := tt.want[c]; ok && q.Allows(c) {
						met[c] = true
						if costs[i] != want {
							t.Errorf("to %s costs %s, want %s", c, costs[i], want)
						}
					}
				}
			}
			for c := range tt.want {
				if !met[c] {
					t.Errorf("to %s was never open", c)
				}
			}
		})
	}
}

func act(t *testing.T, l *table.Live, a table.Act) {
	t.Helper()
	if err := l.Do(a); err != nil {
		t.Fatal(err)
	}
}

// TestAskingForCostsChangesNothing walks every game: asking leaves the round as it was,
// and no choice costs more than its player has.
func TestAskingForCostsChangesNothing(t *testing.T) {
	for _, r := range All {
		t.Run(r.ID, func(t *testing.T) {
			will, asked := chance.NewFast(3, 9), 0
			tabletest.WalkEach(t, r, r.Options(), chance.NewFast(5, 7), 120, func(l *table.Live, _ table.Log) {
				if will.Draw(3) > 0 {
					return
				}
				q, err := l.Round()
				for q != nil && err == nil {
					number, journal := q.Number, len(l.Journal())
					first := l.Costs(q)
					if again := l.Costs(q); !slices.Equal(first, again) || l.Question().Number != number || len(l.Journal()) != journal {
						t.Fatalf("question %d costs %v, then %v", number, first, again)
					}
					for i, c := range q.Offer.Choices {
						switch {
						case !q.Allows(c) && first[i] != 0:
							t.Fatalf("to %s costs %s and is not open", c, first[i])
						case first[i] > l.Table().Chips(q.Seat):
							t.Fatalf("to %s costs %s, more than there is", c, first[i])
						}
					}
					asked++
					choices := q.Choices()
					q, err = l.Answer(table.Answer{Choice: choices[will.Draw(len(choices))], Cards: ownCard(q)})
				}
				if err != nil && l.Question() != nil {
					if err := l.Abandon(); err != nil {
						t.Fatal(err)
					}
				}
			})
			t.Logf("%d questions", asked)
		})
	}
}

// ownCard is one of the cards that a question lets its player name, or none.
func ownCard(q *table.Question) (one card.Set) {
	for c := range q.Own.All {
		return card.SetOf(c)
	}
	return 0
}
