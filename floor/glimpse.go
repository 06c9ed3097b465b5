package floor

import (
	"slices"

	"boardwalk/table"
)

// glimpsed is how many rounds a glimpse of a table from the lobby shows.
const glimpsed = 8

// glimpse keeps how a round came out, for those who look in: what was thrown,
// who won a pot and how much, or what the dealer called last over the cards.
func (s *sitting) glimpse(told []table.Event) {
	if s.live.Question() != nil { // it is not over
		return
	}
	result := ""
	dealt := len(s.cards) > 0
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
	from := max(0, len(s.last)+1-glimpsed)
	s.last = append(slices.Clone(s.last[from:]), result) // the lobby has the others
}
