package housepoker

import (
	"math/bits"
	"slices"
	"sync"

	"boardwalk/card"
)

// StreetCount is how rounds end, and best play.
type StreetCount struct {
	Best Ends
	By   []Ends // of the rules

	game   *Streets
	prices *streetPrices
	plan   streetPlan
	first  []int64 // what a hand wins that goes on before any card of the board is seen; see streetRows
}

// streetPlan is what one strategy does before the whole board is seen: the choice by the question, the class of what is seen of
// the board, the state of the player and the cards of the player.
type streetPlan [][][]uint8

// streetRows are what hands win over all that may follow a question, in units, by the class of what is seen of the board, the
// state that the player leaves the question in, and the player's cards. All boards of the class are counted together.
type streetRows struct {
	level *streetLevel
	all   []class
	of    map[card.Set]int32 // the place of each class
	rows  [][]int64
	locks []sync.Mutex
}

// hands is how many sets of cards the player may have.
func (s *Streets) hands() int { return int(choose[card.Joker][s.Own]) }

// place numbers the player's cards.
func (s *Streets) place(own *[mostOwn]card.Card) int {
	switch s.Own {
	case 1:
		return int(own[0])
	case 2:
		return pair(own[0], own[1])
	}
	cards := *own
	down(cards[:])
	return triple(cards[0], cards[1], cards[2])
}

// eachOwn visits every hand of a player of some cards.
func (s *Streets) eachOwn(left []card.Card, visit func(own *[mostOwn]card.Card)) {
	var own [mostOwn]card.Card
	var deal func(at, below int)
	deal = func(at, below int) {
		if at == s.Own {
			visit(&own)
			return
		}
		for i := range below {
			own[at] = left[i]
			deal(at+1, i)
		}
	}
	deal(0, len(left))
}

// Count goes through every board and every hand, and returns how rounds end by best play and by each rule. Boards and hands that
// differ only in the names of suits are taken together.
func (s *Streets) Count(tell Progress, pays StreetPays, rules ...StreetRule) *StreetCount {
	c := &StreetCount{game: s, prices: s.prices(pays)}
	plans := make([]streetPlan, 1+len(rules))
	var levels []*streetRows
	for i := range s.levels {
		levels = append(levels, s.newRows(&s.levels[i]))
	}
	boards := make([]*streetBoard, workers())
	for w := range boards {
		boards[w] = s.newBoard()
	}
	half := 0
	if len(levels) > 0 {
		half = 50
		s.rivers(tell.part(0, half), c.prices, boards, levels[len(levels)-1])
	}
	for i := range plans {
		plans[i] = make(streetPlan, len(levels))
	}
	for i := len(levels) - 1; i >= 0; i-- {
		levels[i].settle(s)
		plans[0][i] = make([][]uint8, len(levels[i].all))
		share(len(levels[i].all), nil, func(_, step int) {
			wins := levels[i].choose(s, c.prices, i, step, &plans[0][i])
			if i > 0 {
				levels[i].pass(s, step, wins, levels[i-1])
			}
		})
		for r, rule := range rules {
			plans[1+r][i] = levels[i].asked(s, rule)
		}
	}
	if len(levels) > 0 && levels[0].level.Seen == 0 {
		c.first = levels[0].rows[0]
	}
	c.plan = plans[0]
	ends := s.play(tell.part(half, 100), pays, c.prices, boards, levels, plans, rules)
	c.Best, c.By = ends[0], ends[1:]
	return c
}

func (s *Streets) newRows(l *streetLevel) *streetRows {
	r := &streetRows{level: l, all: classes(l.Seen), of: map[card.Set]int32{}}
	r.rows, r.locks = make([][]int64, len(r.all)), make([]sync.Mutex, len(r.all))
	for i := range r.all {
		r.of[card.SetOf(r.all[i].cards...)] = int32(i)
		r.rows[i] = make([]int64, len(l.leaves)*s.hands())
	}
	return r
}

