package sitting

import (
	"cmp"
	"slices"
	"time"

	"boardwalk/money"
	"boardwalk/table"
)

// ranked returns entrants with places from first on, the most chips first. Those with as
// many share a place.
func ranked(list []Entrant, first int) []Entrant {
	list = slices.Clone(list)
	slices.SortStableFunc(list, func(a, b Entrant) int { return cmp.Compare(b.Chips, a.Chips) })
	for i := range list {
		if list[i].Place = first + i; i > 0 && list[i].Chips == list[i-1].Chips {
			list[i].Place = list[i-1].Place
		}
	}
	return list
}

// Held returns all that a seat owns at a table.
func Held(t *table.Table, seat table.Seat) money.Cents {
	a := t.Account(seat)
	return a.Chips + a.Cash + a.Layout + a.Cover
}

// Standings returns the final ranking of a tournament at a table: those who are still in by
// the chips that they have, and the others as they went out.
func (t *Tournament) Standings(at *table.Table) []Entrant {
	var in, out []Entrant
	for _, e := range t.Entrants {
		if e.Place == 0 {
			e.Chips = Held(at, e.Seat)
			in = append(in, e)
		} else {
			e.Chips = 0
			out = append(out, e)
		}
	}
	slices.SortStableFunc(out, func(a, b Entrant) int { return cmp.Compare(a.Place, b.Place) })
	return append(ranked(in, 1), out...)
}

// GoingOut returns those who are out now that a round is over, with their places and the
// last first: they have left, or have not enough to take part. Of several the one with more
// chips at the beginning of the round is ahead.
func (t *Tournament) GoingOut(at *table.Table, sits func(*Entrant) bool) []Entrant {
	var list []Entrant
	stake := at.Stake()
	for i := range t.Entrants {
		if e := &t.Entrants[i]; e.Place == 0 && (!sits(e) || Held(at, e.Seat) < stake) {
			list = append(list, *e)
		}
	}
	in, _ := t.In()
	list = ranked(list, in-len(list)+1)
	slices.Reverse(list)
	return list
}

// IsDecided reports whether the tournament ends at a time: by rounds, by the clock, or
// because nobody is left to play against, or no person.
func (t *Tournament) IsDecided(now time.Time) bool {
	all, people := t.In()
	return all <= 1 || people == 0 || t.Rounds > 0 && t.Played >= t.Rounds || t.Length > 0 && !now.Before(t.Ends())
}
