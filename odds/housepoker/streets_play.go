package housepoker

import (
	"slices"

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
	ended  []uint32 // by the hand and the state that the last question before the whole board leaves: how often it came to it
	times  []uint64 // by the hand and how many antes were added: how often it came to the end
	slots  []uint8  // by the choice of the first question: the state that it leaves, and one more for a fold
	folded []uint64 // by how many antes were added
	tally  []streetTally
}

// play counts how rounds end by each strategy, of which the first is best play.
func (s *Streets) play(tell Progress, pays StreetPays, p *streetPrices, boards []*streetBoard, levels []*streetRows,
	plans []streetPlan, rules []StreetRule) []Ends {
	all := classes(s.Board)
	players := make([]*streetPlay, len(boards))
	var slots []uint8
	if len(levels) > 0 {
		for _, to := range levels[0].level.to[0] {
			if to == folds {
				to = len(levels[0].level.leaves)
			}
			slots = append(slots, uint8(to))
		}
	}
	for w := range players {
		players[w] = &streetPlay{streetBoard: boards[w], plans: plans, rules: rules, nodes: make([][]streetNode, len(levels)), slots: slots}
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
		w.times = append(w.times[:0], make([]uint64, len(w.streetBoard.own)*len(w.antes))...)
		clear(w.folded)
		byRule := i > 0 && w.last != nil // which is asked about every hand, and not about each kind
		list := len(w.streetBoard.own)
		if byRule {
			list = len(places)
		}
		w.ended = append(w.ended[:0], make([]uint32, list*(len(states)+1))...)
		w.walk(levels, i, places, byRule)
		for at := range list {
			ended := w.ended[at*(len(states)+1):][:len(states)]
			if !byRule {
				w.end(at, states, ended, func(state int) int { return int(best[at*len(states)+state]) })
				continue
			}
			w.end(int(places[at].at), states, ended, func(state int) int {
				w.hand = StreetHand{Own: places[at].own[:w.Own], Board: c.cards, Antes: states[state].antes}
				return w.rules[i-1](&w.hand)
			})
		}
		w.add(&w.tally[i], c.ways, uint64(deals))
	}
}

// end answers the last question for a hand that came to it so often in each state, or to the end.
func (w *streetPlay) end(hand int, states []streetState, ended []uint32, choose func(state int) int) {
	for state, n := range ended {
		if n == 0 {
			continue
		}
		antes := states[state].antes
		if w.last != nil && !states[state].done {
			x := &w.last.Choices[choose(state)]
			if x.Fold {
				w.folded[antes] += uint64(n)
				continue
			}
			antes += x.Antes
		}
		w.times[hand*len(w.antes)+slices.Index(w.antes, antes)] += uint64(n)
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
func (w *streetPlay) add(t *streetTally, ways, deals uint64) {
	for i := range w.streetBoard.own {
		h := &w.streetBoard.own[i]
		for antes, n := range w.times[i*len(w.antes):][:len(w.antes)] {
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

// walk counts how often each hand comes to each state by one strategy. Hands of the same kinds are counted together but where each
// is asked about.
func (w *streetPlay) walk(levels []*streetRows, strategy int, places []ownPlace, each bool) {
	states := len(w.finals()) + 1
	of := func(at int) int {
		if each {
			return at
		}
		return int(places[at].at)
	}
	if len(levels) == 0 {
		for at := range places {
			w.ended[of(at)*states]++
		}
		return
	}
	l := levels[0].level
	for node := range w.nodes[0] {
		x := &w.nodes[0][node]
		plan, names := w.plans[strategy][0][x.row], w.named[x.names]
		if len(levels) > 1 {
			for at := range places {
				w.leave(levels, strategy, 0, x, of(at), places[at].hand, 0, l.to[0][plan[names[places[at].hand]]])
			}
			continue
		}
		for at := range places {
			place, to := &places[at], 0
			if to = int(places[at].at); each {
				to = at
			}
			w.ended[to*states+int(w.slots[plan[names[place.hand]]])]++
		}
	}
	if len(levels) == 1 { // those that were folded were counted behind the last state
		for at := states - 1; at < len(w.ended); at += states {
			w.folded[0] += uint64(w.ended[at])
		}
	}
}

// leave goes on after a question, of which the state is known that it leaves the hand in.
func (w *streetPlay) leave(levels []*streetRows, strategy, level int, x *streetNode, at int, hand uint16, antes, to int) {
	switch {
	case to == folds:
		w.folded[antes] += w.chains[level]
	case level+1 == len(levels):
		w.ended[at*(len(levels[level].level.leaves)+1)+to]++
	default:
		level++
		l := levels[level].level
		for _, next := range x.more {
			node, choice := &w.nodes[level][next], uint8(0)
			if !l.enters[to].done {
				choice = w.plans[strategy][level][node.row][to*w.hands()+int(w.named[node.names][hand])]
			}
			w.leave(levels, strategy, level, node, at, hand, l.enters[to].antes, l.to[to][choice])
		}
	}
}