// subset is some cards of a board, with their class and how it names the suits.
type subset struct {
	cards card.Set
	row   int32
	names uint8
}

// subsets are those of the size of what is seen at a question.
func (r *streetRows) subsets(board []card.Card) (list []subset) {
	for mask := range 1 << len(board) {
		if bits.OnesCount(uint(mask)) != r.level.Seen {
			continue
		}
		var x subset
		for i, c := range board {
			if mask>>i&1 != 0 {
				x.cards |= card.SetOf(c)
			}
		}
		set, names := named(x.cards)
		x.row, x.names = r.of[set], names
		list = append(list, x)
	}
	return list
}

// rivers deals every whole board, and adds what all hands win to every part of it that is seen at the last question before.
func (s *Streets) rivers(tell Progress, p *streetPrices, boards []*streetBoard, to *streetRows) {
	all, hands := classes(s.Board), s.hands()
	share(len(all), tell, func(worker, step int) {
		b, states := boards[worker], len(to.level.leaves)
		b.deal(all[step].cards, 0)
		b.all()
		wins := make([]int64, states*len(b.own))
		for i := range b.own {
			for state := range states {
				wins[state*len(b.own)+i] = p.ends(s, &b.own[i], to.level.leaves[state], nil) * int64(all[step].ways)
			}
		}
		places := b.places()
		for _, x := range to.subsets(all[step].cards) {
			to.locks[x.row].Lock()
			for state := range states {
				x.add(s, to.rows[x.row][state*hands:][:hands], places, wins[state*len(b.own):][:len(b.own)])
			}
			to.locks[x.row].Unlock()
		}
	})
}

// add adds what each hand of the player's wins where the class has it.
func (x *subset) add(s *Streets, row []int64, places []ownPlace, wins []int64) {
	names := s.named[x.names]
	for i := range places {
		row[names[places[i].hand]] += wins[places[i].at]
	}
}

// ownPlace is a hand of the player's: its place among all, and which of the board's hands it is.
type ownPlace struct {
	own  [mostOwn]card.Card
	hand uint16
	at   uint32
}

// places are all hands that the player may have.
func (b *streetBoard) places() []ownPlace {
	left := unseen(card.SetOf(b.cards...))
	b.listed = b.listed[:0]
	if b.Own == 2 { // nearly all games
		for i, x := range left {
			for _, y := range left[:i] {
				k, l := int(b.kind[x]), int(b.kind[y])
				k, l = min(k, l), max(k, l)
				b.listed = append(b.listed, ownPlace{[mostOwn]card.Card{x, y}, uint16(int(x)*(int(x)-1)/2 + int(y)), b.at[1+b.kinds+k+l*(l+1)/2]})
			}
		}
		return b.listed
	}
	b.eachOwn(left, func(own *[mostOwn]card.Card) {
		var kinds [mostOwn]uint8
		for i, c := range own[:b.Own] {
			kinds[i] = b.kind[c]
		}
		slices.Sort(kinds[:b.Own])
		b.listed = append(b.listed, ownPlace{*own, uint16(b.Streets.place(own)), b.at[b.number(kinds[:b.Own])]})
	})
	return b.listed
}

// ends is what a hand wins over all of the dealer's from a state on, with the best answer to the last question. It tells what
// that is, where choice is not nil.
func (p *streetPrices) ends(s *Streets, h *kindHand, state streetState, choice *int) (best int64) {
	if s.last == nil || state.done {
		return p.sum(s, h, state.antes)
	}
	for i, c := range s.last.Choices {
		var won int64
		if c.Fold {
			won = p.folds[state.antes] * h.all()
		} else {
			won = p.sum(s, h, state.antes+c.Antes)
		}
		if i == 0 || won > best {
			if best = won; choice != nil {
				*choice = i
			}
		}
	}
	return best
}

