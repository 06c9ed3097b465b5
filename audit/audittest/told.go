package audittest

import (
	"context"

	"boardwalk/floor"
)

// Told returns all that a table ever told, as a player sees it who has no seat.
func Told(t *floor.Table) []floor.Event {
	var all []floor.Event
	for {
		page, err := t.History(context.Background(), uint64(len(all)), 500)
		check(err)
		if len(page) == 0 {
			return all
		}
		all = append(all, page...)
	}
}
