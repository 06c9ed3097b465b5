package journal

import (
	"slices"

	"boardwalk/table"
)

// What follows from cuts that were not opened. Whoever opens last knows the
// others' cuts and can choose whether to open; these numbers bound how often.
const (
	noCutsAfter    = 16 // rounds in which a person may not cut who left one unopened
	UnopenedWindow = 64 // rounds over which unopened cuts are counted
	alertInWindow  = 3  // so many in the window are an incident
	alertAtOnce    = 2  // and so many in one round
)

// LeftUnopened is a cut that was not opened.
type LeftUnopened struct {
	Round  uint64     `json:"round"`
	Seat   table.Seat `json:"seat"`
	Person string     `json:"person"`
}

// UnopenedCuts are the cuts of a table that were not opened in the last
// [UnopenedWindow] rounds, the oldest first.
type UnopenedCuts []LeftUnopened

// Add returns the list with the cuts that were not opened in a round.
func (u UnopenedCuts) Add(d *Unopened) UnopenedCuts {
	u = u.Since(d.Round)
	for _, c := range d.Cuts {
		u = append(u, LeftUnopened{d.Round, c.Seat, c.Person})
	}
	return u
}

// Since returns those of the list that still count in a round.
func (u UnopenedCuts) Since(round uint64) UnopenedCuts {
	return slices.DeleteFunc(slices.Clone(u), func(l LeftUnopened) bool { return l.Round+UnopenedWindow <= round })
}

// Bars returns until which round a person may not cut, if that is so in a round;
// zero otherwise.
func (u UnopenedCuts) Bars(person string, round uint64) (until uint64) {
	for _, l := range u {
		if l.Person == person && l.Round+noCutsAfter >= round {
			until = l.Round + noCutsAfter
		}
	}
	return until
}

// Incident reports whether the list has so many cuts in a round, or before it,
// that staff are told.
func (u UnopenedCuts) Incident(round uint64) bool {
	now, all := 0, 0
	for _, l := range u.Since(round) {
		if all++; l.Round == round {
			now++
		}
	}
	return now >= alertAtOnce || all >= alertInWindow
}

// Alert reports whether one of the rounds of the list was an incident.
func (u UnopenedCuts) Alert() bool {
	return slices.ContainsFunc(u, func(l LeftUnopened) bool { return u.Incident(l.Round) })
}
