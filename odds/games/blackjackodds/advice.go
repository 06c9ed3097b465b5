package blackjackodds

import (
	"fmt"
	"slices"
	"sync"

	"boardwalk/card"
	"boardwalk/game/blackjack"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/odds/advice"
	"boardwalk/odds/twentyone"
	"boardwalk/table"
)

// adviseBlackjack values the choices of 2.6(f) and insurance, from the cards that the
// person has not seen.
func adviseBlackjack(s *advice.View) *advice.Counsel {
	o, q := s.Options.(*blackjack.Options), s.Question
	n := fmt.Sprint(q.Box)
	left, basis := shoe(s, o)
	switch {
	case q.Allows(blackjack.Insure):
		most := q.Most // half of the wager, in whole chips
		if most == 0 {
			most = s.On([]string{"main-", "second-", "third-"}[min(q.Hand, 2)]+n) / 2
		}
		c := advice.NewCounsel(q, []advice.Worth{{Choice: blackjack.Decline},
			{Choice: blackjack.Insure, EV: twentyone.InsuranceValue(o, left)}}, "the insurance", most, basis)
		if c != nil {
			c.Parts = true
		}
		return c
	case q.Allows(blackjack.Attack):
		ev := twentyone.AttackValue(o, left, twentyone.Of(s.CardsOf(0, 0)...))
		return advice.NewCounsel(q, []advice.Worth{{Choice: blackjack.Decline}, {Choice: blackjack.Attack, EV: ev}},
			"the raise", s.On("main-"+n), basis)
	case q.Offer.ID != "decide" && q.Offer.ID != "doubled":
		return nil
	}
	hand, dealer := s.CardsOf(q.Box, q.Hand), s.CardsOf(0, 0)
	if len(hand) < 2 {
		return nil
	}
	p := twentyone.Position{Hand: twentyone.Of(hand...), Dealer: twentyone.Of(dealer...), Left: left,
		Hands: s.HandsIn(q.Box), Formed: q.Hand > 0}
	p.Aces = p.Hands > 1 && hand[0].Rank() == card.Ace
	p.Wager = s.On("main-" + n)
	if q.Offer.ID == "doubled" {
		p.Doubled = max(1, s.Answered(q.Box, q.Hand, blackjack.Double))
	}
	if values, err := evaluate(o, p); err == nil {
		if c := advice.NewCounsel(q, values, "the wager", s.On("main-"+n, "second-"+n, "third-"+n), basis); c != nil {
			return c
		}
	}
	return basicPlay(o, q, p)
}

func evaluate(o *blackjack.Options, p twentyone.Position) ([]advice.Worth, error) {
	list, err := twentyone.Evaluate(o, p)
	var values []advice.Worth
	for _, v := range list {
		values = append(values, advice.Worth{Choice: v.Choice, EV: v.EV})
	}
	return values, err
}

// shoe is the cards that the person has not seen, and says so in a sentence.
func shoe(v *advice.View, o *blackjack.Options) (twentyone.Composition, string) {
	if !o.DoubleShoe {
		left := slices.DeleteFunc(v.Unseen(o.Decks), func(c card.Card) bool { return !o.Pack().Set().Has(c) })
		return twentyone.Cards(left...), fmt.Sprintf("By the %d cards of %d that you have not seen %s.", len(left),
			o.Pack().Len()*o.Decks, v.Since)
	}
	left := twentyone.Fresh(o)
	for _, x := range v.Hands {
		on := twentyone.Cards(x.Cards...)
		for v := range left.Count {
			left.Count[v] = max(0, left.Count[v]-on.Count[v])
		}
	}
	return left, "By the cards on the layout, as if the side that deals had just been shuffled."
}

// basics are basic strategies by the options that they are for. Each is found
// once, by whoever needs it first; others wait for that one alone.
var basics = struct {
	sync.Mutex
	known map[blackjack.Options]func() (*twentyone.Strategy, error)
}{known: map[blackjack.Options]func() (*twentyone.Strategy, error){}}

// findBasic finds a basic strategy, which takes half a second where it is not kept.
var findBasic = func(o *blackjack.Options) (*twentyone.Strategy, error) { return basicFrom(o, twentyone.Fresh(o)) }

// basicOf returns the basic strategy of some options, and waits until it is
// found. A house has few options, and one that has had many begins again.
func basicOf(o *blackjack.Options) (*twentyone.Strategy, error) {
	key := *o
	basics.Lock()
	find := basics.known[key]
	if find == nil {
		if len(basics.known) >= 64 {
			clear(basics.known)
		}
		find = sync.OnceValues(func() (*twentyone.Strategy, error) { return findBasic(&key) })
		basics.known[key] = find
	}
	basics.Unlock()
	return find()
}

// prepareBlackjack finds the strategy that bots will play by.
func prepareBlackjack(o table.Options) { _, _ = basicOf(o.(*blackjack.Options)) }

// basicPlay is the play of basic strategy, for what cannot be worked out to
// the card.
func basicPlay(o *blackjack.Options, q *table.Question, p twentyone.Position) *advice.Counsel {
	basic, err := basicOf(o)
	if err != nil {
		return nil
	}
	if p.Dealer.Len() == 0 {
		return nil
	}
	best := basic.PlayFor(p.Hand, p.Dealer, p.Wager)
	if p.Aces && !basic.Options().PlayAces && !basic.Options().PlaySplitAces {
		best = basic.PlaySplitAce(p.Hand, p.Dealer)
	}
	if q.Allows(best) {
		return &advice.Counsel{Best: best, Basis: "By basic strategy."}
	}
	return nil
}

