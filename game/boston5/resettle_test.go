package boston5_test

import (
	"slices"
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/game/boston5"
	"boardwalk/game/versus/versustest"
	"boardwalk/money"
	"boardwalk/poker"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

var anteBonus = map[string][9]money.Cents{"A": {2: 3, 3: 6, 4: 10, 5: 15, 6: 25, 7: 100, 8: 250},
	"B": {2: 2, 3: 8, 4: 12, 5: 18, 6: 30, 7: 100, 8: 250}}

// bonusOf is what the three-card bonus pays, for each dollar.
func bonusOf(cards []card.Card, flush int) money.Cents {
	switch poker.Three([3]card.Card(cards[:3])).Class() {
	case poker.Pair:
		return 1
	case poker.Flush:
		return money.Cents(flush)
	case poker.Straight:
		return 6
	case poker.ThreeOfAKind:
		return 30
	case poker.StraightFlush:
		return 40
	}
	return -1
}

// should is what a position wins.
func should(w *versustest.Bystander, p table.Box, o *boston5.Options) money.Cents {
	at := "-" + string('0'+rune(p))
	ante, cards := w.Put["ante"+at], w.Cards[p]
	if len(cards) < 3 {
		return 0
	}
	won := w.Put["bonus"+at] * bonusOf(cards, o.Flush)
	switch {
	case slices.Contains(w.Answers[p], boston5.Fold):
		return won - 3*ante
	case w.Void || len(cards) < 5:
		return won
	}
	mine, dealers := versustest.Strength(cards), versustest.Strength(w.Cards[0])
	won += ante * anteBonus[o.AnteBonus][mine[0]]
	if mine[0] == 8 && mine[1] == 14 {
		won += 750 * ante
	}
	switch n := slices.Compare(mine, dealers); {
	case n < 0:
		return won - 5*ante
	case n > 0:
		return won + 4*ante
	}
	return won
}

// Rounds are played with decisions drawn at random, and settled a second time by
// somebody who ranks hands from scratch.
func TestABystanderSettlesEveryRoundAlike(t *testing.T) {
	will := chance.NewFast(24, 3)
	rounds := 0
	for i := range 60 {
		o := boston5.DefaultOptions()
		o.AnteBonus, o.Flush = []string{"A", "B"}[i%2], 3+i/2%2
		w := &versustest.Bystander{Will: will}
		tab := tabletest.Open(t, boston5.Rules, o, 7, table.From(chance.NewFast(uint64(i), 28)), table.With(w), table.To(w))
		w.Table = tab
		for range 50 {
			w.Begin()
			w.Put = map[string]money.Cents{}
			before := map[table.Seat]money.Cents{}
			for _, s := range tab.Present() {
				before[s] = tab.Account(s).Net
				for _, area := range []table.Area{0, 1} {
					_ = tab.Do(table.Act{Kind: table.Make, Seat: s, Area: table.Area(s-1)*4 + area, Amount: money.Cents(will.Draw(8)) * money.Dollar})
				}
			}
			if tab.Round() != nil { // nobody has wagered
				continue
			}
			rounds++
			for _, s := range tab.Present() {
				if got, want := tab.Account(s).Net-before[s], should(w, s.Box(), o); got != want {
					t.Fatalf("seat %d won %s, not %s: %v, %v, cards %v", s, got, want, w.Put, w.Answers, w.Cards)
				}
			}
		}
	}
	if rounds < 2000 {
		t.Errorf("only %d rounds", rounds)
	}
}

func TestWalks(t *testing.T) {
	tabletest.Walk(t, boston5.Rules, boston5.DefaultOptions(), chance.NewFast(5, 6), 1000)
}
