package game

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"boardwalk/chance"
	"boardwalk/money"
	"boardwalk/table"
)

// TestOutlook has the next throw decide wagers at craps with the point 8, and at roulette.
func TestOutlook(t *testing.T) {
	tests := []struct {
		game   string
		wagers []string
		throws []int // of the first round, each die counted from 0
		want   string
	}{
		{"craps", []string{"pass"}, nil, "pass: 7 11 wins $10; 2 3 12 loses"},
		{"craps", []string{"pass"}, []int{3, 3}, "pass: 8 wins $10; 7 loses"},
		{"craps", []string{"pass", "hard-8"}, []int{1, 1}, "pass: 4 wins $10; 7 loses\nhard-8: 4-4 wins $90; 7 2-6 3-5 loses"},
		{"roulette", []string{"red"}, nil, "red: 18 wins $10; 20 loses"},
		{"blackjack", []string{"main-1"}, nil, ""},
	}
	for _, tt := range tests {
		rules, ok := Find(tt.game)
		if !ok {
			t.Fatalf("there is no game %s", tt.game)
		}
		var log table.Log
		l, err := table.NewLive(rules, nil, rules.Terms(), chance.NewScript(tt.throws...), &log)
		if err != nil {
			t.Fatal(err)
		}
		act(t, l, table.Act{Kind: table.Sit, Seat: 1, Amount: 500 * money.Dollar})
		for _, w := range tt.wagers {
			area, ok := l.Table().Layout().Area(w)
			if !ok {
				t.Fatalf("there is no wager %s", w)
			}
			act(t, l, table.Act{Kind: table.Make, Seat: 1, Area: area, Amount: 10 * money.Dollar})
		}
		if tt.throws != nil {
			for q, err := l.Round(); q != nil; q, err = l.Answer(table.Answer{Choice: q.First()}) {
				if err != nil {
					t.Fatal(err)
				}
			}
		}
		told, chips := len(log), l.Table().Chips(1)
		got := sayOutlook(l)
		if got != tt.want {
			t.Errorf("%s %v: %q, want %q", tt.game, tt.throws, got, tt.want)
		}
		if len(log) != told || l.Table().Chips(1) != chips {
			t.Errorf("%s: looking ahead has changed something", tt.game)
		}
	}
}

func sayOutlook(l *table.Live) string {
	var lines []string
	for _, o := range l.Outlook(1) {
		count := func(calls []string) string {
			if len(calls) > 6 {
				return fmt.Sprint(len(calls))
			}
			return strings.Join(slices.SortedStableFunc(slices.Values(calls), func(a, b string) int { return len(a) - len(b) }), " ")
		}
		text := l.Table().Layout().Wagers[o.Area].ID + ":"
		for _, w := range o.Wins {
			text += fmt.Sprintf(" %s wins %s;", count(w.On), w.Amount)
		}
		lines = append(lines, text+" "+count(o.Loses)+" loses")
	}
	return strings.Join(lines, "\n")
}
