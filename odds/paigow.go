package odds

import (
	"errors"
	"fmt"
	"math/big"
	"sync"

	"boardwalk/card"
	"boardwalk/game/banked"
	"boardwalk/game/paigow"
	"boardwalk/game/paigowpoker"
	"boardwalk/houseway"
	"boardwalk/money"
	"boardwalk/odds/housepoker"
	"boardwalk/odds/twohands"
	"boardwalk/table"
	"boardwalk/tile"
)

// evenHundred is the stake of figures with vigorish where nobody says another: so large that rounding it up to a
// quarter makes no difference.
const evenHundred = 100 * money.Dollar

// How the best setting is called in figures: of tiles, and of cards, where the suits of cards that make no flush are
// not looked at.
const (
	BestOfTiles = "the best setting of every hand"
	BestOfCards = "the best setting of every hand by its ranks and its flush"
)

// twoHandTable is a game with two hands for each, as far as its figures need it: what is charged on a win, and how the
// hands are counted.
type twoHandTable interface {
	Vigorish(won money.Cents) money.Cents
}

// nets is what a player and the bank win and lose by a wager.
func nets(g twoHandTable, stake money.Cents) (n [2]twohands.Net) {
	won := int64(stake - g.Vigorish(stake))
	for r := range n {
		n[r] = twohands.Net{Won: won, Lost: int64(stake)}
	}
	return n
}

// paiGowFigures counts every pair of stacks.
func paiGowFigures(w *work) ([]*Figure, error) {
	g := w.table.Game().(*paigow.Game)
	o := w.table.Options().(*paigow.Options)
	t, err := tilesOf(o)
	if err != nil {
		return nil, err
	}
	n := nets(g, w.stake)
	rules := checksum("pai gow, counted as of 1", houseway.Text(houseway.TileGame, o.HouseWay), n)
	found := keptCount("pai-gow", rules, wholeFound, func() *twohands.Found {
		return t.Count(n, twohands.Progress(w.tell))
	})
	return twoHandFigures(w, g, found, o.Banking, BestOfTiles), nil
}

// paiGowPokerFigures counts every pair of hands that share no card.
func paiGowPokerFigures(w *work) ([]*Figure, error) {
	g := w.table.Game().(*paigowpoker.Game)
	o := w.table.Options().(*paigowpoker.Options)
	c, err := cardsOf(o)
	if err != nil {
		return nil, err
	}
	found := pokerCounted(o, c, nets(g, w.stake), w.tell)
	return append(twoHandFigures(w, g, found, o.Banking, BestOfCards), numberFigures(w)...), nil
}

// pokerCounted is what is counted of pai gow poker, which takes half a minute the first time.
func pokerCounted(o *paigowpoker.Options, c *twohands.Cards, n [2]twohands.Net, tell housepoker.Progress) *twohands.Found {
	rules := checksum("pai gow poker, counted as of 1", houseway.Text(houseway.CardGame, o.HouseWay), o.AceLow, n)
	whole := func(f *twohands.Found) bool {
		return wholeFound(f) && len(f.Settings[0]) == houseway.Kinds && len(f.Settings[1]) == houseway.Kinds
	}
	return keptCount("pai-gow-poker", rules, whole, func() *twohands.Found { return c.Count(n, twohands.Progress(tell)) })
}

// PaiGowPokerBest returns how to set seven cards by their kind so that it is worth most, as a player: bit i says that
// cards[i] is of the low hand. It takes half a minute to find the first time, and is kept in a file.
func PaiGowPokerBest(options table.Options) (func(*[7]card.Card) uint8, error) {
	o := options.(*paigowpoker.Options)
	c, err := cardsOf(o)
	if err != nil {
		return nil, err
	}
	settings := pokerCounted(o, c, nets(paigowpoker.New(*o), evenHundred), nil).Settings[twohands.Player]
	return func(cards *[7]card.Card) uint8 {
		k, order := houseway.KindOf(cards)
		low := houseway.LowPlaces[settings[k.Number()]]
		return 1<<order[low[0]] | 1<<order[low[1]]
	}, nil
}

