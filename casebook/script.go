package casebook

import (
	"fmt"

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

// Draw plays the next outcome.
func (s *script) Draw(n int) int { return s.draws.Draw(n) }

// Pick picks the next card that the case says, or one that it does not need.
func (s *script) Pick(pool []card.Card, box int) int { return s.cards.pick(pool, table.Box(box)) }

// PickTile is Pick for a tile.
func (s *script) PickTile(pool []tile.Tile, box int) int { return s.tiles.pick(pool, table.Box(box)) }

// outcome reads what a line says of the cards or tiles to come:
// "1: Qs Js Ts dealer: 9c 4d 2h", or in order "Qs Js Ts".
func (s *script) outcome(w *words, l *table.Layout) error {
	switch w.r.line.verb {
	case "cards", "deck":
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
