package game

import (
	"strings"
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/law"
	"boardwalk/law/lawtest"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// otherDecks are the games that are dealt from decks which are made up otherwise: those that 19:46-1.17(a)1 to 3 have dealt so, and
// those of house rules whose book says so.
var otherDecks = func() map[string]card.Pack {
	decks := map[string]card.Pack{
		"asia-poker": card.WithJoker, "pai-gow-poker": card.WithJoker,
		"spanish-21": card.WithoutTens, "double-attack-blackjack": card.WithoutTens,
	}
	for _, r := range All {
		rule, ok := law.Lookup(law.Cite(string(r.Subchapter) + "-2(a)[deck]"))
		for _, pack := range []card.Pack{card.WithJoker, card.WithTwoJokers, card.WithoutTens} {
			if ok && strings.Contains(rule.Duty, "one deck of "+pack.String()) {
				decks[r.ID] = pack
			}
		}
	}
	return decks
}()

// deckSizes are how many cards the decks have.
var deckSizes = map[card.Pack]int{card.Standard: 52, card.WithJoker: 53, card.WithTwoJokers: 54, card.WithoutTens: 48}

// TestCardsComeInDecksOf52 walks through every game that has places for cards,
// and looks at what the shoe is made of whenever a card has come from it.
func TestCardsComeInDecksOf52(t *testing.T) {
	lawtest.Cites(t, "19:46-1.17(a)")
	for _, r := range All {
		t.Run(r.ID, func(t *testing.T) {
			if len(r.New(r.Options()).Layout().Boxes) == 0 {
				return // dice and wheels
			}
			if _, tiles := r.New(r.Options()).(table.TileWorther); tiles {
				return
			}
			want, ok := otherDecks[r.ID]
			if !ok {
				want = card.Standard
			}
			looked := 0
			tabletest.WalkEach(t, r, r.Options(), chance.NewFast(3, 1), 400, func(l *table.Live, _ table.Log) {
				pack, full := l.Table().Shoe()
				if full == 0 {
					return
				}
				looked++
				if pack != want || pack.Len() != deckSizes[want] || full%deckSizes[want] != 0 {
					t.Fatalf("%s: a shoe of %d cards, %d in a deck", r.ID, full, pack.Len())
				}
			})
			if looked == 0 {
				t.Errorf("%s: no card was dealt", r.ID)
			}
		})
	}
}

// saidOf remembers what is said under one paragraph.
type saidOf struct {
	by   law.Cite
	said string
}

func (s *saidOf) Event(e *table.Event) {
	if e.By == s.by {
		s.said += e.Text
	}
}

// When the cards are brought it is said what their decks are made of.
func TestTheDecksAreSaidAsTheyAre(t *testing.T) {
	for id, pack := range otherDecks {
		r, _ := Find(id)
		s := &saidOf{by: "19:46-1.17(a)"}
		tabletest.Open(t, r, nil, 1, table.From(chance.NewFast(1, 1)), table.To(s))
		if !strings.Contains(s.said, "decks of "+pack.String()+",") {
			t.Errorf("%s: %q", id, s.said)
		}
	}
}
