package law

import (
	"fmt"
	"strings"
)

// Confidence returns how certain a recovered or house rule is, "high", "medium" or "low", and
// why; empty for a row whose text we hold.
func (r Row) Confidence() (level, why string) {
	rest, ok := strings.CutPrefix(r.Doubt, "confidence ")
	if !ok {
		return "", ""
	}
	level, why, _ = strings.Cut(rest, ":")
	return level, strings.TrimSpace(why)
}

// Certainty says how many rules of a game are recovered or the house's own, and how certain
// those are; empty where we hold the text of all.
func Certainty(game string) string {
	count := map[string]int{}
	for _, row := range Index() {
		if level, _ := row.Confidence(); row.Game == game && level != "" {
			count[level]++
		}
	}
	var parts []string
	for _, level := range []string{"high", "medium", "low"} {
		if count[level] > 0 {
			parts = append(parts, fmt.Sprintf("%d of %s", count[level], level))
		}
	}
	if len(parts) == 0 {
		return ""
	}
	return "rules that we do not hold the text of: " + strings.Join(parts, ", ") + " confidence"
}
