package cli

import "testing"

func TestBoxed(t *testing.T) {
	want := "┌─────────────────────────┐\n" +
		"│  open at                │\n" +
		"│  http://127.0.0.1:8080  │\n" +
		"└─────────────────────────┘\n"
	if got := boxed("open at", "http://127.0.0.1:8080"); got != want {
		t.Errorf("\n%s", got)
	}
}
