package table

import (
	"errors"
	"slices"
	"time"

	"boardwalk/chance"
	"boardwalk/law"
)

// Live is a table for people, who take their time. It never waits inside a
// round: when the procedure asks a question that nobody has answered, the
// table goes back to where the round began, and the round is run again from
// the journal once the answer is there. So there is no hidden state: what is
// in the journal is the table.
type Live struct {
	table    *Table
	tape     *tape
	sink     Sink
	before   Snapshot // the table when the acts of this round of betting began
	first    int      // the journal's first entry after that
	round    Snapshot // the table when the round that waits began
	begun    int      // the journal's first entry of that round
	gone     int      // entries that were forgotten
	heard    int      // events of this run
	told     int      // events of earlier runs of this round, not to be told again
	spoke    bool     // this round has told of something besides a refusal
	pause    bool     // what is conducted is an interlude and no round
	open     []Question
	closedBy law.Cite // the paragraph that closed the betting before they were asked; empty if it was not closed yet
	facts    []Fact   // when they were asked
}

var errWaiting = errors.New("the round is waiting for an answer")

// NewLive opens a live table that draws from source and tells sink of
// everything, once. A nil sink hears nothing.
func NewLive(rules *Rules, options Options, terms Terms, source chance.Source, sink Sink) (*Live, error) {
	l, err := PrepareLive(rules, options, terms, source, sink)
	if err != nil {
		return nil, err
	}
	return l, l.Open()
}

// PrepareLive sets a live table up that is yet to be opened.
func PrepareLive(rules *Rules, options Options, terms Terms, source chance.Source, sink Sink) (*Live, error) {
	l := &Live{tape: &tape{source: source}, sink: sink}
	t, err := New(rules, options, terms, From(l.tape), With(l.tape), Reads(l.tape), To(l))
	if err != nil {
		return nil, err
	}
	l.table, l.tape.table = t, t
	l.rest()
	return l, nil
}

// Resume puts a live table that is just set up to where another one stood, from
// what that one's snapshot was written as.
func (l *Live) Resume(saved []byte) error {
	if err := l.table.Resume(saved); err != nil {
		return err
	}
	l.rest()
	return nil
}

// Open opens the table, or opens it again after gaming ceased.
func (l *Live) Open() error {
	l.begun = len(l.tape.entries)
	l.write(Entry{Kind: Opened})
	return l.between(l.table.Open())
}

// Post gives notice of a change of the rules; see [Table.Post].
func (l *Live) Post(c Change, now time.Time) error {
	if l.open != nil {
		return errWaiting
	}
	now, c.At = now.Round(0), c.At.Round(0) // without the reading of this machine's own clock, which no journal keeps
	if err := l.table.Post(c, now); err != nil {
		return err
	}
	l.write(Entry{Kind: Noticed, Change: c, Time: now})
	return l.between(nil)
}

// Clock tells the table what time it is; see [Table.Clock].
func (l *Live) Clock(now time.Time) error {
	if l.open != nil {
		return errWaiting
	}
	now = now.Round(0)
	l.table.Clock(now)
	l.write(Entry{Kind: Clocked, Time: now})
	return l.between(nil)
}

// between marks a moment that Undo does not go back beyond.
func (l *Live) between(err error) error {
	l.tape.next = len(l.tape.entries)
	l.rest()
	return err
}

// Event passes on what has not been told yet.
func (l *Live) Event(e *Event) {
	l.heard++
	if l.heard > l.told {
		l.spoke = l.spoke || e.Kind != Refused
		if l.sink != nil {
			l.sink.Event(e)
		}
	}
}

// rest marks the moment between two rounds.
func (l *Live) rest() {
	l.table.snapshot(&l.before)
	l.first = len(l.tape.entries)
	l.heard, l.told = 0, 0
}

// Table returns the table as it stands.
func (l *Live) Table() *Table { return l.table }

// Question returns what the table is waiting for, or nil; of several open
// questions, the first.
func (l *Live) Question() *Question {
	if len(l.open) == 0 {
		return nil
	}
	return &l.open[0]
}

