package game

import (
	"testing"

	"boardwalk/card"
	"boardwalk/table/tabletest"
)

// TestTheDealerDoesNotQualify asks the games at which the dealer's hand must have some
// worth. The community cards follow the dealer's own.
func TestTheDealerDoesNotQualify(t *testing.T) {
	tests := []struct {
		game, cards string
		want        bool
	}{
		{"three-card-poker", "Js 7d 2c", true},
		{"three-card-poker", "Qs 7d 2c", false},
		{"three-card-poker", "Js 7d", false},
		{"three-card-poker", "Js 7d ??", false},
		{"caribbean-stud", "Ks Qd 9c 5h 2d", true},
		{"caribbean-stud", "As Kd 9c 5h 2d", false},
		{"mini-tex", "Ks Jd 9c 5h 2d", true},
		{"mini-tex", "As Kd 9c 5h 2d", false},
		{"ultimate-texas-holdem", "Ks Jd 9c 5h 2d 3c 7s", true},
		{"ultimate-texas-holdem", "Ks Kd 9c 5h 2d 3c 7s", false},
		{"ultimate-texas-holdem", "Ks Jd 9c 5h 2d", false},
		{"blackjack", "9s 2d", false},
	}
	for _, tt := range tests {
		rules, ok := Find(tt.game)
		if !ok {
			t.Fatalf("there is no game %s", tt.game)
		}
		cards, err := card.ParseAll(tt.cards)
		if err != nil {
			t.Fatal(err)
		}
		table := tabletest.Open(t, rules, nil, 2)
		if got := table.Unqualified(0, cards); got != tt.want {
			t.Errorf("%s: of the dealer's %s Unqualified says %v", tt.game, tt.cards, got)
		}
		if table.Unqualified(1, cards) {
			t.Errorf("%s: a player's %s does not qualify", tt.game, tt.cards)
		}
	}
}