// playBlackjack plays basic strategy, and never insures.
func playBlackjack(s *advice.View) (table.Choice, bool) {
	q := s.Question
	if q.Allows(blackjack.Insure) {
		return blackjack.Decline, q.Allows(blackjack.Decline)
	}
	if q.Allows(blackjack.Attack) || q.Offer.ID == "doubled" {
		return playKin(s)
	}
	hand, dealer := s.CardsOf(q.Box, q.Hand), s.CardsOf(0, 0)
	if q.Offer.ID != "decide" || len(hand) < 2 || len(dealer) == 0 {
		return "", false
	}
	o, p := s.Options.(*blackjack.Options), twentyone.Position{Hand: twentyone.Of(hand...), Dealer: twentyone.Of(dealer...)}
	p.Aces = s.HandsIn(q.Box) > 1 && hand[0].Rank() == card.Ace
	p.Wager = s.On("main-" + fmt.Sprint(q.Box))
	return best(basicPlay(o, q, p))
}

// playKin plays basic strategy where only the kin of blackjack ask: whether to raise
// on the dealer's card, and what to do with a doubled hand.
func playKin(s *advice.View) (table.Choice, bool) {
	o, dealer := s.Options.(*blackjack.Options), s.CardsOf(0, 0)
	basic, _ := basicOf(o)
	if basic == nil || len(dealer) == 0 {
		return "", false
	}
	up := twentyone.Of(dealer[0])
	if s.Question.Allows(blackjack.Attack) {
		if basic.Attacks(up) {
			return blackjack.Attack, true
		}
		return blackjack.Decline, true
	}
	return basic.AfterDouble(s.Question, twentyone.Of(s.CardsOf(s.Question.Box, s.Question.Hand)...), up), true
}

// best is the best choice of some counsel, and false if there is none.
func best(c *advice.Counsel) (table.Choice, bool) {
	if c == nil {
		return "", false
	}
	return c.Best, true
}

// superStake is the wager for which hands are valued that are paid an amount besides.
const superStake = 10 * money.Dollar

func valueBlackjack(a *odds.Asked, p *advice.Position) (*advice.Values, error) {
	o := a.Options.(*blackjack.Options)
	left, err := advice.Without(card.Standard, o.Decks, p.Hand, p.Dealer, p.Gone)
	if err != nil {
		return nil, err
	}
	alien := func(c card.Card) bool { return !o.Pack().Set().Has(c) }
	if i := slices.IndexFunc(slices.Concat(p.Hand, p.Dealer, p.Gone), alien); i >= 0 {
		return nil, fmt.Errorf("there is no %s in the decks of this game", slices.Concat(p.Hand, p.Dealer, p.Gone)[i])
	}
	left = slices.DeleteFunc(left, alien)
	shown := 1
	if o.Dealing == blackjack.BothUp {
		shown = 2
	}
	if len(p.Hand) < 2 || len(p.Dealer) != shown {
		return nil, fmt.Errorf("a hand has two cards or more, and of the dealer's %d is seen", shown)
	}
	at := twentyone.Position{Hand: twentyone.Of(p.Hand...), Dealer: twentyone.Of(p.Dealer...),
		Left: twentyone.Cards(left...), Hands: p.Hands, Formed: p.Formed}
	at.Aces = p.Hands > 1 && p.Hand[0].Rank() == card.Ace
	v := &advice.Values{Of: "the wager"}
	if o.Super(superStake) > 0 { // how much it is for each dollar depends on the wager
		at.Wager, v.Of = superStake, "a wager of "+superStake.String()
	}
	if v.Choices, err = evaluate(o, at); err != nil {
		return nil, err
	}
	if shown == 1 && p.Dealer[0].Rank() == card.Ace {
		ev := twentyone.InsuranceValue(o, at.Left)
		v.Insurance = &ev
	}
	return v, nil
}

// chartedChoices are the choices of a cell. Rows that are not about a hand at its
// beginning have none.
func chartedChoices(s *twentyone.Solution[float64], part string, x twentyone.Cell) []twentyone.Value[float64] {
	if part == "First" || part == "After" || part == "Split" {
		return nil
	}
	return s.Choices(x.Hand, x.Dealer)
}

// drawBlackjack draws basic strategy as it is printed on cards, by totals alone.
func drawBlackjack(a *odds.Asked) (*advice.Picture, error) {
	s, err := findBasic(a.Options.(*blackjack.Options))
	if err != nil {
		return nil, err
	}
	return &advice.Picture{Title: "Blackjack: the best play by totals", Text: twentyone.ChartText(s), SVG: string(twentyone.ChartSVG(s))}, nil
}

func chartBlackjack(a *odds.Asked) (*advice.Chart, error) {
	o := a.Options.(*blackjack.Options)
	s, err := twentyone.Solve(o, twentyone.Fresh(o))
	if err != nil {
		return nil, err
	}
	g := s.Basic().Grid()
	c := &advice.Chart{Title: g.Title, Text: g.Under, Of: "the wager"}
	for _, m := range g.Marks {
		c.Marks = append(c.Marks, advice.Mark(m))
	}
	for _, p := range g.Parts {
		part := advice.Part{Name: p.Name, Heads: g.Heads}
		for _, r := range p.Rows {
			row := advice.Row{Name: r.Name}
			for _, x := range r.Cells {
				var values []advice.Worth
				for _, v := range chartedChoices(s, p.Name, x) {
					values = append(values, advice.Worth{Choice: v.Choice, EV: v.EV})
				}
				row.Cells = append(row.Cells, advice.NewCell(x.Mark.Code, x.Hand.String(), values))
			}
			part.Rows = append(part.Rows, row)
		}
		c.Parts = append(c.Parts, part)
	}
	return c, nil
}
