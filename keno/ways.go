package keno

import (
	"slices"
	"strconv"
	"strings"

	"boardwalk/law"
	"boardwalk/money"
)

// MaxWays is the most ways that a ticket may have. It is a bound of this
// program: twenty groups of four combined in pairs are 190 ways.
const MaxWays = 10_000

// Way is one straight ticket within a ticket: the spots of some of its groups
// together, and what is wagered on them.
type Way struct {
	Spots Set         // the numbers that count for this way
	Size  int         // how many they are
	Rate  money.Cents // wagered on it in each game
	Play  int         // the entry of the conditioning that it belongs to
	parts Set         // which parts of the ticket it combines: bit 1 is the first
}

// part is a group or a king of a request.
type part struct {
	name  string
	spots Set
	king  bool
}

// parts lists the groups, and then the kings by their numbers.
func (r *Request) parts() []part {
	list := make([]part, 0, len(r.Groups)+r.Kings.Len())
	for i, g := range r.Groups {
		list = append(list, part{name: GroupName(i), spots: g})
	}
	for n := range r.Kings.All() {
		list = append(list, part{name: "K" + strconv.Itoa(n), spots: NewSet(n), king: true})
	}
	return list
}

// CountWays returns how many ways of so many spots the groups and kings of a
// request can be combined to; never more than MaxWays+1. A king alone is no way.
func (r *Request) CountWays(spots int) int {
	if spots < 1 || spots > Numbers {
		return 0
	}
	counts := wayCounts(r.parts(), spots)
	if spots == 1 {
		return counts[0][1] - min(r.Kings.Len(), counts[0][1])
	}
	return counts[0][spots]
}

// wayCounts returns for each i and n how many combinations of the parts from i
// on have n spots, from 0 to the given number, which is at most 80. It stops counting
// somewhat above MaxWays.
func wayCounts(parts []part, spots int) [][]int {
	counts := make([][]int, len(parts)+1)
	counts[len(parts)] = make([]int, spots+1)
	counts[len(parts)][0] = 1
	for i := len(parts) - 1; i >= 0; i-- {
		row := slices.Clone(counts[i+1])
		size := parts[i].spots.Len()
		for n := size; n <= spots; n++ {
			row[n] = min(row[n]+counts[i+1][n-size], MaxWays+1+Numbers)
		}
		counts[i] = row
	}
	return counts
}

// listWays lists the combinations of so many spots, by the parts they combine.
// There must not be more than MaxWays of them.
func listWays(parts []part, spots int) []Set {
	counts := wayCounts(parts, spots)
	var list []Set
	var walk func(i, left int, taken Set)
	walk = func(i, left int, taken Set) {
		if counts[i][left] == 0 {
			return
		}
		if i == len(parts) {
			if taken.Len() != 1 || !parts[taken.List()[0]-1].king {
				list = append(list, taken)
			}
			return
		}
		if size := parts[i].spots.Len(); size <= left {
			walk(i+1, left-size, taken.With(i+1))
		}
		walk(i+1, left, taken)
	}
	walk(0, spots, Set{})
	return list
}

// waysOf returns the ways of one entry of the conditioning.
func waysOf(parts []part, p Play, at int) ([]Way, error) {
	way := func(taken Set) Way {
		w := Way{Rate: p.Rate, Play: at, parts: taken}
		for i := range taken.All() {
			w.Spots = w.Spots.Or(parts[i-1].spots)
		}
		w.Size = w.Spots.Len()
		return w
	}
	switch {
	case len(p.Of) > 0:
		taken, err := named(parts, p.Of)
		if err != nil {
			return nil, err
		}
		return []Way{way(taken)}, nil
	case p.Spots == 0:
		var ways []Way
		for i := range parts {
			ways = append(ways, way(Set{}.With(i+1)))
		}
		return ways, nil
	}
	if p.Spots < 0 || p.Spots > Numbers {
		return nil, law.Refuse(unclear, "%s: a way has from 1 to %d spots", p, Numbers)
	}
	if counts := wayCounts(parts, p.Spots); counts[0][p.Spots] > MaxWays+Numbers {
		return nil, law.RefuseFor(law.Limit, "house:added-9(a)", "%s: a ticket has at most %d ways", p, MaxWays)
	}
	list := listWays(parts, p.Spots)
	if len(list) != p.Ways {
		return nil, law.Refuse(unclear, "%s: the marks make %s of %d spots, not %d; name the groups of a way, like A+B, to play only some", p,
			count(len(list), "way"), p.Spots, p.Ways)
	}
	ways := make([]Way, len(list))
	for i, taken := range list {
		ways[i] = way(taken)
	}
	return ways, nil
}

// named returns the parts that some names mean.
func named(parts []part, names []string) (Set, error) {
	var taken Set
	for _, name := range names {
		i := slices.IndexFunc(parts, func(p part) bool { return strings.EqualFold(p.name, name) })
		switch {
		case i < 0:
			return taken, law.Refuse(unclear, "%s: there is no group %s", strings.Join(names, "+"), name)
		case taken.Has(i + 1):
			return taken, law.Refuse(unclear, "%s: the group %s is named twice", strings.Join(names, "+"), name)
		}
		taken = taken.With(i + 1)
	}
	return taken, nil
}

// count writes a number of things: "1 way", "2 ways".
func count(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return strconv.Itoa(n) + " " + thing + "s"
}
