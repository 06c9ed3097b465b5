package ring

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"boardwalk/card"
	"boardwalk/counsel"
	"boardwalk/game/room"
	"boardwalk/play/canvas"
	"boardwalk/table"
)

// The poker table is drawn from above: the board and the pot in the middle, the
// person at the bottom, and the others around it clockwise.
const (
	tableWidth  = 72
	tableHeight = 13
	sideWidth   = 17 // of the places at the left and right of the middle
)

// Draw draws the table in so many columns and rows, or somewhat more.
func (r *Ring) Draw(w, h int) *canvas.Canvas {
	if w < tableWidth || h < tableHeight {
		return r.drawSmall(w, h)
	}
	c := canvas.New(tableWidth, tableHeight)
	r.drawMiddle(c, sideWidth, 3, tableWidth-2*sideWidth-1)
	for i, p := range placesFor(r.opponents()) {
		r.drawSeat(c, r.opponents()[i], p)
	}
	r.drawOwn(c, 9)
	return c
}

// opponents are the other seats, clockwise from the person's left.
func (r *Ring) opponents() []table.Seat {
	present := r.host.Table().Present()
	at := 0
	for at < len(present) && present[at] <= r.host.Seat() {
		at++
	}
	around := slices.Concat(present[at:], present[:at])
	return slices.DeleteFunc(around, func(seat table.Seat) bool { return seat == r.host.Seat() })
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

// drawSeat draws a player: the name, the cards, and the chips.
func (r *Ring) drawSeat(c *canvas.Canvas, seat table.Seat, at spot) {
	p := r.round.At(seat)
	with := canvas.Label
	if r.idle(seat) {
		with = canvas.Faint
	}
	var name, chips canvas.Words
	name.Add(r.brief(seat), with)
	if r.round.Button == seat {
		name.Add("D", canvas.Puck)
	}
	chips.Add(r.Stack(seat).String(), canvas.Plain)
	switch {
	case p.Won > 0:
		chips.Add("wins "+p.Won.String(), canvas.Gains)
	case !p.Folded:
		bet := ""
		if p.Bet > 0 {
			bet = "○" + canvas.Chip(p.Bet)
		}
		if p.Did != room.Show && p.Did != room.Concede && chips.Wide()+len(p.Did)+utf8.RuneCountInString(bet)+2 <= at.w {
			chips.Add(string(p.Did), canvas.Faint)
		}
		chips.Add(bet, canvas.Other)
	}
	c.Words(at.x, at.y, at.w, name, at.y == 0)
	c.Words(at.x, at.y+1, at.w, smallCards(r.cardsOf(seat), at.w, r.status(seat)), at.y == 0)
	c.Words(at.x, at.y+2, at.w, chips, at.y == 0)
}

// idle reports whether a seat has no part in the round, or no more.
func (r *Ring) idle(seat table.Seat) bool { return r.dealing() && !r.round.Live(seat) }

// dealing reports whether cards are on the table.
func (r *Ring) dealing() bool { return len(r.host.Hands()) > 0 }

// status is what there is to say of a seat in place of its cards, or besides.
func (r *Ring) status(seat table.Seat) string {
	p := r.round.At(seat)
	switch {
	case !r.dealing():
		return ""
	case !p.In:
		return "not in this round"
	case p.Folded:
		return "folded"
	case p.Did == room.Concede:
		return "conceded"
	case p.Stack == 0 && !r.round.Over:
		return "all-in"
	}
	return ""
}

// cardsOf are the cards before a seat; who has folded or concedes has none
// that anybody sees.
func (r *Ring) cardsOf(seat table.Seat) counsel.Hand {
	if !r.round.Live(seat) {
		return counsel.Hand{}
	}
	for _, h := range r.host.Hands() {
		if h.Box == seat.Box() && (r.round.At(seat).Did != room.Concede || !slices.Contains(h.Cards, card.Unknown)) {
			return h
		}
	}
	return counsel.Hand{}
}

// smallCards are cards in one line, and a word behind them if it has room.
// Where they do not, those that are not seen take less, and then they lie side
// by side.
func smallCards(h counsel.Hand, width int, word string) canvas.Words {
	var w canvas.Words
	for _, k := range h.Cards {
		w.Add(small(k), canvas.CardInk(k))
	}
	if w.Wide() > width {
		w = nil
		for _, k := range h.Cards {
			if k == card.Unknown {
				w.Add("░", canvas.Faint)
				continue
			}
			w.Add(small(k), canvas.CardInk(k))
		}
	}
	if w.Wide() > width && len(h.Cards) > 0 {
		text := ""
		for _, k := range h.Cards {
			text += small(k)
		}
		w = nil
		w.Add(text, canvas.Plain)
	}
	if word != "" && (len(w) == 0 || w.Wide()+1+len(word) <= width) {
		w.Add(word, canvas.Faint)
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

// drawMiddle draws the felt with the board and the pots.
func (r *Ring) drawMiddle(c *canvas.Canvas, x, y, w int) {
	c.Box(x, y, w, 5)
	cards := r.host.Hands().Of(0, 0)
	number := max(len(cards), r.plan.Board)
	at := x + (w-6*number)/2 + 1
	for i := range number {
		if i < len(cards) {
			c.Card(at+6*i, y+1, cards[i])
		} else {
			c.Center(at+6*i, y+2, 5, "·", canvas.Faint)
		}
	}
	row := y + 4
	if number == 0 {
		row = y + 2
	}
	c.Center(x+1, row, w-1, r.potWords(), canvas.Called)
}

// potWords is what there is to win: all of it, or pot by pot.
func (r *Ring) potWords() string {
	now := &r.round
	switch {
	case now.Over:
		return r.winners()
	case now.Sum() == 0:
		return ""
	case len(now.Sides) == 0:
		return "pot " + now.Sum().String()
	}
	main, sides := now.Pot, ""
	for _, side := range now.Sides {
		main -= side
		sides += " + " + canvas.Chip(side)
	}
	text := fmt.Sprintf("pot %s · side pot %s", canvas.Chip(main), strings.TrimPrefix(sides, " + "))
	if bets := now.Sum() - now.Pot; bets > 0 {
		text += " · bets " + canvas.Chip(bets)
	}
	return text
}

// winners says who has won the round.
func (r *Ring) winners() string {
	text := "no decision"
	for i, p := range r.round.Players {
		switch {
		case p.Won == 0:
		case text != "no decision":
			return "the pot is divided"
		default:
			text = r.verb(table.SeatNumber(i), "win", "wins") + " " + p.Won.String()
		}
	}
	return strings.TrimPrefix(text, "Bot ")
}

// drawOwn draws the person's cards, those face down apart from those face up,
// and what they are worth.
func (r *Ring) drawOwn(c *canvas.Canvas, y int) {
	seat := r.host.Seat()
	if seat == table.House {
		return
	}
	var own counsel.Hand
	for _, h := range r.host.Hands() {
		if h.Box == seat.Box() {
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
		c.Card(from+x, y, own.Cards[i])
		if !r.round.Live(seat) {
			c.Center(from+x+1, y+1, 3, canvas.Face(own.Cards[i]), canvas.Faint)
		}
		if r.plan.Draws {
			c.Set(from+x+2, y+2, rune('1'+i), canvas.Faint)
		}
	})
	r.ownLine(c, y+3, own.Cards)
}

// ownLine says what the person has: chips, bets, and what the cards are worth.
func (r *Ring) ownLine(c *canvas.Canvas, y int, cards []card.Card) {
	seat, p := r.host.Seat(), r.round.At(r.host.Seat())
	var w canvas.Words
	w.Add("You", canvas.Label)
	if r.round.Button == seat {
		w.Add("D", canvas.Puck)
	}
	w.Add(r.Stack(seat).String(), canvas.Plain)
	if p.Bet > 0 {
		w.Add("●"+canvas.Chip(p.Bet), canvas.Own)
	}
	w.Add(r.status(seat), canvas.Faint)
	if p.Won > 0 {
		w.Add("win "+p.Won.String(), canvas.Gains)
	}
	if r.round.Live(seat) {
		w.Add(r.handWords(cards), canvas.Called)
	}
	if p.Won > 0 && w.Wide() > c.W { // the middle says it too
		w = slices.Delete(w, len(w)-2, len(w)-1)
	}
	c.Words(0, y, c.W, w, true)
}
