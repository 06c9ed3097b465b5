package odds

import (
	"fmt"
	"slices"
	"sync"

	"boardwalk/keno"
	"boardwalk/money"
)

// KenoTicket returns the figures of a ticket in one game: of all its ways
// together, and of one way of each entry of its conditioning. Groups share the 20
// drawn numbers, so the results of several ways hang together; they are counted
// by how many numbers of each group are drawn, and the ticket itself says what it
// wins then.
func KenoTicket(t *keno.Ticket) *Keno {
	k := &Keno{Rates: t.Rates, Ticket: t}
	k.Figures = append(k.Figures, kenoWhole(t))
	if len(t.Ways) == 1 {
		return k
	}
	type entry struct{ play, size int }
	var seen []entry
	for i := range t.Ways {
		w := &t.Ways[i]
		if e := (entry{w.Play, w.Size}); !slices.Contains(seen, e) {
			seen = append(seen, e)
			k.Figures = append(k.Figures, kenoWay(t.Rates, w.Size, w.Rate, kenoWayID(t, w)))
		}
	}
	return k
}

// kenoWayID names one way of an entry of the conditioning.
func kenoWayID(t *keno.Ticket, w *keno.Way) string {
	p := t.Request.Plays[w.Play]
	switch {
	case len(p.Of) > 0:
		return fmt.Sprintf("%s, a %d-spot at %s", p, w.Size, w.Rate)
	case p.Spots == 0:
		return fmt.Sprintf("a %d-spot at %s", w.Size, w.Rate)
	}
	return fmt.Sprintf("one of %s at %s", p, w.Rate)
}

// kenoWork bounds how much is counted for one ticket: kinds of draws times ways.
const kenoWork = 200_000_000

// kenoWhole is the figure of all ways of a ticket together.
func kenoWhole(t *keno.Ticket) *Figure {
	classes := kenoClasses(t)
	if kenoStates(classes)*float64(len(t.Ways)) > kenoWork {
		return kenoMoments(t)
	}
	count := kenoCount{t: t, classes: classes, counts: map[money.Cents]uint64{}, blank: keno.Numbers - t.Request.Marked().Len()}
	count.class(0, 1, 0, keno.Set{})
	return kenoFigure("ticket", count.counts, t.Wager)
}

// kenoClass are groups of one size that are alike: exchanging two of them changes
// nothing about the ticket's ways.
type kenoClass struct {
	size   int
	king   bool
	named  bool // a group that the conditioning names is like no other
	groups []keno.Set
}

// kenoClasses divides the groups and kings of a ticket into classes.
func kenoClasses(t *keno.Ticket) []kenoClass {
	named := map[string]bool{}
	for _, p := range t.Request.Plays {
		for _, name := range p.Of {
			named[name] = true
		}
	}
	var list []kenoClass
	add := func(group keno.Set, king bool, name string) {
		i := slices.IndexFunc(list, func(c kenoClass) bool { return !c.named && c.size == group.Len() && c.king == king })
		if i < 0 || named[name] {
			list = append(list, kenoClass{size: group.Len(), king: king, named: named[name], groups: []keno.Set{group}})
			return
		}
		list[i].groups = append(list[i].groups, group)
	}
	for i, g := range t.Request.Groups {
		add(g, false, keno.GroupName(i))
	}
	for n := range t.Request.Kings.All() {
		add(keno.NewSet(n), true, fmt.Sprintf("K%d", n))
	}
	return list
}

// kenoStates is about how many kinds of draws there are: for each class, in how
// many ways its groups can be divided by what is caught of them.
func kenoStates(classes []kenoClass) float64 {
	all := 1.0
	for _, c := range classes {
		for i := range c.size {
			all *= float64(len(c.groups)+c.size-i) / float64(i+1)
		}
	}
	return all
}

// kenoCount counts draws by what the ticket wins.
type kenoCount struct {
	t       *keno.Ticket
	classes []kenoClass
	blank   int // numbers that are not marked
	counts  map[money.Cents]uint64
}

// class goes through all catches of the classes from i on. Before them so many
// numbers were caught, in draws ways, and drawn is one of those.
func (k *kenoCount) class(i int, draws uint64, caught int, drawn keno.Set) {
	if i == len(k.classes) {
		rest := choose(k.blank, keno.Drawn-caught)
		if rest > 0 {
			k.counts[kenoPaid(k.t.Rates, k.t.Won(drawn))] += draws * rest
		}
		return
	}
	k.groups(i, 0, k.classes[i].size, draws, caught, drawn)
}

// groups divides the groups of a class from the one at on: so many of them catch
// size numbers, the others fewer. Groups that catch more stand first.
func (k *kenoCount) groups(i, at, size int, draws uint64, caught int, drawn keno.Set) {
	c := &k.classes[i]
	left := len(c.groups) - at
	if size == 0 {
		k.class(i+1, draws, caught, drawn)
		return
	}
	each := choose(c.size, size)
	for n := 0; n <= left && caught+n*size <= keno.Drawn; n++ {
		ways := draws * choose(left, n)
		for range n {
			ways *= each
		}
		more := drawn
		for _, g := range c.groups[at : at+n] {
			for _, number := range g.List()[:size] {
				more = more.With(number)
			}
		}
		k.groups(i, at+n, size-1, ways, caught+n*size, more)
	}
}

// choose is how many ways there are to take k of n things, for n up to 80 and k
// up to 20.
func choose(n, k int) uint64 {
	if k < 0 || k > n {
		return 0
	}
	return pascal()[n][k]
}

// pascal is Pascal's triangle as far as keno needs it.
var pascal = sync.OnceValue(func() *[keno.Numbers + 1][keno.Drawn + 1]uint64 {
	var rows [keno.Numbers + 1][keno.Drawn + 1]uint64
	for n := range rows {
		rows[n][0] = 1
		for k := 1; n > 0 && k <= keno.Drawn; k++ {
			rows[n][k] = rows[n-1][k-1] + rows[n-1][k]
		}
	}
	return &rows
})
