package baccaratodds

import (
	"slices"

	"boardwalk/card"
	"boardwalk/game/baccarat"
	"boardwalk/odds"
	"boardwalk/odds/luck"
	"boardwalk/sim"
	"boardwalk/table"
)

// controlled watches a wager card by card. What lies on the hands is settled as the law has it; wagers of other rules are not
// watched.
func controlled(p *sim.Plan, t *table.Table) *sim.Controls {
	if p.Rules.Supposed() != nil {
		return nil
	}
	net, err := netsOf(p)
	if err != nil {
		return nil
	}
	g := t.Game().(*baccarat.Game)
	w := newWorth(g, net, freshShare())
	return &sim.Controls{
		Names: []string{"each card of the two hands against all that could have come"},
		Watch: func(t *table.Table) sim.Control {
			g := t.Game().(*baccarat.Game)
			boxes := t.Layout().Boxes
			c := &control{worth: w, drift: w.drift(g, net), pool: luck.NewPool(g.Shoe, &valueOf),
				player: side{box: table.Box(slices.Index(boxes, "player"))}, banker: side{box: table.Box(slices.Index(boxes, "banker"))}}
			c.Anew()
			return c
		},
	}
}

// netsOf returns what a wager wins by the outcome, for each dollar. The real table deals it, with a few cards of which every
// outcome comes.
func netsOf(p *sim.Plan) (net [3]float64, err error) {
	t, err := baccaratTable(&odds.Asked{Rules: p.Rules, Options: p.Options, Terms: p.Terms}, p.Amount)
	if err != nil {
		return net, err
	}
	area, _ := t.Layout().Area(p.ID)
	few := baccaratDeals(1)
	for _, c := range card.Deck() {
		if v := baccarat.Value(c); v > 0 && v < 8 {
			few.Without(c)
		}
	}
	sum := &sums{net: make([]int64, len(t.Layout().Wagers))}
	table.To(sum)(t)
	err = odds.EachDeal(t, few, func() {
		net[outcomeOf(t.Game().(*baccarat.Game).Hands())] = float64(sum.net[area]) / float64(p.Amount)
		clear(sum.net)
	})
	return net, err
}

// outcomeOf is who wins with two hands.
func outcomeOf(player, banker baccarat.Hand) baccarat.Outcome {
	return outcome(player.Count(), banker.Count())
}

func outcome(player, banker int) baccarat.Outcome {
	switch {
	case player > banker:
		return baccarat.PlayerWins
	case banker > player:
		return baccarat.BankerWins
	}
	return baccarat.Tied
}

// valueOf is the value of each card.
var valueOf = func() (of [256]uint8) {
	for _, c := range card.Deck() {
		of[c] = uint8(baccarat.Value(c))
	}
	return of
}()

// share is how likely cards of each value are.
type share = [luck.Classes]float64

// freshShare is that of whole decks.
func freshShare() (s share) {
	for _, c := range card.Deck() {
		s[valueOf[c]] += 1. / (card.Suits * card.Ranks)
	}
	return s
}

// worth is what a wager is worth by the cards that have come, if others come in always the same shares.
type worth struct {
	share
	end   [10][10]float64     // by the two final Point Counts
	third [10][10][11]float64 // by the Player's final count, the Banker's on two cards, and the Player's third card, which may be none
	four  [10][10]float64     // by both counts on two cards
	three [10][10]float64     // before the Banker's second card
	two   [10][10]float64     // by one card each
	one   [10]float64         // by the Player's first
	whole float64             // before any card
}

// none is the third card of a hand that has stayed.
const none = 10

func newWorth(g *baccarat.Game, net [3]float64, s share) *worth {
	w := &worth{share: s}
	for p := range 10 {
		for b := range 10 {
			w.end[p][b] = net[outcome(p, b)]
		}
	}
	for p := range 10 {
		for b := range 10 {
			for t := range none + 1 {
				third := t
				if t == none {
					third = -1
				}
				w.third[p][b][t] = w.end[p][b]
				if draws, _ := g.Draws(b, third); draws {
					w.third[p][b][t] = w.mean(w.bankers(p, b))
				}
			}
		}
	}
	for p := range 10 {
		for b := range 10 {
			switch {
			case p >= 8 || b >= 8:
				w.four[p][b] = w.end[p][b]
			case g.PlayerDraws(p):
				w.four[p][b] = w.mean(w.players(p, b))
			default:
				w.four[p][b] = w.third[p][b][none]
			}
		}
	}
	for p := range 10 {
		for b := range 10 {
			w.three[p][b] = w.mean(added(&w.four[p], b))
		}
	}
	for p := range 10 {
		for b := range 10 {
			of := share{}
			for x := range of {
				of[x] = w.three[(p+x)%10][b]
			}
			w.two[p][b] = w.mean(&of)
		}
	}
	for p := range 10 {
		w.one[p] = w.mean(&w.two[p])
	}
	w.whole = w.mean(&w.one)
	return w
}

