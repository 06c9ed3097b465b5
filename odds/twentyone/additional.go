package twentyone

import (
	"math/big"
	"slices"

	"boardwalk/card"
	"boardwalk/game/blackjack"
	"boardwalk/money"
	"boardwalk/table"
)

// Result is one way in which a wager ends.
type Result struct {
	Net    *big.Rat // won or, below zero, lost for each dollar wagered
	Chance *big.Rat
}

// Wager is a wager besides that on the hand, and what it is worth exactly.
type Wager struct {
	ID      string // "over", "under", "same-suit", "insurance"
	Results []Result
	EV      *big.Rat
}

func (w *Wager) add(net, chance *big.Rat) {
	i := slices.IndexFunc(w.Results, func(r Result) bool { return r.Net.Cmp(net) == 0 })
	if i < 0 {
		i = len(w.Results)
		w.Results = append(w.Results, Result{net, new(big.Rat)})
	}
	r := &w.Results[i]
	r.Chance.Add(r.Chance, chance)
	w.EV.Add(w.EV, new(big.Rat).Mul(net, chance))
}

func (w *Wager) sorted() *Wager {
	slices.SortFunc(w.Results, func(a, b Result) int { return b.Net.Cmp(a.Net) })
	return w
}

// Additional returns what the additional wagers of 2.17 are worth that the
// options offer, from a fresh shoe without cards that are gone. The game itself
// settles them on every two cards, by its rules, which may be supposed.
func Additional(rules *table.Rules, o *blackjack.Options, dead ...card.Card) ([]*Wager, error) {
	if b := o.Beside(); b != nil && o.Additional == b.ID {
		return []*Wager{beside(o, b, dead)}, nil
	}
	var ids []string
	switch o.Additional {
	case blackjack.OverUnder:
		ids = []string{"over", "under"}
	case blackjack.SameSuit:
		ids = []string{"same-suit"}
	}
	var list []*Wager
	for _, id := range ids {
		w, err := additional(rules, o, id, dead)
		if err != nil {
			return nil, err
		}
		list = append(list, w)
	}
	return list, nil
}

// firstTwo is a source that gives the first box two certain cards, and every
// other box any.
type firstTwo struct {
	cards [2]card.Card
	given int
}

func (f *firstTwo) Draw(int) int { return 0 }

func (f *firstTwo) Pick(pool []card.Card, box int) int {
	if box != 1 || f.given == len(f.cards) {
		return slices.IndexFunc(pool, func(c card.Card) bool { return c != f.cards[0] && c != f.cards[1] })
	}
	c := f.cards[f.given]
	f.given++
	return slices.Index(pool, c)
}

func additional(rules *table.Rules, options *blackjack.Options, id string, dead []card.Card) (*Wager, error) {
	w := &Wager{ID: id, EV: new(big.Rat)}
	err := settleFirstTwo(rules, options, id, func(a, b card.Card) bool { return firstTwoChance(options, dead, a, b).Sign() > 0 },
		func(a, b card.Card, net *big.Rat) { w.add(net, firstTwoChance(options, dead, a, b)) })
	return w.sorted(), err
}

// settleFirstTwo has the game settle an additional wager on every two cards that are asked for, and tells what is won for each
// dollar.
func settleFirstTwo(rules *table.Rules, options *blackjack.Options, id string, asked func(a, b card.Card) bool,
	tell func(a, b card.Card, net *big.Rat)) error {
	o := *options
	o.DoubleShoe, o.Burn, o.Shuffle = false, 0, blackjack.Automatic // which change nothing, and any card may be had
	source := &firstTwo{}
	t, err := table.Open(rules, &o, rules.Terms(), table.From(source))
	if err != nil {
		return err
	}
	main, area := t.Layout().MustArea("main-1"), t.Layout().MustArea(id+"-1")
	stake := t.Unit(area)
	beside := t.Unit(main) * (1 + stake/t.Unit(main)) // on the hand lies no less
	settled := &settlement{area: area}
	acts := []table.Act{
		{Kind: table.Sit, Seat: 1, Amount: 100 * beside},
		{Kind: table.Make, Seat: 1, Area: main, Amount: beside},
		{Kind: table.Make, Seat: 1, Area: area, Amount: stake},
	}
	for _, id := range []string{"second-1", "third-1"} {
		if o.MultipleAction != "none" {
			acts = append(acts, table.Act{Kind: table.Make, Seat: 1, Area: t.Layout().MustArea(id), Amount: beside})
		}
	}
	for _, a := range acts {
		if err := t.Do(a); err != nil {
			return err
		}
	}
	table.To(settled)(t)
	before := t.Snapshot()
	for _, a := range card.Deck() {
		for _, b := range card.Deck() {
			if !asked(a, b) {
				continue
			}
			t.Restore(before)
			source.cards, source.given, settled.net = [2]card.Card{a, b}, 0, 0
			if err := t.Round(); err != nil {
				return err
			}
			tell(a, b, big.NewRat(int64(settled.net), int64(stake)))
		}
	}
	return nil
}

// firstTwoChance is the chance that a box gets two certain cards, from either
// side of the shoe.
func firstTwoChance(o *blackjack.Options, dead []card.Card, a, b card.Card) *big.Rat {
	sum, sides := new(big.Rat), Sides(o)
	for _, side := range sides {
		cards, total := int64(side.Total()/52), int64(side.Total()-len(dead))
		ways := (cards - times(dead, a)) * (cards - times(dead, b))
		if a == b {
			ways = (cards - times(dead, a)) * (cards - times(dead, a) - 1)
		}
		sum.Add(sum, big.NewRat(ways, total*(total-1)*int64(len(sides))))
	}
	return sum
}

// times is how often a card is among some.
func times(cards []card.Card, c card.Card) (n int64) {
	for _, x := range cards {
		if x == c {
			n++
		}
	}
	return n
}

// settlement hears what a wager wins or loses.
type settlement struct {
	area table.Area
	net  money.Cents
}

func (s *settlement) Event(e *table.Event) {
	switch {
	case e.Area != s.area:
	case e.Kind == table.Paid:
		s.net += e.Amount
	case e.Kind == table.Collected:
		s.net -= e.Stake
	}
}

// Insured returns what insurance is worth from some cards to a player who looks
// at nothing but the dealer's ace; Solution.Insurance is for who looks at the
// hand. Of several shoes each is dealt from equally often.
func Insured(o *blackjack.Options, shoes ...Composition) *Wager {
	l := blackjack.New(*o).Layout()
	pays := l.Wagers[l.MustArea("insurance-1")].Pays[0].Odds
	tens := new(big.Rat)
	for _, c := range shoes {
		left, _ := c.Without(Points(1))
		tens.Add(tens, big.NewRat(int64(left.Count[9]), int64(left.Total()*len(shoes))))
	}
	w := &Wager{ID: "insurance", EV: new(big.Rat)}
	w.add(big.NewRat(pays.To, pays.One), tens)
	w.add(big.NewRat(-1, 1), new(big.Rat).Sub(big.NewRat(1, 1), tens))
	return w.sorted()
}
