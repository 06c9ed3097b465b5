package actor

import (
	"errors"
	"testing"

	"boardwalk/floor/stream"
)

// TestTheEndAnswersWhoeverWaits ends a table with one order in its queue and one
// that is held until the round is over: both are answered.
func TestTheEndAnswersWhoeverWaits(t *testing.T) {
	late := newTable(&Config{Pace: &stream.Pace{}}, "late")
	queued, held := &order{done: make(chan struct{})}, &order{done: make(chan struct{})}
	late.held = []*order{held}
	late.orders <- []*order{queued}
	late.end()
	for _, o := range []*order{queued, held} {
		if <-o.done; !errors.Is(o.out.Err, stream.ErrClosed) {
			t.Errorf("who came at the last moment is told %v", o.out.Err)
		}
	}
}
