package law

import (
	"strings"
	"testing"
)

// Every row of a book of recovered or house rules that speaks of its confidence says one of
// three levels, and why; and all games of such books say how certain they are.
func TestConfidence(t *testing.T) {
	games := map[string]bool{}
	for _, row := range Index() {
		level, why := row.Confidence()
		if level == "" {
			continue
		}
		games[row.Game] = true
		if level != "high" && level != "medium" && level != "low" || why == "" {
			t.Errorf("%s: %q of %q", row.Cite, level, row.Doubt)
		}
	}
	if len(games) < 10 {
		t.Errorf("only %d games have rules of some confidence", len(games))
	}
	for game := range games {
		if text := Certainty(game); !strings.Contains(text, "confidence") {
			t.Errorf("%s: %q", game, text)
		}
	}
	if text := Certainty("craps"); text != "" {
		t.Errorf("craps: %q", text)
	}
	if row, _ := Lookup("house:boston-7(c)[B]"); true {
		if level, why := row.Confidence(); level != "low" || why == "" {
			t.Errorf("%q %q", level, why)
		}
	}
}
