package sitting

import (
	"slices"

	"boardwalk/table"
)

// resultsKept is of how many rounds the lobby shows the result.
const resultsKept = 8

// keepResult keeps how a round came out, for the lobby: what was thrown,
// who won a pot and how much, or what the dealer called last over the cards.
func (s *Sitting) keepResult(told []table.Event) {
	if s.live.Question() != nil { // it is not over
		return
	}
	result := ""
	dealt := len(s.dealt) > 0
	for i := range told {
		switch e := &told[i]; e.Kind {
		case table.Thrown:
			result = e.Text
		case table.Announced:
			if dealt {
				result = e.Text
			}
		case table.Awarded:
			result = e.Amount.String()
		}
	}
	if result == "" {
		return
	}
	from := max(0, len(s.results)+1-resultsKept)
	s.results = append(slices.Clone(s.results[from:]), result) // listings that were published share the old slice
}
