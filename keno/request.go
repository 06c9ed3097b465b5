package keno

import (
	"strconv"
	"strings"

	"boardwalk/chance"
	"boardwalk/law"
	"boardwalk/money"
)

// Request is what a player marks on a keno request (15.4(b)): the numbers on the
// grid, in groups, how the groups are played and at which rate, for how many
// games, and the total price.
type Request struct {
	Kind   Kind        // Unstated if the marks say it
	Groups []Set       // named A, B, C … in this order
	Kings  Set         // single spots that are combined with groups
	Quick  int         // this many numbers are to be picked by the computer; 0 if the player marks them
	Plays  []Play      // the conditioning; empty if the groups are played by themselves
	Races  int         // how many games in a row; 0 means 1
	Price  money.Cents // the total price as the player has it; 0 if it was left out
}

// Play is one entry of the conditioning: "4/2 @ $1" plays four ways of two
// spots, each for $1. An entry that names its groups is one way.
type Play struct {
	Ways  int         // how many ways; 1 if Of names the groups
	Spots int         // how many spots each of them has; 0 where Of says it
	Of    []string    // the groups of one way, such as A, B and K5; empty for all ways of so many spots
	Rate  money.Cents // wagered on each way
}

// String writes the entry without its rate: "4/2", or "A+B".
func (p Play) String() string {
	if len(p.Of) > 0 {
		return strings.Join(p.Of, "+")
	}
	return strconv.Itoa(p.Ways) + "/" + strconv.Itoa(p.Spots)
}

// RaceCount returns for how many games the request is.
func (r *Request) RaceCount() int { return max(r.Races, 1) }

// Marked returns all numbers that are marked.
func (r *Request) Marked() Set {
	all := r.Kings
	for _, g := range r.Groups {
		all = all.Or(g)
	}
	return all
}

// Pick returns a quick-pick with its numbers, drawn from a source as a game's
// numbers are. Other requests it returns as they are.
func (r Request) Pick(src chance.Source) (Request, error) {
	if r.Quick == 0 {
		return r, nil
	}
	if r.Quick < 1 || r.Quick > Numbers {
		return r, law.Refuse(quickPick, "a quick-pick has from 1 to %d numbers, not %d", Numbers, r.Quick)
	}
	if !r.Marked().IsEmpty() {
		return r, law.Refuse(quickPick, "a quick-pick has no marked numbers: the computer picks them all")
	}
	row := make([]int, Numbers)
	for i := range row {
		row[i] = i + 1
	}
	var picked Set
	for i := range r.Quick {
		left := Numbers - i
		at := src.Draw(left)
		picked = picked.With(row[at])
		row[at] = row[left-1]
	}
	r.Groups, r.Quick = []Set{picked}, 0
	return r, nil
}

// String writes the request as [Parse] reads it.
func (r Request) String() string {
	var b strings.Builder
	switch {
	case r.Quick > 0:
		b.WriteString("quick " + strconv.Itoa(r.Quick))
	default:
		if r.Kind != StraightTicket && r.Kind != KingTicket && r.Kind != Unstated {
			b.WriteString(r.Kind.String() + " ")
		}
		b.WriteString(r.marks())
	}
	if len(r.Plays) > 0 && !r.plain() {
		b.WriteString(": ")
	}
	for i, p := range r.Plays {
		if !r.plain() {
			b.WriteString(p.String())
		}
		if i+1 < len(r.Plays) && r.Plays[i+1].Rate == p.Rate {
			b.WriteString(", ")
			continue
		}
		b.WriteString(" @ " + p.Rate.String())
		if i+1 < len(r.Plays) {
			b.WriteString(", ")
		}
	}
	if r.Races > 1 {
		b.WriteString(" x " + strconv.Itoa(r.Races))
	}
	if r.Price > 0 {
		b.WriteString(" = " + r.Price.String())
	}
	return b.String()
}

// marks writes the kings and the groups.
func (r *Request) marks() string {
	var parts []string
	for n := range r.Kings.All() {
		parts = append(parts, "k"+strconv.Itoa(n))
	}
	for _, g := range r.Groups {
		parts = append(parts, g.String())
	}
	return strings.Join(parts, " | ")
}

// plain reports whether the conditioning need not be written: one group, or a
// quick-pick, played once.
func (r *Request) plain() bool {
	if len(r.Plays) != 1 || len(r.Groups) > 1 || !r.Kings.IsEmpty() {
		return len(r.Plays) == 1 && r.Plays[0].Spots == 0 && len(r.Plays[0].Of) == 0
	}
	p, spots := r.Plays[0], r.Quick
	if len(r.Groups) == 1 {
		spots = r.Groups[0].Len()
	}
	return len(p.Of) == 0 && (p.Spots == 0 || p.Ways == 1 && p.Spots == spots)
}
