package baccaratodds

import (
	"cmp"
	"math/big"

	"boardwalk/card"
	"boardwalk/game/baccarat"
	"boardwalk/game/chemindefer"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/table"
)

// A CheminPlay is how the two sides of chemin de fer use their options: what the
// Dominant Player does with five, and in which of the Banker's options the Banker
// draws.
type CheminPlay struct {
	Card      bool // the player asks for a card with five
	DrawThree bool // the Banker draws with three against a third card of nine
	DrawFive  bool // the Banker draws with five against a third card of four, where that is an option
}

// String says how the options are used, in the words of the figures.
func (p CheminPlay) String() string {
	text := "the player stays with five"
	if p.Card {
		text = "the player asks for a card with five"
	}
	if p.DrawThree {
		return text + ", the banker draws with three against nine"
	}
	return text + ", the banker stays with three against nine"
}

// Under adds what the Banker does with five against four where that is an option.
func (p CheminPlay) Under(o *chemindefer.Options) string {
	switch {
	case o.FiveAgainstFour != chemindefer.BankersOption:
		return p.String()
	case p.DrawFive:
		return p.String() + " and draws with five against four"
	}
	return p.String() + " and stays with five against four"
}

// CheminPlays lists all uses of the options at a table.
func CheminPlays(o *chemindefer.Options) (list []CheminPlay) {
	fives := []bool{true}
	if o.FiveAgainstFour == chemindefer.BankersOption {
		fives = []bool{true, false}
	}
	for _, asks := range []bool{true, false} {
		for _, three := range []bool{true, false} {
			for _, five := range fives {
				list = append(list, CheminPlay{asks, three, five})
			}
		}
	}
	return list
}

// Answer plays so at both hands. The Banker sits at position 1 and always wagers the
// most that is allowed; nobody else wants the bank.
func (p CheminPlay) Answer(q *table.Question) table.Answer {
	if q.Seat == 1 {
		switch q.Offer.ID {
		case "bid", "bid-passed":
			return table.Answer{Choice: chemindefer.Bid, Amount: q.Most}
		case "bank", "passed-bank":
			return table.Answer{Choice: chemindefer.Accept, Amount: q.Most}
		case "first-wager", "next-wager":
			return table.Answer{Choice: chemindefer.Wager, Amount: q.Most}
		}
	}
	return table.Answer{Choice: q.First()}
}

// Sit returns players who use the options so at a table whose Banker is at position
// 1. What a Banker with an option has is told by the game.
func (p CheminPlay) Sit(t *table.Table) table.Players {
	return &cheminPlayers{p, t.Game().(*chemindefer.Game)}
}

type cheminPlayers struct {
	CheminPlay
	game *chemindefer.Game
}

// Answer uses the options, and leaves the rest to [CheminPlay.Answer].
func (p *cheminPlayers) Answer(q *table.Question) table.Answer {
	switch q.Offer.ID {
	case "players-hand":
		if !p.Card && q.Allows(chemindefer.Stay) {
			return table.Answer{Choice: chemindefer.Stay}
		}
		return table.Answer{Choice: q.First()}
	case "bankers-hand":
		_, count := p.game.Counts()
		if count == 3 && !p.DrawThree || count == 5 && !p.DrawFive {
			return table.Answer{Choice: chemindefer.Stay}
		}
		return table.Answer{Choice: chemindefer.Draw}
	}
	return p.CheminPlay.Answer(q)
}

// cheminFigures plays one round from a fresh shoe on every deal, for each use of the
// options, and for wagers of other sizes one deal of each end. The figures of the best use stand first: for a wager against the bank the
// use that is best for the player if the Banker answers it as well as possible, and
// for the Banker's wager the other way round. No wager is against the house: what is
// called the house advantage is what the wager loses, to the other side or as
// vigorish.
func cheminFigures(a *odds.Asked) ([]*odds.Figure, error) {
	stake := cmp.Or(a.Stake, cheminStake(a))
	o := a.Options.(*chemindefer.Options)
	plays := CheminPlays(o)
	results := make([]cheminResult, len(plays))
	for i, p := range plays {
		r, err := dealChemin(a, stake, cmp.Or(a.Decks, o.Decks), p)
		if err != nil {
			return nil, err
		}
		results[i] = cheminResult{play: p, against: r[0].Distribution(int64(stake)).Figure("player", "bet made"),
			bank: r[1].Distribution(int64(stake)).Figure("bank", "bet made")}
		text := p.Under(o)
		results[i].against.Strategy, results[i].bank.Strategy = text, text
	}
	return cheminReport(results), nil
}

