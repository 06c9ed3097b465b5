package reddog_test

import (
	"strings"
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/game/reddog"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/table"
)

// bystander plays for everybody at random, and remembers what was wagered and
// who had the round voided.
type bystander struct {
	will chance.Source
	tab  *table.Table
	put  map[table.Seat][2]money.Cents // original wagers and raises, on any betting area
	void map[table.Seat]bool
}

func (w *bystander) Answer(q *table.Question) table.Answer {
	open := q.Choices()
	a := table.Answer{Choice: open[w.will.Draw(len(open))]}
	switch a.Choice {
	case reddog.Raise:
		a.Amount = money.Cents(w.will.Draw(12)) * 50 // none, too much, or in half dollars
	case reddog.Void:
		w.void[q.Seat] = true
	}
	return a
}

func (w *bystander) Event(e *table.Event) {
	if e.Kind == table.Wagered {
		sums := w.put[e.Seat]
		if strings.HasPrefix(w.tab.Layout().Wagers[e.Area].ID, "original") {
			sums[0] += e.Amount
		} else {
			sums[1] += e.Amount
		}
		w.put[e.Seat] = sums
	}
}

// should is what a player's wagers win, from the values of the cards alone.
func (w *bystander) should(s table.Seat, cards []card.Card, odds [12]money.Cents) money.Cents {
	value := func(i int) int { return strings.Index("  23456789TJQKA", cards[i].String()[:1]) }
	low, high := min(value(0), value(1)), max(value(0), value(1))
	both := w.put[s][0] + w.put[s][1]
	switch {
	case low == high && len(cards) == 3 && value(2) == low:
		return 11 * w.put[s][0]
	case low == high, low+1 == high, w.void[s]:
		return 0
	case low < value(2) && value(2) < high:
		return odds[high-low-1] * both
	}
	return -both
}

// Rounds are played with wagers, raises and incidents drawn at random, also at
// odds above the list, and settled a second time with nothing of the game's.
func TestABystanderSettlesEveryRoundAlike(t *testing.T) {
	lawtest.Cites(t, "6.5(e)", "6.5(f)1", "6.5(f)2", "6.5(i)1", "6.5(i)2", "6.5(i)3", "6.7(c)[refund]")
	will := chance.NewFast(6, 5)
	for i := range 40 {
		o := &reddog.Options{Decks: 1 + i%8, MoreAreas: i%2 == 0, Automatic: i%3 == 0}
		odds := [12]money.Cents{0, 5, 4, 2, 1, 1, 1, 1, 1, 1, 1, 1}
		terms := reddog.Rules.Terms()
		if i%4 == 0 {
			odds[1], odds[3] = 6, 3
			terms.Pays = map[string]money.Odds{"original": {To: 6, One: 1}, "original on spread of 3": {To: 3, One: 1}}
		}
		w := &bystander{will: will}
		tab, err := table.Open(reddog.Rules, o, terms, table.From(chance.NewFast(uint64(i), 6)), table.With(w), table.To(w))
		if err != nil {
			t.Fatal(err)
		}
		w.tab = tab
		for s := table.Seat(1); s <= 4; s++ {
			if err := tab.Do(table.Act{Kind: table.Sit, Seat: s, Amount: 1_000_000 * money.Dollar}); err != nil {
				t.Fatal(err)
			}
		}
		for range 300 {
			w.put, w.void = map[table.Seat][2]money.Cents{}, map[table.Seat]bool{}
			before := [5]money.Cents{}
			for s := table.Seat(1); s <= 4; s++ {
				before[s] = tab.Account(s).Net
				for _, area := range []table.Area{table.Area(s-1) * 2, table.Area(will.Draw(8)) * 2} {
					_ = tab.Do(table.Act{Kind: table.Make, Seat: s, Area: area, Amount: money.Cents(will.Draw(5)) * money.Dollar})
				}
			}
			for _, incident := range tab.Layout().Incidents {
				if will.Draw(8) == 0 {
					_ = tab.Do(table.Act{Kind: table.Report, Word: incident.ID, Args: [2]int{will.Draw(6)}})
				}
			}
			if err := tab.Round(); err != nil {
				t.Fatal(err)
			}
			cards := tab.Game().(*reddog.Game).Cards()
			for s := table.Seat(1); s <= 4; s++ {
				if got, want := tab.Account(s).Net-before[s], w.should(s, cards, odds); got != want {
					t.Fatalf("seat %d put in %v, and won %s, not %s: %v", s, w.put[s], got, want, cards)
				}
			}
		}
	}
}
