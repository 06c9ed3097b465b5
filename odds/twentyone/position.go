package twentyone

import (
	"fmt"

	"boardwalk/game/blackjack"
	"boardwalk/money"
	"boardwalk/table"
)

// Position is a moment in which a player has a decision to make.
type Position struct {
	Hand   Hand        // the hand that is played
	Dealer Hand        // what is seen of the dealer's
	Left   Composition // all cards that the player has not seen, the dealer's hole card among them

	// Hands is how many hands the box has by now, 0 or 1 if no pair was split;
	// then Formed says that the hand is not the one on which the original wager
	// lies. The other hands' cards are not among those left.
	Hands  int
	Formed bool
	Aces   bool // a pair of aces was split, and has one card each

	// Wager is what was wagered at first, where a hand is paid an amount besides; 0 is nothing.
	Wager money.Cents

	Doubled int // how often the hand was doubled down, at a game in which it may then be given up
}

// Evaluate returns what each choice is worth that a player has, for each dollar
// of the wager on the hand, in the order in which they are offered: for hints in
// play, and for the cost of a decision. The cards left may be any; where they
// may run out, hands are taken to stand when there are none.
func Evaluate(o *blackjack.Options, p Position) ([]Value[float64], error) {
	if err := solvable(o); err != nil {
		return nil, err
	}
	r := rulesOf(o)
	r.super = superOf(o, p.Wager)
	seen := 1
	if r.bothUp {
		seen = 2
	}
	score, _ := p.Hand.Score()
	switch {
	case p.Dealer.Len() != seen:
		return nil, fmt.Errorf("%d of the dealer's cards are seen at this table, not %d", seen, p.Dealer.Len())
	case p.Hand.Len() < 2 || score > 21:
		return nil, fmt.Errorf("a hand of %v has no decision to make", p.Hand)
	case p.Left.Total() == 0:
		return nil, fmt.Errorf("there are no cards left")
	}
	whole := p.Left
	if !whole.Endless {
		for v, n := range p.Hand.count {
			whole.Count[v] += int(n)
		}
	}
	return r.evaluate(newAgainst(floats{}, r, whole, p.Dealer), p), nil
}

func (r *rules) evaluate(g *against[float64], p Position) []Value[float64] {
	p.Hand.spades = p.Hand.spades && r.bonuses != nil // elsewhere no suit is better than another
	i, _ := g.find(p.Hand)
	if !r.suited {
		i = g.list[i].twinless(g.places, i)
	}
	at := &g.list[i]
	split := p.Hands > 1
	w := wager{original: !split || !p.Formed, split: split}
	if p.Doubled > 0 {
		return r.evaluateDoubled(g, i, w, p.Doubled)
	}
	if at.score == 21 && at.cards == 2 && !split { // 2.7: a blackjack is paid more, and only another one ties it
		return []Value[float64]{{blackjack.Stand, (&versus[float64]{against: g}).blackjackValue(i)}}
	}
	var list []Value[float64]
	offer := func(c table.Choice, value float64) {
		list = append(list, Value[float64]{c, g.seen(value, i, gone{}, w.original)})
	}
	offer(blackjack.Stand, g.stand(i, gone{}, w))
	if at.score == 21 {
		return list
	}
	if !p.Aces || r.PlayAces {
		hand := newPlayer(g, gone{}, w, split)
		offer(blackjack.Draw, hand.draw(i))
		if r.mayDouble(at, split) {
			offer(blackjack.Double, g.double(i, gone{}, w, hand.plan, false))
		}
	}
	if v := at.pair(); v >= 0 {
		if most := r.most(v) - max(p.Hands, 1) + 1; most > 1 {
			_, value := newPair(g, v, w, nil, nil).best(most)
			offer(blackjack.Split, value)
		}
	}
	switch {
	case r.SurrenderAnytime:
		offer(blackjack.Surrender, g.givesUp(i, gone{}, w))
	case r.surrender && !split && at.cards == 2:
		offer(blackjack.Surrender, (&versus[float64]{against: g}).surrenderValue(i))
	}
	return list
}

// AttackValue returns what a dollar that is added to a wager is worth when the
// dealer shows a card and these cards are left.
func AttackValue(o *blackjack.Options, left Composition, up Hand) float64 {
	x := newVersus(floats{}, rulesOf(o), left, up)
	x.solve()
	return x.average(x.value)
}

// InsuranceValue returns what a dollar of insurance is worth when these cards
// are left, the dealer's second among them.
func InsuranceValue(o *blackjack.Options, left Composition) float64 {
	odds := kinOf(o).insured
	return float64(odds.To+odds.One)/float64(odds.One)*float64(left.Count[9])/float64(left.Total()) - 1
}