// PaiGowBest returns how to set four tiles so that it is worth most, as a player: which tile goes with the first. Every
// kind of stack is valued first, which takes part of a second.
func PaiGowBest(options table.Options) (func([tile.Height]tile.Tile) int, error) {
	o := options.(*paigow.Options)
	t, err := tilesOf(o)
	if err != nil {
		return nil, err
	}
	best := t.BestOfAll(twohands.Player, nets(paigow.New(*o), evenHundred)[twohands.Player])
	return best.With, nil
}

// tilesOf returns pai gow for a house way.
func tilesOf(o *paigow.Options) (*twohands.Tiles, error) {
	way, err := houseway.ForTiles(o.HouseWay)
	if err != nil {
		return nil, err
	}
	knownCards.Lock()
	defer knownCards.Unlock()
	if knownTiles.way != way {
		knownTiles.way, knownTiles.tiles = way, twohands.NewTiles(way)
	}
	return knownTiles.tiles, nil
}

// knownTiles is the house way of pai gow that was last asked for.
var knownTiles struct {
	way   *houseway.Tiles
	tiles *twohands.Tiles
}

// wholeFound reports whether a count that was kept is one of all deals.
func wholeFound(f *twohands.Found) bool {
	deals := f.Best[0].Deals()
	for r := range f.Best {
		if f.Best[r].Deals() != deals || f.House[r].Deals() != deals {
			return false
		}
	}
	return deals > 0
}

// twoHandFigures are those of the wager and, for whoever has the bank, of a wager against it.
func twoHandFigures(w *work, g twoHandTable, found *twohands.Found, banking, bestText string) []*Figure {
	n := nets(g, w.stake)
	figure := func(c twohands.Count, won, lost int64, per string) *Figure {
		var d Distribution
		for _, x := range []struct{ net, ways int64 }{{won, c.Won}, {0, c.Pushed}, {-lost, c.Lost}} {
			d.Add(big.NewRat(x.net, int64(w.stake)), new(big.Rat).SetInt64(x.ways))
		}
		return d.Figure("wager", per)
	}
	var list []*Figure
	add := func(f *Figure, strategy string) {
		f.Strategy = strategy
		list = append(list, f)
	}
	for r, as := range []struct{ per, who string }{{"bet made", ""}, {"wager against the bank", "as the bank against one wager: "}} {
		best := figure(found.Best[r], n[r].Won, n[r].Lost, as.per)
		add(best, as.who+bestText)
		house := figure(found.House[r], n[r].Won, n[r].Lost, as.per)
		more := new(big.Rat).Sub(house.House, best.House)
		costs := more.Mul(more, big.NewRat(100, 1)).FloatString(4)
		add(house, fmt.Sprintf("%scosts %s%% more than the best setting: set every hand as the house does", as.who, costs))
	}
	if banking == banked.WithCoBank {
		half := w.stake / 2
		add(figure(found.House[twohands.Bank], int64(half-g.Vigorish(half)), int64(half), "wager against the bank"),
			"as a co-bank, whose hands are set as the house does: the house has the other half")
	}
	return list
}

// numberFigures are those of the additional wager on each number, of which one of seven is selected, 11.13.
func numberFigures(w *work) (list []*Figure) {
	for n := 1; ; n++ {
		area, ok := w.table.Area(1, fmt.Sprintf("number-%d", n))
		if !ok {
			return list
		}
		wager := &w.table.Layout().Wagers[area]
		if wager.Made == 0 {
			continue
		}
		won := wager.Pays[0].Odds.Owes(w.stake) / money.Dollar * money.Dollar // 11.13(b)6[rounding]
		var d Distribution
		d.Add(big.NewRat(int64(won), int64(w.stake)), big.NewRat(1, 1))
		d.Add(big.NewRat(-1, 1), big.NewRat(6, 1))
		list = append(list, d.Figure(wager.ID, "bet made"))
	}
}

