package table

import (
	"errors"
	"fmt"
	"slices"
	"time"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/tile"
)

// EntryKind says what an entry of a journal is.
type EntryKind uint8

// The kinds of entries.
const (
	Acted     EntryKind = iota // somebody did Act
	Played                     // a round of play began
	Drew                       // Drawn came up
	Chose                      // Seat answered Answer
	Opened                     // the table was opened
	Noticed                    // notice was given of Change, at Time
	Clocked                    // it became Time
	Paused                     // an interlude between two rounds began
	Metered                    // Meter was read: Amount
	Abandoned                  // the house abandoned the round that waits, see [Table.Abandon]
)

// IsOutcome reports whether an entry of the kind belongs to the act or round before
// it: an outcome that came up there, or the reading of a meter.
func (k EntryKind) IsOutcome() bool { return k == Drew || k == Metered }

// Entry is one line of a table's journal: everything that came to the table
// from outside. What the table made of it are the events, and they follow from
// the entries alone.
type Entry struct {
	Kind     EntryKind
	Refused  bool // the round that began here was refused in its course
	Act      Act
	Drawn    chance.Drawn
	Seat     Seat
	Question uint32 // that was answered
	Answer   Answer
	Change   Change
	Time     time.Time
	Meter    string
	Amount   money.Cents
}

// Waiting is the state of a round or an interlude that cannot go on until
// somebody answers, or several do.
type Waiting struct{ Questions []Question }

// Error says who is asked what.
func (w *Waiting) Error() string {
	q := &w.Questions[0]
	return fmt.Sprintf("seat %d is asked: %s", q.Seat, q.Offer.Text)
}

// tape plays a journal and, at its end, goes on with a source of outcomes and
// writes down what that gives.
type tape struct {
	entries []Entry
	next    int
	source  chance.Source
	meters  Meters
	table   *Table       // takes the reports that are written down within a round
	watch   func()       // see [Live.Watch]
	report  *Act         // a report that comes while the open question waits
	refusal *law.Refusal // why that report was not taken
}

// reports has the table take the incidents that are written down next.
func (p *tape) reports() {
	for p.reported() {
		p.takeNext()
	}
}

// reported reports whether an incident is written down next.
func (p *tape) reported() bool {
	return p.next < len(p.entries) && p.entries[p.next].Kind == Acted && p.entries[p.next].Act.Kind == Report
}

// takeNext has the table take the incident that is written down next.
func (p *tape) takeNext() {
	p.next++
	a := p.entries[p.next-1].Act
	if r := p.table.do(&a); r != nil {
		panic(&stop{err: fmt.Errorf("journal entry %d: %s", p.next, r.Text)})
	}
}

// reportsWhileOpen has the table take the incidents that were reported while a
// question was open, and the one that is reported now. What comes after a report that
// withdrew the question is about the next one.
func (p *tape) reportsWhileOpen() {
	for p.reported() && !p.table.unasked {
		p.takeNext()
	}
	if p.table.unasked {
		return
	}
	if p.next == len(p.entries) && p.report != nil {
		a := *p.report
		p.report = nil
		errors.As(p.take(a), &p.refusal)
	}
}

// take has the table take a new report, and writes it down: before, because the
// report may end the round.
func (p *tape) take(a Act) error {
	if a.Kind != Report {
		return errors.New("only an incident may be reported in the course of a round")
	}
	p.entries = append(p.entries, Entry{Kind: Acted, Act: a})
	p.next = len(p.entries)
	if r := p.table.do(&a); r != nil {
		p.next--
		p.entries = p.entries[:p.next]
		return r
	}
	return nil
}

// fresh reports whether the next outcome is a new one, after the reports that
// come before it.
func (p *tape) fresh() bool {
	p.table.drawing = true
	defer func() { p.table.drawing = false }()
	p.reports()
	if p.next < len(p.entries) || p.source == nil {
		return false
	}
	if p.watch != nil {
		p.watch()
	}
	return true
}

// coming has the table take the reports of what goes wrong with the next outcome: those
// that are written down just before it, and not those that came while somebody was asked.
func (p *tape) coming() {
	next := p.next
	for next < len(p.entries) && p.entries[next].Kind == Acted && p.entries[next].Act.Kind == Report {
		next++
	}
	if next == p.next || next < len(p.entries) && p.entries[next].Kind == Drew {
		p.fresh()
	}
}

// Draw plays the next outcome of the journal, or a new one, which is written
// down before the procedure sees it.
func (p *tape) Draw(n int) int {
	if p.fresh() {
		p.write(n, p.source.Draw(n))
	}
	return p.play(n)
}

// Pick is Draw for a card, which the source may pick for what it is.
func (p *tape) Pick(pool []card.Card, box int) int {
	if p.fresh() {
		if picker, ok := p.source.(card.Picker); ok {
			p.write(len(pool), picker.Pick(pool, box))
		} else {
			p.write(len(pool), p.source.Draw(len(pool)))
		}
	}
	return p.play(len(pool))
}

// PickTile is Pick for a tile.
func (p *tape) PickTile(pool []tile.Tile, box int) int {
	if p.fresh() {
		if picker, ok := p.source.(tile.Picker); ok {
			p.write(len(pool), picker.PickTile(pool, box))
		} else {
			p.write(len(pool), p.source.Draw(len(pool)))
		}
	}
	return p.play(len(pool))
}

func (p *tape) write(n, got int) {
	p.entries = append(p.entries, Entry{Kind: Drew, Drawn: chance.Drawn{N: n, Got: got}})
}

