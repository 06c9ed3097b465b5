package sitting

import (
	"errors"
	"slices"
	"testing"
	"time"

	"boardwalk/floor/view"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest/banktest"
)

// reasonOf is the reason of a refusal.
func reasonOf(t *testing.T, err error) law.Reason {
	t.Helper()
	var r *law.Refusal
	if !errors.As(err, &r) {
		t.Fatalf("got %v, not a refusal", err)
	}
	return r.Reason
}

// TestAnAnswerNamesItsQuestion answers twice, otherwise and too late.
func TestAnAnswerNamesItsQuestion(t *testing.T) {
	e := newEvening(t, "three-card-poker", 0)
	for i, who := range []string{"ann", "bob"} {
		e.must(Sit(by(who), table.Seat(i+1), 500*money.Dollar))
		e.wager(who)
	}
	e.advance(20 * time.Second)
	st := e.Status()
	id := st.QuestionID()
	offered := slices.IndexFunc(e.events, func(x view.Event) bool { return x.QuestionID() == id && x.Told.Kind == table.Offered })
	if id != view.QuestionID(st.Round, st.Question.Number) || offered < 0 || e.events[offered].Told.Seat != 1 {
		t.Fatalf("question %q has the event %d", id, offered)
	}
	play := table.Answer{Choice: "play"}
	want := e.must(Answer(by("ann"), id, play))
	if want.Question != id || want.Repeated {
		t.Errorf("%+v", want)
	}
	next := e.Status()
	if next.QuestionID() == id || !slices.Equal(next.Asked, []table.Seat{2}) {
		t.Fatalf("then %+v", next)
	}
	state, records := e.State(), len(e.records)
	confirmed := want
	confirmed.Repeated = true
	check := func(when string) {
		t.Helper()
		if got := e.must(Answer(by("ann"), id, play)); got != confirmed {
			t.Errorf("%s, the same answer again: %+v, want %+v", when, got, confirmed)
		}
		if r := reasonOf(t, e.do(Answer(by("ann"), id, table.Answer{Choice: "fold"})).Err); r != law.Answered {
			t.Errorf("%s, another answer to it: %s", when, r)
		}
		if r := reasonOf(t, e.do(Answer(by("bob"), id, play)).Err); r != law.Question {
			t.Errorf("%s, another person's answer to it: %s", when, r)
		}
	}
	check("at once")
	if r := reasonOf(t, e.do(Answer(by("ann"), next.QuestionID(), play)).Err); r != law.Turn {
		t.Errorf("an answer to bob's question: %s", r)
	}
	if e.State() != state || len(e.records) != records {
		t.Error("answers that were confirmed or refused changed something")
	}
	e.Sitting = e.replayed() // a restart
	check("after a restart")
	e.must(Answer(by("bob"), next.QuestionID(), play))
	if e.Status().Phase == view.Playing {
		t.Fatalf("%+v", e.Status())
	}
	check("after the round")
	last := e.answerTo(next.QuestionID(), "bob").receipt
	e.Sitting = e.replayed()
	if got := e.answerTo(next.QuestionID(), "bob").receipt; got != last {
		t.Errorf("the answer that ended the round has the receipt %+v after a restart, and had %+v", got, last)
	}
}

// TestSeveralAreAskedAtOnce has everybody asked before the betting, one after the
// other, and in the round all at once. Everybody answers in any order and in a time of
// their own, and hears of the others' answers when all are there.
func TestSeveralAreAskedAtOnce(t *testing.T) {
	banktest.Install(t)
	e := newEvening(t, banktest.ID, 0)
	e.must(Sit(by("ann"), 1, 500*money.Dollar))
	answers := func() (n int) {
		for _, x := range e.events {
			if x.Told.Kind == table.Answered {
				n++
			}
		}
		return n
	}
	e.must(Sit(by("bob"), 2, 400*money.Dollar))
	first := e.Status()
	if first.Phase != view.Playing || !slices.Equal(first.Asked, []table.Seat{1}) {
		t.Fatalf("before the first wager: %+v", first)
	}
	if r := e.must(AddChips(by("bob"), 50*money.Dollar)); !r.Waits {
		t.Errorf("bob brings chips while the bank is offered: %+v", r)
	}
	e.must(Answer(by("ann"), first.QuestionID(), table.Answer{Choice: "pass"}))
	second := e.Status()
	e.must(Answer(by("bob"), second.QuestionID(), table.Answer{Choice: "pass"}))
	e.wager("ann") // now that nothing is due
	e.wager("bob")
	e.advance(20 * time.Second)
	st := e.Status()
	if st.Phase != view.Playing || !slices.Equal(st.Asked, []table.Seat{1, 2}) {
		t.Fatalf("when the cards are dealt: %+v", st)
	}
	ann, bob := st.For("ann"), st.For("bob")
	if ann.QuestionID() == bob.QuestionID() || ann.Question.Seat != 1 || bob.Question.Seat != 2 || st.For("cy").Question != nil {
		t.Fatalf("ann is asked %+v, and bob %+v", ann.Question, bob.Question)
	}
	told := answers()
	e.advance(10 * time.Second)
	e.must(Answer(by("bob"), bob.QuestionID(), table.Answer{Choice: "second"}))
	if answers() != told || !slices.Equal(e.Status().Asked, []table.Seat{1}) {
		t.Errorf("bob has answered: %+v", e.Status())
	}
	again := e.replayed()
	if again.State() != e.State() {
		t.Errorf("the replay stands at\n%s\nand the table at\n%s", again.State(), e.State())
	}
	if until := e.Status().Until; !until.Equal(ann.Until) || !e.NextDue().Equal(until) {
		t.Errorf("ann had until %s, and now that bob has answered until %s", ann.Until, until)
	}
	e.advance(5 * time.Second) // the clock passes for ann
	if answers() != told+2 || e.rounds != 1 {
		t.Errorf("after ann's time: %+v", e.Status())
	}
	var seats []table.Seat
	for _, x := range e.events {
		if x.Told.Kind == table.Answered {
			seats = append(seats, x.Told.Seat)
		}
	}
	if !slices.Equal(seats[len(seats)-2:], []table.Seat{1, 2}) {
		t.Errorf("the answers were told in the order %v", seats)
	}
	if r := reasonOf(t, e.do(Answer(by("ann"), ann.QuestionID(), table.Answer{Choice: "first"})).Err); r != law.Question {
		t.Errorf("an answer after the clock has given it: %s", r)
	}
}
