package pokerodds

import (
	"fmt"
	"math/big"
	"slices"

	"boardwalk/card"
	"boardwalk/game/letitride"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/odds/advice"
	"boardwalk/odds/housepoker"
	"boardwalk/poker"
	"boardwalk/table"
)

// pokerGame is a game of poker against the house: where its cards lie, and which of
// its questions can be valued.
type pokerGame struct {
	example advice.Example
	offers  []string  // the questions
	dealer  bool      // a card of the dealer's is seen
	pack    card.Pack // what is dealt
	board   bool      // there are cards that all players share, after the players' hands
	shared  bool      // and these lie in the dealer's place
	main    string    // the wager of which the values are fractions
	beside  string    // another one that the choice decides too
	parts   bool      // a choice may be made with a part of it
	sized   bool      // the size of the wager may change what choices are worth
	counted bool      // hands before the flop were counted once, with no other cards known
	streets []string  // wagers of the round that are lost with the main one by a fold
	chart   func(*pokerChart) error

	// rule plays by a rule that a player can learn, where counting every deal takes
	// too long for a bot; nil where it does not.
	rule func(*odds.PokerView) bool
	// times is how many times the least amount that rule wagers; nil for once.
	times func(*odds.PokerView) int
}

// pokerAdviser makes an adviser of it.
func pokerAdviser(g *pokerGame) *advice.Adviser {
	a := &advice.Adviser{Example: g.example, Advise: g.advise, Value: g.value, Chart: g.charted, Board: g.board || g.shared, Stake: g.sized}
	if g.rule != nil {
		a.Play = g.play
	}
	if g.times != nil {
		a.Amount = func(s *advice.View, _ table.Choice) money.Cents {
			return money.Cents(g.times(g.view(s))) * s.Question.Least
		}
	}
	return a
}

// play makes the wager that a question is about, or does not.
func (g *pokerGame) play(s *advice.View) (table.Choice, bool) {
	q := s.Question
	if !slices.Contains(g.offers, q.Offer.ID) {
		return "", false
	}
	choices := q.Choices()
	if g.rule(g.view(s)) {
		return choices[len(choices)-1], true
	}
	return choices[0], true
}

// advise values the choices by every deal that is possible from what is seen.
func (g *pokerGame) advise(s *advice.View) *advice.Counsel {
	q := s.Question
	if !slices.Contains(g.offers, q.Offer.ID) {
		return nil
	}
	v := g.view(s)
	v.Quick = true
	others := g.counted && len(v.Board) == 0 && v.Gone != 0
	if others {
		v.Gone = 0
	}
	n := fmt.Sprint("-", q.Box)
	unit := s.On(g.main + n)
	v.Stake = unit
	if g.beside != "" {
		v.Beside = big.NewRat(int64(s.On(g.beside+n)), int64(max(unit, 1)))
	}
	if more := g.onStreets(s, n); more > 0 && unit > 0 {
		v.Staked = int((unit + more) / unit)
	}
	found, err := odds.PokerChoices(&s.Asked, v)
	if err != nil {
		return nil
	}
	c := pokerCounsel(q, found.Choices, found.Of, unit)
	if c != nil {
		c.Parts = g.parts
		if others {
			c.Basis = "By every deal, as if no other cards were known."
		}
	}
	return c
}

// onStreets is what lies on the wagers that the round has asked for so far, as far as the
// view knows them.
func (g *pokerGame) onStreets(s *advice.View, position string) (sum money.Cents) {
	for _, name := range g.streets {
		sum += s.On(name + position)
	}
	return sum
}

// view is what the player can see.
func (g *pokerGame) view(s *advice.View) *odds.PokerView {
	v := &odds.PokerView{Hand: s.CardsOf(s.Question.Box, 0)}
	if g.dealer {
		v.Dealer = s.CardsOf(0, 0)
	}
	if g.board {
		v.Board = s.CardsOf(table.Box(s.Rules.Seats+1), 0)
	}
	if g.shared {
		v.Board = s.CardsOf(0, 0)
	}
	for _, x := range s.Hands {
		if x.Box == s.Question.Box && x.Hand == 0 {
			v.Back = slices.Contains(x.Answers, letitride.Withdraw)
			v.First = slices.Contains(x.Answers, letitride.Ride)
		}
		v.Gone |= card.SetOf(x.Cards...)
	}
	v.Gone &^= card.SetOf(slices.Concat(v.Hand, v.Dealer, v.Board)...)
	return v
}

