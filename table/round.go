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
	if r := t.mayPlay(); r != nil {
		return r
	}
	if err := t.conduct(playing); err != nil {
		return err
	}
	t.roundOver()
	t.audit()
	return nil
}

// mayPlay refuses a round that may not begin as things stand.
func (t *Table) mayPlay() *law.Refusal {
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
	return nil
}

// roundOver counts a round that came to its end.
func (t *Table) roundOver() {
	t.rounds++
	t.questions = 0
	if len(t.incidents) > 0 {
		t.unused()
	}
}

// Impossible is the panic of a source that is asked for an outcome that cannot
// be: a card that has been dealt already.
type Impossible struct{ Text string }

// Error says what cannot be.
func (i *Impossible) Error() string { return i.Text }

// conduct runs a procedure to its end or to where it stops.
func (t *Table) conduct(p procedure) (err error) {
	t.begins(p)
	defer func() {
		if t.inRound { // it did not come to its end
			err = t.stopped(recover())
		}
	}()
	switch p {
	case opening:
		t.game.Open(t.dealer())
	case playing:
		t.play()
	case pausing:
		t.between.Interlude(t.dealer())
	}
	t.inRound = false
	return nil
}

// begins notes that a procedure begins.
func (t *Table) begins(p procedure) {
	t.inRound, t.procedure, t.unasked, t.decided, t.noMoreBets = true, p, false, 0, ""
	if t.sink != nil {
		t.by = "" // which is not followed where nobody hears of it
	}
	if t.keeps {
		t.began = t.game.Snapshot()
	}
}

// play has a round played, and settles the wagers beside the game's.
func (t *Table) play() {
	if t.aside != nil {
		t.beginAsides()
	}
	t.game.Round(t.dealer())
	if t.aside != nil {
		t.settleAsides()
	}
}

// stopped says why a procedure panicked before its end: nil where it was void.
func (t *Table) stopped(v any) error {
	t.inRound = false
	t.asked = Question{}
	switch v := v.(type) {
	case nil:
	case *stop:
		return v.err
	case *chance.Exhausted:
		return fmt.Errorf("%s: %w", t, v)
	case *chance.Mismatch:
		return fmt.Errorf("%s: %w", t, v)
	case *Impossible:
		return fmt.Errorf("%s: %w", t, v)
	default:
		panic(v)
	}
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
