// Package chunkstest is for tests of simulations that are played on other machines.
//
// Other modules should not build on this package: it may change in every version.
package chunkstest

import (
	"testing"

	"boardwalk/sim/chunks"
)

// Elsewhere has chunks played by three hands, as they become free.
func Elsewhere(t *testing.T, newHand func() (chunks.Hand, error)) chunks.Elsewhere {
	t.Helper()
	hands := make(chan chunks.Hand, 3)
	for range cap(hands) {
		h, err := newHand()
		if err != nil {
			t.Fatal(err)
		}
		hands <- h
	}
	return func(c chunks.Chunk) ([]byte, error) {
		h := <-hands
		defer func() { hands <- h }()
		return h.Play(c)
	}
}

// Nonsense answers with what nobody played.
func Nonsense(chunks.Chunk) ([]byte, error) { return []byte(`{"Points":[]}`), nil }
