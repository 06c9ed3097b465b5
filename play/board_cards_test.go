package play

import (
	"slices"
	"strings"
	"testing"

	"boardwalk/card"
)

func TestHiddenCardsAreHidden(t *testing.T) {
	s := open(t, "three-card-poker", 3)
	s.Do("ante 10")
	goOn(s)
	if s.Question() == nil {
		t.Fatal("nobody asks whether to play")
	}
	own, hidden := 0, 0
	for _, x := range s.eye.Hands {
		switch {
		case x.Owner == s.Seat():
			own++
			if slices.Contains(x.Cards, card.Unknown) {
				t.Error("one's own cards cannot be seen")
			}
		default:
			hidden++
			for _, c := range x.Cards {
				if c != card.Unknown {
					t.Errorf("%v of box %d can be seen", c, x.Box)
				}
			}
		}
	}
	if own != 1 || hidden < 2 {
		t.Errorf("%d own hands and %d others", own, hidden)
	}
	if drawn := strings.Join(s.Draw(80, 20), "\n"); strings.Count(drawn, "░░░") < 6 {
		t.Errorf("drawn as\n%s", drawn)
	}
	for _, b := range s.bots {
		for _, x := range b.eye.Hands {
			if x.Owner == b.seat && slices.Contains(x.Cards, card.Unknown) {
				t.Errorf("%s does not know the own cards", b.name)
			}
			if x.Owner != b.seat && !slices.Contains(x.Cards, card.Unknown) {
				t.Errorf("%s knows the cards of box %d", b.name, x.Box)
			}
		}
	}
	s.Do("play")
	if s.Question() != nil || slices.ContainsFunc(s.eye.Hands.Of(0, 0), func(c card.Card) bool { return c == card.Unknown }) {
		t.Error("the dealer's hand is not shown in the end")
	}
}

func TestTilesThatAreLeftOverLeaveRoomForEverybody(t *testing.T) {
	s := open(t, "pai-gow", 3)
	s.Do("wager 10")
	goOn(s)
	drawn := strings.Join(s.Draw(100, 14), "\n")
	for _, b := range s.bots {
		if !strings.Contains(drawn, b.name) {
			t.Errorf("the tiles of %s are not drawn:\n%s", b.name, drawn)
		}
	}
	if !strings.Contains(drawn, " tiles, face down") || strings.Count(drawn, "Dead") != 1 {
		t.Errorf("the tiles that are left are drawn as\n%s", drawn)
	}
}

func TestABlackjackHandIsPlayedByTyping(t *testing.T) {
	s := open(t, "blackjack", 0)
	s.Do("main 10")
	goOn(s)
	for range 40 {
		if s.Question() == nil {
			break
		}
		s.Do(string(s.Question().First()))
	}
	if s.Table().Rounds() != 1 || len(s.eye.Hands.Of(0, 0)) == 0 || len(s.eye.Hands.Of(1, 0)) < 2 {
		t.Errorf("%d rounds, %d hands", s.Table().Rounds(), len(s.eye.Hands))
	}
}
