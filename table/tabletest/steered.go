package tabletest

import (
	"testing"

	"boardwalk/chance"
	"boardwalk/money"
	"boardwalk/table"
)

// WalkSteered is [WalkEach] that comes to more in as many steps: people have every seat, most steps are rounds with several
// wagers by everybody, what was done least so far is done first, and outcomes often follow a pattern, so that pairs,
// straights, flushes and the same number twice in a row come up more often than by chance.
func WalkSteered(t testing.TB, rules *table.Rules, options table.Options, will chance.Source, steps int,
	after func(*table.Live, table.Log)) {
	t.Helper()
	w := &steered{walk: walk{t: t, will: will, rules: rules}, outcomes: pattern{will: will}, used: map[string]int{}}
	terms := rules.Terms()
	live, err := table.NewLive(rules, options, terms, &w.outcomes, &w.log)
	if err != nil {
		t.Fatal(err)
	}
	w.live = live
	for range steps {
		w.step()
		after(live, w.log)
		if t.Failed() {
			return
		}
	}
	_ = w.answerAll()
	w.replay(options, terms, live.Journal())
}

// steered is a walk that prefers what was done least.
type steered struct {
	walk
	outcomes pattern
	used     map[string]int // how often each thing was done
}

func (w *steered) step() {
	w.outcomes.change()
	if w.live.Table().InterludeDue() && w.chance(90) {
		w.interlude()
	}
	layout := w.live.Table().Layout()
	switch n := w.will.Draw(100); {
	case n < 5:
		w.do(table.Act{Kind: table.Leave, Seat: w.anySeat()})
	case n < 10:
		w.do(table.Act{Kind: table.Remove, Seat: w.anySeat(), Area: w.standing(), Amount: w.part()})
	case n < 14:
		w.do(table.Act{Kind: []table.ActKind{table.CallOn, table.CallOff}[w.will.Draw(2)], Seat: w.anySeat(), Area: w.standing()})
	case n < 22:
		w.rarestDeclared(table.Special, layout.Acts)
	case n < 30:
		w.rarestDeclared(table.Report, layout.Incidents)
	default:
		w.sitAndWager()
		w.round()
	}
	if err := w.live.Table().Verify(); err != nil {
		w.t.Errorf("after %d events: %v", len(w.log), err)
	}
}

func (w *steered) anySeat() table.Seat { return table.Seat(w.will.Draw(w.rules.Seats) + 1) }

// sitAndWager has people sit down and make wagers; at every other round there are few of them.
func (w *steered) sitAndWager() {
	first, most := w.will.Draw(w.rules.Seats), w.rules.Seats
	if w.chance(50) {
		most = min(most, 1+w.will.Draw(3))
	}
	for i := range most {
		s := table.Seat((first+i)%w.rules.Seats + 1)
		if !w.live.Table().Taken(s) || w.chance(5) {
			w.do(table.Act{Kind: table.Sit, Seat: s, Amount: 2000 * money.Dollar, Coupon: w.dollars(50), Person: people[1+int(s)%4]})
		}
		for made, want, tries := 0, 1+w.will.Draw(4), 0; made < want && tries < 10; tries++ {
			if w.offer(s, w.rarestArea(s)) {
				made++
			}
		}
	}
}

// rarestArea returns the area of a few on which the fewest wagers were tried. Every other time it is one of the seat's own, if
// the layout has such.
func (w *steered) rarestArea(s table.Seat) (best table.Area) {
	l := w.live.Table().Layout()
	for range 8 {
		a := w.area()
		if p := l.Wagers[a].Position; p != 0 && p != s && w.chance(90) {
			continue
		}
		if name := l.Wagers[a].ID; best == 0 || w.used[name] < w.used[l.Wagers[best].ID] {
			best = a
		}
	}
	w.used[l.Wagers[best].ID]++
	return best
}

// rarestDeclared does or reports what was tried least, with several arguments until it is not refused.
func (w *steered) rarestDeclared(kind table.ActKind, list []table.Declared) {
	if len(list) == 0 {
		return
	}
	best := w.will.Draw(len(list))
	for i := range list {
		if w.used["declared "+list[i].ID] < w.used["declared "+list[best].ID] {
			best = i
		}
	}
	d := &list[best]
	w.used["declared "+d.ID]++
	for range 6 {
		a := table.Act{Kind: kind, Word: d.ID, Args: [2]int{w.will.Draw(10), w.will.Draw(5)}}
		if !d.Staff || w.chance(5) {
			a.Seat = w.anySeat()
		}
		if w.do(a) || d.Args == "" && d.Staff {
			return
		}
	}
}

// pattern is a source whose outcomes often follow each other at one distance: of a new deck, those are cards of one suit or of
// one rank.
type pattern struct {
	will            chance.Source
	by              patternKind
	distance, value int
}

type patternKind uint8

const (
	fair     patternKind = iota
	distant              // each is so far from the one before
	constant             // all are the same, where that is possible
)

// change begins another pattern.
func (p *pattern) change() {
	p.by = []patternKind{fair, fair, fair, distant, distant, constant}[p.will.Draw(6)]
	p.distance, p.value = p.will.Draw(52), p.will.Draw(52)
	if p.will.Draw(3) == 0 {
		p.distance = []int{1, 4, 13, 12, 26, 39}[p.will.Draw(6)]
	}
}

// Draw draws one of n outcomes. Every pattern ends some time, because a game may wait for another outcome.
func (p *pattern) Draw(n int) int {
	if p.will.Draw(30) == 0 {
		p.change()
	}
	if p.by == distant {
		p.value = (p.value + p.distance) % max(n, 52)
	}
	if p.by == fair || p.value >= n {
		return p.will.Draw(n)
	}
	return p.value
}
