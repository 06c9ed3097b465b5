package twentyone_test

import (
	"testing"

	"boardwalk/game/blackjack"
	"boardwalk/law/lawtest"
	"boardwalk/odds/twentyone"
)

// With nothing but tens left the dealer goes over 21 from a 16 that everybody
// sees, so that a double down wins two wagers, where 2.6(k)4 lets it be made.
func TestSoftHandsAreDoubledWithBothCardsUpOnlyIfTheLicenseeSaysSo(t *testing.T) {
	lawtest.Cites(t, "2.6(k)4")
	var tens twentyone.Composition
	tens.Count[9] = 20
	for _, test := range []struct {
		soft  bool
		other int // the card beside the ace
		want  float64
	}{
		{true, 8, 2}, {true, 9, 2}, {true, 7, 0}, {false, 8, 0}, {false, 9, 0},
	} {
		o := blackjack.DefaultOptions()
		o.Dealing, o.SoftDouble = blackjack.BothUp, test.soft
		values, err := twentyone.Evaluate(o, twentyone.Position{
			Hand: twentyone.Points(1, test.other), Dealer: twentyone.Points(10, 6), Left: tens,
		})
		if err != nil {
			t.Fatal(err)
		}
		got := 0.0
		for _, v := range values {
			if v.Choice == blackjack.Double {
				got = v.EV
			}
		}
		if got != test.want {
			t.Errorf("soft doubles %t: doubling an ace and a %d is worth %v, not %v", test.soft, test.other, got, test.want)
		}
	}
}

func TestHandsThatWaitForTheDealerAreNotSolved(t *testing.T) {
	o := blackjack.DefaultOptions()
	o.Over21 = blackjack.AfterTheRound
	if _, err := twentyone.Solve(o, twentyone.Fresh(o)); err == nil {
		t.Error("hands over 21 that are collected after the round are solved as if collected at once")
	}
	o.Dealing = blackjack.HoleCardReader
	if _, err := twentyone.Solve(o, twentyone.Fresh(o)); err != nil {
		t.Errorf("with a card reader it makes no difference: %v", err)
	}
}
