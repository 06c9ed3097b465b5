// Package threehands finds what asia poker is worth, in which seven cards are set into three
// hands. There are too many deals to go through all of them, so they are drawn: every figure
// comes with its standard error, and the same draws give the same figures. Start with [New].
package threehands

import (
	"fmt"
	"math"
	"runtime"
	"slices"
	"sync"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/poker"
)

// Asia is asia poker against a dealer who sets by the house way.
type Asia struct {
	ranking poker.AsiaHands
	below   [3][]poker.AsiaRank // the dealer's high, medium and low hands in many deals, the lowest first
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
	for range learned {
		s := a.house(deck.hand(source), &all)
		for i, r := range [...]poker.AsiaRank{s.High, s.Medium, s.Low} {
			a.below[i] = append(a.below[i], r)
		}
	}
	for i := range a.below {
		slices.Sort(a.below[i])
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
	return a.best(&all)
}

func (a *Asia) best(all *[poker.AsiaSettings]poker.AsiaSetting) (best int) {
	most, high := -1.0, 0.0
	for n := range all {
		s := &all[n]
		if n%3 == 0 { // the next two have the same high hand
			high = a.chance(0, s.High)
		}
		if !s.Lawful() {
			continue
		}
		medium, low := a.chance(1, s.Medium), a.chance(2, s.Low)
		if p := high*medium + high*low + medium*low - 2*high*medium*low; p > most {
			most, best = p, n
		}
	}
	return best
}

// chance is how often a hand is higher than the dealer's, by itself.
func (a *Asia) chance(hand int, r poker.AsiaRank) float64 {
	n, _ := slices.BinarySearch(a.below[hand], r)
	return float64(n) / learned
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

// Found is what was found by drawing deals.
type Found struct {
	Deals             int
	House, HouseError float64 // the house's advantage over a player who sets as the house does, and its standard error
	Best, BestError   float64 // and over one who sets by [Asia.Best]
}

// parts is in how many parts deals are drawn, each from a source of its own.
const parts = 16

// places is how many hands are dealt at a table, the dealer's among them. Each of them is
// held against each other: to set a hand takes longer than to compare it.
const places = 7

// tally is what some deals came to.
type tally struct {
	house, houseSquare float64
	best, bestSquare   float64
}

func (t *tally) add(house, best float64) {
	t.house, t.houseSquare = t.house+house, t.houseSquare+house*house
	t.best, t.bestSquare = t.best+best, t.bestSquare+best*best
}

// mean returns the mean of some values and its standard error.
func mean(sum, square, n float64) (of, e float64) {
	of = sum / n
	return of, math.Sqrt(max(0, square/n-of*of) / (n - 1))
}

// Draw deals so many rounds of seven hands. If both sides set by the house way neither is
// ahead but for copies: the house's advantage is the chance that neither wins two hands, which
// is drawn with a smaller error than who wins. For another way what it wins more is drawn on the
// same deals.
func (a *Asia) Draw(deals int) Found {
	var tallies [parts]tally
	var wait sync.WaitGroup
	next := make(chan int, parts)
	for p := range parts {
		next <- p
	}
	close(next)
	each := max(1, deals/parts)
	for range runtime.GOMAXPROCS(0) {
		wait.Go(func() {
			for p := range next {
				d, source := newDeck(0), chance.NewFast(31, uint64(3+p))
				for range each {
					d.taken = 0
					tallies[p].add(a.deal(d, source))
				}
			}
		})
	}
	wait.Wait()
	var sum tally
	for _, t := range tallies {
		sum.house, sum.houseSquare = sum.house+t.house, sum.houseSquare+t.houseSquare
		sum.best, sum.bestSquare = sum.best+t.best, sum.bestSquare+t.bestSquare
	}
	n := float64(each * parts)
	f := Found{Deals: each * parts}
	f.House, f.HouseError = mean(sum.house, sum.houseSquare, n)
	f.Best, f.BestError = mean(sum.best, sum.bestSquare, n)
	return f
}

// deal deals one round, and returns the house's advantage over players who set as the house
// does, and over those who set by [Asia.Best], as the mean of each hand against each other.
func (a *Asia) deal(d *deck, source *chance.Fast) (house, best float64) {
	var all [poker.AsiaSettings]poker.AsiaSetting
	var byHouse, byBest [places]poker.AsiaSetting
	for i := range places {
		byHouse[i] = *a.house(d.next(source), &all)
		byBest[i] = all[a.best(&all)]
	}
	var copies, more int
	for i := range places {
		for j := range places {
			if i == j {
				continue
			}
			wins := byHouse[i].Wins(&byHouse[j]) >= 2
			if !wins && byHouse[j].Wins(&byHouse[i]) < 2 {
				copies++
			}
			switch better := byBest[i].Wins(&byHouse[j]) >= 2; {
			case better && !wins:
				more += 2
			case wins && !better:
				more -= 2
			}
		}
	}
	const pairs = places * (places - 1)
	return float64(copies) / pairs, float64(copies-more) / pairs
}

// Fingerprint is a text that changes when hands are ranked or set otherwise: how some hands
// are set by the house way and by [Asia.Best].
func (a *Asia) Fingerprint() string {
	var all [poker.AsiaSettings]poker.AsiaSetting
	d, source := newDeck(0), chance.NewFast(31, 0)
	var text []byte
	for range 2000 {
		s := a.house(d.hand(source), &all)
		text = fmt.Appendf(text, "%d %d %d %d,", s.High, s.Medium, s.Low, a.best(&all))
	}
	return string(text)
}
