package housepoker

import (
	"boardwalk/card"
	"boardwalk/money"
	"boardwalk/poker"
)

// ultimatePlan is when several strategies make the play wager, one bit each: best play the
// first, then rules. Before the flop that goes by the class of the hole cards, and after it
// by the class of the flop and the pair of cards.
type ultimatePlan struct {
	hole  [HoleClasses]uint8
	flop  [][allPairs]uint8
	row   map[card.Set]int32 // which flop is which
	rules []UltimateRule
}

// mostUltimateRules is how many rules are counted at most, with eight bits a strategy.
const mostUltimateRules = 3

// newUltimatePlan asks the rules what they do before and after the flop. Best play is found
// later.
func newUltimatePlan(flops []class, rules []UltimateRule) *ultimatePlan {
	if len(rules) > mostUltimateRules {
		panic("housepoker: too many rules for ultimate texas hold 'em")
	}
	p := &ultimatePlan{flop: make([][allPairs]uint8, len(flops)), row: make(map[card.Set]int32, len(flops)), rules: rules}
	share(len(flops), nil, func(_, step int) {
		flop := flops[step].cards
		left := unseen(card.SetOf(flop...))
		for i, a := range left {
			for _, b := range left[:i] {
				p.flop[step][pair(a, b)] = p.asked(&UltimateHand{Hole: [2]card.Card{a, b}, Board: [5]card.Card{flop[0], flop[1], flop[2]}, Shown: 3})
			}
		}
	})
	for i := range flops {
		p.row[card.SetOf(flops[i].cards...)] = int32(i)
	}
	return p
}

// asked is which rules bet with a hand.
func (p *ultimatePlan) asked(h *UltimateHand) (bets uint8) {
	for i, rule := range p.rules {
		if rule(h) {
			bets |= 2 << i
		}
	}
	return bets
}

// holes says with which hole cards to bet before the flop, and what they are worth.
func (p *ultimatePlan) holes(sums *[HoleClasses]ultimateSum) (values []UltimateValue) {
	for high := card.Two; high <= card.Ace; high++ {
		for low := card.Two; low <= high; low++ {
			for _, h := range []HoleClass{{high, low, false}, {high, low, true}} {
				if h.Suited && high == low {
					continue
				}
				ways := int64(12)
				if h.Suited {
					ways = 4
				} else if high == low {
					ways = 6
				}
				s := &sums[h.number()]
				v := UltimateValue{h, s.base + 4*s.diff, s.base + 3*s.diff, s.river, ways * 19600 * 2 * 1081 * texasDeals}
				p.hole[h.number()] = p.asked(&UltimateHand{Hole: h.Cards()})
				if v.Four > v.Check {
					p.hole[h.number()] |= 1
				}
				values = append(values, v)
			}
		}
	}
	return values
}

// ultimateTally counts rounds by the play wager, the outcome and the class of the hand.
type ultimateTally struct {
	played [5][fares][poker.RoyalFlush + 1]uint64
	folded uint64
}

// play counts how rounds end by best play and by each rule: every board of five with its ten
// flops.
func (u *Ultimate) play(plan *ultimatePlan, boards []*ultimateBoard, tell Progress) []Ends {
	all := classes(5)
	tallies := make([][1 + mostUltimateRules]ultimateTally, len(boards))
	share(len(all), tell, func(worker, step int) { u.board(plan, boards[worker], &all[step], &tallies[worker]) })
	ends := make([]Ends, 1+len(plan.rules))
	for i := range ends {
		ends[i] = Ends{}
		for w := range tallies {
			u.ends(&tallies[w][i], ends[i])
		}
	}
	return ends
}

// ends adds what was tallied.
func (u *Ultimate) ends(t *ultimateTally, e Ends) {
	e.Add(-2*u.Ante, 2*u.Ante, t.folded)
	for times := range t.played {
		for outcome := range t.played[times] {
			for class, ways := range t.played[times][outcome] {
				if ways > 0 {
					e.Add(u.Ante*money.Cents(u.net(times, outcome, poker.Class(class)))/2, u.Ante*money.Cents(2+times), ways)
				}
			}
		}
	}
}

// spread gives each bit of a plan eight bits to be counted in: a pair of kinds is at most 16
// pairs of cards, on ten flops each.
var spread = func() (table [1 << (1 + mostUltimateRules)]uint32) {
	for set := range table {
		for i := range 1 + mostUltimateRules {
			table[set] |= uint32(set>>i&1) << (8 * i)
		}
	}
	return table
}()

// board counts the rounds of one board.
func (u *Ultimate) board(plan *ultimatePlan, t *ultimateBoard, c *class, tallies *[1 + mostUltimateRules]ultimateTally) {
	five := [5]card.Card(c.cards)
	list := t.fare(&five, 0)
	left := unseen(card.SetOf(five[:]...))
	var early, middle [kinds * kinds]uint32 // of ten flops each, those with a bet before and after it
	var pairs [kinds * kinds]uint64
	var example [kinds * kinds][2]card.Card
	var bets [10]*[allPairs]uint8
	var names [10][card.Joker]card.Card
	n := 0
	for i := range five {
		for j := range i {
			set, renamed := renameSuits(card.SetOf(five[:]...) &^ card.SetOf(five[i], five[j]))
			bets[n], names[n] = &plan.flop[plan.row[set]], renamed
			n++
		}
	}
	for i, a := range left {
		for _, b := range left[:i] {
			k := int(max(t.kind[a], t.kind[b]))*kinds + int(min(t.kind[a], t.kind[b]))
			pairs[k] += 10
			example[k] = [2]card.Card{a, b}
			hole := plan.hole[HoleClassOf(a, b).number()]
			early[k] += 10 * spread[hole]
			for f := range bets {
				middle[k] += spread[bets[f][pair(names[f][a], names[f][b])]&^hole]
			}
		}
	}
	for i := range list {
		f := &list[i]
		k := int(max(f.a, f.b))*kinds + int(min(f.a, f.b))
		for s := range 1 + len(plan.rules) {
			early, middle := uint64(early[k]>>(8*s)&0xff), uint64(middle[k]>>(8*s)&0xff)
			tallies[s].count(f, c.ways, early, middle, pairs[k]-early-middle, func() bool {
				if s > 0 {
					return plan.rules[s-1](&UltimateHand{Hole: example[k], Board: five, Shown: 5})
				}
				base, diff := u.value(f)
				return base+diff > -4*texasDeals
			})
		}
	}
}

// count adds the rounds of a pair of kinds on so many boards: with a bet before the flop,
// after it and, if the hand bets at the end, late.
func (t *ultimateTally) count(f *ultimateFare, ways, early, middle, late uint64, bets func() bool) {
	if late > 0 && !bets() {
		t.folded += ways * late * texasDeals
		late = 0
	}
	for outcome, n := range f.ways {
		t.played[4][outcome][f.class] += ways * early * uint64(n)
		t.played[2][outcome][f.class] += ways * middle * uint64(n)
		t.played[1][outcome][f.class] += ways * late * uint64(n)
	}
}

// exceptions is when best play does after the flop what the usual rule does not.
func (p *ultimatePlan) exceptions() FlopPlan {
	usual := func(hole [2]card.Card, flop [3]card.Card) bool {
		return ultimateUsual(&UltimateHand{Hole: hole, Board: [5]card.Card{flop[0], flop[1], flop[2]}, Shown: 3})
	}
	return newFlopPlan(usual, func(flop, pair int) bool { return p.flop[flop][pair]&1 != 0 })
}
