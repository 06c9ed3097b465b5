package ring

import (
	"fmt"
	"strings"

	"boardwalk/card"
	"boardwalk/play/canvas"
	"boardwalk/table"
)

// drawSmall lists the same where there is no room for a table.
func (r *Ring) drawSmall(w, h int) *canvas.Canvas {
	c := canvas.New(w, h)
	x := 0
	if board := r.host.Hands().Of(0, 0); len(board) > 0 {
		x = c.Text(0, 0, w, "Board ", canvas.Label)
		for _, k := range board {
			x = c.Text(x, 0, w-x, small(k), canvas.CardInk(k)) + 1
		}
	}
	c.Text(x, 0, w-x, r.potWords(), canvas.Called)
	y := 1
	if r.host.Seat() != table.House {
		x = 0
		hand := r.host.Hands().Of(r.host.Seat().Box(), 0)
		for _, k := range hand {
			x = c.Text(x, 1, w-x, small(k), canvas.CardInk(k)) + 1
		}
		r.ownLine(c, 2, hand)
		y = 3
	}
	others := r.opponents()
	rows := max(1, h-y)
	columns := max(1, (len(others)+rows-1)/rows)
	for i, seat := range others {
		cell := w / columns
		var w canvas.Words
		p := r.round.At(seat)
		w.Add(fmt.Sprintf("%-8s", r.brief(seat)), canvas.Plain)
		if r.round.Button == seat {
			w.Add("D", canvas.Puck)
		}
		w.Add(r.Stack(seat).String(), canvas.Plain)
		if p.Bet > 0 {
			w.Add("○"+canvas.Chip(p.Bet), canvas.Other)
		}
		if p.Won > 0 {
			w.Add("wins "+p.Won.String(), canvas.Gains)
		}
		w = append(w, smallCards(r.cardsOf(seat), cell-1-w.Wide()-1, r.status(seat))...)
		c.Words(i/rows*cell, y+i%rows, cell-1, w, false)
	}
	c.H = min(h, y+min(rows, max(1, len(others))))
	return c
}

// Summary is a poker table in one line of plain text, for whoever is asked and
// sees no drawing.
func (r *Ring) Summary() string {
	var parts []string
	if board := r.host.Hands().Of(0, 0); len(board) > 0 {
		parts = append(parts, "Board "+canvas.Faces(board))
	}
	hand := r.host.Hands().Of(r.host.Seat().Box(), 0)
	text := "You hold " + canvas.Faces(hand)
	if words := r.handWords(hand); words != "" {
		text += " (" + words + ")"
	}
	parts = append(parts, text+", "+r.Stack(r.host.Seat()).String()+" behind")
	var still []string
	for _, seat := range r.opponents() {
		if !r.round.Live(seat) {
			continue
		}
		text := r.brief(seat) + " " + r.Stack(seat).String()
		if p := r.round.At(seat); p.Bet > 0 {
			text += " ○" + canvas.Chip(p.Bet)
		}
		if up := r.showing(seat); up != "" {
			text += " " + up
		}
		still = append(still, text)
	}
	return strings.Join(append(parts, "in: "+strings.Join(still, ", ")), " · ")
}

// showing are the cards of a seat that lie face up.
func (r *Ring) showing(seat table.Seat) string {
	h := r.cardsOf(seat)
	var up []card.Card
	for i, k := range h.Cards {
		if h.Up[i] {
			up = append(up, k)
		}
	}
	return canvas.Faces(up)
}
