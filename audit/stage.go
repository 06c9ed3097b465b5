package audit

import (
	"errors"
	"fmt"
	"iter"
	"slices"

	"boardwalk/chance"
	floorsitting "boardwalk/floor/sitting"
	"boardwalk/journal"
	"boardwalk/money"
	"boardwalk/table"
)

// stage plays a table again, entry by entry, as they are read from the records. Unlike
// [table.Replay] it can wait for the next entry: the procedure is parked at what it
// asks for. So each round is run once however many answers it takes, and only the
// round under way is kept in memory.
type stage struct {
	table *table.Table
	wants want
	told  []table.Event // since take was called last
	drawn int           // how many outcomes were played
	came  []int         // after how many of them each event was told

	one   [1]table.Question // the open question, if it is alone
	entry table.Entry
	yield func(want) bool
	next  func() (want, bool)
	stop  func()
	ended bool
}

// want is what a stage waits for.
type want struct {
	kind  wanted
	n     int              // of how many outcomes one is asked for
	meter string           // whose reading is asked for
	asked []table.Question // that are to be answered, in any order
	err   error            // what became of the last entry, once it is over
}

type wanted uint8

const (
	anything wanted = iota // an act, a round, an opening, a notice
	outcome
	answer
	reading // of the meter
)

// newStage makes the table of a setup.
func newStage(setup *journal.Setup) (*stage, error) {
	rules, options, terms, err := floorsitting.RulesOf(setup)
	if err != nil {
		return nil, err
	}
	s := &stage{}
	if s.table, err = table.New(rules, options, terms, table.From(s), table.With(s), table.Reads(s), table.To(s)); err != nil {
		return nil, err
	}
	s.table.KeepRounds()
	if len(setup.State) > 0 {
		if err := s.table.Resume(setup.State); err != nil {
			return nil, fmt.Errorf("as it stood: %w", err)
		}
	}
	s.next, s.stop = iter.Pull(func(yield func(want) bool) {
		s.yield = yield
		for last := error(nil); s.await(want{err: last}); {
			last = s.enter()
		}
	})
	s.wants, _ = s.next()
	return s, nil
}

// await parks the procedure until there is another entry.
func (s *stage) await(w want) bool {
	if s.ended || !s.yield(w) {
		s.ended = true
	}
	return !s.ended
}

// play gives the table its next entry. What it then wants is in s.wants.
func (s *stage) play(e *table.Entry) {
	s.entry = *e
	s.wants, _ = s.next()
}

// take returns the events since the last call.
func (s *stage) take() (told []table.Event, came []int) {
	told, came = s.told, s.came
	s.told, s.came = nil, nil
	return told, came
}

// enter does what an entry says.
func (s *stage) enter() (err error) {
	defer func() {
		if v := recover(); v != nil {
			err = fmt.Errorf("the rules cannot be played on: %v", v)
		}
	}()
	switch e := &s.entry; e.Kind {
	case table.Acted:
		return s.table.Do(e.Act)
	case table.Noticed:
		return s.table.Post(e.Change, e.Time)
	case table.Clocked:
		s.table.Clock(e.Time)
		return nil
	case table.Opened:
		return s.table.Open()
	case table.Played:
		return s.table.Round()
	case table.Paused:
		return s.table.Interlude()
	}
	return errors.New("it belongs to no round of play")
}

// Draw returns the outcome that is recorded.
func (s *stage) Draw(n int) int {
	if !s.await(want{kind: outcome, n: n}) {
		panic(&chance.Exhausted{N: n, Played: s.drawn})
	}
	s.drawn++
	return s.entry.Drawn.Got
}

// Reading returns the reading of the meter that is recorded.
func (s *stage) Reading(meter string) money.Cents {
	if !s.await(want{kind: reading, meter: meter}) {
		panic(&chance.Exhausted{Played: s.drawn})
	}
	return s.entry.Amount
}

// takes reports whether an entry may come while a question is open: the report of an
// incident, after which the round goes on waiting, or that the house abandons it.
func (s *stage) takes(e *table.Entry) bool {
	return s.wants.kind == answer && (e.Kind == table.Acted && e.Act.Kind == table.Report || e.Kind == table.Abandoned)
}

// awaitAnswer parks the procedure until the next answer to questions that are open.
// Incidents that are reported before it are told to the table.
func (s *stage) awaitAnswer(asked []table.Question) {
	for {
		if !s.await(want{kind: answer, asked: asked}) {
			panic(&chance.Exhausted{Played: s.drawn})
		}
		if s.entry.Kind == table.Abandoned {
			s.table.Abandon()
		}
		if s.entry.Kind != table.Acted {
			return
		}
		if err := s.table.Do(s.entry.Act); err != nil {
			panic(err)
		}
		if s.table.Withdrawn() {
			return
		}
	}
}

// Answer returns the answer that is recorded.
func (s *stage) Answer(q *table.Question) table.Answer {
	s.one[0] = *q
	s.awaitAnswer(s.one[:])
	return s.entry.Answer
}

// AnswerAll returns the recorded answers to questions that are open together, in the
// order in which they came.
func (s *stage) AnswerAll(questions []table.Question, answers []table.Answer) []table.Answer {
	first := len(answers)
	answers = append(answers, make([]table.Answer, len(questions))...)
	for open := slices.Clone(questions); len(open) > 0; {
		s.awaitAnswer(open)
		i := slices.IndexFunc(open, func(q table.Question) bool { return q.Number == s.entry.Question })
		answers[first+int(open[i].Number-questions[0].Number)] = s.entry.Answer
		open = slices.Delete(open, i, i+1)
	}
	return answers
}

// Event keeps an event of the table.
func (s *stage) Event(e *table.Event) {
	s.told, s.came = append(s.told, *e), append(s.came, s.drawn)
}
