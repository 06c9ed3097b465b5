package play

import (
	"fmt"
	"strings"

	"boardwalk/card"
	"boardwalk/table"
)

// drawPokerSmall lists the same where there is no room for a table.
func drawPokerSmall(s *Session, w, h int) *canvas {
	c := newCanvas(w, h)
	x := 0
	if board := s.eye.Hands.Of(0, 0); len(board) > 0 {
		x = c.text(0, 0, w, "Board ", label)
		for _, k := range board {
			x = c.text(x, 0, w-x, small(k), inkOfCard(k)) + 1
		}
	}
	c.text(x, 0, w-x, s.potWords(), called)
	y := 1
	if s.Seat() != table.House {
		x = 0
		hand := s.eye.Hands.Of(table.Box(s.Seat()), 0)
		for _, k := range hand {
			x = c.text(x, 1, w-x, small(k), inkOfCard(k)) + 1
		}
		c.ownLine(s, 2, hand)
		y = 3
	}
	others := s.opponents()
	rows := max(1, h-y)
	columns := max(1, (len(others)+rows-1)/rows)
	for i, seat := range others {
		cell := w / columns
		var w words
		p := s.ring.at(seat)
		w.add(fmt.Sprintf("%-8s", s.brief(seat)), plain)
		if s.ring.button == seat {
			w.add("D", puck)
		}
		w.add(s.stackOf(seat).String(), plain)
		if p.bet > 0 {
			w.add("○"+chip(p.bet), other)
		}
		if p.won > 0 {
			w.add("wins "+p.won.String(), gains)
		}
		w = append(w, smallCards(s.cardsOf(seat), cell-1-w.wide()-1, s.status(seat))...)
		c.words(i/rows*cell, y+i%rows, cell-1, w, false)
	}
	c.h = min(h, y+min(rows, max(1, len(others))))
	return c
}

// Summary is a poker table in one line of plain text, for whoever is asked and
// sees no drawing.
func (s *Session) Summary() string {
	if !s.board.turns || s.Question() == nil {
		return ""
	}
	var parts []string
	if board := s.eye.Hands.Of(0, 0); len(board) > 0 {
		parts = append(parts, "Board "+faces(board))
	}
	hand := s.eye.Hands.Of(table.Box(s.Seat()), 0)
	text := "You hold " + faces(hand)
	if words := s.handWords(hand); words != "" {
		text += " (" + words + ")"
	}
	parts = append(parts, text+", "+s.stackOf(s.Seat()).String()+" behind")
	var still []string
	for _, seat := range s.opponents() {
		if !s.ring.live(seat) {
			continue
		}
		text := s.brief(seat) + " " + s.stackOf(seat).String()
		if p := s.ring.at(seat); p.bet > 0 {
			text += " ○" + chip(p.bet)
		}
		if up := s.showing(seat); up != "" {
			text += " " + up
		}
		still = append(still, text)
	}
	return strings.Join(append(parts, "in: "+strings.Join(still, ", ")), " · ")
}

// showing are the cards of a seat that lie face up.
func (s *Session) showing(seat table.Seat) string {
	h := s.cardsOf(seat)
	var up []card.Card
	for i, k := range h.Cards {
		if h.Up[i] {
			up = append(up, k)
		}
	}
	return faces(up)
}
