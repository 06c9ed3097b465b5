package keno

import (
	"fmt"
	"strconv"
	"strings"
	"time"
)

// Claim is how long a winning ticket is valid, counted from the start of its last
// game (15.6(c)). The zero value is none.
type Claim struct {
	Year bool          // one year, the longest there is
	For  time.Duration // otherwise this long
}

// minClaim is the shortest time that a ticket may be valid.
const minClaim = 5 * time.Minute

// year is the longest time other than a year of the calendar.
const year = 365 * 24 * time.Hour

// Until returns when a ticket is no longer valid whose last game started at a time.
func (c Claim) Until(start time.Time) time.Time {
	if c.Year {
		return start.AddDate(1, 0, 0)
	}
	return start.Add(c.For)
}

// units are the units of time of a rate card, the largest first.
var units = []struct {
	name string
	long time.Duration
}{
	{"day", 24 * time.Hour}, {"hour", time.Hour}, {"minute", time.Minute},
}

// String writes the time in its largest unit: "1 year", "30 days", "90 minutes".
func (c Claim) String() string {
	if c.Year {
		return "1 year"
	}
	for _, u := range units {
		if c.For >= u.long && c.For%u.long == 0 {
			return count(int(c.For/u.long), u.name)
		}
	}
	return c.For.String()
}

// ParseClaim reads a time such as "1 year", "30 days" or "90 minutes".
func ParseClaim(text string) (Claim, error) {
	number, unit, _ := strings.Cut(strings.TrimSpace(text), " ")
	n, err := strconv.Atoi(number)
	unit = strings.TrimSuffix(strings.TrimSpace(unit), "s")
	if err == nil && n == 1 && unit == "year" {
		return Claim{Year: true}, nil
	}
	for _, u := range units {
		if err == nil && u.name == unit && n > 0 && n <= 1_000_000 {
			return Claim{For: time.Duration(n) * u.long}, nil
		}
	}
	return Claim{}, fmt.Errorf("%q is not a time to claim: write it like 1 year, 30 days, 12 hours or 90 minutes", strings.TrimSpace(text))
}