// knownCards are the house ways whose hands were all set once.
var knownCards = struct {
	sync.Mutex
	by map[*houseway.Cards]*twohands.Cards
}{by: map[*houseway.Cards]*twohands.Cards{}}

// keptWay is what a file holds of a house way: how all kinds of hands are set, which takes half a second to find.
type keptWay struct{ Settings []byte }

// cardsOf returns pai gow poker for a house way.
func cardsOf(o *paigowpoker.Options) (*twohands.Cards, error) {
	way, err := houseway.ForCards(o.HouseWay, o.AceLow)
	if err != nil {
		return nil, err
	}
	knownCards.Lock()
	defer knownCards.Unlock()
	c := knownCards.by[way]
	if c != nil {
		return c, nil
	}
	if len(knownCards.by) == 4 { // a house has one or two
		clear(knownCards.by)
	}
	rules := checksum("house way, as of 1", houseway.Text(houseway.CardGame, o.HouseWay), o.AceLow)
	whole := func(k *keptWay) bool { return len(k.Settings) == houseway.Kinds }
	way.Learn(keptCount("pai-gow-poker-way", rules, whole, func() *keptWay {
		c = twohands.NewCards(way)
		return &keptWay{way.Settings()}
	}).Settings)
	if c == nil {
		c = twohands.NewCards(way)
	}
	knownCards.by[way] = c
	return c, nil
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
// are not gone, in the order of [tile.Split]; for the bank against every stack that one player may have.
func PaiGowSettings(options table.Options, stack [tile.Height]tile.Tile, gone []tile.Tile, bank bool) ([]SettingWorth, error) {
	o := options.(*paigow.Options)
	t, err := tilesOf(o)
	if err != nil {
		return nil, err
	}
	n := nets(paigow.New(*o), evenHundred)
	counts, ok := t.Settings(stack, gone)
	if !ok {
		return nil, errNoTiles
	}
	var list []SettingWorth
	for i, c := range counts[roleOf(bank)] {
		if c.Deals() == 0 {
			return nil, errTooFew
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
func PaiGowPokerSettings(options table.Options, hand *[7]card.Card, gone card.Set, bank bool) ([]SettingWorth, error) {
	o := options.(*paigowpoker.Options)
	c, err := cardsOf(o)
	if err != nil {
		return nil, err
	}
	n := nets(paigowpoker.New(*o), evenHundred)[roleOf(bank)]
	var list []SettingWorth
	for _, s := range c.Settings(hand, gone) {
		x := SettingWorth{Low: s.Low[:], Foul: s.Foul, EV: big.NewRat(-1, 1)}
		if !s.Foul {
			c := s.Of[roleOf(bank)]
			if c.Deals() == 0 {
				return nil, errTooFew
			}
			x.EV = worthOf(c, n)
		}
		list = append(list, x)
	}
	return list, nil
}

// twoHands are the games with two hands for each, and how their figures are found.
var twoHands = map[*table.Rules]func(*work) ([]*Figure, error){
	paigow.Rules:      paiGowFigures,
	paigowpoker.Rules: paiGowPokerFigures,
}

// twoHandAnalysis finds the figures of one of them. There is always one deck, or one set of tiles.
func twoHandAnalysis(rules *table.Rules, options table.Options, terms table.Terms, stake money.Cents, _ int) ([]*Figure, error) {
	return watchedTwoHands(rules, options, terms, stake, nil)
}

func watchedTwoHands(rules *table.Rules, options table.Options, terms table.Terms, stake money.Cents, tell housepoker.Progress) ([]*Figure, error) {
	if stake == 0 {
		stake = evenHundred
	}
	w, err := newWork(rules, options, terms, stake, tell)
	if err != nil {
		return nil, err
	}
	return twoHands[rules](w)
}
