package sitting

import "boardwalk/floor/view"

// addEvent numbers an event and adds it to those to be published.
func (s *Sitting) addEvent(e view.Event) {
	s.lastEvent++
	e.N = s.lastEvent
	s.events = append(s.events, e)
}

// Events returns what may be published once the batch is durable. It is valid
// until [Sitting.Committed].
func (s *Sitting) Events() []view.Event { return s.events }

// DropEvents forgets the events so far.
func (s *Sitting) DropEvents() { s.events = s.events[:0] }

// KeepEvents forgets the events so far except the last n.
func (s *Sitting) KeepEvents(n int) {
	s.events = append([]view.Event(nil), s.events[max(0, len(s.events)-n):]...) // in memory of their own
}

// LastEvent returns the number of the last event.
func (s *Sitting) LastEvent() uint64 { return s.lastEvent }
