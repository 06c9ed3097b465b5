package table

import (
	"fmt"

	"boardwalk/chance"
	"boardwalk/law"
)

// Round has one round of play conducted. It returns a [law.Refusal] if play
// may not go on as things stand: nothing was thrown, and no wager has moved.
// It returns another error if the source of outcomes or of answers has no
// more; the table is then in the middle of a round and of no further use.
func (t *Table) Round() error {
	if !t.opened {
		return t.closed()
	}
	if !t.wear.since.IsZero() { // somebody says what time it is
		if r := t.wornOut(); r != nil {
			return r
		}
	}
	if t.InterludeDue() {
		return t.interludeFirst()
	}
	if len(t.paid) > 0 {
		t.paid = t.paid[:0]
	}
	if err := t.conduct(playing); err != nil {
		return err
	}
	t.rounds++
	t.questions = 0
	if len(t.incidents) > 0 {
		t.unused()
	}
	t.audit()
	return nil
}

// Impossible is the panic of a source that is asked for an outcome that cannot
// be: a card that has been dealt already.
type Impossible struct{ Text string }

// Error says what cannot be.
func (i *Impossible) Error() string { return i.Text }

// conduct runs a procedure to its end or to where it stops.
func (t *Table) conduct(p procedure) (err error) {
	t.inRound, t.procedure, t.unasked, t.decided, t.by, t.noMoreBets = true, p, false, 0, "", ""
	if t.keeps {
		t.began = t.game.Snapshot()
	}
	defer func() {
		if !t.inRound { // it came to its end
			return
		}
		t.inRound = false
		t.asked = Question{}
		switch v := recover().(type) {
		case nil:
		case *stop:
			err = v.err
		case *chance.Exhausted:
			err = fmt.Errorf("%s: %w", t, v)
		case *chance.Mismatch:
			err = fmt.Errorf("%s: %w", t, v)
		case *Impossible:
			err = fmt.Errorf("%s: %w", t, v)
		default:
			panic(v)
		}
	}()
	switch p {
	case opening:
		t.game.Open(t.dealer())
	case playing:
		if t.aside != nil {
			t.beginAsides()
		}
		t.game.Round(t.dealer())
		if t.aside != nil {
			t.settleAsides()
		}
	case pausing:
		t.between.Interlude(t.dealer())
	}
	t.inRound = false
	return nil
}

// Void ends the round without a decision. The wagers stay where they lie, for
// the outcome to be made again.
func (d *Dealer) Void(text string) {
	d.say(Voided, House, text)
	panic(voided)
}

// Tell tells a seat that what it asked for is refused, and goes on.
func (d *DealerBetting) Tell(s Seat, r *law.Refusal) {
	(*Table)(d).emit(Event{Kind: Refused, Seat: s, Area: NoArea, By: r.By, Reason: r.Reason, Text: r.Text})
}

// Refuse ends the round before it began, because something is missing that the
// paragraph wants first.
func (d *Dealer) Refuse(s Seat, r *law.Refusal) {
	d.Betting().Tell(s, r)
	panic(&stop{err: r})
}

// Cease ends gaming at the table until it is opened again.
func (d *DealerReports) Cease(by law.Cite, text string) {
	t := (*Table)(d)
	t.shutdown, t.shutLaw, t.opened = text, by, false
	(*Dealer)(d).Cite(by)
	(*Dealer)(d).say(Closed, House, text)
}
