package paigowodds

import (
	"cmp"
	"errors"
	"fmt"
	"math/big"

	"boardwalk/card"
	"boardwalk/game/banked"
	"boardwalk/game/paigow"
	"boardwalk/game/paigowpoker"
	"boardwalk/houseway"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/odds/twohands"
	"boardwalk/tile"
)

// evenHundred is the stake of figures with vigorish where nobody says another: so large that rounding it up to a
// quarter makes no difference.
const evenHundred = 100 * money.Dollar

// How the best settings are called in figures: that of every single hand, and that of every kind of seven cards, for
// somebody who does not look at the suits of cards that make no flush.
const (
	BestOfTiles = "the best setting of every hand"
	BestOfCards = "the best setting of every hand by its ranks and its flush"
)

// AsTheHouse is how the house's own settings are called in figures.
const AsTheHouse = "set every hand as the house does"

// twoHandTable is a game with two hands for each, as far as its figures need it: what is charged on a win, and how the
// hands are counted.
type twoHandTable interface {
	Vigorish(won money.Cents) money.Cents
}

// nets is what a player and the bank win and lose by a wager, in the smallest whole numbers: the count depends on
// nothing else of a stake.
func nets(g twoHandTable, stake money.Cents) (n [2]twohands.Net) {
	won, lost := int64(stake-g.Vigorish(stake)), int64(stake)
	for a, b := won, lost; ; a, b = b, a%b {
		if b == 0 {
			won, lost = won/a, lost/a
			break
		}
	}
	for r := range n {
		n[r] = twohands.Net{Won: won, Lost: lost}
	}
	return n
}

// paiGowFigures counts every pair of stacks, once for wagers of every size.
func paiGowFigures(w *odds.Work) ([]*odds.Figure, error) {
	g := w.Table.Game().(*paigow.Game)
	o := w.Table.Options().(*paigow.Options)
	t, err := tilesOf(o)
	if err != nil {
		return nil, err
	}
	rules := odds.Checksum("pai gow, counted as of 3", houseway.Text(houseway.TileGame, o.HouseWay))
	ends := tileCounts.Get(rules, func() *twohands.TileEnds { return t.Count(w.Cores, twohands.Progress(w.Tell)) })
	return twoHandFigures(w, g, ends.For(nets(g, w.Stake)), o.Banking), nil
}

// paiGowPokerFigures counts every pair of hands that share no card.
func paiGowPokerFigures(w *odds.Work) ([]*odds.Figure, error) {
	g := w.Table.Game().(*paigowpoker.Game)
	o := w.Table.Options().(*paigowpoker.Options)
	n := nets(g, w.Stake)[twohands.Player]
	sums, err := pokerCounted(g, o, n, w.Cores, w.Tell)
	if err != nil {
		return nil, err
	}
	found, _ := sums.For(n)
	return append(twoHandFigures(w, g, found, o.Banking), numberFigures(w)...), nil
}

// paiGowPokerPending is the name of the count that figures wait for.
func paiGowPokerPending(a *odds.Asked) string {
	g := a.Rules.New(a.Options).(*paigowpoker.Game)
	rules, err := pokerRules(g, a.Options.(*paigowpoker.Options), nets(g, cmp.Or(a.Stake, evenHundred))[twohands.Player])
	if err != nil {
		return ""
	}
	return cardCounts.Pending(rules)
}

// PaiGowPokerBest returns how to set seven cards by their kind so that it is worth most, as a player: bit i says that
// cards[i] is of the low hand. It takes a minute to find the first time for a house way that the program has no count of.
func PaiGowPokerBest(a *odds.Asked) (func(*[7]card.Card) uint8, error) {
	g := a.Rules.New(a.Options).(*paigowpoker.Game)
	found, err := pokerCounted(g, a.Options.(*paigowpoker.Options), nets(g, evenHundred)[twohands.Player], 0, nil)
	if err != nil {
		return nil, err
	}
	settings := found.Settings
	return func(cards *[7]card.Card) uint8 {
		k, order := houseway.KindOf(cards)
		low := houseway.LowPlaces[settings[k.Number()]]
		return 1<<order[low[0]] | 1<<order[low[1]]
	}, nil
}

// PaiGowBest returns how to set four tiles so that it is worth most, as a player: which tile goes with the first. Every
// kind of stack is valued first, which takes part of a second.
func PaiGowBest(a *odds.Asked) (func([tile.Height]tile.Tile) int, error) {
	t, err := tilesOf(a.Options.(*paigow.Options))
	if err != nil {
		return nil, err
	}
	best := t.BestOfAll(twohands.Player, nets(a.Rules.New(a.Options).(*paigow.Game), evenHundred)[twohands.Player])
	return best.With, nil
}

