package minitex

import (
	"slices"
	"strings"
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/game/versus/versustest"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// strength is what three cards are worth, worked out from how they are written:
// the class, 5 for the best, and the ranks from those that matter most.
func strength(cards ...card.Card) []int {
	var ranks []int
	count, suits := map[int]int{}, map[string]bool{}
	for _, c := range cards {
		r := strings.Index("  23456789TJQKA", c.String()[:1])
		ranks = append(ranks, r)
		count[r]++
		suits[c.String()[1:]] = true
	}
	slices.SortFunc(ranks, func(a, b int) int {
		if count[a] != count[b] {
			return count[b] - count[a]
		}
		return b - a
	})
	if slices.Equal(ranks, []int{14, 3, 2}) {
		ranks = []int{3, 2, 1}
	}
	straight, flush := len(count) == 3 && ranks[0] == ranks[2]+2, len(suits) == 1
	class := 0
	switch {
	case straight && flush:
		class = 5
	case len(count) == 1:
		class = 4
	case straight:
		class = 3
	case flush:
		class = 2
	case len(count) == 2:
		class = 1
	}
	return append([]int{class}, ranks...)
}

// best is the strength of the best three cards that are not all community cards.
func best(hole, community []card.Card) (made []int) {
	all := slices.Concat(hole, community)
	for i := range all {
		for j := range i {
			for k := range j {
				if one := strength(all[i], all[j], all[k]); k < 2 && (made == nil || slices.Compare(one, made) > 0) {
					made = one
				}
			}
		}
	}
	return made
}

// What the players have after many rounds is what an independent reckoning says.
func TestSettlementReckonedAgain(t *testing.T) {
	lawtest.Cites(t, "36.10(g)1", "36.10(g)2", "36.10(g)3", "36.10(g)4", "36.10(g)5", "36.10(g)6", "36.11(b)", "36.11(d)",
		"36.1[hand]", "36.1[suit]", "36.5(a)[rank]", "36.5(a)[hole card]")
	rounds := 0
	for i, o := range tables() {
		w := &versustest.Bystander{Will: chance.NewFast(uint64(i), 7), Put: map[string]money.Cents{}}
		tab := tabletest.Open(t, Rules, o, 2, table.From(chance.NewFast(uint64(i), 8)), table.With(w), table.To(w))
		w.Table = tab
		var net [3]money.Cents
		for range 2000 {
			w.Begin()
			wager(t, tab, 1, ante, 10*money.Dollar)
			wager(t, tab, 2, ante, 20*money.Dollar)
			if err := tab.Round(); err != nil {
				t.Fatal(err)
			}
			for s := table.Seat(1); s <= 2; s++ {
				net[s] += reckon(o, money.Cents(s)*10*money.Dollar, w, s.Box())
				if len(w.Answers[s.Box()]) == 3 {
					rounds++
				}
				if got := tab.Account(s).Net; got != net[s] {
					t.Fatalf("seat %d has %s, not %s: %v, answers %v", s, got, net[s], w.Cards, w.Answers)
				}
			}
		}
	}
	if rounds < 1000 {
		t.Errorf("only %d hands went to the end", rounds)
	}
}

// reckon is what a position has won with an ante of so much.
func reckon(o *Options, ante money.Cents, w *versustest.Bystander, box table.Box) money.Cents {
	answers := w.Answers[box]
	if at := slices.Index(answers, Fold); at >= 0 {
		return -ante * money.Cents(at+1)
	}
	community := w.Cards[seats+1]
	own, house := best(w.Cards[box], community), best(w.Cards[0], community)
	won := money.Cents(0)
	switch result := slices.Compare(own, house); {
	case result < 0:
		won = -5 * ante
	case result > 0 && (house[0] > 0 || house[1] == 14 && house[2] == 13):
		won = 5 * ante
	case result > 0:
		won = 3 * ante
	}
	if slices.Equal(own, []int{5, 14, 13, 12}) {
		won += money.Cents(o.AnteBonus) * ante
	}
	return won
}
