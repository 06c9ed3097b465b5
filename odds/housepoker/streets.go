package housepoker

import (
	"crypto/sha256"
	"fmt"
	"slices"
	"strings"
	"sync"

	"boardwalk/card"
	"boardwalk/money"
	"boardwalk/poker"
)

// Streets is a game with shared cards: what a new game of that kind needs to be counted. The player has some cards, all hands
// share a board that comes street by street, and before some streets the player decides. At the end the hand meets the
// dealer's, or a pay table alone if the dealer has none. Its fields are not changed once it was asked. It is for several goroutines.
type Streets struct {
	Own     int // cards of the player's own: one to three
	Dealers int // cards of the dealer's own: up to three, and none where there is no dealer's hand
	Board   int // cards that all share

	// Rank says what own cards are worth with the whole board, the player's and the dealer's alike.
	Rank func(own, board []card.Card) poker.Rank
	// Flush is how many cards of one suit are worth more for it. Zero says that suits may matter in any way, which takes longer.
	Flush int
	Least poker.Rank                   // the least hand with which the dealer qualifies, as Rank ranks it; zero for every hand
	Line  func(poker.Rank) poker.Class // the line of the pay tables that a hand falls into; nil for its class
	Asked []Street                     // what the player is asked, in order
	ready sync.Once

	levels []streetLevel // questions before the whole board is seen
	last   *streetLevel  // the question with the whole board; nil for none
	antes  []int         // how many antes may have been added at the end
	named  [24][]uint16  // by naming: the place of each of the player's hands, see [Streets.place], with the suits named so
}

// Street is a question to the player.
type Street struct {
	Seen    int // how many cards of the board are seen
	Choices []StreetChoice
}

// StreetChoice is an answer. One that neither folds nor adds is a check.
type StreetChoice struct {
	Antes int  // how many times the ante it adds
	Fold  bool // it gives up the hand
	Last  bool // the player is asked nothing more
}

// Fare is how a hand comes out.
type Fare int

// How hands come out. Those with Free in their name met a hand with which the dealer does not qualify. In a game without a
// dealer's hand all that were not folded are Won: what they win is said by their line.
const (
	Folded Fare = iota
	Won
	Tied
	Lost
	WonFree
	TiedFree
	LostFree
	allFares
)

// StreetPays says what a round wins or, below zero, loses in which so many antes were added to the first, and how much was wagered
// in all. Made is the line of the player's hand; a hand that was folded has none.
type StreetPays func(antes int, how Fare, made poker.Class) (net, wagered money.Cents)

// StreetHand is what a player knows who decides.
type StreetHand struct {
	Own   []card.Card
	Board []card.Card // as much of it as is seen
	Antes int         // how many antes the player has added
}

// StreetRule is a way to play: it returns which of the choices it takes. It does not look at the names of suits, only at which
// cards are of one suit.
type StreetRule func(*StreetHand) int

// streetState is a player between two questions.
type streetState struct {
	antes int
	done  bool // nothing is asked any more
}

// streetLevel is a question with all states in which it is reached and left.
type streetLevel struct {
	*Street
	enters, leaves []streetState
	to             [][]int // by the state that is entered and the choice: the state that is left, or folds; one for who is done
}

// folds stands for the state of a hand that is given up.
const folds = -1

// prepare lists the states.
func (s *Streets) prepare() {
	s.ready.Do(func() {
		if s.Own < 1 || s.Own > mostOwn || s.Dealers > mostOwn {
			panic(fmt.Sprintf("housepoker: %d cards of the player's and %d of the dealer's are more than can be counted", s.Own, s.Dealers))
		}
		for n := range s.named {
			s.named[n] = make([]uint16, s.hands())
			s.eachOwn(unseen(0), func(own *[mostOwn]card.Card) {
				var as [mostOwn]card.Card
				for i := range s.Own {
					as[i] = namings().all[n].of(own[i])
				}
				s.named[n][s.place(own)] = uint16(s.place(&as))
			})
		}
		states := []streetState{{}}
		for i := range s.Asked {
			l := streetLevel{Street: &s.Asked[i], enters: states}
			for _, state := range states {
				l.to = append(l.to, l.after(state))
			}
			if states = l.leaves; l.Seen == s.Board {
				s.last = &l
			} else {
				s.levels = append(s.levels, l)
			}
		}
		for _, state := range states {
			if !slices.Contains(s.antes, state.antes) {
				s.antes = append(s.antes, state.antes)
			}
		}
	})
}

