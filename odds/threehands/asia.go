// Package threehands finds what asia poker is worth, in which seven cards are set into three
// hands. [Asia.Count] goes through all deals; what the settings of one hand are worth is drawn.
// Start with [New].
//
// Other modules should not build on this package: it may change in every version.
package threehands

import (
	"slices"
	"sync"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/poker"
)

// Asia is asia poker against a dealer who sets by the house way.
type Asia struct {
	ranking poker.AsiaHands
	below   [3][]int64 // how many of the dealer's high, medium and low hands are lower than one, of many that were drawn
	printed sync.Once
	print   string
}

// learned is from how many hands of the dealer's the chances of single hands are taken.
const learned = 20_000

var known [2]func() *Asia

func init() {
	for i := range known {
		known[i] = sync.OnceValue(func() *Asia { return learn(poker.AsiaHands{AceLow: i == 1}) })
	}
}

// New returns the game. With aceLow, ace-two-three-four is the lowest straight.
func New(aceLow bool) *Asia {
	if aceLow {
		return known[1]()
	}
	return known[0]()
}

func learn(ranking poker.AsiaHands) *Asia {
	a := &Asia{ranking: ranking}
	deck, source := newDeck(0), chance.NewFast(31, 1)
	var all [poker.AsiaSettings]poker.AsiaSetting
	var drawn [3][]poker.AsiaRank
	for range learned {
		s := a.house(deck.hand(source), &all)
		for i, r := range [...]poker.AsiaRank{s.High, s.Medium, s.Low} {
			drawn[i] = append(drawn[i], r)
		}
	}
	for i := range drawn {
		slices.Sort(drawn[i])
		for r, n := poker.AsiaRank(0), 0; r <= poker.AsiaHighest; r++ {
			for n < learned && drawn[i][n] < r {
				n++
			}
			a.below[i] = append(a.below[i], int64(n))
		}
	}
	return a
}

// deck is the cards that may come, and draws hands from them.
type deck struct {
	cards []card.Card
	taken int
}

func newDeck(gone card.Set) *deck {
	d := &deck{}
	for c := range card.Joker + 1 {
		if !gone.Has(c) {
			d.cards = append(d.cards, c)
		}
	}
	return d
}

// next draws seven cards that were not drawn since hand was last called.
func (d *deck) next(source *chance.Fast) *[7]card.Card {
	for i := d.taken; i < d.taken+7; i++ {
		j := i + source.Draw(len(d.cards)-i)
		d.cards[i], d.cards[j] = d.cards[j], d.cards[i]
	}
	d.taken += 7
	return (*[7]card.Card)(d.cards[d.taken-7:])
}

// hand draws seven of all cards.
func (d *deck) hand(source *chance.Fast) *[7]card.Card {
	d.taken = 0
	return d.next(source)
}

// house is how the house sets seven cards.
func (a *Asia) house(hand *[7]card.Card, all *[poker.AsiaSettings]poker.AsiaSetting) *poker.AsiaSetting {
	a.ranking.Settings(hand, all)
	return &all[poker.AsiaHouse(all[:])]
}

// Best returns the lawful setting with the greatest chance to win two of three hands, each
// hand taken by itself: which of [poker.AsiaPlaces].
func (a *Asia) Best(hand *[7]card.Card) int {
	var all [poker.AsiaSettings]poker.AsiaSetting
	a.ranking.Settings(hand, &all)
	return a.best(all[:])
}

// best is [Asia.Best] of some settings. Of two with the same chance it takes the one that the house prefers, so that
// the order of the cards does not matter.
func (a *Asia) best(of []poker.AsiaSetting) (best int) {
	most := int64(-1)
	for n := range of {
		s := &of[n]
		if !s.Lawful() {
			continue
		}
		p := a.chance(s)
		if p > most || p == most && poker.AsiaHouse([]poker.AsiaSetting{of[best], *s}) == 1 {
			most, best = p, n
		}
	}
	return best
}

// chance is a measure of the chance to win two of three hands with a setting.
func (a *Asia) chance(s *poker.AsiaSetting) int64 {
	high, medium, low := a.below[0][s.High], a.below[1][s.Medium], a.below[2][s.Low]
	return learned*(high*medium+high*low+medium*low) - 2*high*medium*low
}

// Setting is a lawful way to set seven cards, and what it wins on average.
type Setting struct {
	Way int // which of [poker.AsiaPlaces]
	EV  float64
}

// Values returns what each lawful setting of a hand wins for each dollar, against so many
// hands of the dealer's that are drawn from the cards that are left, and which of them is the
// house's.
func (a *Asia) Values(hand *[7]card.Card, gone card.Set, deals int) (list []Setting, house int) {
	var own, all [poker.AsiaSettings]poker.AsiaSetting
	a.ranking.Settings(hand, &own)
	var ways []int
	for n := range own {
		if own[n].Lawful() {
			ways = append(ways, n)
		}
	}
	won := make([]int, len(ways))
	d, source := newDeck(gone|card.SetOf(hand[:]...)), chance.NewFast(31, 2)
	for range deals {
		dealers := a.house(d.hand(source), &all)
		for i, n := range ways {
			if own[n].Wins(dealers) >= 2 {
				won[i]++
			}
		}
	}
	for i, n := range ways {
		list = append(list, Setting{n, 2*float64(won[i])/float64(deals) - 1})
	}
	return list, poker.AsiaHouse(own[:])
}

// Fingerprint is a checksum of all that the count of [Asia.Count] depends on: how a hand of every kind is set by the house
// way and by [Asia.Best]. As no kind is left out, a change of the rules that changes any hand changes it. It is found once,
// on so many cores or on all for 0.
func (a *Asia) Fingerprint(cores int) string {
	a.printed.Do(func() { a.print = a.setKinds(1<<card.Ranks-1, cores).fingerprint() })
	return a.print
}
