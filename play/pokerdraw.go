package play

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"boardwalk/card"
	"boardwalk/counsel"
	"boardwalk/game/room"
	"boardwalk/table"
)

// The poker table is drawn from above: the board and the pot in the middle, the
// person at the bottom, and the others around it clockwise.
const (
	tableWidth  = 72
	tableHeight = 13
	sideWidth   = 17 // of the places at the left and right of the middle
)

func drawPoker(s *Session, w, h int) *canvas {
	if w < tableWidth || h < tableHeight {
		return drawPokerSmall(s, w, h)
	}
	c := newCanvas(tableWidth, tableHeight)
	c.middle(s, sideWidth, 3, tableWidth-2*sideWidth-1)
	for i, p := range placesFor(s.opponents()) {
		c.seat(s, s.opponents()[i], p)
	}
	c.ownHand(s, 9)
	return c
}

// opponents are the other seats, clockwise from the person's left.
func (s *Session) opponents() []table.Seat {
	present := s.Table().Present()
	at := 0
	for at < len(present) && present[at] <= s.Seat() {
		at++
	}
	around := slices.Concat(present[at:], present[:at])
	return slices.DeleteFunc(around, func(seat table.Seat) bool { return seat == s.Seat() })
}

// spot is where a seat is drawn.
type spot struct{ x, y, w int }

// placesFor puts opponents around the table: along the top, and if they are
// many beside the middle and beside the person.
func placesFor(others []table.Seat) []spot {
	n := len(others)
	side := 0 // places on each side
	if n >= 3 {
		side++
	}
	if n >= 7 {
		side++
	}
	var list []spot
	for i := range side {
		list = append(list, spot{0, 9 - 5*(i+2-side), sideWidth - 1})
	}
	top := n - 2*side
	for i := range top {
		cell := tableWidth / top
		list = append(list, spot{i * cell, 0, cell - 1})
	}
	for i := range side {
		list = append(list, spot{tableWidth - sideWidth + 1, 4 + 5*i, sideWidth - 1})
	}
	return list
}

// seat draws a player: the name, the cards, and the chips.
func (c *canvas) seat(s *Session, seat table.Seat, at spot) {
	p := s.ring.at(seat)
	with := label
	if s.idle(seat) {
		with = faint
	}
	var name, chips words
	name.add(s.brief(seat), with)
	if s.ring.button == seat {
		name.add("D", puck)
	}
	chips.add(s.stackOf(seat).String(), plain)
	switch {
	case p.won > 0:
		chips.add("wins "+p.won.String(), gains)
	case !p.folded:
		bet := ""
		if p.bet > 0 {
			bet = "○" + chip(p.bet)
		}
		if p.did != room.Show && p.did != room.Concede && chips.wide()+len(p.did)+utf8.RuneCountInString(bet)+2 <= at.w {
			chips.add(string(p.did), faint)
		}
		chips.add(bet, other)
	}
	c.words(at.x, at.y, at.w, name, at.y == 0)
	c.words(at.x, at.y+1, at.w, smallCards(s.cardsOf(seat), at.w, s.status(seat)), at.y == 0)
	c.words(at.x, at.y+2, at.w, chips, at.y == 0)
}

// idle reports whether a seat has no part in the round, or no more.
func (s *Session) idle(seat table.Seat) bool { return s.dealing() && !s.ring.live(seat) }

// dealing reports whether cards are on the table.
func (s *Session) dealing() bool { return len(s.eye.Hands) > 0 }

// status is what there is to say of a seat in place of its cards, or besides.
func (s *Session) status(seat table.Seat) string {
	p := s.ring.at(seat)
	switch {
	case !s.dealing():
		return ""
	case !p.in:
		return "not in this round"
	case p.folded:
		return "folded"
	case p.did == room.Concede:
		return "conceded"
	case p.stack == 0 && !s.ring.over:
		return "all-in"
	}
	return ""
}

// cardsOf are the cards before a seat; who has folded or concedes has none
// that anybody sees.
func (s *Session) cardsOf(seat table.Seat) counsel.Hand {
	if !s.ring.live(seat) {
		return counsel.Hand{}
	}
	for _, h := range s.eye.Hands {
		if h.Box == table.Box(seat) && (s.ring.at(seat).did != room.Concede || !slices.Contains(h.Cards, card.Unknown)) {
			return h
		}
	}
	return counsel.Hand{}
}

