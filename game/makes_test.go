package game

import (
	"testing"

	"boardwalk/card"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// TestTheCardsThatMakeAHand has games say which of seven or nine cards count.
func TestTheCardsThatMakeAHand(t *testing.T) {
	tests := []struct{ game, cards, high, low string }{
		{"hold-em", "7c 6d 5h 4s 3c Kd Kh", "7c 6d 5h 4s 3c", ""},
		{"hold-em", "As Ah Kd", "", ""},
		{"omaha-eight-or-better", "As 2h Kd Kc 3c 4d 8h Ks Kh", "Kd Kc Ks Kh 8h", "As 2h 3c 4d 8h"},
		{"ultimate-texas-holdem", "As Ad 7h 7s 2c 3d 9h", "As Ad 7h 7s 9h", ""},
		{"five-card-draw", "As Ad 7h 7s 2c", "", ""},
	}
	for _, tt := range tests {
		rules, ok := Find(tt.game)
		if !ok {
			t.Fatalf("there is no game %s", tt.game)
		}
		cards := func(text string) []card.Card {
			list, err := card.ParseAll(text)
			if err != nil {
				t.Fatal(err)
			}
			return list
		}
		high, low := tabletest.Open(t, rules, nil, 2).Makes(table.Box(1), 0, cards(tt.cards))
		if high != card.SetOf(cards(tt.high)...) || low != card.SetOf(cards(tt.low)...) {
			t.Errorf("%s: %s is made by %s and %s, want %s and %s", tt.game, tt.cards, high, low, tt.high, tt.low)
		}
	}
}
