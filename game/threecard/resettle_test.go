package threecard_test

import (
	"slices"
	"strings"
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/game/threecard"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// bystander plays for everybody at random, and remembers who wagered what and
// who went on.
type bystander struct {
	will   chance.Source
	tab    *table.Table
	put    map[string]money.Cents // by the name of the area
	plays  map[table.Box]bool
	seats  map[table.Box]table.Seat
	void   bool
	turned [8][]card.Card
}

func (w *bystander) Answer(q *table.Question) table.Answer {
	open := q.Choices()
	a := table.Answer{Choice: open[w.will.Draw(len(open))]}
	w.plays[q.Box] = a.Choice == threecard.Play
	return a
}

func (w *bystander) Event(e *table.Event) {
	switch e.Kind {
	case table.Wagered:
		w.put[w.tab.Layout().Wagers[e.Area].ID] += e.Amount
		w.seats[table.Box(e.Area/3+1)] = e.Seat
	case table.Dealt:
		if e.Box < 8 {
			w.turned[e.Box] = append(w.turned[e.Box], e.Card)
		}
	case table.Voided:
		w.void = true
	}
}

// strength is a hand as numbers that compare as hands do: its class, and its
// cards from those that matter most.
func strength(cards []card.Card) (class int, order []int) {
	ranks, suits := []int{}, map[string]bool{}
	for _, c := range cards {
		ranks = append(ranks, strings.Index("  23456789TJQKA", c.String()[:1]))
		suits[c.String()[1:]] = true
	}
	slices.Sort(ranks)
	slices.Reverse(ranks)
	if slices.Equal(ranks, []int{14, 3, 2}) {
		ranks = []int{3, 2, 1}
	}
	straight, flush := ranks[0] == ranks[1]+1 && ranks[1] == ranks[2]+1, len(suits) == 1
	switch {
	case straight && flush:
		return 5, ranks
	case ranks[0] == ranks[2]:
		return 4, ranks
	case straight:
		return 3, ranks
	case slices.Equal(ranks, []int{3, 2, 1}):
		panic("an ace below a two without a straight")
	case flush:
		return 2, ranks
	case ranks[0] == ranks[1]:
		return 1, ranks
	case ranks[1] == ranks[2]:
		return 1, []int{ranks[1], ranks[2], ranks[0]}
	}
	return 0, ranks
}

func compare(a, b []card.Card) int {
	classA, orderA := strength(a)
	classB, orderB := strength(b)
	if classA != classB {
		return classA - classB
	}
	return slices.Compare(orderA, orderB)
}

// should is what a position wins.
func (w *bystander) should(p table.Box, o *threecard.Options) money.Cents {
	at := string('0' + rune(p))
	ante, pairPlus := w.put["ante-"+at], w.put["pair-plus-"+at]
	needs := map[string]bool{
		threecard.AnteAtLeast: pairPlus > ante, threecard.AnteAtLeastHalf: pairPlus > 2*ante,
		threecard.Both: ante == 0 || pairPlus == 0 || ante > 5*pairPlus || pairPlus > 5*ante,
	}
	switch goes, asked := w.plays[p]; {
	case needs[o.Version]:
		return 0
	case asked && !goes: // before the round was void, where the dealer's cards come last
		return -ante - pairPlus
	case w.void:
		return 0
	}
	mine, dealers := w.turned[p], w.turned[0]
	class, _ := strength(mine)
	ledger := map[string][]money.Cents{"A": {-1, 1, 4, 6, 30, 40}, "B": {-1, 1, 4, 6, 33, 35}, "C": {-1, 1, 3, 6, 30, 40},
		"D": {-1, 1, 3, 6, 33, 35}}
	won := pairPlus * ledger[o.Ledger][class]
	if ante == 0 {
		return won
	}
	won += ante * map[string][]money.Cents{threecard.Bonus145: {0, 0, 0, 1, 4, 5}, threecard.Bonus156: {0, 0, 0, 1, 5, 6}}[o.AnteBonus][class]
	switch dealerClass, order := strength(dealers); {
	case dealerClass == 0 && order[0] < 12:
		return won + ante
	case compare(mine, dealers) > 0:
		return won + 2*ante
	case compare(mine, dealers) < 0:
		return won - 2*ante
	}
	return won
}

// Rounds are played under options, with decisions and incidents drawn at
// random, and settled a second time by somebody who ranks hands from scratch.
func TestABystanderSettlesEveryRoundAlike(t *testing.T) {
	lawtest.Cites(t, "20.3(b)1", "20.3(b)2", "20.3(b)3", "20.3(b)4", "20.3(b)5", "20.3(c)[compare]", "20.3(c)[draw]",
		"20.6(f)1", "20.6(f)2", "20.6(f)3",
		"20.10(b)[both forfeited]", "20.11(a)1[win]", "20.11(a)1[dealer below queen high]", "20.11(a)3", "20.11(a)3i")
	will := chance.NewFast(20, 3)
	rounds := 0
	for i := range 400 {
		o := threecard.DefaultOptions()
		for _, d := range o.Declare() {
			values := append([]string{"no", "yes"}, d.Words()...)
			if will.Draw(2) == 0 {
				_ = d.Set(values[will.Draw(len(values))]) // what does not fit is not set
			}
		}
		if len(o.Faults()) > 0 {
			continue
		}
		w := &bystander{will: will}
		tab := tabletest.Open(t, threecard.Rules, o, 0, table.From(chance.NewFast(uint64(i), 20)), table.With(w), table.To(w))
		w.tab = tab
		for _, s := range []table.Seat{1, 2, 4, 7} {
			if err := tab.Do(table.Act{Kind: table.Sit, Seat: s, Amount: 1_000_000 * money.Dollar}); err != nil {
				t.Fatal(err)
			}
		}
		w.put, w.seats = map[string]money.Cents{}, map[table.Box]table.Seat{}
		for range 200 {
			w.plays, w.void, w.turned = map[table.Box]bool{}, false, [8][]card.Card{}
			before := map[table.Seat]money.Cents{}
			for _, s := range tab.Present() {
				before[s] = tab.Account(s).Net
				for _, area := range []table.Area{0, 1, 3, 4} {
					_ = tab.Do(table.Act{Kind: table.Make, Seat: s, Area: table.Area(s-1)*3 + area, Amount: money.Cents(will.Draw(8)) * money.Dollar})
				}
			}
			for _, incident := range tab.Layout().Incidents {
				if will.Draw(60) == 0 {
					_ = tab.Do(table.Act{Kind: table.Report, Word: incident.ID, Args: [2]int{will.Draw(8)}})
				}
			}
			if tab.Round() != nil { // nobody has wagered enough yet
				continue
			}
			rounds++
			want := map[table.Seat]money.Cents{}
			for p, s := range w.seats {
				want[s] += w.should(p, o)
			}
			for _, s := range tab.Present() {
				if got := tab.Account(s).Net - before[s]; got != want[s] {
					t.Fatalf("%+v: seat %d won %s, not %s: %v, went on %v, cards %v", *o, s, got, want[s], w.put, w.plays, w.turned)
				}
			}
			w.put, w.seats = map[string]money.Cents{}, map[table.Box]table.Seat{}
		}
	}
	if t.Log(rounds, "rounds"); rounds < 1000 {
		t.Error("hardly any options were lawful together")
	}
}
