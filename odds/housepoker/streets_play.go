package housepoker

import (
	"slices"

	"boardwalk/card"
	"boardwalk/poker"
)

// streetNode is some cards of a board, with all larger parts of it that are seen at the next question.
type streetNode struct {
	subset
	more []int32
}

// streetTally counts rounds by how many antes were added (the place in Streets.antes), how they came out and the line of the hand,
// and those that were folded by how many antes.
type streetTally struct {
	shown  [][allFares][poker.RoyalFlush + 1]uint64
	folded map[int]uint64
}

// streetPlay plays strategies on one board after the other.
type streetPlay struct {
	*streetBoard
	plans  []streetPlan
	rules  []StreetRule
	nodes  [][]streetNode // by question
	chains []uint64       // in how many ways the streets go on after each question
	hand   StreetHand
	ended  []uint64 // by the hand and the state that the last question before the whole board leaves: how often it came to it
	folded []uint64 // by how many antes were added
	tally  []streetTally
}

// play counts how rounds end by each strategy, of which the first is best play.
func (s *Streets) play(tell Progress, pays StreetPays, p *streetPrices, boards []*streetBoard, levels []*streetRows,
	plans []streetPlan, rules []StreetRule) []Ends {
	all := classes(s.Board)
	players := make([]*streetPlay, len(boards))
	for w := range players {
		players[w] = &streetPlay{streetBoard: boards[w], plans: plans, rules: rules, nodes: make([][]streetNode, len(levels))}
		for range plans {
			players[w].tally = append(players[w].tally, streetTally{make([][allFares][poker.RoyalFlush + 1]uint64, len(s.antes)), map[int]uint64{}})
		}
	}
	share(len(all), tell, func(worker, step int) { players[worker].board(p, &all[step], levels) })
	ends := make([]Ends, len(plans))
	for i := range ends {
		ends[i] = Ends{}
		for _, w := range players {
			t := &w.tally[i]
			for at, antes := range s.antes {
				for how := range t.shown[at] {
					for made, ways := range t.shown[at][how] {
						if ways > 0 {
							net, wagered := pays(antes, Fare(how), poker.Class(made))
							ends[i].Add(net, wagered, ways)
						}
					}
				}
			}
			for antes, ways := range t.folded {
				net, wagered := pays(antes, Folded, 0)
				ends[i].Add(net, wagered, ways)
			}
		}
	}
	return ends
}

// board plays every hand by every strategy, with all orders in which the board may have come.
func (w *streetPlay) board(p *streetPrices, c *class, levels []*streetRows) {
	w.deal(c.cards, 0)
	w.all()
	w.link(levels)
	states, deals := w.finals(), choose[w.left-w.Own][w.Dealers]
	w.folded = make([]uint64, slices.Max(w.antes)+1)
	best := w.best(p, states)
	places := w.places()
	for i := range w.plans {
		times := make([]uint64, len(w.streetBoard.own)*len(w.antes)) // by the hand and how many antes were added
		w.ended = append(w.ended[:0], make([]uint64, len(places)*len(states))...)
		clear(w.folded)
		w.walk(levels, i, places)
		for at := range places {
			for state, n := range w.ended[at*len(states):][:len(states)] {
				if n == 0 {
					continue
				}
				antes := states[state].antes
				if w.last != nil && !states[state].done {
					choice := int(best[int(places[at].at)*len(states)+state])
					if i > 0 {
						w.hand = StreetHand{Own: places[at].own[:w.Own], Board: c.cards, Antes: antes}
						choice = w.rules[i-1](&w.hand)
					}
					x := &w.last.Choices[choice]
					if x.Fold {
						w.folded[antes] += n
						continue
					}
					antes += x.Antes
				}
				times[int(places[at].at)*len(w.antes)+slices.Index(w.antes, antes)] += n
			}
		}
		w.add(&w.tally[i], times, c.ways, uint64(deals))
	}
}

// finals are the states in which the whole board is reached.
func (s *Streets) finals() []streetState {
	if len(s.levels) == 0 {
		return []streetState{{}}
	}
	return s.levels[len(s.levels)-1].leaves
}

// best is the best choice of each hand of the board in each state.
func (w *streetPlay) best(p *streetPrices, states []streetState) []uint8 {
	list := make([]uint8, len(w.streetBoard.own)*len(states))
	for i := range w.streetBoard.own {
		for state := range states {
			choice := 0
			p.ends(w.Streets, &w.streetBoard.own[i], states[state], &choice)
			list[i*len(states)+state] = uint8(choice)
		}
	}
	return list
}

// add adds the rounds of a board.
func (w *streetPlay) add(t *streetTally, times []uint64, ways, deals uint64) {
	for i := range w.streetBoard.own {
		h := &w.streetBoard.own[i]
		for antes, n := range times[i*len(w.antes):][:len(w.antes)] {
			if n == 0 {
				continue
			}
			for how, fares := range h.fares {
				t.shown[antes][how][h.line] += ways * n * uint64(fares)
			}
		}
	}
	for antes, n := range w.folded {
		if n > 0 {
			t.folded[antes] += ways * n * deals
		}
	}
}

// link finds the parts of the board that are seen at each question.
func (w *streetPlay) link(levels []*streetRows) {
	w.chains = append(w.chains[:0], make([]uint64, len(levels))...)
	for i := len(levels) - 1; i >= 0; i-- {
		w.nodes[i], w.chains[i] = w.nodes[i][:0], 1
		for _, x := range levels[i].subsets(w.cards) {
			node := streetNode{subset: x}
			if i+1 < len(levels) {
				for at := range w.nodes[i+1] {
					if x.cards&^w.nodes[i+1][at].cards == 0 {
						node.more = append(node.more, int32(at))
					}
				}
				w.chains[i] = uint64(len(node.more)) * w.chains[i+1]
			}
			w.nodes[i] = append(w.nodes[i], node)
		}
	}
}

// walk counts how often each hand comes to each state by one strategy.
func (w *streetPlay) walk(levels []*streetRows, strategy int, places []ownPlace) {
	if len(levels) == 0 {
		for at := range places {
			w.ended[at] = 1
		}
		return
	}
	pairs, l := pairPlaces(), levels[0].level
	for node := range w.nodes[0] {
		x := &w.nodes[0][node]
		plan := w.plans[strategy][0][x.row]
		for at := range places {
			own := &places[at].own
			var choice uint8
			if w.Own == 2 {
				choice = plan[pairs[x.renamed[own[0]]][x.renamed[own[1]]]]
			} else {
				choice = plan[x.rename(w.Streets, own)]
			}
			w.leave(levels, strategy, 0, x, at, own, 0, l.to[0][choice])
		}
	}
}

// leave goes on after a question, of which the state is known that it leaves the hand in.
func (w *streetPlay) leave(levels []*streetRows, strategy, level int, x *streetNode, at int, own *[mostOwn]card.Card, antes, to int) {
	switch {
	case to == folds:
		w.folded[antes] += w.chains[level]
	case level+1 == len(levels):
		w.ended[at*len(levels[level].level.leaves)+to]++
	default:
		level++
		l, hands := levels[level].level, w.hands()
		for _, next := range x.more {
			node, choice := &w.nodes[level][next], uint8(0)
			if !l.enters[to].done {
				choice = w.plans[strategy][level][node.row][to*hands+node.rename(w.Streets, own)]
			}
			w.leave(levels, strategy, level, node, at, own, l.enters[to].antes, l.to[to][choice])
		}
	}
}
