package casinowar_test

import (
	"strings"
	"testing"

	"boardwalk/chance"
	"boardwalk/game/casinowar"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/table"
)

// bystander plays for everybody at random, and writes down what lies on the
// layout, which cards came where and who went to war.
type bystander struct {
	will  chance.Source
	tab   *table.Table
	ante  [8]money.Cents
	tie   [8]money.Cents
	war   [8]money.Cents
	cards [8][]int
	gave  [8]bool
	void  bool
}

func (w *bystander) Answer(q *table.Question) table.Answer {
	open := q.Choices()
	a := table.Answer{Choice: open[w.will.Draw(len(open))]}
	w.gave[q.Seat] = w.gave[q.Seat] || a.Choice == casinowar.Surrender
	return a
}

func (w *bystander) Event(e *table.Event) {
	switch e.Kind {
	case table.Wagered:
		kind, _, _ := strings.Cut(w.tab.Layout().Wagers[e.Area].ID, "-")
		map[string]*[8]money.Cents{"ante": &w.ante, "tie": &w.tie, "war": &w.war}[kind][e.Seat] += e.Amount
	case table.Dealt:
		if e.Box != table.NoBox {
			w.cards[e.Box] = append(w.cards[e.Box], strings.Index("23456789TJQKA", e.Card.String()[:1]))
		}
	case table.Formed:
		last := len(w.cards[e.ToBox]) - 1
		w.cards[e.ToBox][last] = strings.Index("23456789TJQKA", e.Card.String()[:1])
	case table.Voided:
		w.void = true
	}
}

// should is what a player's wagers win, from the ranks of the cards alone.
func (w *bystander) should(s int, bonus bool) money.Cents {
	if w.ante[s] == 0 {
		return 0
	}
	mine, other := w.cards[s], w.cards[0]
	if len(mine) == 0 || len(other) == 0 {
		return 0 // void before anything was decided
	}
	won := -w.tie[s]
	if mine[0] == other[0] {
		won = 10 * w.tie[s]
	}
	switch {
	case mine[0] > other[0]:
		return won + w.ante[s]
	case mine[0] < other[0]:
		return won - w.ante[s]
	case w.gave[s]:
		return won - w.ante[s]/2
	case w.void:
		return won
	case mine[1] < other[1]:
		return won - w.ante[s] - w.war[s]
	case mine[1] == other[1] && bonus:
		return won + w.ante[s] + w.war[s]
	}
	return won + w.war[s]
}

// Rounds are played with wagers, answers and incidents drawn at random, and
// settled a second time with nothing of the game's. One deck and seven players
// also run out of cards.
func TestABystanderSettlesEveryRoundAlike(t *testing.T) {
	lawtest.Cites(t, "house:war-5(b)", "house:war-5(e)", "house:war-6(b)", "house:war-7(c)[pays]", "house:war-7(d)",
		"house:war-7(e)[tie]", "house:war-7(e)[bonus]", "house:war-8(c)", "house:war-8(d)")
	will := chance.NewFast(7, 2)
	voids, wars, troubles := 0, 0, 0
	for i := range 32 {
		o := &casinowar.Options{Decks: max(1, i%16-7), Bonus: i%3 == 0}
		w := &bystander{will: will}
		tab, err := table.Open(casinowar.Rules, o, casinowar.Rules.Terms(), table.From(chance.NewFast(uint64(i), 7)), table.With(w), table.To(w))
		if err != nil {
			t.Fatal(err)
		}
		w.tab = tab
		chips := 1_000_000 * money.Dollar
		for s := table.Seat(1); s <= 7; s++ {
			if err := tab.Do(table.Act{Kind: table.Sit, Seat: s, Amount: chips}); err != nil {
				t.Fatal(err)
			}
		}
		for range 300 {
			*w = bystander{will: will, tab: tab}
			var before [8]money.Cents
			for s := table.Seat(1); s <= 7; s++ {
				before[s] = tab.Account(s).Net
				if will.Draw(8) > 0 {
					_ = tab.Do(table.Act{Kind: table.Make, Seat: s, Area: table.Area(s-1) * 3, Amount: money.Cents(1+will.Draw(4)) * 2 * money.Dollar})
				}
				_ = tab.Do(table.Act{Kind: table.Make, Seat: s, Area: table.Area(s-1)*3 + 1, Amount: money.Cents(will.Draw(3)) * money.Dollar})
			}
			for _, incident := range tab.Layout().Incidents {
				for range will.Draw(4) * will.Draw(2) {
					_ = tab.Do(table.Act{Kind: table.Report, Word: incident.ID, Args: [2]int{will.Draw(8), will.Draw(8)}})
					troubles++
				}
			}
			if err := tab.Round(); err != nil {
				t.Fatal(err)
			}
			for s := 1; s <= 7; s++ {
				if got, want := tab.Account(table.Seat(s)).Net-before[s], w.should(s, o.Bonus); got != want {
					t.Fatalf("seat %d put in %s, %s and %s and won %s, not %s: %v, dealer %v", s, w.ante[s], w.tie[s], w.war[s], got,
						want, w.cards[s], w.cards[0])
				}
				if w.war[s] > 0 {
					wars++
				}
			}
			if w.void {
				voids++
			}
		}
	}
	if voids < 5 || wars < 1000 || troubles < 1000 {
		t.Errorf("only %d rounds ran out of cards, %d wars were fought and %d things went wrong", voids, wars, troubles)
	}
}
