package paper_test

import (
	"fmt"
	"testing"

	"boardwalk/paper"
)

// TestRowsThatDifferInNumbersAreOne: a few numbers are listed, and many are left out of the name.
func TestRowsThatDifferInNumbersAreOne(t *testing.T) {
	rows := func(names ...string) (list [][]paper.Text) {
		for _, n := range names {
			list = append(list, []paper.Text{paper.Say(n), paper.Say("5 to 1")})
		}
		return list
	}
	var six, straight []string
	for i := range 11 {
		six = append(six, fmt.Sprintf("Six Numbers %d to %d", 3*i+1, 3*i+6))
		straight = append(straight, fmt.Sprint("Straight ", i))
	}
	for want, names := range map[string][]string{
		"Place Bet 4, 10":               {"Place Bet 4", "Place Bet 10"},
		"Dozen 1 to 12, Dozen 13 to 24": {"Dozen 1 to 12", "Dozen 13 to 24"},
		"Six Numbers":                   six,
		"Straight":                      straight,
	} {
		got := paper.Merged(rows(names...))
		if len(got) != 1 || got[0][0].Text != want {
			t.Errorf("%q: %v", want, got)
		}
	}
}