// Questions returns every open question: more than one while several players
// are asked at once. The slice is the table's own.
func (l *Live) Questions() []Question { return l.open }

// Meters sets who reads the meters that the game pays from.
func (l *Live) Meters(m Meters) { l.tape.meters = m }

// Journal returns everything that came to the table from outside, as far as it was
// not forgotten.
func (l *Live) Journal() []Entry { return l.tape.entries }

// Since is the journal from an entry on, which is not forgotten: the number of an
// entry is how many came before it.
func (l *Live) Since(n int) []Entry { return l.tape.entries[n-l.gone:] }

// Forget forgets the journal, for whoever keeps it elsewhere: at a table that is
// played at for days it would grow and grow. From the first act of a round to its
// end the table needs it, and forgets nothing.
func (l *Live) Forget() {
	if l.open != nil || len(l.tape.entries) > l.first {
		return
	}
	const usual = 256
	l.gone += l.first
	l.tape.next, l.first = 0, 0
	if l.tape.entries = l.tape.entries[:0]; cap(l.tape.entries) > usual {
		l.tape.entries = nil
	}
}

// Do carries out an act. A refused act leaves no trace in the journal. While a
// question is open an incident may be reported: it is dealt with at once, which may
// end the round, or where the procedure comes to it; see [Finder]. Any other act is
// refused, see [Live.NotNow].
func (l *Live) Do(a Act) error {
	if l.open != nil {
		if a.Kind == Report {
			return l.report(a)
		}
		r := l.NotNow(&a)
		if r.Reason != law.Waiting {
			l.table.refuse(&a, r)
		}
		return r
	}
	if err := l.table.Do(a); err != nil {
		return err
	}
	l.write(Entry{Kind: Acted, Act: a})
	l.tape.next = len(l.tape.entries)
	return nil
}

// report takes the report of an incident while a question is open. The round is
// run again up to that question, where the report is checked and written down, so
// that it is held against the round as it stands there.
func (l *Live) report(a Act) error {
	l.tape.report, l.tape.refusal, l.open = &a, nil, nil
	if _, err := l.run(); err != nil {
		return err
	}
	if r := l.tape.refusal; r != nil {
		l.table.refuse(&a, r)
		return r
	}
	return nil
}

// Watch has f called whenever a round is about to draw a new outcome, with the
// number of outcomes that the round has drawn before. With report, f reports an
// incident that happens at that moment; it returns the refusal if the report is
// not taken. A report that is taken is in the journal before that outcome. It is
// for hosts that know beforehand what goes wrong, as a case does.
func (l *Live) Watch(f func(drawn int, report func(Act) error)) {
	l.tape.watch = func() {
		if !l.table.inRound {
			return
		}
		drawn := 0
		for _, e := range l.tape.entries[l.begun:] {
			if e.Kind == Drew {
				drawn++
			}
		}
		f(drawn, l.tape.take)
	}
}

func (l *Live) write(e Entry) { l.tape.entries = append(l.tape.entries, e) }

// Round begins a round of play and returns the first open question, or nil if
// the round is over.
func (l *Live) Round() (*Question, error) {
	return l.begin(Played)
}

// Refusal returns the refusal that a round would be met with at once, or nil if it
// would begin. The procedure is run as far as its first outcome or question, and
// all of it is taken back; but the sink hears what it tells on the way. After it
// [Live.Undo] goes back no further than to here.
func (l *Live) Refusal() error {
	if l.open != nil {
		return errWaiting
	}
	source := l.tape.source
	l.tape.source = nil // the first outcome stops the procedure
	_, err := l.begin(Played)
	l.tape.source = source
	var refusal *law.Refusal
	if errors.As(err, &refusal) && len(l.tape.entries) == l.begun {
		return err
	}
	l.tape.entries, l.open = l.tape.entries[:l.begun], nil
	l.table.Restore(&l.round)
	return l.between(nil)
}

