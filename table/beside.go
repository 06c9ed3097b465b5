package table

import (
	"slices"

	"boardwalk/law"
)

// Beside is a wager that is none of the game's own: somebody designed it, and it lies beside the wagers of a game. A copy
// of the rules carries it in [Rules.Beside]. Its areas come after the game's, and the game never sees what lies there. The
// table settles it when the round is over, from what the round's events told.
//
// No public table has one: whoever opens one takes the rules from the list of games, which carry none.
type Beside interface {
	// Declare returns the areas of the wager on a layout, as they are declared for the wagers of a game.
	Declare(l *Layout) []Wager

	// Written is the text from which the wager can be read again: it stands in the setup of a table's records.
	Written() string

	// Sits returns what follows one table for the wager.
	Sits(l *Layout) Judge
}

// Judge decides a [Beside] wager at one table. It hears every event of a round, those of a round that is run again
// too, so it forgets at the beginning of a round what it heard before.
type Judge interface {
	Begins()      // a round begins
	Hear(*Event)  // something happened in it
	Ends() uint64 // the round is over: what lasts from it to the next

	// May refuses a wager, or that one is taken down, which cannot be at this moment: lasts is what lasts of the
	// rounds before, zero at first.
	May(lasts uint64, a *Act) *law.Refusal

	// Judges says what becomes of the wager on one of its areas, after Ends.
	Judges(area int) Verdict

	// Goes tells the judge what lasts of the rounds before, at the beginning of a round.
	Goes(lasts uint64)
}

// Verdict is what becomes of a wager beside the game's: the number of its pay line, or one of the constants.
type Verdict int

// What becomes of a wager that is not paid.
const (
	Lost  Verdict = -1 - iota // it is collected
	Back                      // it comes back: a push, or what it looks at was not dealt
	Stays                     // it is not decided yet
)

// Designed reports whether somebody designed the rules, or wagers beside those of the game. A table of such rules is no
// public one, and its chips are nobody's.
func (r *Rules) Designed() bool { return r.supposed != nil || len(r.Beside) > 0 }

// Layout is what a table of these rules offers under options, or under the defaults if there are none: the wagers of
// the game, then those beside them.
func (r *Rules) Layout(o Options) *Layout {
	if o == nil {
		o = r.Options()
	}
	return r.lay(r.New(o))
}

// lay adds the wagers beside those of a game to its layout.
func (r *Rules) lay(g Game) *Layout {
	l := g.Layout()
	if len(r.Beside) == 0 {
		return l
	}
	more := *l
	more.names, more.Wagers = nil, slices.Clip(l.Wagers)
	for _, b := range r.Beside {
		more.Wagers = append(more.Wagers, b.Declare(l)...)
	}
	return &more
}

// asides are the wagers beside those of a game, at one table.
type asides struct {
	own   Area // how many areas are the game's own
	list  []aside
	to    Sink // who else hears the events
	heard bool // a round is being played, whose events count
}

type aside struct {
	judge Judge
	first Area
	areas int
}

// MostBeside is how many wagers may lie beside those of a game.
const MostBeside = 8

// setAsides has the wagers beside the game's followed.
func (t *Table) setAsides() {
	if len(t.rules.Beside) == 0 {
		return
	}
	l := t.game.Layout()
	before := t.aside
	t.aside = &asides{own: Area(len(l.Wagers))}
	at := t.aside.own
	for _, b := range t.rules.Beside {
		n := len(b.Declare(l))
		t.aside.list = append(t.aside.list, aside{b.Sits(l), at, n})
		at += Area(n)
	}
	if before != nil {
		t.aside.to = before.to
		t.sink = t.aside
		return
	}
	t.hear(t.sink)
}

// hear sets who hears the events, after whoever follows them for the wagers beside the game's.
func (t *Table) hear(s Sink) {
	if t.aside == nil {
		t.sink = s
		return
	}
	t.aside.to = s
	t.sink = t.aside
}

// Event passes an event on to whoever follows the wagers beside the game's, and to the table's own sink.
func (a *asides) Event(e *Event) {
	if a.heard {
		for i := range a.list {
			a.list[i].judge.Hear(e)
		}
	}
	if a.to != nil {
		a.to.Event(e)
	}
}

// isAside reports whether an area belongs to a wager beside the game's.
func (t *Table) isAside(a Area) bool { return t.aside != nil && a >= t.aside.own }

// IsBeside reports whether an area belongs to a [Beside] wager and to none of the game's own.
func (t *Table) IsBeside(a Area) bool { return t.isAside(a) }

// find returns which of the wagers an area belongs to.
func (a *asides) find(area Area) (which, at int) {
	for i := range a.list {
		if n := area - a.list[i].first; int(n) < a.list[i].areas {
			return i, int(n)
		}
	}
	panic("table: no wager beside the game's has this area")
}

// mayAside is [Game.Check] for a wager beside the game's.
func (t *Table) mayAside(a *Act) *law.Refusal {
	if a.Kind == CallOn || a.Kind == CallOff {
		return law.RefuseFor(law.Unknown, t.layout.Wagers[a.Area].Law, "a wager beside the game's is never off")
	}
	which, _ := t.aside.find(a.Area)
	return t.aside.list[which].judge.May(t.lasts[which], a)
}

// check asks whoever knows whether an act is lawful beyond what is declared: the game, or the judge of a wager beside
// the game's.
func (t *Table) check(a *Act) *law.Refusal {
	if (a.Kind == Make || a.Kind == Remove || a.Kind == CallOn || a.Kind == CallOff) && t.isAside(a.Area) {
		return t.mayAside(a)
	}
	return t.game.Check(t.dealer(), a)
}

// after tells the game of an act that was done on one of its areas.
func (t *Table) after(a *Act) {
	if !t.isAside(a.Area) {
		t.game.After(t.dealer(), a)
	}
}

// beginAsides has the wagers beside the game's follow a round.
func (t *Table) beginAsides() {
	t.aside.heard = true
	for i := range t.aside.list {
		t.aside.list[i].judge.Goes(t.lasts[i])
		t.aside.list[i].judge.Begins()
	}
}

// settleAsides settles the wagers beside the game's, when the game has settled its own.
func (t *Table) settleAsides() {
	t.aside.heard = false
	for i := range t.aside.list {
		t.lasts[i] = t.aside.list[i].judge.Ends()
	}
	d := t.dealer()
	for b := range t.Standing {
		if !t.isAside(b.Area) {
			continue
		}
		which, at := t.aside.find(b.Area)
		by := t.layout.Wagers[b.Area].Law
		switch v := t.aside.list[which].judge.Judges(at); {
		case v >= 0:
			d.WinsAt(b, int(v), by)
		case v == Lost:
			d.Loses(b, by)
		case v == Back:
			d.Returns(b, by)
		}
	}
}