// twoHandFigures are those of the wager and, for whoever has the bank, of a wager against it.
func twoHandFigures(w *odds.Work, g twoHandTable, found *twohands.Found, banking string) []*odds.Figure {
	won, lost := int64(w.Stake-g.Vigorish(w.Stake)), int64(w.Stake)
	figure := func(c twohands.Count, won, lost int64, per string) *odds.Figure {
		var d odds.Distribution
		for _, x := range []struct{ net, ways int64 }{{won, c.Won}, {0, c.Pushed}, {-lost, c.Lost}} {
			d.Add(big.NewRat(x.net, int64(w.Stake)), new(big.Rat).SetInt64(x.ways))
		}
		return d.Figure("wager", per)
	}
	var list []*odds.Figure
	add := func(f *odds.Figure, strategy string) {
		f.Strategy = strategy
		list = append(list, f)
	}
	for r, as := range []struct{ per, who string }{{"bet made", ""}, {"wager against the bank", "as the bank against one wager: "}} {
		best := figure(found.Best[r], won, lost, as.per)
		add(best, as.who+BestOfTiles)
		costing := func(c twohands.Count, strategy string) {
			f := figure(c, won, lost, as.per)
			more := new(big.Rat).Sub(f.House, best.House)
			costs := fmt.Sprintf("costs %s%% more than the best setting: %s", more.Mul(more, big.NewRat(100, 1)).FloatString(4), strategy)
			add(f, as.who+costs)
		}
		costing(found.House[r], AsTheHouse)
		if found.ByKind[r].Deals() > 0 {
			costing(found.ByKind[r], BestOfCards)
		}
	}
	if banking == banked.WithCoBank {
		half := w.Stake / 2
		add(figure(found.House[twohands.Bank], int64(half-g.Vigorish(half)), int64(half), "wager against the bank"),
			"as a co-bank, whose hands are set as the house does: the house has the other half")
	}
	return list
}

// numberFigures are those of the additional wager on each number, of which one of seven is selected, 11.13.
func numberFigures(w *odds.Work) (list []*odds.Figure) {
	for n := 1; ; n++ {
		area, ok := w.Table.Area(1, fmt.Sprintf("number-%d", n))
		if !ok {
			return list
		}
		wager := &w.Table.Layout().Wagers[area]
		if wager.Made == 0 {
			continue
		}
		won := wager.Pays[0].Odds.Owes(w.Stake) / money.Dollar * money.Dollar // 11.13(b)6[rounding]
		var d odds.Distribution
		d.Add(big.NewRat(int64(won), int64(w.Stake)), big.NewRat(1, 1))
		d.Add(big.NewRat(-1, 1), big.NewRat(6, 1))
		list = append(list, d.Figure(wager.ID, "bet made"))
	}
}

// SettingWorth is what one way to set a hand is worth.
type SettingWorth struct {
	Low  []int // the places of the low hand
	Foul bool
	EV   *big.Rat // won or, below zero, lost on average for each dollar of the wager
}

// worthOf is what a count is worth for each dollar of a wager of one size.
func worthOf(c twohands.Count, n twohands.Net) *big.Rat {
	won := new(big.Rat).SetFrac64(n.Won*c.Won-n.Lost*c.Lost, c.Deals())
	return won.Quo(won, new(big.Rat).SetInt64(n.Lost))
}

// roleOf is on which side of the layout somebody sits.
func roleOf(bank bool) twohands.Role {
	if bank {
		return twohands.Bank
	}
	return twohands.Player
}

var errNoTiles = errors.New("a hand of pai gow is four tiles of one set, and no other tile comes twice")

// PaiGowSettings values the three settings of a stack against every stack that the dealer may have of the tiles that
// are not gone, in the order of [tile.Split]; for the bank against every stack that one player may have. The stake matters
// where vigorish is rounded; zero is one for which it does not.
func PaiGowSettings(a *odds.Asked, stack [tile.Height]tile.Tile, gone []tile.Tile, bank bool) ([]SettingWorth, error) {
	t, err := tilesOf(a.Options.(*paigow.Options))
	if err != nil {
		return nil, err
	}
	n := nets(a.Rules.New(a.Options).(*paigow.Game), cmp.Or(a.Stake, evenHundred))
	counts, ok := t.Settings(stack, gone)
	if !ok {
		return nil, errNoTiles
	}
	var list []SettingWorth
	for i, c := range counts[roleOf(bank)] {
		if c.Deals() == 0 {
			return nil, odds.ErrTooFew
		}
		h := tile.Split(stack, i+1)
		low := []int{0, i + 1}
		if h.Low != [2]tile.Tile{stack[0], stack[i+1]} {
			low = others(i + 1)
		}
		list = append(list, SettingWorth{Low: low, EV: worthOf(c, n[roleOf(bank)])})
	}
	return list, nil
}

// others are the places of a stack that are neither the first nor that one.
func others(with int) (list []int) {
	for i := 1; i < tile.Height; i++ {
		if i != with {
			list = append(list, i)
		}
	}
	return list
}

// PaiGowPokerSettings values the 21 settings of seven cards, likewise. A foul hand loses.
func PaiGowPokerSettings(a *odds.Asked, hand *[7]card.Card, gone card.Set, bank bool) ([]SettingWorth, error) {
	c, err := cardsOf(a.Options.(*paigowpoker.Options))
	if err != nil {
		return nil, err
	}
	n := nets(a.Rules.New(a.Options).(*paigowpoker.Game), cmp.Or(a.Stake, evenHundred))[roleOf(bank)]
	var list []SettingWorth
	for _, s := range c.Settings(hand, gone) {
		x := SettingWorth{Low: s.Low[:], Foul: s.Foul, EV: big.NewRat(-1, 1)}
		if !s.Foul {
			c := s.Of[roleOf(bank)]
			if c.Deals() == 0 {
				return nil, odds.ErrTooFew
			}
			x.EV = worthOf(c, n)
		}
		list = append(list, x)
	}
	return list, nil
}
