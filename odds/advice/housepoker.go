package advice

import (
	"fmt"
	"math/big"
	"slices"

	"boardwalk/card"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/table"
)

// pokerGame is a game of poker against the house: where its cards lie, and which of
// its questions can be valued.
type pokerGame struct {
	rules   *table.Rules
	example Example
	offers  []string // the questions
	dealer  bool     // a card of the dealer's is seen
	board   bool     // there are cards that all players share, after the players' hands
	shared  bool     // and these lie in the dealer's place
	main    string   // the wager of which the values are fractions
	beside  string   // another one that the choice decides too
	chart   func(*pokerChart) error
}

// pokerAdviser makes an adviser of it.
func pokerAdviser(g *pokerGame) *Adviser {
	return &Adviser{Rules: g.rules, Example: g.example, Advise: g.advise, Value: g.value, Chart: g.charted}
}

// advise values the choices by every deal that is possible from what is seen.
func (g *pokerGame) advise(s *View) *Counsel {
	q := s.Question
	if !slices.Contains(g.offers, q.Offer.ID) {
		return nil
	}
	v := &odds.PokerView{Hand: s.hand(q.Box, 0)}
	if g.dealer {
		v.Dealer = s.hand(0, 0)
	}
	if g.board {
		v.Board = s.hand(table.Box(g.rules.Seats+1), 0)
	}
	if g.shared {
		v.Board = s.hand(0, 0)
	}
	for _, x := range s.Hands {
		v.Gone |= card.SetOf(x.Cards...)
	}
	v.Gone &^= card.SetOf(slices.Concat(v.Hand, v.Dealer, v.Board)...)
	n := fmt.Sprint("-", q.Box)
	unit := s.On(g.main + n)
	if g.beside != "" {
		v.Beside = big.NewRat(int64(s.On(g.beside+n)), int64(max(unit, 1)))
	}
	list, of, err := odds.PokerChoices(g.rules, s.Options, s.Terms, v)
	if err != nil {
		return nil
	}
	return pokerCounsel(q, list, of, unit)
}

// pokerCounsel puts choices in order. Of one that is made with several amounts the
// best counts.
func pokerCounsel(q *table.Question, list []odds.Worth, of string, unit money.Cents) *Counsel {
	basis := "By every deal that is possible from what you can see."
	var values []Worth
	var sizes *Sizes
	times := 0
	for _, w := range list {
		ev, _ := w.EV.Float64()
		at := slices.IndexFunc(values, func(x Worth) bool { return x.Choice == w.Choice })
		if at < 0 {
			values = append(values, Worth{w.Choice, ev})
			if w.Times > 0 {
				sizes, times = &Sizes{Choice: w.Choice, Most: w.Times, AtOne: ev, AtMost: ev}, w.Times
			}
			continue
		}
		if sizes.Most, sizes.AtMost = w.Times, ev; ev > values[at].EV {
			values[at].EV, times = ev, w.Times
		}
	}
	c := newCounsel(q, values, of, unit, basis)
	if c != nil && sizes != nil {
		c.Sizes = sizes
		if c.Best == sizes.Choice {
			c.Basis = fmt.Sprintf("Best with %d times the ante. %s", times, basis)
		}
	}
	return c
}

// value values the choices of any hand.
func (g *pokerGame) value(options table.Options, terms table.Terms, p *Position) (*Values, error) {
	if _, err := without(1, p.Hand, p.Dealer, p.Board, p.Gone); err != nil {
		return nil, err
	}
	list, of, err := odds.PokerChoices(g.rules, options, terms, &odds.PokerView{Hand: p.Hand, Dealer: p.Dealer, Board: p.Board, Gone: card.SetOf(p.Gone...)})
	v := &Values{Of: of}
	for _, w := range list {
		ev, _ := w.EV.Float64()
		choice := w.Choice
		if w.Times > 0 {
			choice = table.Choice(fmt.Sprintf("%s %d", w.Choice, w.Times))
		}
		v.Choices = append(v.Choices, Worth{choice, ev})
	}
	return v, err
}
