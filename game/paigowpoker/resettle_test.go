package paigowpoker

import (
	"slices"
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/game/banked"
	"boardwalk/game/deal"
	"boardwalk/game/versus/versustest"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// bystander plays for everybody at random, and remembers a round: who has the bank,
// what everybody was dealt, and what lies in the low hand.
type bystander struct {
	will   chance.Source
	bank   table.Seat
	half   bool
	cards  map[table.Box][]card.Card
	low    map[table.Box][]card.Card
	gone   map[table.Box]bool // surrendered, or void
	lost   map[table.Box]bool // surrendered
	voided bool
}

func (w *bystander) begin() {
	w.cards, w.low, w.gone, w.lost = map[table.Box][]card.Card{}, map[table.Box][]card.Card{}, map[table.Box]bool{}, map[table.Box]bool{}
	w.voided = false
}

func (w *bystander) Answer(q *table.Question) table.Answer {
	open := q.Choices()
	a := table.Answer{Choice: open[w.will.Draw(len(open))]}
	switch {
	case q.Offer.ID == "cut":
		a = table.Answer{Choice: deal.Cut}
	case a.Choice == SetHand:
		hand := slices.Collect(q.Own.All)
		for a.Cards.Len() < 2 {
			a.Cards |= card.SetOf(hand[w.will.Draw(len(hand))])
		}
	case q.Offer.TakesAmount(a.Choice):
		a.Amount = q.Least
	}
	switch a.Choice {
	case banked.Accept, banked.CoBank:
		w.bank, w.half = q.Seat, a.Choice == banked.CoBank
	case banked.Surrender:
		w.gone[q.Box], w.lost[q.Box] = true, true
	case deal.VoidHand:
		w.gone[q.Box] = true
	}
	return a
}

func (w *bystander) Event(e *table.Event) {
	switch e.Kind {
	case table.Dealt:
		if e.Box < boxes && e.Card != card.Unknown {
			w.cards[e.Box] = append(w.cards[e.Box], e.Card)
		}
	case table.Formed:
		switch {
		case e.Box >= boxes && e.Card != card.Unknown:
			w.cards[e.ToBox] = append(w.cards[e.ToBox], e.Card)
		case e.Box == e.ToBox && e.ToHand == 1:
			w.low[e.Box] = append(w.low[e.Box], e.Card)
		case e.Box == e.ToBox:
			w.low[e.Box] = slices.DeleteFunc(w.low[e.Box], func(c card.Card) bool { return c == e.Card })
		}
	case table.Voided:
		w.voided = true
	}
}

// strength is a high hand as numbers that compare as hands do, read from 11.3: with a
// joker it is the best of all cards that it may be.
func strength(five []card.Card) (best []int) {
	at := slices.Index(five, card.Joker)
	if at < 0 {
		s := versustest.Strength(five)
		switch {
		case s[0] == 8 && s[1] == 14:
			return []int{9}
		case (s[0] == 8 || s[0] == 4) && s[1] == 5:
			return []int{s[0], 13, 1}
		case s[0] == 8 || s[0] == 4:
			return []int{s[0], s[1], 0}
		}
		return s
	}
	others := slices.Delete(slices.Clone(five), at, at+1)
	if !slices.ContainsFunc(others, func(c card.Card) bool { return c.Rank() != card.Ace }) {
		return []int{10}
	}
	for _, c := range card.Deck() {
		if slices.Contains(others, c) {
			continue
		}
		s := strength(append(slices.Clone(others), c))
		completes := s[0] == 4 || s[0] == 5 || s[0] >= 8
		if (c.Rank() == card.Ace || completes) && slices.Compare(s, best) > 0 {
			best = s
		}
	}
	return best
}

// lowStrength is a low hand likewise.
func lowStrength(two []card.Card) []int {
	var ranks []int
	for _, c := range two {
		r := 14
		if c != card.Joker {
			r = int(c.Rank()) + 2
		}
		ranks = append(ranks, r)
	}
	slices.SortFunc(ranks, func(a, b int) int { return b - a })
	if ranks[0] == ranks[1] {
		return []int{1, ranks[0]}
	}
	return append([]int{0}, ranks...)
}

// hands are the two hands of a box, as they compare.
func (w *bystander) hands(box table.Box) (high, low []int) {
	five := slices.DeleteFunc(slices.Clone(w.cards[box]), func(c card.Card) bool { return slices.Contains(w.low[box], c) })
	return strength(five), lowStrength(w.low[box])
}

// result is 1 if a box wins against another, -1 if it loses and 0 if it pushes.
func (w *bystander) result(box, against table.Box) int {
	high, low := w.hands(box)
	if slices.Compare(high, low) < 0 { // a foul hand
		return -1
	}
	otherHigh, otherLow := w.hands(against)
	switch a, b := slices.Compare(high, otherHigh) > 0, slices.Compare(low, otherLow) > 0; {
	case a && b:
		return 1
	case a || b:
		return 0
	}
	return -1
}

// vigorish is five percent up to the next quarter, and no more than was won.
func vigorish(won money.Cents) money.Cents {
	quarters := (won*5 + 2499) / 2500
	return min(quarters*25, won)
}

// Rounds are played with settings, banks and incidents at random, and settled a
// second time by somebody who ranks hands from scratch.
func TestABystanderSettlesEveryRoundAlike(t *testing.T) {
	lawtest.Cites(t, "11.9(g)1", "11.9(g)2", "11.9(g)3", "11.9(h)1", "11.9(h)2", "11.9(i)[win]", "11.9(j)[vigorish]",
		"11.10(l)[pay]", "11.10(l)[surplus]",
		"11.10(m)[pay]", "11.10(m)[surplus]", "11.10(o)")
	will := chance.NewFast(11, 3)
	banks, halves, stakes := 0, 0, 0
	for i, dealing := range []string{deal.ManualShoe, deal.FromHand, deal.AutomatedShoe} {
		o := DefaultOptions()
		o.Banking, o.Cards.Dealing = banked.WithCoBank, dealing
		w := &bystander{will: will}
		tab := tabletest.Open(t, Rules, o, 0, table.From(chance.NewFast(uint64(i), 11)), table.With(w), table.To(w))
		seats := []table.Seat{1, 3, 4, 6}
		for _, s := range seats {
			if err := tab.Do(table.Act{Kind: table.Sit, Seat: s, Amount: 1_000_000 * money.Dollar}); err != nil {
				t.Fatal(err)
			}
		}
		incidents := tab.Layout().Incidents
		for range 400 {
			w.begin()
			before := map[table.Seat]money.Cents{}
			for _, s := range seats {
				before[s] = tab.Account(s).Net
			}
			if tab.InterludeDue() {
				w.bank, w.half = table.House, false
				if err := tab.Interlude(); err != nil {
					t.Fatal(err)
				}
			}
			bets := map[table.Box]money.Cents{}
			for _, s := range seats {
				if s == w.bank || will.Draw(5) == 0 {
					continue
				}
				amount := money.Cents(will.Draw(400)+1) * money.Dollar
				if err := tab.Do(table.Act{Kind: table.Make, Seat: s, Area: table.Area(s) - 1, Amount: amount}); err != nil {
					t.Fatal(err)
				}
				bets[s.Box()] = amount
			}
			if will.Draw(8) == 0 {
				_ = tab.Do(table.Act{Kind: table.Report, Word: incidents[will.Draw(len(incidents))].ID, Args: [2]int{will.Draw(7)}})
			}
			stake := tab.Game().(*Game).DealerWager()
			if err := tab.Round(); err != nil {
				if len(bets) == 0 {
					continue
				}
				t.Fatal(err)
			}
			want, surplus := map[table.Seat]money.Cents{}, money.Cents(0)
			for box, bet := range bets {
				result := -1
				if !w.lost[box] && !w.voided {
					result = 0
					if !w.gone[box] {
						result = w.result(box, w.bank.Box())
					}
				}
				if w.voided {
					result = 0
				}
				switch result {
				case 1:
					want[box.Seat()] += bet - vigorish(bet)
					surplus -= bet
				case -1:
					want[box.Seat()] -= bet
					surplus += bet
				}
			}
			if w.bank != table.House && !w.voided {
				banks++
				if stake > 0 {
					stakes++
					surplus -= money.Cents(w.result(0, w.bank.Box())) * stake
				}
				if w.half {
					halves++
					surplus /= 2
				}
				if surplus > 0 {
					surplus -= vigorish(surplus)
				}
				want[w.bank] += surplus
			}
			for _, s := range seats {
				if got := tab.Account(s).Net - before[s]; got != want[s] {
					t.Fatalf("%s, bank %d half %v stake %s: seat %d won %s, not %s: %v low %v, bets %v", dealing, w.bank, w.half, stake,
						s, got, want[s], w.cards, w.low, bets)
				}
			}
			if err := tab.Verify(); err != nil {
				t.Fatal(err)
			}
		}
	}
	if min(banks, halves, stakes) < 20 {
		t.Errorf("%d banked rounds, %d of them co-banked, %d with a dealer's wager", banks, halves, stakes)
	}
}