// pokerCounsel puts choices in order. Of one that is made with several amounts the
// best counts.
func pokerCounsel(q *table.Question, list []odds.Worth, of string, unit money.Cents) *advice.Counsel {
	basis := "By every deal that is possible from what you can see."
	var values []advice.Worth
	var sizes *advice.Sizes
	times := 0
	for _, w := range list {
		ev, _ := w.EV.Float64()
		at := slices.IndexFunc(values, func(x advice.Worth) bool { return x.Choice == w.Choice })
		if at < 0 {
			values = append(values, advice.Worth{Choice: w.Choice, EV: ev})
			if w.Times > 0 {
				sizes, times = &advice.Sizes{Choice: w.Choice, Most: w.Times, AtOne: ev, AtMost: ev}, w.Times
			}
			continue
		}
		if sizes.Most, sizes.AtMost = w.Times, ev; ev > values[at].EV {
			values[at].EV, times = ev, w.Times
		}
	}
	c := advice.NewCounsel(q, values, of, unit, basis)
	if c != nil && sizes != nil {
		c.Sizes = sizes
		if c.Best == sizes.Choice {
			c.Basis = fmt.Sprintf("Best with %d times the ante. %s", times, basis)
		}
	}
	return c
}

// value values the choices of any hand.
func (g *pokerGame) value(a *odds.Asked, p *advice.Position) (*advice.Values, error) {
	if _, err := advice.Without(g.pack, 1, p.Hand, p.Dealer, p.Board, p.Gone); err != nil {
		return nil, err
	}
	if len(p.Dealer) > 0 && !g.dealer {
		return nil, fmt.Errorf("at %s no card of the dealer's is seen", a.Rules.Name)
	}
	found, err := odds.PokerChoices(a,
		&odds.PokerView{Hand: p.Hand, Dealer: p.Dealer, Board: p.Board, Gone: card.SetOf(p.Gone...), Stake: p.Stake,
			Quick: p.Quick, Tell: p.Tell})
	if err != nil {
		return nil, err
	}
	v := &advice.Values{Of: found.Of, Assumes: found.Assumes}
	for _, w := range found.Choices {
		ev, _ := w.EV.Float64()
		choice := w.Choice
		if w.Times > 0 {
			choice = table.Choice(fmt.Sprintf("%s %d", w.Choice, w.Times))
		}
		v.Choices = append(v.Choices, advice.Worth{Choice: choice, EV: ev})
	}
	return v, nil
}

// timesFourCard is how many times the ante the best simple rule wagers; zero is to fold.
func timesFourCard(v *odds.PokerView) int {
	if len(v.Hand) != 5 || len(v.Dealer) != 1 {
		return 0
	}
	h := &housepoker.FourHand{Cards: [5]card.Card(v.Hand), Rank: poker.FourOfFive([5]card.Card(v.Hand)), Up: v.Dealer[0]}
	return housepoker.FourRules[0].Rule(h)
}

func playFourCard(v *odds.PokerView) bool { return timesFourCard(v) > 0 }

func playMiniTex(v *odds.PokerView) bool {
	if len(v.Hand) != 2 || len(v.Board) == 1 || len(v.Board) > 3 {
		return false
	}
	h := &housepoker.MiniTexHand{Hole: [2]card.Card(v.Hand), Shown: len(v.Board)}
	if copy(h.Board[:], v.Board) == 3 {
		h.Rank = housepoker.MiniTexRank(&h.Hole, &h.Board)
	}
	return housepoker.MiniTexRules[0].Rule(h)
}

func playTexas(v *odds.PokerView) bool {
	if len(v.Hand) != 2 || len(v.Board) > 4 {
		return false
	}
	h := &housepoker.TexasHand{Hole: [2]card.Card(v.Hand), Shown: len(v.Board)}
	copy(h.Board[:], v.Board)
	return housepoker.TexasRules[0].Rule(h)
}

func playUltimate(v *odds.PokerView) bool {
	if len(v.Hand) != 2 || len(v.Board) > 5 {
		return false
	}
	h := &housepoker.UltimateHand{Hole: [2]card.Card(v.Hand), Shown: len(v.Board)}
	copy(h.Board[:], v.Board)
	return housepoker.UltimateRules[0].Rule(h)
}
