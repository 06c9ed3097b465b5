package doubleattack_test

import (
	"testing"

	"boardwalk/game/blackjack/blackjacktest"
	"boardwalk/game/doubleattack"
	"boardwalk/law/lawtest"
)

// Played at random no money is made or lost, under any options.
func TestRandomPlay(t *testing.T) {
	blackjacktest.Walk(t, doubleattack.Rules,
		nil,
		map[string]string{"additional": "bust-it", "double-any": "no"},
		map[string]string{"dealing": "hole-card", "sharing": "3", "several-boxes": "yes", "additional": "bust-it"},
		map[string]string{"shuffle": "automatic", "split-hands": "2"},
	)
}

// A shoe that runs out in a round is filled with the discards, and a card is
// burned.
func TestTheShoeRunsOut(t *testing.T) {
	lawtest.Cites(t, "house:doubleattack-15(g)")
	blackjacktest.RunsOut(t, doubleattack.Rules, 8, "house:doubleattack-15(g)", "house:doubleattack-5(g)")
}

// No 10 is in the shoe: the other twelve ranks are all dealt.
func TestTheDecksHaveNoTens(t *testing.T) {
	lawtest.Cites(t, "house:doubleattack-2(b)")
	blackjacktest.NoTens(t, doubleattack.Rules, 8)
}

// The cards are counted when the cutting card has come out: a round does not end
// with a card missing from the shoe.
func TestACardThatIsMissingIsFound(t *testing.T) {
	lawtest.Cites(t, "house:doubleattack-6(h)2")
	blackjacktest.MissingCard(t, doubleattack.Rules, 8)
}
