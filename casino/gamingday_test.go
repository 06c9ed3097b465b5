package casino

import (
	"strings"
	"testing"
	"time"
)

// TestAGamingDayFollowsTheClocksOfTheHouse has days of 23, 24 and 25 hours, in zones north and south.
func TestAGamingDayFollowsTheClocksOfTheHouse(t *testing.T) {
	for _, c := range []struct {
		begins, zone, day, from string
		hours                   float64
	}{
		{"06:00", "America/New_York", "2026-11-18", "2026-11-18T11:00:00Z", 24},
		{"06:00", "America/New_York", "2026-07-04", "2026-07-04T10:00:00Z", 24},
		{"06:00", "America/New_York", "2026-03-07", "2026-03-07T11:00:00Z", 23}, // the clocks go forward in its night
		{"06:00", "America/New_York", "2026-10-31", "2026-10-31T10:00:00Z", 25}, // and back
		{"00:00", "America/New_York", "2026-03-08", "2026-03-08T05:00:00Z", 23},
		{"02:30", "America/New_York", "2026-03-08", "2026-03-08T07:30:00Z", 23}, // an hour that the clocks leave out
		{"02:30", "America/New_York", "2026-03-07", "2026-03-07T07:30:00Z", 24},
		{"01:30", "America/New_York", "2026-11-01", "2026-11-01T05:30:00Z", 25}, // one that they show twice: the first
		{"06:00", "Australia/Lord_Howe", "2026-10-03", "2026-10-02T19:30:00Z", 23.5},
		{"23:59", "Asia/Kolkata", "2026-01-01", "2026-01-01T18:29:00Z", 24},
		{"06:00", "", "2026-01-01", "2026-01-01T06:00:00Z", 24},
	} {
		d := GamingDay{Begins: minutesOf(c.begins), Zone: c.zone}
		from, to, err := d.Span(c.day)
		if err != nil {
			t.Fatal(err)
		}
		if got := from.UTC().Format(time.RFC3339); got != c.from || to.Sub(from).Hours() != c.hours {
			t.Errorf("%s in %s at %s: from %s for %v hours, want %s for %v", c.day, c.zone, c.begins, got, to.Sub(from).Hours(), c.from, c.hours)
		}
		before, _ := time.Parse(DateForm, c.day)
		for at, want := range map[time.Time]string{from: c.day, to.Add(-1): c.day, from.Add(-1): before.AddDate(0, 0, -1).Format(DateForm)} {
			if got, err := d.Of(at); got != want || err != nil {
				t.Errorf("%s in %s: %s is of %s, want %s (%v)", c.begins, c.zone, at.UTC(), got, want, err)
			}
		}
	}
}

// TestEveryMomentIsOfOneGamingDay walks through a year by the quarter of an hour.
func TestEveryMomentIsOfOneGamingDay(t *testing.T) {
	for _, begins := range []int{0, 90, 150, 360} {
		d := GamingDay{Begins: begins, Zone: "America/New_York"}
		last := ""
		for at := time.Date(2026, 1, 1, 0, 7, 0, 0, time.UTC); at.Year() == 2026; at = at.Add(15 * time.Minute) {
			day, err := d.Of(at)
			if err != nil {
				t.Fatal(err)
			}
			from, to, err := d.Span(day)
			if err != nil || at.Before(from) || !at.Before(to) || day < last {
				t.Fatalf("%s is of %s, from %s to %s, after %s (%v)", at, day, from, to, last, err)
			}
			last = day
		}
	}
}

func TestNoGamingDay(t *testing.T) {
	for _, day := range []string{"", "today", "2026-02-30", "18.11.2026"} {
		if _, _, err := usualDay.Span(day); err == nil || !strings.Contains(err.Error(), "write it like") {
			t.Errorf("%q: %v", day, err)
		}
	}
	for _, zone := range []string{"Local", "Nowhere/At_All"} {
		if _, err := (GamingDay{Zone: zone}).Of(time.Now()); err == nil {
			t.Errorf("%q is a zone", zone)
		}
	}
}

// minutesOf reads 06:00.
func minutesOf(text string) int {
	at, err := time.Parse("15:04", text)
	if err != nil {
		panic(err)
	}
	return at.Hour()*60 + at.Minute()
}