// sum is what a hand wins over all of the dealer's with so many antes.
func (p *streetPrices) sum(s *Streets, h *kindHand, antes int) (sum int64) {
	nets := &p.nets[slices.Index(s.antes, antes)]
	for how := Won; how < allFares; how++ {
		sum += nets[how][h.line] * h.fares[how]
	}
	return sum
}

// all is how many hands of the dealer's there are.
func (h *kindHand) all() (n int64) {
	for _, ways := range h.fares {
		n += ways
	}
	return n
}

// settle gives hands that differ in the names of suits alone the mean of what was added to all of them: every board was dealt
// once for all that differ from it so, and has added everything to one of them.
func (r *streetRows) settle(s *Streets) {
	share(len(r.all), nil, func(_, step int) {
		names := keeping(card.SetOf(r.all[step].cards...))
		if len(names) == 1 {
			return
		}
		row, hands := r.rows[step], s.hands()
		done := make([]bool, hands)
		var alike []int
		s.eachOwn(unseen(card.SetOf(r.all[step].cards...)), func(own *[mostOwn]card.Card) {
			if done[s.place(own)] {
				return
			}
			alike = alike[:0]
			for _, name := range names {
				if at := int(s.named[name][s.place(own)]); !done[at] {
					done[at], alike = true, append(alike, at)
				}
			}
			for from := 0; from < len(row); from += hands {
				sum := int64(0)
				for _, at := range alike {
					sum += row[from+at]
				}
				for _, at := range alike {
					row[from+at] = sum / int64(len(alike))
				}
			}
		})
	})
}

// choose finds the best choice of every hand with what is seen of a board, and returns what it wins by the state in which the
// question is entered.
func (r *streetRows) choose(s *Streets, p *streetPrices, level, at int, plan *[][]uint8) []int64 {
	hands, row, l := s.hands(), r.rows[at], r.level
	wins, best := make([]int64, len(l.enters)*hands), make([]uint8, len(l.enters)*hands)
	deals := s.deals(level, int(card.Joker)-s.Own-l.Seen) * int64(r.all[at].ways)
	for e, state := range l.enters {
		for own := range hands {
			for i, to := range l.to[e] {
				won := p.folds[state.antes] * deals
				if to != folds {
					won = row[to*hands+own]
				}
				if x := e*hands + own; i == 0 || won > wins[x] {
					wins[x], best[x] = won, uint8(i)
				}
			}
		}
	}
	(*plan)[at] = best
	return wins
}

// pass adds what hands win at a question to every part of the board that is seen at the question before.
func (r *streetRows) pass(s *Streets, at int, wins []int64, to *streetRows) {
	hands := s.hands()
	left := unseen(card.SetOf(r.all[at].cards...))
	for _, x := range to.subsets(r.all[at].cards) {
		to.locks[x.row].Lock()
		row := to.rows[x.row]
		s.eachOwn(left, func(own *[mostOwn]card.Card) {
			from := s.place(own)
			as := int(s.named[x.names][from])
			for e := range r.level.enters {
				row[e*hands+as] += wins[e*hands+from]
			}
		})
		to.locks[x.row].Unlock()
	}
}

// asked asks a rule about every hand.
func (r *streetRows) asked(s *Streets, rule StreetRule) [][]uint8 {
	plan, hands := make([][]uint8, len(r.all)), s.hands()
	share(len(r.all), nil, func(_, step int) {
		plan[step] = make([]uint8, len(r.level.enters)*hands)
		s.eachOwn(unseen(card.SetOf(r.all[step].cards...)), func(own *[mostOwn]card.Card) {
			h := &StreetHand{Own: own[:s.Own], Board: r.all[step].cards}
			for e, state := range r.level.enters {
				if h.Antes = state.antes; !state.done {
					plan[step][e*hands+s.place(own)] = uint8(rule(h))
				}
			}
		})
	})
	return plan
}
