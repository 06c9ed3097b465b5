package texasbonus_test

import (
	"slices"
	"strings"
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/game/texasbonus"
	"boardwalk/game/versus/versustest"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

func rankOf(c card.Card) int { return strings.Index("  23456789TJQKA", c.String()[:1]) }

// best is the best five of seven cards.
func best(cards []card.Card) []int {
	var most []int
	for i := range cards {
		for j := range i {
			five := slices.Delete(slices.Clone(cards), i, i+1)
			five = slices.Delete(five, j, j+1)
			if s := versustest.Strength(five); slices.Compare(s, most) > 0 {
				most = s
			}
		}
	}
	return most
}

// bonusOf is what the bonus pays two cards, for each dollar.
func bonusOf(mine, dealers []card.Card) money.Cents {
	high, low := max(rankOf(mine[0]), rankOf(mine[1])), min(rankOf(mine[0]), rankOf(mine[1]))
	suited := mine[0].Suit() == mine[1].Suit()
	both := rankOf(dealers[0]) == 14 && rankOf(dealers[1]) == 14
	pick := func(yes bool, a, b money.Cents) money.Cents {
		if yes {
			return a
		}
		return b
	}
	switch {
	case high == low && high == 14:
		return pick(both, 1000, 30)
	case high == low:
		return pick(high > 10, 10, 3)
	case high == 14 && low == 13:
		return pick(suited, 25, 15)
	case high == 14 && low > 10:
		return pick(suited, 20, 5)
	}
	return -1
}

// should is what a position wins.
func should(w *versustest.Bystander, p table.Box, o *texasbonus.Options) money.Cents {
	at := "-" + string('0'+rune(p))
	ante, bonus := w.Put["ante"+at], w.Put["bonus"+at]
	folded := slices.Contains(w.Answers[p], texasbonus.Fold)
	switch {
	case w.Void && folded:
		return -ante
	case w.Void || ante == 0:
		return 0
	}
	won := bonus * bonusOf(w.Cards[p], w.Cards[0])
	if folded {
		return won - ante
	}
	further := w.Put["flop"+at] + w.Put["turn"+at] + w.Put["river"+at]
	mine, dealers := best(slices.Concat(w.Cards[p], w.Cards[7])), best(slices.Concat(w.Cards[0], w.Cards[7]))
	switch n := slices.Compare(mine, dealers); {
	case n < 0:
		return won - ante - further
	case n > 0 && (mine[0] >= 5 || mine[0] == 4 && o.AntePaysOn == texasbonus.OnStraight):
		return won + ante + further
	case n > 0:
		return won + further
	}
	return won
}

// Rounds are played under options, with decisions and incidents drawn at random,
// and settled a second time by somebody who ranks hands from scratch.
func TestABystanderSettlesEveryRoundAlike(t *testing.T) {
	lawtest.Cites(t, "28.1[hand]", "28.1[push]", "28.1[rank]", "28.1[suit]", "28.1[community card]",
		"house:texas-5(a)[rank]", "house:texas-5(a)[ace low]",
		"house:texas-5(b)", "house:texas-5(c)", "house:texas-10(b)1", "house:texas-10(b)2", "house:texas-10(h)1",
		"house:texas-10(h)2", "house:texas-10(h)3",
		"house:texas-10(i)", "house:texas-11(b)", "house:texas-11(c)[flush]", "house:texas-11(c)[straight]", "house:texas-11(d)")
	will := chance.NewFast(28, 3)
	rounds := 0
	for i := range 200 {
		o := texasbonus.DefaultOptions()
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
		tab := tabletest.Open(t, texasbonus.Rules, o, 6, table.From(chance.NewFast(uint64(i), 28)), table.With(w), table.To(w))
		w.Table = tab
		for range 50 {
			w.Begin()
			w.Put = map[string]money.Cents{}
			before := map[table.Seat]money.Cents{}
			for _, s := range tab.Present() {
				before[s] = tab.Account(s).Net
				for _, area := range []table.Area{0, 1} {
					_ = tab.Do(table.Act{Kind: table.Make, Seat: s, Area: table.Area(s-1)*5 + area, Amount: money.Cents(will.Draw(8)) * money.Dollar})
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
