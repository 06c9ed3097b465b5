package tiletest

import (
	"slices"
	"testing"

	"boardwalk/game"
)

// Install puts the game on the list of games until the test is over, for hosts that
// find a game by its id. Tests that run at the same time must not use it.
func Install(t testing.TB) {
	all := game.All
	game.All = append(slices.Clip(all), Rules)
	t.Cleanup(func() { game.All = all })
}
