package housepoker

import (
	"fmt"
	"testing"

	"boardwalk/card"
	"boardwalk/money"
	"boardwalk/poker"
)

func to(list ...int64) (odds [poker.RoyalFlush + 1]money.Odds) {
	for i, to := range list {
		odds[int(poker.RoyalFlush)-i] = money.Odds{To: to, One: 1}
	}
	return odds
}

func TestScales(t *testing.T) {
	down := &DoubleDown{Wager: 1, Double: 1, Scale: Scale{Wins: LeastPair(card.Jack), Returns: LeastPair(card.Six),
		Odds: to(2000, 200, 50, 11, 8, 5, 3, 2, 1)}}
	best, _ := down.Count()
	net, wagered := best.Mean()
	if got := fmt.Sprintf("%.4f %.4f", -100*net, wagered); got != "2.6678 1.2483" {
		t.Error("double down stud", got)
	}
	ride := &LetItRide{Wager: 1, Scale: Scale{Wins: LeastPair(card.Ten), Returns: LeastPair(card.Ten),
		Odds: to(1000, 200, 50, 11, 8, 5, 3, 2, 1)}}
	best, _ = ride.Count(nil)
	net, wagered = best.Mean()
	if got := fmt.Sprintf("%.4f %.4f", -100*net, wagered); got != "3.5057 1.2237" {
		t.Error("let it ride", got)
	}
}
