package ring

import (
	"boardwalk/card"
	"boardwalk/game/room"
	"boardwalk/poker"
	"boardwalk/table"
)

// worth is what a tight player thinks of a hand.
type worth uint8

const (
	weak worth = iota
	fair
	good
)

// roomGame is a game as a licensee who has said nothing deals it, and false if it is none of the poker room.
func roomGame(rules *table.Rules) (*room.Game, bool) {
	if !rules.EachOther {
		return nil, false
	}
	g, ok := rules.New(rules.Options()).(*room.Game)
	return g, ok
}

// worthAt is how hands are judged at a game of the poker room, by how it is dealt: by simple
// tests, each of the own hand and what lies in the center.
func worthAt(g *room.Game) func(*room.Game, table.Seat) worth {
	switch p := g.Plan(); {
	case p.Draws:
		return drawWorth
	case p.Board > 0 && p.Own > 2:
		return omahaWorth
	case p.Board > 0:
		return holdEmWorth
	}
	return studWorth
}

// look is what is seen of some cards at a glance.
type look struct {
	ranks  [card.Ranks]uint8
	suits  [card.Suits]uint8
	suited uint8     // cards of the suit of which there are most
	tall   int       // cards from the ten up
	small  int       // different ranks from the ace to the eight
	top    card.Rank // the highest
	paired bool
	pair   card.Rank // the highest of which there are two, if paired
}

func glance(cards []card.Card) (l look) {
	for _, c := range cards {
		r := c.Rank()
		l.ranks[r]++
		l.suits[c.Suit()]++
		l.suited = max(l.suited, l.suits[c.Suit()])
		l.top = max(l.top, r)
		if r >= card.Ten {
			l.tall++
		}
		if l.ranks[r] == 1 && (r <= card.Eight || r == card.Ace) {
			l.small++
		}
		if l.ranks[r] == 2 && (!l.paired || r > l.pair) {
			l.paired, l.pair = true, r
		}
	}
	return l
}

// or gives the better of two opinions.
func (w worth) or(o worth, holds bool) worth {
	if holds {
		return max(w, o)
	}
	return w
}

// holdEmWorth: before the flop pairs, high cards, and suited aces; then what the
// own cards make of the board, and four of a suit.
func holdEmWorth(g *room.Game, s table.Seat) worth {
	hand, board := g.Hand(s), g.Board()
	own := glance(hand)
	if len(board) == 0 {
		w := weak.or(fair, own.paired || own.tall == 2 || own.suited == 2 && own.top == card.Ace)
		return w.or(good, own.paired && own.top >= card.Nine || own.tall == 2 && own.top == card.Ace && own.ranks[card.King]+
			own.ranks[card.Queen] > 0)
	}
	var all [7]card.Card
	n := copy(all[:], hand)
	n += copy(all[n:], board)
	made, there := poker.HighOf(all[:n]).Class(), poker.ShowingOf(board[:min(len(board), 4)]).Class()
	if len(board) == 5 {
		there = poker.HighOf(board).Class()
	}
	lies, both := glance(board), glance(all[:n])
	w := weak.or(fair, made > there || made >= poker.Straight || both.suited == 4 && lies.suited < 4 && len(board) < 5)
	top := both.paired && both.pair >= lies.top && !(lies.paired && lies.pair == both.pair)
	return w.or(good, made > there && (top || made > poker.TwoPair || made == poker.TwoPair && !lies.paired))
}

// omahaWorth: before the flop high cards, high pairs and, where low hands count,
// aces with low cards; then straights and better, and hands for low.
func omahaWorth(g *room.Game, s table.Seat) worth {
	hand, board := (*[4]card.Card)(g.Hand(s)), g.Board()
	_, low := g.Kinds()
	if len(board) == 0 {
		own := glance(hand[:])
		ace := own.ranks[card.Ace] > 0
		w := weak.or(fair, own.tall >= 3 || own.paired && own.pair >= card.Ten || ace && own.suited >= 2 ||
			low != 0 && ace && own.ranks[card.Two]+own.ranks[card.Three] > 0)
		return w.or(good, own.tall == 4 || own.paired && own.pair == card.Ace || low != 0 && ace && own.ranks[card.Two] > 0 && own.small >= 3)
	}
	made := poker.OmahaHighOf(hand, board).Class()
	w := weak.or(fair, made >= poker.TwoPair).or(good, made >= poker.Straight)
	if low != 0 && poker.OmahaLowOf(hand, board) != 0 {
		w = min(w+1, good)
	}
	return w
}

// studWorth: pairs, three of a suit or three high cards at first, and three low
// ones where low hands count; then a pair or better.
func studWorth(g *room.Game, s table.Seat) worth {
	var all [7]card.Card
	n := copy(all[:], g.Hand(s))
	n += copy(all[n:], g.Board())
	own := glance(all[:n])
	_, low := g.Kinds()
	w := weak
	if low != 0 {
		w = w.or(fair, own.small >= min(n, 4)).or(good, own.small >= 5)
	}
	if n < 5 {
		made := poker.ShowingOf(all[:n]).Class()
		w = w.or(fair, own.paired || own.tall == n || int(own.suited) == n && n > 2 || n == 2 && own.top == card.Ace)
		return w.or(good, made > poker.Pair || own.paired && own.pair >= card.Ten)
	}
	made := poker.HighOf(all[:n]).Class()
	return w.or(fair, made >= poker.Pair).or(good, made >= poker.TwoPair)
}

// drawWorth: jacks or better, or four low cards for low.
func drawWorth(g *room.Game, s table.Seat) worth {
	hand := g.Hand(s)
	own := glance(hand)
	if high, _ := g.Kinds(); high == 0 {
		return weak.or(fair, own.small >= 4).or(good, own.small == 5)
	}
	made := poker.HighOf(hand).Class()
	w := weak.or(fair, made > poker.Pair || own.paired && own.pair >= card.Jack)
	return w.or(good, made >= poker.TwoPair)
}
