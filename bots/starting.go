package bots

import (
	"slices"
	"sync"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/game/room"
	"boardwalk/poker"
)

// rivals is how many hands a starting hand is held against to say what it is worth: enough
// that cards which work together count for more than one high card.
const rivals = 3

// kinds is a game as far as starting hands are alike in it.
type kinds struct {
	plan      room.Plan
	high, low poker.Kind
	cards     int // that a hand starts with
}

// starting has the shares of the pot that starting hands of a game win, the best first. They are
// worked out when the first bot is asked about such a hand, and follow from the rules alone.
var starting sync.Map // of kinds, a func() []float64

// better returns which part of all starting hands is better than the one of the first hand,
// from 0 for the best to 1, found by dealing the rest a number of times.
func (p *Prospect) better(source chance.Source, deals int) float64 {
	q := *p
	q.deck = slices.Clone(p.deck)
	q.hands = slices.Clone(p.hands[:min(len(p.hands), rivals+1)])
	for len(q.hands) < rivals+1 {
		q.hands = append(q.hands, unseen{draws: q.plan.Draws})
	}
	k := kinds{p.plan, p.high, p.low, len(p.hands[0].known)}
	if k.cards == 2 && k.plan.Board > 0 { // few enough to know them all
		return startingPairs(k)[pairOf(p.hands[0].known)]
	}
	all := k.shares()
	share := q.Share(source, deals)
	at, _ := slices.BinarySearchFunc(all, share, func(a, b float64) int {
		if a > b { // the best first
			return -1
		}
		return 1
	})
	return float64(at) / float64(len(all))
}

// shares are those of a good many hands that are dealt at random.
func (k kinds) shares() []float64 {
	work, _ := starting.LoadOrStore(k, sync.OnceValue(func() []float64 {
		const hands, deals = 300, 500
		source := chance.NewFast(19, 47)
		list := make([]float64, hands)
		for i := range list {
			p := k.prospect()
			for at := range k.cards {
				to := at + source.Draw(len(p.deck)-at)
				p.deck[at], p.deck[to] = p.deck[to], p.deck[at]
			}
			p.hands[0].known, p.deck = p.deck[:k.cards:k.cards], p.deck[k.cards:]
			list[i] = p.Share(source, deals)
		}
		slices.Sort(list)
		slices.Reverse(list)
		return list
	}))
	return work.(func() []float64)()
}

// prospect is a round of which nothing is dealt yet.
func (k kinds) prospect() *Prospect {
	p := &Prospect{plan: k.plan, high: k.high, low: k.low, hands: make([]unseen, rivals+1)}
	for i := range p.hands {
		p.hands[i].draws = k.plan.Draws
	}
	for c := range card.Joker {
		p.deck = append(p.deck, c)
	}
	return p
}

// pair is two cards as far as it matters before the flop: their ranks, the higher first, and
// whether they are suited.
type pair struct {
	high, low card.Rank
	suited    bool
}

func pairOf(hand []card.Card) pair {
	a, b := hand[0], hand[1]
	return pair{max(a.Rank(), b.Rank()), min(a.Rank(), b.Rank()), a.Suit() == b.Suit()}
}

// startingPairs returns for each of the 169 kinds of two cards which part of all hands is better.
func startingPairs(k kinds) map[pair]float64 {
	work, _ := pairs.LoadOrStore(k, sync.OnceValue(func() map[pair]float64 {
		const deals = 2500
		type ranked struct {
			pair
			share float64
			ways  int
		}
		var list []ranked
		seen := map[pair]int{}
		source := chance.NewFast(19, 47)
		for a := range card.Joker {
			for b := range a {
				two := []card.Card{a, b}
				i, known := seen[pairOf(two)]
				if !known {
					p := k.prospect()
					p.hands[0].known = two
					p.deck = slices.DeleteFunc(p.deck, func(c card.Card) bool { return c == a || c == b })
					i = len(list)
					seen[pairOf(two)] = i
					list = append(list, ranked{pair: pairOf(two), share: p.Share(source, deals)})
				}
				list[i].ways++
			}
		}
		slices.SortFunc(list, func(a, b ranked) int {
			if a.share > b.share {
				return -1
			}
			return 1
		})
		worth, above := map[pair]float64{}, 0
		for _, r := range list {
			worth[r.pair] = float64(above) / float64(ways(52, 2))
			above += r.ways
		}
		return worth
	}))
	return work.(func() map[pair]float64)()
}

// pairs has the starting hands of games with two cards of one's own.
var pairs sync.Map // of kinds, a func() map[pair]float64