// cheminStake is a wager at which little is rounded.
func cheminStake(a *odds.Asked) money.Cents { return 100 * a.Terms.Limit.Min }

// cheminTable returns a table with a wager against the bank, whose Banker has wagered as much as is allowed. It has a full
// shoe, as at [baccaratTable].
func cheminTable(a *odds.Asked, stake money.Cents, p CheminPlay) (*table.Table, error) {
	t, err := a.Open(2)
	if err != nil {
		return nil, err
	}
	table.With(p.Sit(t))(t)
	if err := t.Interlude(); err != nil {
		return nil, err
	}
	if err := t.Do(table.Act{Kind: table.Make, Seat: 2, Area: t.Layout().MustArea("player"), Amount: stake}); err != nil {
		return nil, err
	}
	t.Game().(*chemindefer.Game).Stack(card.NewShoe(card.MaxDecks))
	return t, nil
}

// dealChemin returns what comes of a wager against the bank and of the Banker's.
func dealChemin(a *odds.Asked, stake money.Cents, decks int, p CheminPlay) (r [2]odds.Tally, err error) {
	t, err := cheminTable(a, stake, p)
	if err != nil {
		return r, err
	}
	ends, err := baccaratEnds.Get(a.Key(decks, p.Card, p.DrawThree, p.DrawFive), func() ([]odds.DealEnd, error) {
		t, err := cheminTable(a, cheminStake(a), p)
		if err != nil {
			return nil, err
		}
		return odds.CountEnds(t, baccaratDeals(decks), mostCards)
	})
	if err != nil {
		return r, err
	}
	against, bank := t.Layout().MustArea("player"), t.Layout().MustArea("bank")
	sum := &sums{net: make([]int64, len(t.Layout().Wagers))}
	table.To(sum)(t)
	r = [2]odds.Tally{{}, {}}
	err = odds.PlayEnds(t, baccaratDeals(decks), ends, func(ways uint64) {
		r[0][sum.net[against]] += ways
		r[1][sum.net[bank]] += ways
		sum.net[against], sum.net[bank] = 0, 0
	})
	return r, err
}

// cheminResult is what one use of the options comes to.
type cheminResult struct {
	play          CheminPlay
	against, bank *odds.Figure
}

// cheminReport puts the figures in order, the best use of each side first, and says
// which is the best and which the worst.
func cheminReport(results []cheminResult) []*odds.Figure {
	mine := func(r *cheminResult) CheminPlay { return CheminPlay{Card: r.play.Card} }
	banks := func(r *cheminResult) CheminPlay { p := r.play; p.Card = false; return p }
	figures := ranked(results, mine, func(r *cheminResult) *odds.Figure { return r.against },
		func(r *cheminResult) *odds.Figure { return r.bank })
	return append(figures, ranked(results, banks, func(r *cheminResult) *odds.Figure {
		return r.bank
	}, func(r *cheminResult) *odds.Figure { return r.against })...)
}

// ranked lists the figures of one side: for each of its uses what it comes to if the
// other side answers as well as possible, the best first; then all others.
func ranked(results []cheminResult, use func(*cheminResult) CheminPlay, own, other func(*cheminResult) *odds.Figure) []*odds.Figure {
	answered := map[CheminPlay]*cheminResult{}
	var uses []CheminPlay
	for i := range results {
		r := &results[i]
		u := use(r)
		if answered[u] == nil {
			uses = append(uses, u)
		}
		if a := answered[u]; a == nil || other(r).House.Cmp(other(a).House) < 0 {
			answered[u] = r
		}
	}
	best, worst := uses[0], uses[0]
	for _, u := range uses {
		if own(answered[u]).House.Cmp(own(answered[best]).House) < 0 {
			best = u
		}
		if own(answered[u]).House.Cmp(own(answered[worst]).House) > 0 {
			worst = u
		}
	}
	first, last := own(answered[best]), own(answered[worst])
	first.Strategy, last.Strategy = "best use: "+first.Strategy, "worst use: "+last.Strategy
	list := []*odds.Figure{first, last}
	for i := range results {
		if f := own(&results[i]); f != first && f != last {
			list = append(list, f)
		}
	}
	for _, f := range list[:2] {
		if decided := f.Decided("bet resolved"); decided != nil {
			list = append(list, decided)
		}
	}
	return list
}

