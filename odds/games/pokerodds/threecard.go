package pokerodds

import (
	"fmt"
	"math/big"
	"runtime"
	"sync"

	"boardwalk/card"
	"boardwalk/game/threecard"
	"boardwalk/game/versus"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/poker"
	"boardwalk/table"
)

// three is a hand of three card poker.
type three struct {
	cards card.Set
	rank  poker.Rank
	first int // the first hand that is the same but for the names of the suits
}

// allThrees are all 22,100 hands, found once.
var allThrees = sync.OnceValue(threes)

func threes() []three {
	var all []three
	same := map[[3]card.Card]int{}
	for a := range card.Joker {
		for b := range a {
			for c := range b {
				hand := [3]card.Card{a, b, c}
				key := nameless(hand)
				if _, ok := same[key]; !ok {
					same[key] = len(all)
				}
				all = append(all, three{card.SetOf(a, b, c), poker.Three(hand), same[key]})
			}
		}
	}
	return all
}

// nameless names the suits of a hand anew so that hands that differ in nothing
// else become one: of all ways to name them the least.
func nameless(hand [3]card.Card) [3]card.Card {
	least := card.Set(1<<63 - 1)
	var found [3]card.Card
	for p := range 4 * 4 * 4 {
		names := [3]int{p & 3, p >> 2 & 3, p >> 4}
		var suit [card.Suits]int
		for i := range suit {
			suit[i] = -1
		}
		var h [3]card.Card
		ok := true
		for i, c := range hand {
			s := c.Suit()
			if suit[s] < 0 {
				suit[s] = names[i]
			}
			ok = ok && suit[s] == names[i]
			h[i] = card.New(c.Rank(), card.Suit(names[i]))
		}
		if !ok || !distinct(suit) {
			continue
		}
		if s := card.SetOf(h[:]...); s < least {
			least, found = s, h
		}
	}
	for i := range found { // in one order
		for j := range i {
			if found[j] < found[i] {
				found[i], found[j] = found[j], found[i]
			}
		}
	}
	return found
}

func distinct(suits [card.Suits]int) bool {
	seen := 0
	for _, s := range suits {
		if s >= 0 {
			if seen>>s&1 != 0 {
				return false
			}
			seen |= 1 << s
		}
	}
	return true
}

// showdowns is how a hand fares against the 18,424 that the dealer may have.
type showdowns struct{ won, lost, tied, unopposed int64 }

// threeCardFigures goes through every hand of the player's against every hand
// of the dealer's.
func threeCardFigures(a *odds.Asked) ([]*odds.Figure, error) {
	t, err := a.Open(1)
	if err != nil {
		return nil, err
	}
	g := t.Game().(*threecard.Game)
	hands := allThrees()
	results := compare(g, hands)
	figures := []*odds.Figure{pairPlus(t, hands)}
	for _, s := range threeCardStrategies(t) {
		figures = append(figures, ante(t, hands, results, s))
	}
	return figures, nil
}

// compare plays every hand, or the first of those that are the same but for
// the names of the suits, against every other.
func compare(g *threecard.Game, hands []three) []showdowns {
	results := make([]showdowns, len(hands))
	workers := runtime.GOMAXPROCS(0)
	var wait sync.WaitGroup
	for w := range workers {
		wait.Go(func() {
			for i := w; i < len(hands); i += workers {
				if hands[i].first == i {
					results[i] = against(g, &hands[i], hands)
				}
			}
		})
	}
	wait.Wait()
	for i := range hands {
		results[i] = results[hands[i].first]
	}
	return results
}

func against(g *threecard.Game, p *three, hands []three) (r showdowns) {
	for i := range hands {
		if d := &hands[i]; d.cards&p.cards == 0 {
			r.count(g, p.rank, d.rank)
		}
	}
	return r
}

func (r *showdowns) count(g *threecard.Game, player, dealer poker.Rank) {
	switch {
	case !g.Qualifies(versus.Rank(dealer)):
		r.unopposed++
	case player > dealer:
		r.won++
	case player < dealer:
		r.lost++
	default:
		r.tied++
	}
}

