package analysis

import (
	"net/http"
	"sync"
	"time"

	"boardwalk/api/wire"
	"boardwalk/money"
	"boardwalk/odds"
)

// background makes the counts that take long, one at a time, on half of the machine. Nobody waits for one: whoever
// needs it is told how much is done, and asks again.
type background struct {
	work func(r *Rules, tell func(done, all int)) // makes a count

	mu   sync.Mutex
	name string  // of the count that is being made; empty if there is none
	done float64 // how much of it is, from 0 to 1
}

// between is how long to wait before asking again.
const between = 2 * time.Second

// begin begins the count that the figures of some rules wait for, if none is being made. It returns a problem that says
// how far it is. Counts are made for the usual rules of a game and for those of a table, so that nobody has the
// house count all day.
func (b *background) begin(r *Rules, name string) *wire.Problem {
	if !r.usual() {
		return tooLong(r)
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	switch b.name {
	case name:
	case "":
		b.name, b.done = name, 0
		go b.count(r)
	default:
		return wire.NotYet("The figures of other rules are", b.done, between)
	}
	return wire.NotYet("These figures are", b.done, between)
}

// count makes a count. Its parts may be told of in different units, and those of two goroutines in either order, so what is
// compared is the share of the whole.
func (b *background) count(r *Rules) {
	b.work(r, func(done, all int) {
		b.mu.Lock()
		defer b.mu.Unlock()
		b.done = max(b.done, float64(done)/float64(max(1, all)))
	})
	b.mu.Lock()
	defer b.mu.Unlock()
	b.name = ""
}

// countFigures makes the count that the figures of some rules wait for. The figures themselves are found again by who
// asks for them, at once.
func countFigures(r *Rules, tell func(done, all int)) {
	_, _ = odds.ForBackground(r.Game, r.Options, r.Terms, 0, tell)
}

// pending returns a problem if the figures of some rules for wagers of a size wait for a count that takes long. It is
// made for wagers of the usual size.
func (a *Analyst) pending(r *Rules, stake money.Cents) error {
	name := odds.Pending(r.Game, r.Options, r.Terms, stake)
	switch {
	case name == "":
		return nil
	case stake != 0 && name != odds.Pending(r.Game, r.Options, r.Terms, 0):
		return tooLong(r)
	}
	return a.long.begin(r, name)
}

// choicesPending is pending for the choices of a hand.
func (a *Analyst) choicesPending(r *Rules) error {
	if name := odds.ChoicesPending(r.Game, r.Options, r.Terms); name != "" {
		return a.long.begin(r, name)
	}
	return nil
}

// tooLong is the problem of figures that the house does not count.
func tooLong(r *Rules) *wire.Problem {
	return wire.NewProblem(http.StatusUnprocessableEntity,
		"These figures take a minute to count, and the house counts them only for its tables and for the "+
			"usual rules. Count them yourself with boardwalk odds "+r.Game.ID+".")
}