// CheminChoices returns what the choices of an option are worth, for each dollar of
// the wager, for who knows which cards may still come. With one other card, the third
// of the Player's Hand, the hand is the Banker's; with none it is a Player's Hand of
// five. A player takes the Banker to draw where Table 3 leaves the choice, and the
// Banker takes the player to ask for a card with five.
func CheminChoices(a *odds.Asked, hand [2]card.Card, third []card.Card, toCome []card.Card) []odds.Worth {
	c := &cheminCount{game: a.Rules.New(a.Options).(*chemindefer.Game)}
	for _, x := range toCome {
		c.left[baccarat.Value(x)]++
	}
	count := (baccarat.Value(hand[0]) + baccarat.Value(hand[1])) % 10
	if len(third) > 0 {
		keeps := big.NewRat(int64(money.Whole-c.game.Rate()), int64(money.Whole))
		return []odds.Worth{
			{Choice: chemindefer.Draw, EV: c.banker(count, baccarat.Value(third[0]), true).worth(keeps)},
			{Choice: chemindefer.Stay, EV: c.banker(count, baccarat.Value(third[0]), false).worth(keeps)},
		}
	}
	one := big.NewRat(1, 1)
	return []odds.Worth{
		{Choice: chemindefer.Card, EV: c.player(count, true).worth(one)},
		{Choice: chemindefer.Stay, EV: c.player(count, false).worth(one)},
	}
}

// cheminCount counts the ways in which the cards that are left fall, by value.
type cheminCount struct {
	game *chemindefer.Game
	left [10]int64
}

// take calls f for each value that may come next, with in how many ways it does.
func (c *cheminCount) take(f func(value int, ways int64)) {
	for v := range c.left {
		if n := c.left[v]; n > 0 {
			c.left[v]--
			f(v, n)
			c.left[v]++
		}
	}
}

// cheminEnds is in how many ways a hand wins and loses, of all.
type cheminEnds struct{ won, lost, all int64 }

func (e *cheminEnds) add(mine, other int, ways int64) {
	e.all += ways
	switch {
	case mine > other:
		e.won += ways
	case mine < other:
		e.lost += ways
	}
}

// worth is what a dollar wins on average, if so much of what is won is kept.
func (e cheminEnds) worth(kept *big.Rat) *big.Rat {
	if e.all == 0 {
		return new(big.Rat)
	}
	ev := new(big.Rat).Mul(kept, new(big.Rat).SetInt64(e.won))
	ev.Sub(ev, new(big.Rat).SetInt64(e.lost))
	return ev.Quo(ev, new(big.Rat).SetInt64(e.all))
}

// player is what comes of a Player's Hand of a Point Count that asks for a card or
// stays. Every way is counted to the same depth: two cards of the Banker and two more.
func (c *cheminCount) player(count int, asks bool) (e cheminEnds) {
	c.take(func(b1 int, w1 int64) {
		c.take(func(b2 int, w2 int64) {
			banker := (b1 + b2) % 10
			c.take(func(third int, w3 int64) {
				c.take(func(fourth int, w4 int64) {
					ways := w1 * w2 * w3 * w4
					switch {
					case asks && banker >= 8:
						e.add(count, banker, ways)
					case asks && c.game.Banker(banker, third) != 'S':
						e.add((count+third)%10, (banker+fourth)%10, ways)
					case asks:
						e.add((count+third)%10, banker, ways)
					case c.game.Banker(banker, -1) != 'S':
						e.add(count, (banker+third)%10, ways)
					default:
						e.add(count, banker, ways)
					}
				})
			})
		})
	})
	return e
}

// banker is what comes of a Banker's Hand of a Point Count that draws or stays against
// a third card, whatever the first two cards were that asked for it: five or less.
func (c *cheminCount) banker(count, third int, draws bool) (e cheminEnds) {
	c.take(func(p1 int, w1 int64) {
		c.take(func(p2 int, w2 int64) {
			player := (p1 + p2) % 10
			if player > 5 {
				return
			}
			c.take(func(drawn int, w3 int64) {
				mine := count
				if draws {
					mine = (count + drawn) % 10
				}
				e.add(mine, (player+third)%10, w1*w2*w3)
			})
		})
	})
	return e
}