// play plays the next outcome that is written down.
func (p *tape) play(n int) int {
	if p.next == len(p.entries) {
		panic(&chance.Exhausted{N: n, Played: p.next})
	}
	e := &p.entries[p.next]
	if e.Kind != Drew || e.Drawn.N != n {
		panic(&chance.Mismatch{N: n, Held: e.Drawn, At: p.next})
	}
	p.next++
	return e.Drawn.Got
}

// Answer plays the next answer of the journal, after the reports that came while
// the question was open; if there is no answer, the round stops there and waits.
func (p *tape) Answer(q *Question) Answer {
	p.reportsWhileOpen()
	if p.table.unasked {
		return Answer{}
	}
	if p.next == len(p.entries) {
		panic(&stop{err: &Waiting{[]Question{*q}}})
	}
	e := &p.entries[p.next]
	p.abandon(e)
	if e.Kind != Chose || e.Seat != q.Seat || e.Question != q.Number {
		panic(&stop{err: fmt.Errorf("journal entry %d does not answer question %d of seat %d: %s", p.next+1, q.Number, q.Seat, q.Offer.Text)})
	}
	p.next++
	return e.Answer
}

// abandon abandons the round if an entry says so. It does not return then.
func (p *tape) abandon(e *Entry) {
	if e.Kind == Abandoned {
		p.next++
		p.table.Abandon()
	}
}

// AnswerAll plays the answers of several who were asked at once, in whatever
// order they came. If some have not answered yet, the round waits for those.
func (p *tape) AnswerAll(questions []Question, answers []Answer) []Answer {
	answers = append(answers, make([]Answer, len(questions))...)
	open := slices.Clone(questions)
	for len(open) > 0 {
		p.reportsWhileOpen()
		if p.next == len(p.entries) {
			panic(&stop{err: &Waiting{open}})
		}
		e := &p.entries[p.next]
		p.abandon(e)
		i := slices.IndexFunc(open, func(q Question) bool { return q.Number == e.Question && q.Seat == e.Seat })
		if e.Kind != Chose || i < 0 {
			panic(&stop{err: fmt.Errorf("journal entry %d answers none of %d open questions", p.next+1, len(open))})
		}
		answers[open[i].Number-questions[0].Number] = e.Answer
		open = slices.Delete(open, i, i+1)
		p.next++
	}
	return answers
}

// Reading plays the next reading of a meter, or takes a new one, which is
// written down before the procedure sees it.
func (p *tape) Reading(id string) money.Cents {
	p.table.drawing = true
	p.reports()
	p.table.drawing = false
	if p.next == len(p.entries) && p.source != nil {
		read := p.table.ownReading
		if p.meters != nil {
			read = p.meters.Reading
		}
		p.entries = append(p.entries, Entry{Kind: Metered, Meter: id, Amount: read(id)})
	}
	if p.next == len(p.entries) {
		panic(&chance.Exhausted{Played: p.next})
	}
	e := &p.entries[p.next]
	if e.Kind != Metered || e.Meter != id {
		panic(&stop{err: fmt.Errorf("journal entry %d is no reading of the meter %q", p.next+1, id)})
	}
	p.next++
	return e.Amount
}

// Replay runs a journal on a fresh table and returns the table as it then
// stands. Given the same rules, options and terms, the events are those of the
// table that wrote the journal.
func Replay(rules *Rules, options Options, terms Terms, journal []Entry, sink Sink) (*Table, error) {
	return ReplayEach(rules, options, terms, journal, sink, func(int) {})
}

// ReplayEach is [Replay] that calls begin with the place of each act, round,
// opening or notice in the journal before it is played.
func ReplayEach(rules *Rules, options Options, terms Terms, journal []Entry, sink Sink, begin func(entry int)) (*Table, error) {
	return ReplayFrom(nil, rules, options, terms, journal, sink, begin)
}

// ReplayFrom is [ReplayEach] on a table that stands where another one stood: the
// journal is one that went on from there. See [Table.Resume].
func ReplayFrom(saved []byte, rules *Rules, options Options, terms Terms, journal []Entry, sink Sink,
	begin func(entry int)) (*Table, error) {
	tape := &tape{entries: journal}
	t, err := New(rules, options, terms, From(tape), With(tape), Reads(tape), To(sink))
	if err == nil && saved != nil {
		err = t.Resume(saved)
	}
	if err != nil {
		return nil, err
	}
	tape.table = t
	t.keeps = slices.ContainsFunc(journal, func(e Entry) bool { return e.Kind == Abandoned })
	for tape.next < len(journal) {
		e := &journal[tape.next]
		begin(tape.next)
		tape.next++
		if err := t.enter(e); err != nil {
			return t, fmt.Errorf("journal entry %d: %w", tape.next, err)
		}
	}
	return t, nil
}

// enter does what an entry says. A round or an opening that was refused is
// part of what happened, and refused again.
func (t *Table) enter(e *Entry) error {
	var err error
	switch e.Kind {
	case Acted:
		return t.Do(e.Act)
	case Noticed:
		return t.Post(e.Change, e.Time)
	case Clocked:
		t.Clock(e.Time)
	case Opened:
		err = t.Open()
	case Played:
		err = t.Round()
	case Paused:
		err = t.Interlude()
	default:
		return errors.New("belongs to no round of play")
	}
	var refusal *law.Refusal
	if errors.As(err, &refusal) {
		return nil
	}
	return err
}
