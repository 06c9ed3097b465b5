package casebook

import (
	"errors"
	"fmt"
	"slices"
	"time"

	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// Rules finds a game by its id.
type Rules func(id string) (*table.Rules, bool)

// Result is what became of a case. It passed if it has no failures.
type Result struct {
	Case     *Case
	Failures []*Error
	Events   int

	// What the table was opened with and all that came to it, to play it again from.
	// There is no journal if the case did not come to a table.
	Rules   *table.Rules
	Options table.Options
	Terms   table.Terms
	Journal []table.Entry
}

// Run runs a case on games that find finds.
func Run(c *Case, find Rules) (result *Result) {
	r := &run{c: c, find: find, script: &script{}, acted: map[string]bool{}}
	defer func() {
		if v := recover(); v != nil {
			r.failf("this line brought the program down: %v", v)
		}
		result = &Result{Case: c, Failures: r.failures, Events: len(r.log), Rules: r.rules, Options: r.options, Terms: r.terms}
		if r.live != nil {
			result.Journal = r.live.Journal()
		}
	}()
	r.all()
	return result
}

// run is a case being run.
type run struct {
	c        *Case
	find     Rules
	line     line
	failures []*Error

	rules   *table.Rules
	options table.Options
	terms   table.Terms
	faults  []law.Fault
	live    *table.Live
	script  *script
	opened  bool
	playing line // the line that began the last round
	answers []given
	now     time.Time

	log     table.Log
	step    int             // where the events of the last line begin
	err     error           // what the last line was refused for
	errLine line            // which line that was
	acted   map[string]bool // paragraphs under which something happened
}

// given is an answer that waits for its question.
type given struct {
	line   line
	seat   table.Seat
	answer table.Answer
}

// unset is what seats bring that no line sits down.
const unset = 1_000_000 * money.Dollar

func (r *run) failf(format string, args ...any) {
	r.failures = append(r.failures, &Error{r.c.File, r.line.no, fmt.Sprintf(format, args...)})
}

// all runs the lines in order and stops at the first that cannot be
// understood; a want that is not met does not stop it.
func (r *run) all() {
	for _, r.line = range r.c.lines {
		if r.line.verb != "want" {
			r.finish()
			r.unexpected()
			r.step = len(r.log)
		} else {
			r.finish()
		}
		if err := r.do(); err != nil {
			r.failf("%v", err)
			return
		}
	}
	r.finish()
	r.unexpected()
	if r.live == nil && len(r.faults) == 0 {
		r.build()
	}
	for _, g := range r.answers {
		r.failures = append(r.failures, &Error{r.c.File, g.line.no, fmt.Sprintf("nobody asked seat %d for this", g.seat)})
	}
	r.unfaulted()
	r.proven()
	r.replay()
}

// unexpected fails the case for a refusal that no want asked for.
func (r *run) unexpected() {
	if r.err != nil {
		r.failures = append(r.failures, &Error{r.c.File, r.errLine.no, "refused: " + r.err.Error()})
		r.err = nil
	}
}

func (r *run) unfaulted() {
	for _, f := range r.faults {
		if f.Where != "expected" {
			r.failf("the table could not be set up: %v", &f)
			return
		}
	}
}

// proven fails the case for a row of its law line under which nothing
// happened.
func (r *run) proven() {
	for _, e := range r.log {
		r.acted[e.By.Full()], r.acted[e.OddsBy.Full()] = true, true
	}
	for _, cite := range r.c.Law {
		if !r.acted[cite.Full()] && !r.actedBelow(cite) {
			r.failures = append(r.failures, &Error{r.c.File, 1, "nothing happened under " + cite.Full()})
		}
	}
}

// actedBelow reports whether something happened under a part of a paragraph.
func (r *run) actedBelow(c law.Cite) bool {
	for by := range r.acted {
		if c.Covers(law.Cite(by)) {
			return true
		}
	}
	return false
}

// replay runs the journal again and compares the events. What was refused is
// not in the journal, and so not compared.
func (r *run) replay() {
	if r.live == nil || len(r.failures) > 0 {
		return
	}
	var again table.Log
	if _, err := table.Replay(r.rules, r.options, r.terms, r.live.Journal(), &again); err != nil {
		r.failf("the replay stopped: %v", err)
		return
	}
	refused := func(e table.Event) bool { return e.Kind == table.Refused }
	a, b := slices.DeleteFunc(slices.Clone(r.log), refused), slices.DeleteFunc(again, refused)
	if !slices.Equal(a, b) {
		r.failf("the replay came out differently: %d events instead of %d", len(b), len(a))
	}
}

// Event keeps what happens.
func (r *run) Event(e *table.Event) { r.log = append(r.log, *e) }

// refused remembers that the line was refused, for the wants that follow.
func (r *run) refused(err error) error {
	var refusal *law.Refusal
	if err == nil || !errors.As(err, &refusal) {
		return err
	}
	r.err, r.errLine = refusal, r.line
	r.acted[refusal.By.Full()] = true
	return nil
}

// build sets the table up from the lines so far.
func (r *run) build() {
	if r.live != nil || len(r.faults) > 0 {
		return
	}
	live, err := table.PrepareLive(r.rules, r.options, r.terms, r.script, r)
	var faults table.Faults
	switch {
	case errors.As(err, &faults):
		r.faults = append(r.faults, faults...)
	case err != nil:
		r.failf("%v", err)
	default:
		r.live = live
	}
	for _, f := range r.faults {
		r.acted[f.By.Full()] = true
	}
}

// opens builds and opens the table, if the case has not said when.
func (r *run) opens() error {
	r.build()
	if r.live == nil {
		return errors.New("the table could not be set up: " + table.Faults(r.faults).Error())
	}
	if r.opened {
		return nil
	}
	r.opened = true
	return r.refused(r.live.Open())
}

// finish answers what nobody answered with the first choice, so that a round
// that has begun comes to its end.
func (r *run) finish() {
	if r.line.verb == "answer" || r.live == nil {
		return
	}
	q, err := r.live.Question(), error(nil)
	if q == nil {
		return
	}
	for q != nil && err == nil {
		if q, err = r.live.Answer(r.take(q)); err != nil {
			r.roundErr(err)
		}
	}
	r.drop()
}

// take finds the answer to a question among those given.
func (r *run) take(q *table.Question) table.Answer {
	for i, g := range r.answers {
		if g.seat == q.Seat && q.Allows(g.answer.Choice) {
			r.answers = slices.Delete(r.answers, i, i+1)
			return g.answer
		}
	}
	return table.Answer{Choice: q.First()}
}

// roundErr takes the error with which a round ended: a refusal belongs to the
// line, anything else fails the case.
func (r *run) roundErr(err error) {
	if err := r.refused(err); err != nil {
		r.failf("%v", err)
	}
	r.errLine = r.playing
}
