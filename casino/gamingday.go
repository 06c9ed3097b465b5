package casino

import (
	"fmt"
	"strconv"
	"time"
	_ "time/tzdata" // a machine may know no zones
)

// GamingDay says when a gaming day begins by the clocks of the house. What happens after
// midnight and before that hour belongs to the day before.
type GamingDay struct {
	Begins int    // in minutes after midnight
	Zone   string // the name of a time zone, "America/New_York"; UTC if empty
}

// usualDay is the gaming day of a house that says nothing of it: six in the morning in
// Atlantic City, when the fewest people play.
var usualDay = GamingDay{Begins: 6 * 60, Zone: "America/New_York"}

// DateForm is how a gaming day is written.
const DateForm = time.DateOnly

// gamingDay reads gaming-day = { begins = "06:00", zone = "America/New_York" }.
func (r *reader) gamingDay(key string, p *GamingDay) {
	r.below(key, func(r *reader) {
		read(r, "begins", "a time in quotes like \"06:00\"", func(s spot, v string) {
			m := clockText().FindStringSubmatch(v)
			if m == nil {
				r.faults.add(s, "", "must be a time like \"06:00\", not %q", shorten(v))
				return
			}
			hour, _ := strconv.Atoi(m[1])
			minute, _ := strconv.Atoi(m[2])
			p.Begins = hour*60 + minute
		})
		r.text("zone", &p.Zone)
	})
}

// gamingDay faults a zone that nobody knows, and an hour that no day has.
func (c *checker) gamingDay(s spot, d GamingDay) {
	if d.Begins < 0 || d.Begins >= dayMinutes {
		c.add(s.under("begins"), "", "must be from 00:00 to 23:59")
	}
	if _, err := d.location(); err != nil {
		c.add(s.under("zone"), "", "there is no time zone %q: name one like \"America/New_York\"", shorten(d.Zone))
	}
}

// location returns the zone of the house. "Local" is no zone: the same file would mean
// another day on another machine.
func (d GamingDay) location() (*time.Location, error) {
	if d.Zone == "Local" {
		return nil, fmt.Errorf("there is no time zone %q", d.Zone)
	}
	return time.LoadLocation(d.Zone)
}

// Span returns when a gaming day, written like 2026-11-18, begins and when the next one
// does. It has 23 or 25 hours where the clocks change.
func (d GamingDay) Span(date string) (from, to time.Time, err error) {
	day, err := time.Parse(DateForm, date)
	if err != nil {
		return from, to, fmt.Errorf("%q is not a day: write it like 2026-11-18", date)
	}
	zone, err := d.location()
	if err != nil {
		return from, to, err
	}
	return d.begin(day, zone), d.begin(day.AddDate(0, 0, 1), zone), nil
}

// Of returns the gaming day of a moment.
func (d GamingDay) Of(t time.Time) (string, error) {
	zone, err := d.location()
	if err != nil {
		return "", err
	}
	y, m, day := t.In(zone).Date()
	date := time.Date(y, m, day, 0, 0, 0, 0, time.UTC)
	if t.Before(d.begin(date, zone)) {
		date = date.AddDate(0, 0, -1)
	}
	return date.Format(DateForm), nil
}

// begin returns the first moment of a date at which the clocks of the house show the hour.
// Where they go forward over it, the day begins as many minutes after midnight as ever.
func (d GamingDay) begin(date time.Time, zone *time.Location) time.Time {
	wanted := date.Add(time.Duration(d.Begins) * time.Minute) // as if the house were at UTC
	var first time.Time
	for _, beside := range []time.Duration{-24 * time.Hour, 24 * time.Hour} {
		_, offset := wanted.Add(beside).In(zone).Zone()
		at := wanted.Add(-time.Duration(offset) * time.Second).In(zone)
		shows := at.Hour()*60+at.Minute() == d.Begins && at.Day() == wanted.Day()
		if shows && (first.IsZero() || at.Before(first)) {
			first = at
		}
	}
	if !first.IsZero() {
		return first
	}
	_, offset := wanted.Add(-24 * time.Hour).In(zone).Zone()
	return wanted.Add(-time.Duration(offset) * time.Second).In(zone)
}
