package play

import (
	"fmt"
	"math/big"
	"sync"

	"boardwalk/card"
	"boardwalk/game/blackjack"
	"boardwalk/game/reddog"
	"boardwalk/game/threecard"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/odds/twentyone"
	"boardwalk/table"
)

// known are the cards of a hand as far as they can be seen.
func (h hands) known(box table.Box, hand uint8) []card.Card {
	var list []card.Card
	for _, c := range h.of(box, hand) {
		if c != card.Unknown {
			list = append(list, c)
		}
	}
	return list
}

// on is what the person has on areas, by name, of those that are there. While a
// question is open, the table is as it was before the round.
func (s *Session) on(names ...string) money.Cents { return s.pile(names...).own }

// counselBlackjack values the choices of 2.6(f) and insurance, from the cards
// that the person has not seen.
func counselBlackjack(s *Session, q *table.Question) *counsel {
	o, ok := s.Table().Options().(*blackjack.Options)
	if !ok {
		return nil
	}
	n := fmt.Sprint(q.Box)
	left, basis := s.shoe(o)
	switch {
	case q.Allows(blackjack.Insure):
		half := s.on([]string{"main-", "second-", "third-"}[min(q.Hand, 2)]+n) / 2
		c := newCounsel(q, []worth{{blackjack.Decline, 0}, {blackjack.Insure, twentyone.InsuranceValue(left)}}, "the insurance", half, basis)
		if c != nil {
			c.parts = true
		}
		return c
	case q.Offer.ID != "decide":
		return nil
	}
	hand, dealer := s.hands.known(q.Box, q.Hand), s.hands.known(0, 0)
	if len(hand) < 2 {
		return nil
	}
	p := twentyone.Position{Hand: twentyone.Of(hand...), Dealer: twentyone.Of(dealer...), Left: left, Hands: s.hands.in(q.Box), Formed: q.Hand > 0}
	p.Aces = p.Hands > 1 && hand[0].Rank() == card.Ace
	if list, err := twentyone.Evaluate(o, p); err == nil {
		var values []worth
		for _, v := range list {
			values = append(values, worth{v.Choice, v.EV})
		}
		if c := newCounsel(q, values, "the wager", s.on("main-"+n, "second-"+n, "third-"+n), basis); c != nil {
			return c
		}
	}
	return counselBasic(o, q, p)
}

// shoe is the cards that the person has not seen, and says so in a sentence.
func (s *Session) shoe(o *blackjack.Options) (twentyone.Composition, string) {
	if !o.DoubleShoe {
		left := s.seen.left(o.Decks)
		return twentyone.Cards(left...), fmt.Sprintf("By the %d cards of %d that you have not seen since the shuffle.", len(left), 52*o.Decks)
	}
	left := twentyone.Fresh(o)
	for _, x := range s.hands {
		on := twentyone.Cards(s.hands.known(x.box, x.hand)...)
		for v := range left.Count {
			left.Count[v] = max(0, left.Count[v]-on.Count[v])
		}
	}
	return left, "By the cards on the layout, as if the side that deals had just been shuffled."
}

// basics are basic strategies by the options that they are for.
var basics sync.Map

// counselBasic is the play of basic strategy, for what cannot be worked out to
// the card.
func counselBasic(o *blackjack.Options, q *table.Question, p twentyone.Position) *counsel {
	find, _ := basics.LoadOrStore(*o, sync.OnceValues(func() (*twentyone.Strategy, error) { return twentyone.Basic(o) }))
	basic, err := find.(func() (*twentyone.Strategy, error))()
	if err != nil || p.Dealer.Len() == 0 {
		return nil
	}
	if best := basic.Play(p.Hand, p.Dealer); q.Allows(best) {
		return &counsel{best: best, basis: "By basic strategy."}
	}
	return nil
}

// counselRedDog values a raise by every card that may come third.
func counselRedDog(s *Session, q *table.Question) *counsel {
	left, right := s.hands.known(0, 0), s.hands.known(1, 0)
	if !q.Allows(reddog.Raise) || len(left) == 0 || len(right) == 0 {
		return nil
	}
	decks := s.Table().Options().(*reddog.Options).Decks
	toCome := s.seen.left(decks)
	list, err := odds.RedDogChoices(s.Table().Options(), s.Table().Terms(), left[0], right[0], toCome)
	if err != nil {
		return nil
	}
	between := 0
	for _, c := range toCome {
		if reddog.Between(c, left[0], right[0]) {
			between++
		}
	}
	basis := fmt.Sprintf("%d of the %d cards that you have not seen since the shuffle fall between the two.", between, len(toCome))
	c := newCounsel(q, floats(list), "the original wager", s.on(fmt.Sprintf("original-%d", q.Hand)), basis)
	if c != nil {
		c.parts = true
	}
	return c
}

// counselThreeCard values going on against every hand that the dealer may have.
func counselThreeCard(s *Session, q *table.Question) *counsel {
	cards := s.hands.known(q.Box, 0)
	if !q.Allows(threecard.Fold) || len(cards) != 3 {
		return nil
	}
	var dead card.Set
	for _, x := range s.hands {
		dead |= card.SetOf(s.hands.known(x.box, x.hand)...)
	}
	n := fmt.Sprint(q.Box)
	ante, beside := s.on("ante-"+n), s.on("pair-plus-"+n)
	list, err := odds.ThreeCardChoices(s.Table().Options(), s.Table().Terms(), [3]card.Card(cards), dead, big.NewRat(int64(beside), int64(max(ante, 1))))
	if err != nil {
		return nil
	}
	rest := 52 - dead.Len()
	basis := fmt.Sprintf("Against every one of the %d hands that the dealer may have.", rest*(rest-1)*(rest-2)/6)
	if beside > 0 {
		basis += " The pair plus wager is counted with it."
	}
	return newCounsel(q, floats(list), "the ante", ante, basis)
}

func floats(list []odds.Worth) []worth {
	var values []worth
	for _, w := range list {
		ev, _ := w.EV.Float64()
		values = append(values, worth{w.Choice, ev})
	}
	return values
}
