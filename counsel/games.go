package counsel

import (
	"fmt"
	"math/big"
	"sync"

	"boardwalk/card"
	"boardwalk/game/blackjack"
	"boardwalk/game/reddog"
	"boardwalk/game/threecard"
	"boardwalk/odds"
	"boardwalk/odds/twentyone"
	"boardwalk/table"
)

// games has one line for each game at which choices have a value.
var games = map[*table.Rules]func(*Situation) *Counsel{
	blackjack.Rules: (*Situation).blackjack,
	reddog.Rules:    (*Situation).redDog,
	threecard.Rules: (*Situation).threeCard,
}

// blackjack values the choices of 2.6(f) and insurance, from the cards that the
// person has not seen.
func (s *Situation) blackjack() *Counsel {
	o, q := s.Options.(*blackjack.Options), s.Question
	n := fmt.Sprint(q.Box)
	left, basis := s.shoe(o)
	switch {
	case q.Allows(blackjack.Insure):
		half := s.On([]string{"main-", "second-", "third-"}[min(q.Hand, 2)]+n) / 2
		c := newCounsel(q, []Worth{{blackjack.Decline, 0}, {blackjack.Insure, twentyone.InsuranceValue(left)}}, "the insurance", half, basis)
		if c != nil {
			c.Parts = true
		}
		return c
	case q.Offer.ID != "decide":
		return nil
	}
	hand, dealer := s.Eye.Hands.Known(q.Box, q.Hand), s.Eye.Hands.Known(0, 0)
	if len(hand) < 2 {
		return nil
	}
	p := twentyone.Position{Hand: twentyone.Of(hand...), Dealer: twentyone.Of(dealer...), Left: left, Hands: s.Eye.Hands.In(q.Box), Formed: q.Hand > 0}
	p.Aces = p.Hands > 1 && hand[0].Rank() == card.Ace
	if values, err := evaluate(o, p); err == nil {
		if c := newCounsel(q, values, "the wager", s.On("main-"+n, "second-"+n, "third-"+n), basis); c != nil {
			return c
		}
	}
	return basicPlay(o, q, p)
}

func evaluate(o *blackjack.Options, p twentyone.Position) ([]Worth, error) {
	list, err := twentyone.Evaluate(o, p)
	var values []Worth
	for _, v := range list {
		values = append(values, Worth{v.Choice, v.EV})
	}
	return values, err
}

// shoe is the cards that the person has not seen, and says so in a sentence.
func (s *Situation) shoe(o *blackjack.Options) (twentyone.Composition, string) {
	if !o.DoubleShoe {
		left := s.Eye.Seen.Left(o.Decks)
		return twentyone.Cards(left...), fmt.Sprintf("By the %d cards of %d that you have not seen %s.", len(left), 52*o.Decks, s.Eye.Seen.since())
	}
	left := twentyone.Fresh(o)
	for _, x := range s.Eye.Hands {
		on := twentyone.Cards(s.Eye.Hands.Known(x.Box, x.Hand)...)
		for v := range left.Count {
			left.Count[v] = max(0, left.Count[v]-on.Count[v])
		}
	}
	return left, "By the cards on the layout, as if the side that deals had just been shuffled."
}

// basics are basic strategies by the options that they are for.
var basics = struct {
	sync.Mutex
	known map[blackjack.Options]*twentyone.Strategy
}{known: map[blackjack.Options]*twentyone.Strategy{}}

// basicOf finds the basic strategy of some options once. A house has few, and
// one that has had many begins again.
func basicOf(o *blackjack.Options) (*twentyone.Strategy, error) {
	basics.Lock()
	defer basics.Unlock()
	if s := basics.known[*o]; s != nil {
		return s, nil
	}
	s, err := twentyone.Basic(o)
	if err == nil {
		if len(basics.known) >= 64 {
			clear(basics.known)
		}
		basics.known[*o] = s
	}
	return s, err
}

// basicPlay is the play of basic strategy, for what cannot be worked out to
// the card.
func basicPlay(o *blackjack.Options, q *table.Question, p twentyone.Position) *Counsel {
	basic, err := basicOf(o)
	if err != nil || p.Dealer.Len() == 0 {
		return nil
	}
	if best := basic.Play(p.Hand, p.Dealer); q.Allows(best) {
		return &Counsel{Best: best, Basis: "By basic strategy."}
	}
	return nil
}

// redDog values a raise by every card that may come third.
func (s *Situation) redDog() *Counsel {
	q := s.Question
	left, right := s.Eye.Hands.Known(0, 0), s.Eye.Hands.Known(1, 0)
	if !q.Allows(reddog.Raise) || len(left) == 0 || len(right) == 0 {
		return nil
	}
	toCome := s.Eye.Seen.Left(s.Options.(*reddog.Options).Decks)
	list, err := odds.RedDogChoices(s.Options, s.Terms, left[0], right[0], toCome)
	if err != nil {
		return nil
	}
	between := 0
	for _, c := range toCome {
		if reddog.Between(c, left[0], right[0]) {
			between++
		}
	}
	basis := fmt.Sprintf("%d of the %d cards that you have not seen %s fall between the two.", between, len(toCome), s.Eye.Seen.since())
	c := newCounsel(q, floats(list), "the original wager", s.On(fmt.Sprintf("original-%d", q.Hand)), basis)
	if c != nil {
		c.Parts = true
	}
	return c
}

// threeCard values going on against every hand that the dealer may have.
func (s *Situation) threeCard() *Counsel {
	q := s.Question
	cards := s.Eye.Hands.Known(q.Box, 0)
	if !q.Allows(threecard.Fold) || len(cards) != 3 {
		return nil
	}
	var dead card.Set
	for _, x := range s.Eye.Hands {
		dead |= card.SetOf(s.Eye.Hands.Known(x.Box, x.Hand)...)
	}
	n := fmt.Sprint(q.Box)
	ante, beside := s.On("ante-"+n), s.On("pair-plus-"+n)
	list, err := odds.ThreeCardChoices(s.Options, s.Terms, [3]card.Card(cards), dead, big.NewRat(int64(beside), int64(max(ante, 1))))
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

func floats(list []odds.Worth) []Worth {
	var values []Worth
	for _, w := range list {
		ev, _ := w.EV.Float64()
		values = append(values, Worth{w.Choice, ev})
	}
	return values
}
