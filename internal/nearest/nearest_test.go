package nearest

import (
	"slices"
	"testing"
)

func TestTheNearestNamesComeFirst(t *testing.T) {
	names := []string{"roulette", "craps", "crabs", "big-six"}
	if got := Names("crap", names, 2); !slices.Equal(got, []string{"craps", "crabs"}) {
		t.Errorf("got %v", got)
	}
	if got := Names("", names, 1); got != nil {
		t.Errorf("nothing was written and %v was meant", got)
	}
}

func TestChanges(t *testing.T) {
	for _, tt := range []struct {
		a, b string
		want int
	}{{"", "", 0}, {"", "abc", 3}, {"crap", "craps", 1}, {"kitten", "sitting", 3}, {"1.3(c)", "1.3(d)", 1}} {
		if got := changes(tt.a, tt.b); got != tt.want {
			t.Errorf("changes(%q, %q) = %d, want %d", tt.a, tt.b, got, tt.want)
		}
		if got := changes(tt.b, tt.a); got != tt.want {
			t.Errorf("changes(%q, %q) = %d, want %d", tt.b, tt.a, got, tt.want)
		}
	}
}