// pairPlus is decided by the player's hand alone.
func pairPlus(t *table.Table, hands []three) *odds.Figure {
	ends := odds.Tally{}
	for i := range hands {
		ends[pairPlusNet(t, hands[i].rank.Class())]++
	}
	return ends.Distribution(int64(odds.EvenParts(t.Rules()))).Figure("pair-plus", "bet made")
}

// threeCardStrategy says which hands to play.
type threeCardStrategy struct {
	text  string
	plays func(rank poker.Rank, ev int64) bool
}

func threeCardStrategies(t *table.Table) []threeCardStrategy {
	g, parts := t.Game().(*threecard.Game), int64(odds.EvenParts(t.Rules()))
	return []threeCardStrategy{
		{"best play", func(_ poker.Rank, value int64) bool { return value > -deals49*parts }},
		{"play every queen or better", func(r poker.Rank, _ int64) bool { return g.Qualifies(versus.Rank(r)) }},
		{"play every hand", func(poker.Rank, int64) bool { return true }},
	}
}

// deals49 is how many hands a dealer can have.
const deals49 = 49 * 48 * 47 / 6

// ante is the ante with its play wager and its bonus, in even parts of the ante.
func ante(t *table.Table, hands []three, results []showdowns, s threeCardStrategy) *odds.Figure {
	ends, parts := odds.Tallies{}, odds.EvenParts(t.Rules())
	least := poker.Rank(0)
	for i := range hands {
		r, bonus := &results[i], bonusOn(t, hands[i].rank.Class())
		value := int64(bonus)*deals49 + r.value()*int64(parts)
		if !s.plays(hands[i].rank, value) {
			ends[odds.End{Net: -parts}] += deals49
			continue
		}
		if least == 0 || hands[i].rank < least {
			least = hands[i].rank
		}
		for _, e := range []struct {
			net  money.Cents
			ways int64
		}{{2, r.won}, {-2, r.lost}, {0, r.tied}, {1, r.unopposed}} {
			ends[odds.End{Net: e.net*parts + bonus, Wagered: parts}] += uint64(e.ways)
		}
	}
	f := ends.Figure("ante", "bet made", parts)
	f.Strategy = s.text + ": " + least.String() + " or better"
	return f
}

// ThreeCardChoices returns what it is worth to fold and to go on with a hand at
// three card poker, for each dollar of the ante, against every hand that the
// dealer may have of the cards that nobody has seen. A pair plus wager of so
// many antes is counted with it.
func ThreeCardChoices(a *odds.Asked, hand [3]card.Card, seen card.Set, pairPlus *big.Rat) ([]odds.Worth, error) {
	t, err := a.Open(1)
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
	parts := int64(odds.EvenParts(t.Rules()))
	play.Add(play, big.NewRat(int64(bonusOn(t, p.rank.Class())), parts))
	beside := big.NewRat(pairPlusNet(t, p.rank.Class()), parts)
	play.Add(play, beside.Mul(beside, pairPlus))
	fold := big.NewRat(-1, 1) // 20.10(b): both wagers are forfeited
	return []odds.Worth{{Choice: threecard.Fold, EV: fold.Sub(fold, pairPlus)}, {Choice: threecard.Play, EV: play}}, nil
}

// value is what the ante and the play wager win together, in antes.
func (r *showdowns) value() int64 { return 2*r.won - 2*r.lost + r.unopposed }

// bonusOn is the ante bonus of a class of hands, in even parts of the ante.
func bonusOn(t *table.Table, c poker.Class) money.Cents {
	for _, p := range t.Game().(*threecard.Game).Bonus() {
		if p.On == c.String() {
			return p.Odds.MustPay(odds.EvenParts(t.Rules()))
		}
	}
	return 0
}

// pairPlusNet is what a class of hands wins on the pair plus wager, in even parts of it.
func pairPlusNet(t *table.Table, c poker.Class) int64 {
	parts := odds.EvenParts(t.Rules())
	area, _ := t.Area(1, "pair plus")
	for _, p := range t.Pays(area) {
		if p.On == c.String() {
			return int64(p.Odds.MustPay(parts))
		}
	}
	return -int64(parts)
}
