package fourcard

import (
	"cmp"
	"slices"
	"strings"
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// strength is what four cards are worth, worked out from how they are written:
// the class as the subchapter counts them, 1 for the best, and the ranks from
// those that matter most.
func strength(cards []card.Card) (class int, ranks []int) {
	count, suits := map[int]int{}, map[string]bool{}
	for _, c := range cards {
		r := strings.Index("  23456789TJQKA", c.String()[:1])
		ranks = append(ranks, r)
		count[r]++
		suits[c.String()[1:]] = true
	}
	slices.SortFunc(ranks, func(a, b int) int { return cmp.Or(count[b]-count[a], b-a) })
	straight := len(count) == 4 && ranks[0]-ranks[3] == 3
	if slices.Equal(ranks, []int{14, 4, 3, 2}) {
		straight, ranks = true, []int{4, 3, 2, 1}
	}
	switch most := count[ranks[0]]; {
	case most == 4:
		return 1, ranks
	case straight && len(suits) == 1:
		return 2, ranks
	case most == 3:
		return 3, ranks
	case len(suits) == 1:
		return 4, ranks
	case straight:
		return 5, ranks
	case len(count) == 2:
		return 6, ranks
	case len(count) == 3:
		return 7, ranks
	}
	return 8, ranks
}

// best is the strength of the best four of the cards: the class and then the ranks.
func best(cards []card.Card) (made []int) {
	if len(cards) == 4 {
		class, ranks := strength(cards)
		return append([]int{-class}, ranks...)
	}
	for i := range cards {
		if one := best(slices.Delete(slices.Clone(cards), i, i+1)); made == nil || slices.Compare(one, made) > 0 {
			made = one
		}
	}
	return made
}

// chooser decides by chance and remembers how much was played.
type chooser struct {
	some
	played money.Cents
}

func (p *chooser) Answer(q *table.Question) table.Answer {
	a := p.some.Answer(q)
	p.played = a.Amount
	return a
}

// What a player has after many rounds is what an independent reckoning says, under every
// aces up table.
func TestSettlementReckonedAgain(t *testing.T) {
	lawtest.Cites(t, "27.11(a)1", "27.11(a)2", "27.11(a)3[one table]", "27.1[hand]", "27.1[suit]", "27.3(a)[rank]")
	tables := map[string][8]int64{"I": {50, 40, 9, 6, 4, 2, 1}, "II": {50, 40, 7, 6, 5, 2, 1}, "III": {50, 30, 9, 6, 4, 2, 1},
		"IV": {50, 30, 7, 6, 5, 2, 1}, "V": {50, 40, 8, 5, 4, 3, 1}, "VI": {50, 40, 8, 6, 4, 2, 1}, "VII": {50, 40, 7, 5, 4, 3, 1}}
	bonus := [9]int64{1: 25, 2: 20, 3: 2}
	for name, pays := range tables {
		o := DefaultOptions()
		o.AcesUp = name
		players := &chooser{some: some{chance.NewFast(27, 2)}}
		tab := tabletest.Open(t, Rules, o, 1, table.From(chance.NewFast(27, 1)), table.With(players))
		game := tab.Game().(*Game)
		net := money.Cents(0)
		for range 3000 {
			wager(t, tab, 1, ante, 10*money.Dollar)
			wager(t, tab, 1, acesUp, 5*money.Dollar)
			if err := tab.Round(); err != nil {
				t.Fatal(err)
			}
			own, dealer := game.Hand(1), game.Dealer().Cards
			player, house := best(own[:]), best(dealer[:6])
			class := -player[0]
			switch {
			case players.played == 0:
				net -= 10 * money.Dollar
			case slices.Compare(player, house) >= 0:
				net += 10*money.Dollar + players.played + 10*money.Dollar*money.Cents(bonus[class])
			default:
				net += 10*money.Dollar*money.Cents(bonus[class]) - 10*money.Dollar - players.played
			}
			if class < 7 || class == 7 && player[1] == 14 {
				net += 5 * money.Dollar * money.Cents(pays[class-1])
			} else {
				net -= 5 * money.Dollar
			}
			if got := tab.Account(1).Net; got != net {
				t.Fatalf("table %s: %v against %v, played %s: the player has %s, not %s", name, own, dealer, players.played, got, net)
			}
		}
	}
}
