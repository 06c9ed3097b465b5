package tabletest

import (
	"slices"
	"testing"

	"boardwalk/chance"
	"boardwalk/money"
	"boardwalk/table"
)

// Laid is a wager on the layout as a [Witness] saw it made.
type Laid struct {
	Seat     table.Seat
	ID       string
	Amount   money.Cents
	Coupon   money.Cents
	Vigorish money.Cents
	On       bool
}

// Movement is what an outcome must bring for a wager: Paid, Collected, Returned
// or Moved. It takes the wager off the layout, or to where it moves.
type Movement struct {
	Kind   table.EventKind
	Seat   table.Seat
	ID     string
	Amount money.Cents
	To     string // where all of a wager moves
}

// Witness plays a table at random and settles every outcome again in a way of
// its own, which knows nothing of the game but the names of its wagers.
type Witness struct {
	Settle func(e *table.Event, laid []Laid) []Movement // at an outcome, and at a void
	Taken  func(e *table.Event, l Laid)                 // if set: looks at what was wagered, or charged for it
	Then   func(*table.Live)                            // if set: does something more after each step

	t        testing.TB
	layout   *table.Layout
	seen     int
	outcomes int
	laid     []Laid
	due      []Movement
	settled  map[string]bool
}

// Watch walks for so many steps, as [Walk] does. It fails the test if a movement
// of chips differs from what the witness found, or if there was little to see.
func (w *Witness) Watch(t testing.TB, rules *table.Rules, options table.Options, will chance.Source, steps int) {
	t.Helper()
	w.t, w.settled = t, map[string]bool{}
	WalkEach(t, rules, options, will, steps, w.step)
	if w.outcomes < steps/10 {
		t.Errorf("only %d outcomes in %d steps", w.outcomes, steps)
	}
}

// Settled reports whether a wager on an area was ever settled.
func (w *Witness) Settled(id string) bool { return w.settled[id] }

// Amount is what a seat has on an area.
func (w *Witness) Amount(s table.Seat, id string) money.Cents { return w.at(s, id).Amount }

func (w *Witness) step(live *table.Live, log table.Log) {
	w.layout = live.Table().Layout()
	for ; w.seen < len(log); w.seen++ {
		w.event(&log[w.seen])
	}
	for _, m := range w.due {
		w.t.Errorf("before event %d this did not happen: %v", w.seen, m)
	}
	if w.Then != nil {
		w.Then(live)
	}
}

func (w *Witness) event(e *table.Event) {
	if e.Kind == table.Thrown || e.Kind == table.Voided {
		w.outcome(e)
	}
	if e.Area == table.NoArea {
		return
	}
	l := w.at(e.Seat, w.layout.Wagers[e.Area].ID)
	switch e.Kind {
	case table.Wagered:
		if e.Tender == table.Coupon {
			l.Coupon += e.Amount
		} else {
			l.Amount += e.Amount
		}
		w.taken(e, l)
	case table.Vigorished:
		l.Vigorish += e.Amount
		w.taken(e, l)
	case table.Reduced:
		l.Amount -= e.Amount
		l.Coupon -= e.Coupon
		l.On = l.On && l.Amount > 0
	case table.Called:
		l.On = e.On
	case table.Collected, table.Moved:
		w.happens(Movement{Kind: e.Kind, Seat: l.Seat, ID: l.ID, Amount: e.Stake})
	case table.Paid, table.Returned:
		if e.Return == table.VigorishBack {
			l.Vigorish -= e.Amount
			w.taken(e, l)
			return
		}
		w.happens(Movement{Kind: e.Kind, Seat: l.Seat, ID: l.ID, Amount: e.Amount})
	}
}

func (w *Witness) taken(e *table.Event, l *Laid) {
	if w.Taken != nil {
		w.Taken(e, *l)
	}
}

// at finds what a seat has on an area, nothing if it has nothing.
func (w *Witness) at(s table.Seat, id string) *Laid {
	i := slices.IndexFunc(w.laid, func(l Laid) bool { return l.Seat == s && l.ID == id })
	if i < 0 {
		w.laid = append(w.laid, Laid{Seat: s, ID: id})
		i = len(w.laid) - 1
	}
	return &w.laid[i]
}

// outcome has every wager settled, and writes down what must happen.
func (w *Witness) outcome(e *table.Event) {
	w.outcomes++
	w.laid = slices.DeleteFunc(w.laid, func(l Laid) bool { return l.Amount == 0 })
	before := slices.Clone(w.laid)
	due := w.Settle(e, before)
	for _, m := range due {
		w.settled[m.ID] = true
		w.laid = slices.DeleteFunc(w.laid, func(l Laid) bool { return l.Seat == m.Seat && l.ID == m.ID })
	}
	for i := range due { // onto areas that the same outcome has cleared
		m := &due[i]
		if m.To == "" {
			continue
		}
		for _, l := range before {
			if l.Seat == m.Seat && l.ID == m.ID {
				l.ID = m.To
				w.laid = append(w.laid, l)
			}
		}
		m.To = ""
	}
	w.due = append(w.due, due...)
}

// happens ticks off a movement that had to happen.
func (w *Witness) happens(m Movement) {
	i := slices.Index(w.due, m)
	if i < 0 {
		w.t.Errorf("event %d: %v was not due; %v were", w.seen, m, w.due)
		return
	}
	w.due = slices.Delete(w.due, i, i+1)
}
