package play

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"boardwalk/card"
	"boardwalk/counsel"
	"boardwalk/table"
)

// hearCard keeps what is known of the cards: by the person, and by each bot.
func (s *Session) hearCard(e *table.Event) {
	if s.cleared {
		s.clearCards()
	}
	if s.board.turns && s.exposed(e) {
		return
	}
	hear := func(h *counsel.Hands, seat table.Seat, away card.Set) {
		seen, ok := e.For(seat)
		switch {
		case !ok:
		case e.Kind == table.Dealt && s.ring.at(e.Seat).drawing:
			h.Exchange(seen, away)
		default:
			h.Hear(seen)
		}
	}
	if known, ok := e.For(s.Seat()); ok {
		s.eye.Seen.Hear(known, s.eye.Hands)
	}
	hear(&s.eye.Hands, s.Seat(), s.away)
	for _, b := range s.bots {
		hear(&b.hands, b.seat, b.away)
	}
}

// hearShoe follows what is told of the shoe.
func (s *Session) hearShoe(e *table.Event) {
	if gone, ok := s.eye.Seen.HearShoe(e, s.eye.Hands); ok {
		s.eye.Hands.Drop(gone)
		for _, b := range s.bots {
			b.hands.Drop(gone)
		}
	}
}

// clearCards takes away the cards of the round before.
func (s *Session) clearCards() {
	s.cleared = false
	s.eye.Clear()
	for _, b := range s.bots {
		b.hands = nil
	}
}

// exposed reports whether a card at a poker table belongs to no hand: it was
// found face up in the deck, fell, or was turned up by accident.
func (s *Session) exposed(e *table.Event) bool {
	if e.Kind != table.Dealt || e.Box == 0 {
		return false
	}
	return e.Seat == table.House || !e.Secret && len(s.pokerOptions().Blinds) > 0
}

// cardLine is an event about a card in words.
func (s *Session) cardLine(e table.Event) string {
	box := s.boxName(e.Box)
	switch {
	case e.Kind == table.Burned && e.Card == card.Unknown:
		return "A card is burned."
	case e.Kind == table.Burned:
		return fmt.Sprintf("%s is burned.", e.Card.Pretty())
	case e.Card == card.Unknown:
		return fmt.Sprintf("%s: a card face down.", box)
	case e.Kind == table.Turned:
		return fmt.Sprintf("%s shows %s.", box, e.Card.Pretty())
	}
	return fmt.Sprintf("%s: %s%s.", box, e.Card.Pretty(), s.worth(" = ", s.eye.Hands.Of(e.Box, e.Hand)))
}

// boxName is a box as one would say it.
func (s *Session) boxName(b table.Box) string {
	name := s.Table().Layout().BoxName(b)
	if name == fmt.Sprint(s.Seat()) {
		return "You"
	}
	if bot := s.botAt(table.Seat(b)); bot != nil && name == fmt.Sprint(bot.seat) {
		return bot.name
	}
	return strings.ToUpper(name[:min(1, len(name))]) + name[min(1, len(name)):]
}

// worth is what a hand is worth in the words of the game, if all of it is
// known.
func (s *Session) worth(before string, cards []card.Card) string {
	if s.board.worth == nil || len(cards) == 0 || slices.Contains(cards, card.Unknown) {
		return ""
	}
	if text := s.board.worth(cards); text != "" {
		return before + text
	}
	return ""
}

// drawCards draws the hands on the layout and under them the wagers that the
// person may make or that have chips on them. The dealer's hands and the
// person's own are drawn large, and the others' too where there is room.
func drawCards(s *Session, w, h int) *canvas {
	c := newCanvas(w, h)
	if len(s.eye.Hands) == 0 {
		c.text(0, 0, w, "No cards are on the layout: bet, and Enter deals.", faint)
		c.h = min(h, s.drawWagers(c, 0, min(2, h-1))+1)
		return c
	}
	shown := s.inOrder()
	small := max(0, len(shown)-max(0, h-3-len(shown))/2) // a large hand takes two lines more
	y := 0
	for i, x := range shown {
		if y+3 > h-1 {
			break
		}
		if i >= len(shown)-small && !s.close(x) {
			s.drawSmall(c, y, x)
			y++
			continue
		}
		s.drawLarge(c, y, x)
		y += 3
	}
	y = s.drawWagers(c, 0, min(y+1, h-1))
	c.h = min(h, y+1)
	return c
}

