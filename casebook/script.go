package casebook

import (
	"fmt"
	"slices"
	"strings"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/table"
)

// script is a source that gives the outcomes that a case says: dice and wheels
// in order, cards in order or by the box that they are for.
type script struct {
	draws chance.Script
	deck  []card.Card               // the next cards, whoever gets them
	boxes map[table.Box][]card.Card // the next cards of each box
}

func (s *script) add(got int) { s.draws.Add(got) }

// clear forgets what was not used.
func (s *script) clear() { *s = script{} }

// Draw plays the next outcome.
func (s *script) Draw(n int) int { return s.draws.Draw(n) }

// Pick picks the next card that the case says, or one that it does not need.
func (s *script) Pick(pool []card.Card, box int) int {
	if len(s.deck) > 0 {
		c := s.deck[0]
		s.deck = s.deck[1:]
		return find(pool, c)
	}
	if queue := s.boxes[table.Box(box)]; len(queue) > 0 {
		s.boxes[table.Box(box)] = queue[1:]
		return find(pool, queue[0])
	}
	return s.any(pool)
}

func find(pool []card.Card, c card.Card) int {
	i := slices.Index(pool, c)
	if i < 0 {
		panic(&table.Impossible{Text: fmt.Sprintf("%v is not among the cards that are to come", c)})
	}
	return i
}

// any picks a card that the case does not name for another box.
func (s *script) any(pool []card.Card) int {
	for i, c := range pool {
		needed := false
		for _, queue := range s.boxes {
			needed = needed || slices.Contains(queue, c)
		}
		if !needed {
			return i
		}
	}
	return 0
}

// cards reads "1: Qs Js Ts dealer: 9c 4d 2h", or for the deck "Qs Js Ts".
func (s *script) cards(w *words, l *table.Layout) error {
	box, named := table.Box(0), false
	for w.more() {
		text, _ := w.next("")
		if name, ok := strings.CutSuffix(text, ":"); ok {
			i := slices.Index(l.Boxes, name)
			if i < 0 {
				return fmt.Errorf("expected one of %s before the colon, not %q", strings.Join(l.Boxes, ", "), name)
			}
			box, named = table.Box(i), true
			continue
		}
		c, err := card.Parse(text)
		switch {
		case err != nil:
			return err
		case w.r.line.verb == "deck":
			s.deck = append(s.deck, c)
		case !named:
			return fmt.Errorf("expected whose cards they are, such as %s:, before %q", l.BoxName(0), text)
		default:
			if s.boxes == nil {
				s.boxes = map[table.Box][]card.Card{}
			}
			s.boxes[box] = append(s.boxes[box], c)
		}
	}
	return nil
}
