package odds

import (
	"fmt"
	"math/big"

	"boardwalk/card"
	"boardwalk/game/reddog"
	"boardwalk/game/threecard"
	"boardwalk/money"
	"boardwalk/poker"
	"boardwalk/table"
)

// Worth is what a choice is worth on average, for each dollar of the wager that
// was there before: all that is won less all that is lost.
type Worth struct {
	Choice table.Choice
	EV     *big.Rat
	Times  int // how many antes the choice is made with, where that is the player's to say; zero where it is not
}

// RedDogChoices returns what it is worth to decline and to raise by as much as
// the original wager, for who sees two cards and knows which cards may still
// come. The game itself deals each of them.
func RedDogChoices(options table.Options, terms table.Terms, left, right card.Card, toCome []card.Card) ([]Worth, error) {
	t, err := open(reddog.Rules, options, terms, 1)
	if err != nil {
		return nil, err
	}
	shoe := card.NewShoe(optionNumber(t.Options(), "decks"))
	if err := keep(&shoe, append([]card.Card{left, right}, toCome...)); err != nil {
		return nil, err
	}
	t.Game().(*reddog.Game).Stack(shoe)
	original, _ := t.Area(1, "original")
	stake := t.Unit(original) * 100
	if err := t.Do(table.Act{Kind: table.Make, Seat: 1, Area: original, Amount: stake}); err != nil {
		return nil, err
	}
	var list []Worth
	before := t.Snapshot()
	for _, choice := range []table.Choice{reddog.Decline, reddog.Raise} {
		table.With(always{choice})(t)
		r := &round{}
		table.To(r)(t)
		for _, third := range toCome {
			t.Restore(before)
			table.From(&inOrder{cards: []card.Card{left, right, third}})(t)
			if err := t.Round(); err != nil {
				return nil, err
			}
		}
		list = append(list, Worth{Choice: choice, EV: big.NewRat(int64(r.net), int64(stake)*int64(len(toCome)))})
	}
	return list, nil
}

// keep leaves only some of a shoe's cards to come; the others are discarded.
func keep(s *card.Shoe, cards []card.Card) error {
	var count [card.Joker]int
	for _, c := range cards {
		count[c]++
	}
	for i := 0; i < s.Left(); {
		if c := s.ToCome()[i]; count[c] > 0 {
			count[c]--
			i++
		} else {
			s.Discard(s.Take(i))
		}
	}
	if s.Left() != len(cards) {
		return fmt.Errorf("there are only %d of these %d cards", s.Left(), len(cards))
	}
	return nil
}

// always is a player who takes one choice wherever it is open.
type always struct{ choice table.Choice }

func (p always) Answer(q *table.Question) table.Answer {
	if q.Allows(p.choice) {
		return table.Answer{Choice: p.choice}
	}
	return table.Answer{Choice: q.First()}
}

// inOrder is a source of cards that come in a given order.
type inOrder struct{ cards []card.Card }

func (s *inOrder) Draw(int) int { panic("odds: only cards are drawn here") }

func (s *inOrder) Pick(pool []card.Card, _ int) int {
	next := s.cards[0]
	s.cards = s.cards[1:]
	for i, c := range pool {
		if c == next {
			return i
		}
	}
	panic("odds: the shoe has no such card")
}

// ThreeCardChoices returns what it is worth to fold and to go on with a hand at
// three card poker, for each dollar of the ante, against every hand that the
// dealer may have of the cards that nobody has seen. A pair plus wager of so
// many antes is counted with it.
func ThreeCardChoices(options table.Options, terms table.Terms, hand [3]card.Card, seen card.Set, pairPlus *big.Rat) ([]Worth, error) {
	t, err := open(threecard.Rules, options, terms, 1)
	if err != nil {
		return nil, err
	}
	g := t.Game().(*threecard.Game)
	p := three{cards: card.SetOf(hand[:]...) | seen, rank: poker.Three(hand)}
	r := against(g, &p, allThrees())
	total := r.won + r.lost + r.tied + r.unopposed
	if total == 0 {
		return nil, fmt.Errorf("no cards are left for the dealer")
	}
	play := big.NewRat(r.value(), total)
	play.Add(play, big.NewRat(int64(bonusOn(g, p.rank)), 1))
	beside := new(big.Rat).SetInt64(pairPlusNet(t, p.rank))
	play.Add(play, beside.Mul(beside, pairPlus))
	fold := big.NewRat(-1, 1) // 20.10(b): both wagers are forfeited
	return []Worth{{Choice: threecard.Fold, EV: fold.Sub(fold, pairPlus)}, {Choice: threecard.Play, EV: play}}, nil
}

// value is what the ante and the play wager win together, in antes.
func (r *showdowns) value() int64 { return 2*r.won - 2*r.lost + r.unopposed }

// bonusOn is the ante bonus of a hand, in antes.
func bonusOn(g *threecard.Game, rank poker.Rank) money.Cents {
	for _, p := range g.Bonus() {
		if p.On == rank.Class().String() {
			return p.Odds.MustPay(1)
		}
	}
	return 0
}

// pairPlusNet is what a hand wins on each dollar of the pair plus wager.
func pairPlusNet(t *table.Table, rank poker.Rank) int64 {
	area, _ := t.Area(1, "pair plus")
	for _, p := range t.Pays(area) {
		if p.On == rank.Class().String() {
			return p.Odds.To / p.Odds.One
		}
	}
	return -1
}
