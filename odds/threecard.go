package odds

import (
	"runtime"
	"sync"

	"boardwalk/card"
	"boardwalk/game/threecard"
	"boardwalk/game/versus"
	"boardwalk/money"
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
func threeCardFigures(rules *table.Rules, options table.Options, terms table.Terms) ([]*Figure, error) {
	t, err := open(rules, options, terms, 1)
	if err != nil {
		return nil, err
	}
	g := t.Game().(*threecard.Game)
	hands := allThrees()
	results := compare(g, hands)
	figures := []*Figure{pairPlus(t, hands)}
	for _, s := range threeCardStrategies(g) {
		figures = append(figures, ante(g, hands, results, s))
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
		d := &hands[i]
		switch {
		case d.cards&p.cards != 0:
		case !g.Qualifies(versus.Rank(d.rank)):
			r.unopposed++
		case p.rank > d.rank:
			r.won++
		case p.rank < d.rank:
			r.lost++
		default:
			r.tied++
		}
	}
	return r
}

// pairPlus is decided by the player's hand alone.
func pairPlus(t *table.Table, hands []three) *Figure {
	ends := tally{}
	for i := range hands {
		ends[pairPlusNet(t, hands[i].rank)]++
	}
	return ends.distribution(1).Figure("pair-plus", "bet made")
}

// threeCardStrategy says which hands to play.
type threeCardStrategy struct {
	text  string
	plays func(rank poker.Rank, ev int64) bool
}

func threeCardStrategies(g *threecard.Game) []threeCardStrategy {
	return []threeCardStrategy{
		{"best play", func(_ poker.Rank, value int64) bool { return value > -deals49 }},
		{"play every queen or better", func(r poker.Rank, _ int64) bool { return g.Qualifies(versus.Rank(r)) }},
		{"play every hand", func(poker.Rank, int64) bool { return true }},
	}
}

// deals49 is how many hands a dealer can have.
const deals49 = 49 * 48 * 47 / 6

// ante is the ante with its play wager and its bonus, in units of the ante.
func ante(g *threecard.Game, hands []three, results []showdowns, s threeCardStrategy) *Figure {
	ends := tallies{}
	least := poker.Rank(0)
	for i := range hands {
		r, bonus := &results[i], bonusOn(g, hands[i].rank)
		value := int64(bonus)*deals49 + r.value()
		if !s.plays(hands[i].rank, value) {
			ends[end{net: -1}] += deals49
			continue
		}
		if least == 0 || hands[i].rank < least {
			least = hands[i].rank
		}
		for _, e := range []struct {
			net  money.Cents
			ways int64
		}{{2, r.won}, {-2, r.lost}, {0, r.tied}, {1, r.unopposed}} {
			ends[end{net: e.net + bonus, wagered: 1}] += uint64(e.ways)
		}
	}
	f := ends.figure("ante", "bet made", 1)
	f.Strategy = s.text + ": " + least.String() + " or better"
	return f
}
