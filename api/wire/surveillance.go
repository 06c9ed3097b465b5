package wire

import (
	"time"
)

// History are events of a table, every card face up.
type History struct {
	Events []Event `json:"events"`
	Last   uint64  `json:"last" doc:"The table's last event"`
}

// Timeline is a page of the moments of a table, the newest first.
type Timeline struct {
	Moments []Moment `json:"moments"`
	Next    uint64   `json:"next,omitempty" doc:"Where older ones begin, if there are any: their before"`
}

// Moment is a round that ended, or an incident, an arrival, a departure or a change.
type Moment struct {
	Record uint64    `json:"record"`
	Time   time.Time `json:"time"`
	Kind   string    `json:"kind" enum:"round,incident,arrive,depart,floor,setup,correction"`
	Round  uint64    `json:"round" doc:"In which round it happened"`
	Text   string    `json:"text,omitempty"`
}
