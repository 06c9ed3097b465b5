package play

import (
	"fmt"
	"strings"

	"boardwalk/table"
)

// gatherOpening puts the opening of a poker table into three lines: what the
// dealer does, where the person sits, and who else is there. Each has its events, so
// why lists every step.
func (s *Session) gatherOpening() {
	var steps, own, others []table.Event
	for _, e := range s.log {
		for _, event := range e.Events {
			switch {
			case event.Kind != table.Seated:
				steps = append(steps, event)
			case event.Seat == s.Seat():
				own = append(own, event)
			default:
				others = append(others, event)
			}
		}
	}
	s.log = nil
	if len(steps) > 0 {
		s.tell(Entry{Kind: Step, Text: fmt.Sprintf("The table is opened: the cards are inspected and shuffled (why 1 "+
			"has all %d steps).", len(steps)), Events: steps})
	}
	if len(own) > 0 {
		s.tell(Entry{Kind: Own, Text: s.chips(own[0]), Events: own})
	}
	if len(others) > 0 {
		var seats []string
		for _, event := range others {
			seats = append(seats, fmt.Sprintf("%s at %d with %s", s.who(event.Seat), event.Seat, event.Amount))
		}
		s.tell(Entry{Kind: Others, Text: "Seated: " + strings.Join(seats, ", ") + ".", Events: others})
	}
}