func (w *worth) mean(of *share) (sum float64) {
	for x, s := range w.share {
		sum += s * of[x]
	}
	return sum
}

// added is what each card makes of a hand of some count, by what counts are worth.
func added(of *share, count int) *share {
	var list share
	for x := range list {
		list[x] = of[(count+x)%10]
	}
	return &list
}

// players is what each third card of the Player's is worth.
func (w *worth) players(p, b int) *share {
	var of share
	for x := range of {
		of[x] = w.third[(p+x)%10][b][x]
	}
	return &of
}

// bankers is what each third card of the Banker's is worth.
func (w *worth) bankers(p, b int) *share { return added(&w.end[p], b) }

// cardsOfRound is about how many cards a round takes.
const cardsOfRound = 4.94

// drift follows what the cards that are gone make of the rounds to come; nothing where all come again in every round.
func (w *worth) drift(g *baccarat.Game, net [3]float64) luck.Drift {
	o := g.Options()
	if o.Device {
		return luck.Drift{}
	}
	const more = .01
	var worth share
	for v := range worth {
		s := w.share
		for x := range s {
			s[x] *= 1 - more
		}
		s[v] += more
		worth[v] = (newWorth(g, net, s).whole - w.whole) / more
	}
	rounds, deck := float64(g.Shoe().Total()-o.CuttingCard)/cardsOfRound, card.Deck()
	return luck.NewDrift(rounds, deck[:], func(c card.Card) float64 { return worth[valueOf[c]] })
}

// control follows the luck of both hands.
type control struct {
	worth          *worth
	pool           luck.Pool
	drift          luck.Drift
	player, banker side
	luck           float64
}

// side is one of the two hands.
type side struct {
	box          table.Box
	cards, count int
	last         int // the card that came last
}

func (s *side) add(x int) { s.cards, s.count, s.last = s.cards+1, (s.count+x)%10, x }

// Anew forgets all cards.
func (c *control) Anew() {
	c.pool.Total = 0
	c.Over()
	c.Rest()
}

// Rest returns what is left to add when no more rounds are played.
func (c *control) Rest() float64 { return c.drift.Rest() }

// Over ends a round, and returns the luck of it.
func (c *control) Over() float64 {
	sum := c.luck
	c.drift.Over(&c.pool)
	c.player, c.banker, c.luck = side{box: c.player.box}, side{box: c.banker.box}, 0
	return sum
}

// Event follows the cards.
func (c *control) Event(e *table.Event) {
	if e.Kind != table.Dealt || e.Box != c.player.box && e.Box != c.banker.box {
		return
	}
	c.luck += c.drift.Begins(c.pool.Before(e.Card))
	x := int(valueOf[e.Card])
	if e.Box == c.player.box {
		c.luck += c.pool.Of(x, c.players())
		c.player.add(x)
	} else {
		c.luck += c.pool.Of(x, c.bankers())
		c.banker.add(x)
	}
	c.pool.Take(e.Card)
}

// players is what the next card of the Player's makes of the round, by its value.
func (c *control) players() *share {
	w, p, b := c.worth, c.player.count, c.banker.count
	switch c.player.cards {
	case 0:
		return &w.one
	case 1:
		var of share
		for x := range of {
			of[x] = w.three[(p+x)%10][b]
		}
		return &of
	}
	return w.players(p, b)
}

// bankers is likewise of the Banker's.
func (c *control) bankers() *share {
	w, p, b := c.worth, c.player.count, c.banker.count
	switch c.banker.cards {
	case 0:
		return &w.two[p]
	case 1:
		return added(&w.four[p], b)
	}
	return w.bankers(p, b)
}