// inOrder puts the hands of the house first, then the person's own.
func (s *Session) inOrder() counsel.Hands {
	shown := slices.Clone(s.eye.Hands)
	slices.SortStableFunc(shown, func(a, b counsel.Hand) int {
		return cmp.Compare(s.rankOf(a), s.rankOf(b))
	})
	return shown
}

func (s *Session) rankOf(x counsel.Hand) int {
	switch x.Owner {
	case table.House:
		return 0
	case s.Seat():
		return 1
	}
	return 2
}

// close reports whether a hand is the house's or the person's own.
func (s *Session) close(x counsel.Hand) bool { return s.rankOf(x) < 2 }

func (s *Session) drawLarge(c *canvas, y int, x counsel.Hand) {
	c.text(0, y+1, 14, s.handName(x), label)
	at := 15
	for _, k := range x.Cards {
		if at+5 >= c.w {
			break
		}
		c.card(at, y, k)
		at += 6
	}
	c.text(at+1, y+1, c.w-at-1, strings.TrimSpace(s.worth("", x.Cards)+s.onBox(x)), called)
}

func (s *Session) drawSmall(c *canvas, y int, x counsel.Hand) {
	c.text(0, y, 14, s.handName(x), label)
	at := 15
	for _, k := range x.Cards {
		at = c.text(at, y, c.w-at, face(k), inkOfCard(k)) + 1
	}
	c.text(at+1, y, c.w-at-1, strings.TrimSpace(s.worth("", x.Cards)+s.onBox(x)), called)
}

// handName names a hand: of several in a box, by its number.
func (s *Session) handName(x counsel.Hand) string {
	name := s.boxName(x.Box)
	if x.Hand > 0 || len(s.eye.Hands.Of(x.Box, 1)) > 0 {
		name += fmt.Sprintf(", hand %d", x.Hand+1)
	}
	return name
}

// onBox is what its owner has on the layout, at games where a box is a seat's.
func (s *Session) onBox(x counsel.Hand) string {
	if x.Hand > 0 || x.Box == 0 || s.Table().Layout().BoxName(x.Box) != fmt.Sprint(x.Owner) || !s.Table().Taken(x.Owner) {
		return ""
	}
	if sum := s.Table().Account(x.Owner).Layout; sum > 0 {
		return "  " + map[bool]string{true: "●", false: "○"}[x.Owner == s.Seat()] + chip(sum)
	}
	return ""
}

// card draws a card of five by three characters.
func (c *canvas) card(x, y int, k card.Card) {
	c.box(x, y, 4, 2)
	c.centre(x+1, y+1, 3, face(k), inkOfCard(k))
}

// face is what is seen of a card.
func face(k card.Card) string {
	if k == card.Unknown {
		return "░░░"
	}
	return k.Pretty()
}

// inkOfCard is red where there is colour; the suit says it where there is none.
func inkOfCard(k card.Card) ink {
	switch {
	case k == card.Unknown:
		return faint
	case k.Suited() && (k.Suit() == card.Hearts || k.Suit() == card.Diamonds):
		return losses
	}
	return plain
}

// drawWagers lists the wagers that may be made now or have chips on them, and
// returns the last line that it used.
func (s *Session) drawWagers(c *canvas, x, y int) int {
	var areas []table.Area
	lawful := s.Lawful()
	for i := range s.Table().Layout().Wagers {
		a := table.Area(i)
		if k := s.stack(a); k.own+k.others > 0 || slices.Contains(lawful, a) {
			areas = append(areas, a)
		}
	}
	const cell = 20
	for _, a := range areas {
		if x+cell > c.w {
			x, y = 0, y+1
		}
		if y >= c.h {
			return c.h - 1
		}
		end := c.text(x, y, cell-7, phrase(s.wager(a)), label)
		c.chips(end+1, y, x+cell-end-2, s.stack(a))
		x += cell
	}
	return y
}
