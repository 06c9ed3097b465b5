package floppoker_test

import (
	"slices"
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/game/floppoker"
	"boardwalk/game/versus/versustest"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// strength is the best hand of three own cards and two of the flop.
func strength(own, flop []card.Card) (best []int) {
	for out := range flop {
		two := slices.Delete(slices.Clone(flop), out, out+1)
		if s := versustest.Strength(slices.Concat(own, two)); slices.Compare(s, best) > 0 {
			best = s
		}
	}
	return best
}

// bonusOf is what three cards pay, for each dollar, or the dollar itself that is lost.
func bonusOf(cards []card.Card) money.Cents {
	ranks := []int{}
	suits := map[card.Suit]bool{}
	for _, c := range cards {
		ranks = append(ranks, int(c.Rank()))
		suits[c.Suit()] = true
	}
	slices.Sort(ranks)
	row := ranks[0]+1 == ranks[1] && ranks[1]+1 == ranks[2] || slices.Equal(ranks, []int{int(card.Two), int(card.Three), int(card.Ace)})
	switch {
	case len(suits) == 1 && ranks[0] == int(card.Queen):
		return 100
	case len(suits) == 1 && row:
		return 50
	case ranks[0] == ranks[2]:
		return 25
	case row:
		return 6
	case len(suits) == 1:
		return 3
	case ranks[0] == ranks[1] || ranks[1] == ranks[2]:
		return 1
	}
	return -1
}

// should is what everybody wins, by rules 6 to 8.
func should(w *versustest.Bystander, seats []table.Seat, straight int) map[table.Seat]money.Cents {
	won, best, winners, pot := map[table.Seat]money.Cents{}, []int(nil), []table.Seat(nil), money.Cents(0)
	for _, s := range seats {
		at := "-" + string('0'+rune(s))
		ante, own := w.Put["ante"+at], w.Cards[s.Box()]
		if ante == 0 {
			continue
		}
		won[s] = w.Put["bonus"+at] * bonusOf(own)
		hand := strength(own, w.Cards[0])
		switch odds := []money.Cents{0, 1, 2, 4, money.Cents(straight), 20, 30, 100, 500}[hand[0]]; {
		case slices.Contains(w.Answers[s.Box()], floppoker.Fold):
			won[s] -= ante
		case hand[0] == 0 || hand[0] == 1 && hand[1] < 11:
			won[s] -= 2 * ante
		case hand[0] == 8 && hand[1] == 14:
			won[s] += 1001 * ante
		default:
			won[s] += ante + odds*ante
		}
		won[s] -= money.Dollar
		pot++
		switch n := slices.Compare(hand, best); {
		case n > 0:
			best, winners = hand, []table.Seat{s}
		case n == 0:
			winners = append(winners, s)
		}
	}
	for i, s := range winners { // in whole dollars, which are the chips
		won[s] += pot / money.Cents(len(winners)) * money.Dollar
		if i < int(pot)%len(winners) {
			won[s] += money.Dollar
		}
	}
	return won
}

// Rounds are played with decisions drawn at random, and settled a second time by
// somebody who ranks hands from scratch.
func TestABystanderSettlesEveryRoundAlike(t *testing.T) {
	lawtest.Cites(t, "house:flop-4(c)", "house:flop-6(d)", "house:flop-7(b)", "house:flop-7(d)", "house:flop-8(a)",
		"house:flop-8(b)", "house:flop-8(c)")
	will := chance.NewFast(29, 3)
	rounds := 0
	for i := range 60 {
		o := floppoker.DefaultOptions()
		o.Straight = 10 + i%2
		w := &versustest.Bystander{Will: will}
		tab := tabletest.Open(t, floppoker.Rules, o, 7, table.From(chance.NewFast(uint64(i), 29)), table.With(w), table.To(w))
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
			want := should(w, tab.Present(), o.Straight)
			for _, s := range tab.Present() {
				if got := tab.Account(s).Net - before[s]; got != want[s] {
					t.Fatalf("seat %d won %s, not %s: %v, %v, cards %v", s, got, want[s], w.Put, w.Answers, w.Cards)
				}
			}
		}
	}
	if rounds < 2000 {
		t.Errorf("only %d rounds", rounds)
	}
}

func TestWalks(t *testing.T) {
	for i, straight := range []int{10, 11} {
		o := floppoker.DefaultOptions()
		o.Straight, o.Limit.Most = straight, money.Cents(i)*50_000*money.Dollar
		tabletest.Walk(t, floppoker.Rules, o, chance.NewFast(uint64(i), 29), 1000)
	}
}

// A round is dealt from a whole deck, and the discard rack holds the hands from the
// right on, the flop last.
func TestTheDeckAndTheRack(t *testing.T) {
	lawtest.Cites(t, "house:flop-1(a)", "house:flop-6(f)")
	antes := []table.Act{
		{Kind: table.Make, Seat: 1, Area: 0, Amount: money.Dollar},
		{Kind: table.Make, Seat: 2, Area: 4, Amount: money.Dollar},
	}
	rack, dealt := versustest.Watch(t, floppoker.Rules, nil, false, 3, antes, table.With(tabletest.Taking(floppoker.Fold)))
	if want := slices.Concat(dealt[2], dealt[1], dealt[0]); !slices.Equal(rack, want) {
		t.Fatalf("in the discard rack are %v, not %v", rack, want)
	}
}
