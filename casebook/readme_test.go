package casebook_test

import (
	"os"
	"strings"
	"testing"

	"boardwalk/game"
)

// TestTheManualSaysTheUsualLimits holds what the manual says of the limits of a case that names none against the games.
func TestTheManualSaysTheUsualLimits(t *testing.T) {
	text, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, rules := range game.All {
		usual := rules.Terms().Limit
		if want := usual.Min.String() + " to " + usual.Max.String(); !strings.Contains(string(text), want) {
			t.Errorf("%s: the limits are %s, which the manual does not say", rules.ID, want)
		}
	}
}