// Interlude conducts what the game has to ask between two rounds and returns
// the first open question, or nil if it is over or nothing is due.
func (l *Live) Interlude() (*Question, error) {
	if l.open == nil && !l.table.InterludeDue() {
		return nil, nil
	}
	return l.begin(Paused)
}

// begin begins a round or an interlude.
func (l *Live) begin(kind EntryKind) (*Question, error) {
	if l.open != nil {
		return l.Question(), errWaiting
	}
	l.table.snapshot(&l.round)
	l.begun = len(l.tape.entries)
	l.heard, l.told, l.spoke, l.pause = 0, 0, false, kind == Paused
	l.write(Entry{Kind: kind})
	return l.run()
}

// Answer answers the open question, the first if there are several, and
// returns the next one, or nil if the round is over.
func (l *Live) Answer(a Answer) (*Question, error) {
	if l.open == nil {
		return nil, errors.New("nobody was asked")
	}
	return l.AnswerTo(l.open[0].Number, a)
}

// AnswerTo is [Live.Answer] to the open question with the given number. An
// answer to another question is refused and changes nothing: who gives it has
// not seen what is asked now.
func (l *Live) AnswerTo(number uint32, a Answer) (*Question, error) {
	i := slices.IndexFunc(l.open, func(q Question) bool { return q.Number == number })
	if i < 0 {
		return l.Question(), law.RefuseFor(law.Question, "", "that question is not open; look at what is asked now")
	}
	q := &l.open[i]
	if !q.Allows(a.Choice) {
		return l.Question(), law.RefuseFor(law.Choice, q.Offer.Law, "%q is not one of the choices", a.Choice)
	}
	if _, r := q.Amount(&a, l.table.terms.Chip); r != nil {
		return l.Question(), r
	}
	if r := q.MayName(&a); r != nil {
		return l.Question(), r
	}
	l.write(Entry{Kind: Chose, Seat: q.Seat, Question: q.Number, Answer: a})
	l.open = nil
	return l.run()
}

// run plays the round or interlude from its beginning as far as the journal
// goes.
func (l *Live) run() (*Question, error) {
	err := l.conduct()
	var waiting *Waiting
	if errors.As(err, &waiting) {
		l.told = max(l.told, l.heard)
		l.facts, l.closedBy = l.table.Facts(), l.table.noMoreBets
		l.table.Restore(&l.round)
		l.open = waiting.Questions
		return l.Question(), nil
	}
	var refusal *law.Refusal
	if errors.As(err, &refusal) {
		if len(l.tape.entries) == l.begun+1 && !l.spoke {
			// Refused at once: as if nobody had called for it. What was told
			// of cannot be taken back: then the round is in the journal.
			l.tape.entries = l.tape.entries[:l.begun]
			l.tape.next = l.begun
			l.table.Restore(&l.round)
			return nil, err
		}
		l.tape.entries[l.begun].Refused = true
	}
	l.rest()
	return nil, err
}

// conduct plays the round or interlude to where the journal ends or the round is over.
func (l *Live) conduct() error {
	l.tape.next, l.heard = l.begun+1, 0
	if l.pause {
		return l.table.Interlude()
	}
	return l.table.Round()
}

// Undo takes back the last act since the last round, and reports whether there
// was one. A wager taken back leaves no trace: until the outcome is in motion
// it is as if the player's hand had never left the chips.
func (l *Live) Undo() bool {
	if l.open != nil || len(l.tape.entries) == l.first {
		return false
	}
	acts := l.tape.entries[l.first : len(l.tape.entries)-1]
	l.table.Restore(&l.before)
	l.heard, l.told = 0, 1<<62
	for _, e := range acts {
		if err := l.table.Do(e.Act); err != nil {
			panic("table: an act that was lawful no longer is: " + err.Error())
		}
	}
	l.tape.entries = l.tape.entries[:len(l.tape.entries)-1]
	l.tape.next = len(l.tape.entries)
	l.heard, l.told = 0, 0
	return true
}
