package system

import (
	"fmt"
	"slices"
	"time"

	"boardwalk/law"
	"boardwalk/money"
)

// Plan is what a licensee has decided about a lounge. It stands in every setup, so
// that another default changes nothing of what is recorded.
type Plan struct {
	Name    string       `json:"name"`
	Rates   string       `json:"rates"`             // the rate card, as package keno reads it
	Opens   int          `json:"opens"`             // when a gaming day begins, in minutes after midnight
	Shuts   int          `json:"shuts"`             // when its last game may begin; the same as Opens for a lounge that is always open
	Zone    int          `json:"zone"`              // minutes by which its clocks are before UTC
	Every   int          `json:"every,omitempty"`   // seconds from game to game; 0 if a supervisor locks out
	Pause   int          `json:"pause"`             // seconds from the lock-out to the draw
	Refunds bool         `json:"refunds,omitempty"` // games that are not drawn are refunded
	Imprest money.Cents  `json:"imprest"`           // what a drawer begins with
	Booths  []Booth      `json:"booths"`
	Boards  []HotelBoard `json:"boards,omitempty"` // in the hotel
	Owner   string       `json:"owner,omitempty"`  // of a private game, who has the numbers drawn
}

// HotelBoard is a board or monitor in the hotel that shows the winning numbers.
type HotelBoard struct {
	Place    string `json:"place"`
	Notified string `json:"notified"` // the day on which the Commission was notified
}

// checkBoards refuses a board in the hotel of which the Commission was not notified before
// it is put up.
func (p *Plan) checkBoards(now time.Time) *law.Refusal {
	today := now.In(p.zone()).Format(time.DateOnly)
	for _, b := range p.Boards {
		if _, err := time.Parse(time.DateOnly, b.Notified); err != nil || b.Notified > today {
			return law.Refuse(hotelBoards,
				"the board in %s is put up before the Commission is notified: %q is no day up to %s", b.Place, b.Notified, today)
		}
	}
	return nil
}

// HotelBoard returns the board of a place in the hotel. It refuses a place for which the plan
// has none: the Commission was not notified of it.
func (p *Plan) HotelBoard(place string) (HotelBoard, error) {
	for _, b := range p.Boards {
		if b.Place == place {
			return b, nil
		}
	}
	return HotelBoard{}, law.RefuseFor(law.Unknown, hotelBoards, "the Commission was not notified of a keno board at %q", place)
}

// Booth is a keno booth with its work stations.
type Booth struct {
	Name      string    `json:"name"`
	Satellite bool      `json:"satellite,omitempty"`
	Stations  []Station `json:"stations"`
}

// Station is a keno work station.
type Station struct {
	Number int  `json:"number"`         // over the whole lounge
	Auto   bool `json:"auto,omitempty"` // the house's own writer works there whenever the lounge is open
}

// zone is where the lounge's clocks are.
func (p *Plan) zone() *time.Location { return time.FixedZone("", p.Zone*60) }

// station finds a work station and its booth.
func (p *Plan) station(number int) (*Booth, *Station) {
	for i := range p.Booths {
		for j := range p.Booths[i].Stations {
			if st := &p.Booths[i].Stations[j]; st.Number == number {
				return &p.Booths[i], st
			}
		}
	}
	return nil, nil
}

// check returns what is wrong with a plan. The casino file is held against the law
// before; this is for records.
func (p *Plan) check() error {
	switch {
	case p.Opens < 0 || p.Opens >= day || p.Shuts < 0 || p.Shuts >= day:
		return fmt.Errorf("hours from minute %d to minute %d of a day", p.Opens, p.Shuts)
	case p.Every < 0 || p.Pause < 0 || p.Imprest < 0:
		return fmt.Errorf("a plan with numbers below zero")
	}
	var seen []int
	for _, b := range p.Booths {
		for _, s := range b.Stations {
			if s.Number < 1 || slices.Contains(seen, s.Number) {
				return fmt.Errorf("two work stations of number %d, or none", s.Number)
			}
			seen = append(seen, s.Number)
		}
	}
	return nil
}

// day is how many minutes a day has.
const day = 24 * 60

// gamingDay returns the gaming day of a moment, whether games are conducted then, and
// when that changes next.
func (p *Plan) gamingDay(now time.Time) (name string, open bool, until time.Time) {
	local := now.In(p.zone())
	minute := local.Hour()*60 + local.Minute()
	midnight := time.Date(local.Year(), local.Month(), local.Day(), 0, 0, 0, 0, p.zone())
	if minute < p.Opens {
		midnight = midnight.AddDate(0, 0, -1) // still the day before
	}
	name = midnight.Format(time.DateOnly)
	opens := midnight.Add(time.Duration(p.Opens) * time.Minute)
	shuts := midnight.Add(time.Duration(p.Shuts) * time.Minute)
	if p.Shuts <= p.Opens {
		shuts = shuts.AddDate(0, 0, 1)
	}
	if now.Before(shuts) {
		return name, true, shuts.UTC()
	}
	return name, false, opens.AddDate(0, 0, 1).UTC()
}
