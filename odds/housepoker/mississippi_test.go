package housepoker

import (
	"maps"
	"testing"

	"boardwalk/card"
	"boardwalk/money"
	"boardwalk/poker"
)

// usualMississippi is mississippi stud by its usual pay table.
func usualMississippi(ante money.Cents) *Mississippi {
	s := Scale{Wins: LeastPair(card.Jack), Returns: LeastPair(card.Six)}
	for c, to := range map[poker.Class]int64{poker.Pair: 1, poker.TwoPair: 2, poker.ThreeOfAKind: 3, poker.Straight: 4, poker.Flush: 6,
		poker.FullHouse: 10, poker.FourOfAKind: 40, poker.StraightFlush: 100, poker.RoyalFlush: 500} {
		s.Odds[c] = money.Odds{To: to, One: 1}
	}
	return &Mississippi{Ante: ante, Most: 3, Scale: s}
}

// The printed strategy is best play, wager by wager, and every deal is counted.
func TestMississippiPointsAreBestPlay(t *testing.T) {
	m := usualMississippi(1)
	best, by := m.Count(nil, rules(MississippiRules)...)
	if best.Ways() != 1326*50*49*48 {
		t.Errorf("%d deals", best.Ways())
	}
	if !maps.Equal(best, by[0]) {
		t.Error("the points are not best play")
	}
	net, _ := best.Mean()
	for i, e := range by[1:] {
		if other, _ := e.Mean(); other >= net || e.Ways() != best.Ways() {
			t.Errorf("%s wins %v of %d deals, best play %v", MississippiRules[1+i].Name, other, e.Ways(), net)
		}
	}
}

func rules[R any](named []Named[R]) (list []R) {
	for _, r := range named {
		list = append(list, r.Rule)
	}
	return list
}

// What hands are worth one by one adds up to what they are worth together.
func TestMississippiValuesAddUp(t *testing.T) {
	m := usualMississippi(1)
	best, _ := m.Count(nil)
	sum, deals := money.Cents(0), int64(0)
	for _, c := range classes(2) {
		values, n := m.Values(&MississippiHand{Cards: c.cards}, 0)
		most := values[0]
		for _, v := range values {
			most = max(most, v)
		}
		sum += most * money.Cents(c.ways)
		deals += n * int64(c.ways)
	}
	all := money.Cents(0)
	for k, ways := range best {
		all += k.Net * money.Cents(ways)
	}
	if sum != all || deals != int64(best.Ways()) {
		t.Errorf("hands win %d over %d deals, and all together %d over %d", sum, deals, all, best.Ways())
	}
}

// To fold costs what lies there, and a wager of more than best play's counts too.
func TestMississippiStaked(t *testing.T) {
	m := usualMississippi(100)
	cards, err := card.ParseAll("Js 4h 2d 7c")
	if err != nil {
		t.Fatal(err)
	}
	for staked, want := range map[int]int64{0: 3, 3: 3, 7: 7} {
		values, deals := m.Values(&MississippiHand{Cards: cards, Staked: staked}, 0)
		if got := -int64(values[0]) / deals / 100; got != want || len(values) != 4 {
			t.Errorf("with %d antes to fold costs %d", staked, got)
		}
	}
}
