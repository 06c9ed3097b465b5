package casebook

import (
	"fmt"
	"strconv"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/dice"
	"boardwalk/table"
	"boardwalk/tile"
)

// script is a source that gives the outcomes that a case says: dice and wheels
// in order, cards and tiles in order or by the box that they are for.
type script struct {
	draws chance.Script
	cards pieces[card.Card]
	tiles pieces[tile.Tile]
	dealt bool // the line says which cards are dealt
}

func (s *script) add(got int) { s.draws.Add(got) }

// face adds what a die shows.
func (s *script) face(text string) error {
	f, err := dice.ParseFace(text)
	if err == nil {
		s.add(int(f) - 1)
	}
	return err
}

// clear forgets what was not used.
func (s *script) clear() { *s = script{} }

// Draw plays the next outcome. Where cards are dealt by dice or a number that the
// line does not say, it is one in the middle: each of three dice shows a 3, and a
// number of 1 to 7 is a 4.
func (s *script) Draw(n int) int {
	if s.dealt && s.draws.Left() == 0 {
		return (n - 1) / 2
	}
	return s.draws.Draw(n)
}

// Pick picks the next card that the case says, or one that it does not need.
func (s *script) Pick(pool []card.Card, box int) int { return s.cards.pick(pool, table.Box(box)) }

// PickTile is Pick for a tile.
func (s *script) PickTile(pool []tile.Tile, box int) int { return s.tiles.pick(pool, table.Box(box)) }

// outcome reads what a line says of the cards or tiles to come:
// "1: Qs Js Ts dealer: 9c 4d 2h", or in order "Qs Js Ts".
func (s *script) outcome(w *words, l *table.Layout) error {
	switch w.r.line.verb {
	case "cards", "deck":
		s.dealt = true
		if err := s.first(w); err != nil {
			return err
		}
		return s.cards.read(w, l, w.r.line.verb == "deck", "cards", func(text string) ([]card.Card, error) {
			c, err := card.Parse(text)
			return []card.Card{c}, err
		})
	case "tiles", "wall":
		if err := s.shaker(w); err != nil {
			return err
		}
		return s.tiles.read(w, l, w.r.line.verb == "wall", "tiles", tile.Read)
	}
	return fmt.Errorf("expected cards, deck, tiles or wall, not %q", w.r.line.verb)
}

// first reads by what it is decided who gets the first card, where the line says so:
// "dice 4 5 6" or "number 5".
func (s *script) first(w *words) error {
	if len(w.list) > 0 && w.list[0].text == "dice" {
		return s.shaker(w)
	}
	if !w.take("number") {
		return nil
	}
	text, err := w.next("a number")
	if err != nil {
		return err
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 {
		return fmt.Errorf("expected a number from 1 on, not %q", text)
	}
	s.add(n - 1)
	return nil
}

// shaker reads what the dice show by which tiles are dealt, "dice 4 5 6". If the
// line does not say, all three show a 3.
func (s *script) shaker(w *words) error {
	given := w.take("dice")
	for range 3 {
		if !given {
			s.add(3 - 1)
			continue
		}
		text, err := w.next("three dice")
		if err != nil {
			return err
		}
		if err := s.face(text); err != nil {
			return err
		}
	}
	return nil
}