// after lists the states to which the choices lead from one.
func (l *streetLevel) after(state streetState) (to []int) {
	number := func(next streetState) int {
		at := slices.Index(l.leaves, next)
		if at < 0 {
			at, l.leaves = len(l.leaves), append(l.leaves, next)
		}
		return at
	}
	if state.done {
		return []int{number(state)}
	}
	for _, c := range l.Choices {
		if c.Fold {
			to = append(to, folds)
		} else {
			to = append(to, number(streetState{state.antes + c.Antes, c.Last}))
		}
	}
	return to
}

// streetPrices are what rounds win in units that divide all of it, so that sums over many deals stay small.
type streetPrices struct {
	unit  money.Cents
	nets  [][allFares][poker.RoyalFlush + 1]int64 // by how many antes were added: the place in Streets.antes
	folds map[int]int64                           // by how many antes were added
}

func (s *Streets) prices(pays StreetPays) *streetPrices {
	s.prepare()
	p := &streetPrices{nets: make([][allFares][poker.RoyalFlush + 1]int64, len(s.antes)), folds: map[int]int64{}}
	add := func(net money.Cents) int64 {
		p.unit = divisor(p.unit, net)
		return int64(net)
	}
	for i, antes := range s.antes {
		for how := Won; how < allFares; how++ {
			for made := range p.nets[i][how] {
				net, _ := pays(antes, how, poker.Class(made))
				p.nets[i][how][made] = add(net)
			}
		}
	}
	for _, l := range s.questions() {
		for i, state := range l.enters {
			if slices.Contains(l.to[i], folds) {
				net, _ := pays(state.antes, Folded, 0)
				p.folds[state.antes] = add(net)
			}
		}
	}
	p.unit = max(1, p.unit)
	for i := range p.nets {
		for how := range p.nets[i] {
			for made := range p.nets[i][how] {
				p.nets[i][how][made] /= int64(p.unit)
			}
		}
	}
	for antes := range p.folds {
		p.folds[antes] /= int64(p.unit)
	}
	return p
}

// questions are all of them.
func (s *Streets) questions() []streetLevel {
	if s.last == nil {
		return s.levels
	}
	return append(slices.Clip(s.levels), *s.last)
}

// divisor is the greatest amount that divides two.
func divisor(a, b money.Cents) money.Cents {
	for b != 0 {
		a, b = b, a%b
	}
	return max(a, -a)
}

// line is the line of the pay tables that a hand falls into.
func (s *Streets) line(r poker.Rank) poker.Class {
	if s.Line != nil {
		return s.Line(r)
	}
	return r.Class()
}

// at is which question is asked with so many cards of the board.
func (s *Streets) at(seen int) int {
	return slices.IndexFunc(s.Asked, func(q Street) bool { return q.Seen == seen })
}

// deals is in how many ways a hand goes on from a question on, if so many cards are left: the streets that come one after the
// other, and the dealer's hand.
func (s *Streets) deals(level, left int) int64 {
	n, seen := int64(1), s.Asked[level].Seen
	for _, q := range append(slices.Clip(s.Asked[level+1:]), Street{Seen: s.Board}) {
		n *= choose[left][q.Seen-seen]
		left, seen = left-(q.Seen-seen), q.Seen
	}
	return n * choose[left][s.Dealers]
}

// Entered lists with how many antes added a question may be reached that is still asked.
func (s *Streets) Entered(question int) (antes []int) {
	s.prepare()
	for _, state := range s.questions()[question].enters {
		if !state.done {
			antes = append(antes, state.antes)
		}
	}
	return antes
}

// Checksum is of all that rounds may pay.
func (s *Streets) Checksum(pays StreetPays) string {
	var b strings.Builder
	tell := func(antes int, how Fare, made poker.Class) {
		net, wagered := pays(antes, how, made)
		fmt.Fprintln(&b, antes, how, made, int64(net), int64(wagered))
	}
	s.prepare()
	for _, antes := range s.antes {
		for how := Won; how < allFares; how++ {
			for made := range poker.RoyalFlush + 1 {
				tell(antes, how, made)
			}
		}
	}
	for i := range s.Asked {
		for _, antes := range s.Entered(i) {
			tell(antes, Folded, 0)
		}
	}
	return fmt.Sprintf("%x", sha256.Sum256([]byte(b.String())))
}