// smallCards are cards in one line, and a word behind them if it has room.
// Where they do not, those that are not seen take less, and then they lie side
// by side.
func smallCards(h counsel.Hand, width int, word string) words {
	var w words
	for _, k := range h.Cards {
		w.add(small(k), inkOfCard(k))
	}
	if w.wide() > width {
		w = nil
		for i, k := range h.Cards {
			switch {
			case k != card.Unknown:
				w.add(small(k), inkOfCard(k))
			case i > 0 && h.Cards[i-1] == k:
				w[len(w)-1].text += "░"
			default:
				w.add("░", faint)
			}
		}
	}
	if w.wide() > width && len(h.Cards) > 0 {
		text := ""
		for _, k := range h.Cards {
			text += small(k)
		}
		w = nil
		w.add(text, plain)
	}
	if word != "" && (len(w) == 0 || w.wide()+1+len(word) <= width) {
		w.add(word, faint)
	}
	return w
}

// small is a card in little room.
func small(k card.Card) string {
	if k == card.Unknown {
		return "░░"
	}
	return k.Pretty()
}

// middle draws the felt with the board and the pots.
func (c *canvas) middle(s *Session, x, y, w int) {
	c.box(x, y, w, 5)
	cards := s.eye.Hands.Of(0, 0)
	number := max(len(cards), s.board.plan.board)
	at := x + (w-6*number)/2 + 1
	for i := range number {
		if i < len(cards) {
			c.card(at+6*i, y+1, cards[i])
		} else {
			c.centre(at+6*i, y+2, 5, "·", faint)
		}
	}
	row := y + 4
	if number == 0 {
		row = y + 2
	}
	c.centre(x+1, row, w-1, s.potWords(), called)
}

// potWords is what there is to win: all of it, or pot by pot.
func (s *Session) potWords() string {
	r := &s.ring
	switch {
	case r.over:
		return s.winners()
	case r.sum() == 0:
		return ""
	case len(r.sides) == 0:
		return "pot " + r.sum().String()
	}
	main, sides := r.pot, ""
	for _, side := range r.sides {
		main -= side
		sides += " + " + chip(side)
	}
	text := fmt.Sprintf("pot %s · side pot %s", chip(main), strings.TrimPrefix(sides, " + "))
	if bets := r.sum() - r.pot; bets > 0 {
		text += " · bets " + chip(bets)
	}
	return text
}

// winners says who has won the round.
func (s *Session) winners() string {
	text := "no decision"
	for i, p := range s.ring.players {
		switch {
		case p.won == 0:
		case text != "no decision":
			return "the pot is divided"
		default:
			text = s.verb(table.Seat(i), "win", "wins") + " " + p.won.String()
		}
	}
	return strings.TrimPrefix(text, "Bot ")
}

// ownHand draws the person's cards, those face down apart from those face up,
// and what they are worth.
func (c *canvas) ownHand(s *Session, y int) {
	seat := s.Seat()
	if seat == table.House {
		return
	}
	var own counsel.Hand
	for _, h := range s.eye.Hands {
		if h.Box == table.Box(seat) {
			own = h
		}
	}
	step := 6
	if len(own.Cards) > 5 {
		step = 4
	}
	place := func(each func(x, i int)) int {
		x := 0
		for i := range own.Cards {
			if i > 0 {
				x += step
				if own.Up[i] != own.Up[i-1] {
					x += 6 - step + 1
				}
			}
			if each != nil {
				each(x, i)
			}
		}
		return x + 5
	}
	from := (tableWidth - place(nil)) / 2
	place(func(x, i int) {
		c.card(from+x, y, own.Cards[i])
		if !s.ring.live(seat) {
			c.centre(from+x+1, y+1, 3, face(own.Cards[i]), faint)
		}
		if s.board.plan.draws {
			c.set(from+x+2, y+2, rune('1'+i), faint)
		}
	})
	c.ownLine(s, y+3, own.Cards)
}

// ownLine says what the person has: chips, bets, and what the cards are worth.
func (c *canvas) ownLine(s *Session, y int, cards []card.Card) {
	seat, p := s.Seat(), s.ring.at(s.Seat())
	var w words
	w.add("You", label)
	if s.ring.button == seat {
		w.add("D", puck)
	}
	w.add(s.stackOf(seat).String(), plain)
	if p.bet > 0 {
		w.add("●"+chip(p.bet), own)
	}
	w.add(s.status(seat), faint)
	if p.won > 0 {
		w.add("win "+p.won.String(), gains)
	}
	if s.ring.live(seat) {
		w.add(s.handWords(cards), called)
	}
	if p.won > 0 && w.wide() > c.w { // the middle says it too
		w = slices.Delete(w, len(w)-2, len(w)-1)
	}
	c.words(0, y, c.w, w, true)
}
