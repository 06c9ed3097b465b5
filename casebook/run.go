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
	Evidence []law.EvidenceSet // by what the case shows each row of its law line

	// What the table was opened with and all that came to it, to play it again from.
	// There is no journal if the case did not come to a table.
	Rules   *table.Rules
	Options table.Options
	Terms   table.Terms
	Journal []table.Entry
}

// Run runs a case on games that find finds.
func Run(c *Case, find Rules) (result *Result) {
	r := &run{c: c, find: find, strict: c.strict(), script: &script{}, acted: evidence{}, foreseen: map[law.Fault]bool{},
		people: map[string][]table.Seat{}, left: map[string]table.Seat{}}
	defer func() {
		if v := recover(); v != nil {
			r.failf("this line brought the program down: %v", v)
		}
		result = &Result{Case: c, Failures: r.failures, Events: len(r.log), Rules: r.rules, Options: r.options, Terms: r.terms}
		for _, row := range c.Law {
			result.Evidence = append(result.Evidence, r.acted.of(row))
		}
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
	strict   bool // see [Case.strict]
	failures []*Error

	rules    *table.Rules
	options  table.Options
	terms    table.Terms
	whatIf   []string // what the case supposes of the rules
	faults   []law.Fault
	foreseen map[law.Fault]bool // faults that a want line expects
	live     *table.Live
	script   *script
	opened   bool
	playing  line // the line that began the last round
	inRound  bool // it is not over yet
	pausing  bool // what is played is an interlude
	began    int  // where its events begin
	answers  []given
	asked    []asking // the questions of the round that is played
	defaults []defaults
	moments  []moment
	waiting  []waiting
	waits    bool // the last line waits until the round is over
	waitLine line
	waitsBy  law.Cite
	broken   bool                    // the case cannot go on
	people   map[string][]table.Seat // where those sit whom a line names
	left     map[string]table.Seat   // where those sat last who have left
	now      time.Time

	log     table.Log
	step    int      // where the events of the last line begin
	err     error    // what the last line was refused for
	errLine line     // which line that was
	during  string   // the question that was open then
	acted   evidence // what happened under which paragraphs
	opening []span   // the events of each opening of the table
}

// unset is what seats bring that no line sits down.
const unset = 1_000_000 * money.Dollar

func (r *run) failf(format string, args ...any) {
	r.failAt(r.line, format, args...)
}

// failAt is failf about an earlier line.
func (r *run) failAt(at line, format string, args ...any) {
	r.failures = append(r.failures, &Error{r.c.File, at.no, fmt.Sprintf(format, args...)})
}

// stopAt is failAt for what the case cannot go on after.
func (r *run) stopAt(at line, format string, args ...any) {
	r.failAt(at, format, args...)
	r.broken = true
}

// all runs the lines in order. What is wrong with one does not keep the others
// from being run, but for two things: a table that cannot be set up, and a question
// that the case cannot answer. After those only the wants of that line are held
// against what happened.
func (r *run) all() {
	unread := false // the last line that is no want could not be understood
	for i := range r.c.lines {
		r.line = r.c.lines[i]
		if r.line.verb != "want" {
			if r.broken {
				r.unexpected()
				r.failf("the case stops here: this line and those after it were not run")
				return
			}
			r.next()
			unread = false
		} else if unread {
			continue // it is about what was not done
		}
		err := r.do()
		var stuck *cannotGoOn
		switch {
		case err == nil:
		case errors.As(err, &stuck):
			r.failf("%v", err)
			return
		default:
			r.failf("%v", err)
			unread = unread || r.line.verb != "want"
		}
	}
	r.ends()
}

// next is what comes before a line that is no want. The round that is played comes
// to its end, unless the line answers a question of it.
func (r *run) next() {
	switch r.line.verb {
	case "answer", "refused", "answers":
	default:
		r.finish()
	}
	r.begins()
}

// ends is what is to be said when all lines were run.
func (r *run) ends() {
	r.finish()
	r.unexpected()
	if r.broken {
		return
	}
	if err := r.unanswered(); err != nil {
		r.failf("%v", err)
	}
	r.ambiguous()
	if r.live == nil && len(r.faults) == 0 {
		r.build()
	}
	for _, g := range r.answers {
		r.failAt(g.line, "nobody asked %s for this", askedOf(g.seat))
	}
	for _, m := range r.moments {
		r.failAt(m.line, "no round followed in which that could happen")
	}
	r.sound()
	r.needless()
	r.unfaulted()
	r.proven()
	r.replay()
}

// sound fails the case if the table is not as it can be between two rounds: a chip or a card is where
// none can be.
func (r *run) sound() {
	if r.live == nil || r.inRound {
		return
	}
	if err := r.live.Table().Verify(); err != nil {
		r.failf("the table is not sound in the end: %v", err)
	}
}

// cannotGoOn is an error after which no line of the case can be run.
type cannotGoOn struct{ error }

// begins is the beginning of a line of which the wants speak that follow it.
func (r *run) begins() {
	r.unexpected()
	r.step = len(r.log)
}

// unexpected fails the case for a refusal that no want asked for, and for a line
// that waits although no want said so.
func (r *run) unexpected() {
	if r.err != nil {
		r.failAt(r.errLine, "refused: %v%s", r.err, r.during)
		r.err, r.during = nil, ""
	}
	if r.waits {
		r.failAt(r.waitLine, "this waits until the round is over")
		r.waits = false
	}
}

func (r *run) unfaulted() {
	for _, f := range r.faults {
		if !r.foreseen[f] {
			r.failf("the table could not be set up: %v", &f)
		}
	}
}

// span is a part of the log.
type span struct{ from, to int }

// proven fails the case for a row of its law line under which nothing
// happened. What every opening of a table brings with it shows nothing, unless
// a want speaks of it.
func (r *run) proven() {
	next := 0
	for _, o := range append(r.opening, span{len(r.log), len(r.log)}) {
		for ; next < o.from; next++ {
			r.acted.happened(r.log, next)
		}
		next = o.to
	}
	for i, cite := range r.c.Law {
		if r.acted.of(cite) == 0 {
			r.failAt(r.c.lawLines[i], "nothing happened under %s", cite.Full())
		}
	}
}

// replay runs the journal again and compares the events. What was refused is not in
// the journal, and so not compared, but for a report that was taken and led to nothing.
func (r *run) replay() {
	if r.live == nil || len(r.failures) > 0 {
		return
	}
	var again table.Log
	if _, err := table.Replay(r.rules, r.options, r.terms, r.live.Journal(), &again); err != nil {
		r.failf("the replay stopped: %v", err)
		return
	}
	refused := func(e table.Event) bool { return e.Kind == table.Refused && e.Word == "" }
	a, b := slices.DeleteFunc(slices.Clone(r.log), refused), slices.DeleteFunc(again, refused)
	if !slices.Equal(a, b) {
		r.failf("the replay came out differently: %d events instead of %d", len(b), len(a))
	}
}

// Event keeps what happens. Who leaves no longer sits there.
func (r *run) Event(e *table.Event) {
	r.log = append(r.log, *e)
	if e.Kind == table.Left {
		r.leaves(e.Seat)
	}
}

// refused remembers that the line was refused, for the wants that follow.
func (r *run) refused(err error) error {
	var refusal *law.Refusal
	if err == nil || !errors.As(err, &refusal) {
		return err
	}
	r.err, r.errLine, r.during = refusal, r.line, ""
	if r.live != nil && r.live.Question() != nil {
		r.during = "; a question is open: " + asked(r.live.Question())
	}
	r.acted.add(refusal.By, law.ByRefusal)
	return nil
}

// build sets the table up from the lines so far.
func (r *run) build() {
	if r.live != nil || len(r.faults) > 0 {
		return
	}
	if err := r.supposed(); err != nil {
		r.failf("%v", err)
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
		live.Watch(r.watch)
	}
	for _, f := range r.faults {
		r.acted.add(f.By, law.ByFault)
	}
}

// notSetUp is the error of a line that needs a table.
func (r *run) notSetUp() error {
	return &cannotGoOn{errors.New("the table could not be set up: " + table.Faults(r.faults).Error())}
}

// opens builds and opens the table, if the case has not said when.
func (r *run) opens() error {
	r.build()
	if r.live == nil {
		return r.notSetUp()
	}
	if r.opened {
		return nil
	}
	r.opened = true
	from := len(r.log)
	err := r.live.Open()
	r.opening = append(r.opening, span{from, len(r.log)})
	return r.refused(err)
}

// roundErr takes the error with which a round ended: a refusal belongs to the
// line, anything else fails the case.
func (r *run) roundErr(err error) {
	if err := r.refused(err); err != nil {
		r.failf("%v", err)
	}
	r.errLine = r.playing
}
