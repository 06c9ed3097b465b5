package threedraw_test

import (
	"slices"
	"strings"
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/game/threedraw"
	"boardwalk/game/versus/versustest"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// strength is a hand as numbers that compare as hands do: its class, from 0 for
// high card to 6 for the mini royal flush, and its cards from those that matter
// most.
func strength(cards []card.Card) []int {
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
	class := 0
	switch {
	case straight && flush && ranks[0] == 14:
		class = 6
	case straight && flush:
		class = 5
	case ranks[0] == ranks[2]:
		class = 4
	case straight:
		class = 3
	case flush:
		class = 2
	case ranks[0] == ranks[1]:
		class = 1
	case ranks[1] == ranks[2]:
		class, ranks = 1, []int{ranks[1], ranks[2], ranks[0]}
	}
	return append([]int{class}, ranks...)
}

// bestOfFour is the strength of the best three of four cards.
func bestOfFour(cards []card.Card) []int {
	var best []int
	for out := range cards {
		if s := strength(slices.Delete(slices.Clone(cards), out, out+1)); slices.Compare(s, best) > 0 {
			best = s
		}
	}
	return best
}

var (
	bonusTables = map[string][]money.Cents{"1": {0, 0, 0, 1, 5, 10, 20}, "2": {0, 0, 0, 1, 4, 10, 20}, "3": {0, 0, 0, 1, 5, 6, 20}}
	firstTables = map[string][]money.Cents{"1": {-1, 1, 3, 6, 30, 50, 200}, "2": {-1, 1, 3, 6, 30, 60, 100},
		"3": {-1, 1, 3, 7, 30, 40, 150}, "4": {-1, 1, 3, 6, 30, 40, 60}}
)

// should is what a position wins.
func should(w *versustest.Bystander, p table.Box, o *threedraw.Options) money.Cents {
	at := string('0' + rune(p))
	ante, first3 := w.Put["ante-"+at], w.Put["first-3-"+at]
	var chose table.Choice
	if a := w.Answers[p]; len(a) > 0 {
		chose = a[0]
	}
	switch {
	case w.Void && chose == threedraw.Fold:
		return -ante
	case w.Void || ante == 0:
		return 0
	}
	mine := slices.Clone(w.Cards[p])
	three := strength(mine[:3])
	first := firstTables[o.First3Table]
	if chose == threedraw.Fold {
		return first3*first[three[0]] - ante
	}
	won := money.Cents(0)
	if out := slices.Index([]table.Choice{threedraw.DiscardFirst, threedraw.DiscardSecond, threedraw.DiscardThird}, chose); out >= 0 {
		mine = slices.Delete(mine, out, out+1)
		won -= first3
		if mine[0].Rank() == mine[1].Rank() {
			won += 2 * first3
		}
		three = strength(mine)
	} else {
		won += first3 * first[three[0]]
	}
	won += ante * bonusTables[o.BonusTable][three[0]]
	return won + 2*ante*money.Cents(slices.Compare(three, bestOfFour(w.Cards[0])))
}

// Rounds are played under options, with decisions and incidents drawn at random,
// and settled a second time by somebody who ranks hands from scratch.
func TestABystanderSettlesEveryRoundAlike(t *testing.T) {
	lawtest.Cites(t, "13:69F-42.5(a)[rank]", "13:69F-42.5(a)[ace low]", "13:69F-42.5(b)1", "13:69F-42.5(b)2",
		"13:69F-42.5(b)3", "13:69F-42.5(b)4",
		"13:69F-42.5(b)5", "13:69F-42.5(b)6", "13:69F-42.5(b)7", "13:69F-42.1[hand]", "13:69F-42.1[final hand]", "13:69F-42.1[dealer hand]",
		"13:69F-42.1[final dealer hand]", "13:69F-42.1[rank]", "13:69F-42.1[suit]", "13:69F-42.1[in to win bonus]",
		"13:69F-42.10(h)8", "13:69F-42.11(b)",
		"13:69F-42.11(c)[1]", "13:69F-42.11(c)[2]", "13:69F-42.11(c)[3]", "13:69F-42.11(d)[1]", "13:69F-42.11(d)[2]",
		"13:69F-42.11(d)[3]", "13:69F-42.11(d)[4]")
	will := chance.NewFast(42, 3)
	rounds := 0
	for i := range 300 {
		o := threedraw.DefaultOptions()
		for _, d := range o.Declare() {
			values := append([]string{"no", "yes"}, d.Words()...)
			if will.Draw(2) == 0 {
				_ = d.Set(values[will.Draw(len(values))]) // what does not fit is not set
			}
		}
		if len(o.Faults()) > 0 {
			continue
		}
		w := &versustest.Bystander{Will: will}
		tab := tabletest.Open(t, threedraw.Rules, o, 6, table.From(chance.NewFast(uint64(i), 42)), table.With(w), table.To(w))
		w.Table = tab
		for range 200 {
			w.Begin()
			w.Put = map[string]money.Cents{}
			before := map[table.Seat]money.Cents{}
			for _, s := range tab.Present() {
				before[s] = tab.Account(s).Net
				for _, area := range []table.Area{0, 1} {
					_ = tab.Do(table.Act{Kind: table.Make, Seat: s, Area: table.Area(s-1)*3 + area, Amount: money.Cents(will.Draw(8)) * money.Dollar})
				}
			}
			for _, incident := range tab.Layout().Incidents {
				if will.Draw(60) == 0 {
					_ = tab.Do(table.Act{Kind: table.Report, Word: incident.ID, Args: [2]int{will.Draw(8)}})
				}
			}
			if tab.Round() != nil { // nobody has wagered
				continue
			}
			rounds++
			for _, s := range tab.Present() {
				if got, want := tab.Account(s).Net-before[s], should(w, s.Box(), o); got != want {
					t.Fatalf("%+v: seat %d won %s, not %s: %v, %v, cards %v", *o, s, got, want, w.Put, w.Answers, w.Cards)
				}
			}
		}
	}
	if t.Log(rounds, "rounds"); rounds < 1000 {
		t.Error("hardly any options were lawful together")
	}
}
