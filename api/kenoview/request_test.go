package kenoview

import (
	"errors"
	"testing"

	"boardwalk/api/wire"
	"boardwalk/law"
	"boardwalk/law/lawtest"
)

// A request has the numbers of the grid and no others.
func TestARequestHasTheNumbersOfTheGrid(t *testing.T) {
	lawtest.Cites(t, "15.2(a)")
	for n, lawful := range map[int]bool{-1: false, 0: false, 1: true, 80: true, 81: false} {
		r, err := Request(&wire.KenoRequest{Groups: []wire.KenoGroup{{Numbers: []int{40, n}}}})
		var refusal *law.Refusal
		switch {
		case lawful && (err != nil || !r.Marked().Has(n)):
			t.Errorf("%d is marked: %v, %v", n, r, err)
		case !lawful && (!errors.As(err, &refusal) || refusal.By != "15.2(a)"):
			t.Errorf("%d is marked: %v", n, err)
		}
	}
}
