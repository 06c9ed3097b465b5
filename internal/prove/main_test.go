package main

import (
	"testing"

	"boardwalk/proof"
)

// Rounds that are rounded up are said to be; those that come to whole blocks, none, and the usual number are not.
func TestRoundsThatAreRoundedUpAreSaidToBe(t *testing.T) {
	const want = "each simulation has 524288 rounds, not 300000: they are played in whole blocks of 262144\n"
	if got := rounding(300_000); got != want {
		t.Errorf("%q, want %q", got, want)
	}
	for _, asked := range []int64{-1, 0, proof.BlockRounds, 4 * proof.BlockRounds} {
		if got := rounding(asked); got != "" {
			t.Errorf("of %d rounds it says %q", asked, got)
		}
	}
}
