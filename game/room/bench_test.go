package room

import (
	"testing"

	"boardwalk/chance"
	"boardwalk/internal/pace"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// loose are players who bet, raise, call and fold at random, so that some hands
// end early and some at the showdown.
type loose struct{ source *chance.Fast }

func (p loose) Answer(q *table.Question) table.Answer {
	if q.Offer.ID != "betting" {
		return table.Answer{Choice: q.First()}
	}
	switch n := p.source.Draw(100); {
	case n < 12 && q.Most > 0:
		if q.Allows(Bet) {
			return table.Answer{Choice: Bet, Amount: q.Least}
		}
		return table.Answer{Choice: Raise, Amount: q.Least}
	case q.Allows(Check):
		return table.Answer{Choice: Check}
	case n < 60:
		return table.Answer{Choice: Call}
	}
	return table.Answer{Choice: Fold}
}

func hands(tb testing.TB, name string, rules *table.Rules, seats int, setup ...table.Setup) (pace.Way, *table.Table) {
	tb.Helper()
	setup = append(setup, table.From(chance.NewFast(1, 0)), table.With(loose{chance.NewFast(2, 0)}))
	t := tabletest.Open(tb, rules, nil, seats, setup...)
	return pace.Way{Name: name, Run: func(n int) {
		for range n {
			if err := t.Round(); err != nil {
				panic(err)
			}
		}
	}}, t
}

// BenchmarkHands plays complete six-handed hands.
func BenchmarkHands(b *testing.B) {
	for _, r := range []*table.Rules{HoldEm, OmahaEight, SevenCardStud, FiveCardDraw} {
		b.Run(r.ID, func(b *testing.B) {
			bare, _ := hands(b, "table", r, 6)
			events, _ := hands(b, "events", r, 6, table.To(new(tabletest.Counter)))
			pace.Compare(b, "hands", bare, events)
		})
	}
}

// The random players of the benchmark see all kinds of endings.
func TestTheBenchmarkPlaysWholeHands(t *testing.T) {
	var log table.Log
	way, tab := hands(t, "", HoldEm, 6, table.To(&log))
	way.Run(1000)
	rivers, showdowns := 0, 0
	for _, e := range log {
		switch {
		case e.Kind == table.Dealt && e.By == "14.10(i)":
			rivers++
		case e.By == "14.6(d)[showdown]":
			showdowns++
		}
	}
	if rivers < 200 || showdowns < 200 {
		t.Errorf("of 1000 hands %d saw the last card and %d a showdown", rivers, showdowns)
	}
	sum := money.Cents(0)
	for _, s := range tab.Present() {
		sum += tab.Account(s).Net
	}
	if sum != 0 {
		t.Errorf("the players have won %s together", sum)
	}
}
