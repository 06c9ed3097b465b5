package phh

import (
	"errors"
	"fmt"
	"math/bits"

	"boardwalk/card"
	"boardwalk/game/room"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// ErrBrokenOff is the error of a hand whose record ends before the hand does.
var ErrBrokenOff = errors.New("the hand breaks off")

// replay is a hand on our table: its record deals the cards and answers for the players.
type replay struct {
	hand   *Hand
	sense  sense
	game   *played
	table  *table.Table
	piles  [12]pile // by box: the board, then the players
	named  card.Set // every card that the record names
	next   int      // the first action that we have not gone past
	folded uint16   // who has, one bit each
	asked  uint16   // who was asked to show
	idle   uint16   // who had nothing to do when the last card came
	err    error    // why the replay stopped
}

// stopped unwinds the table's procedure.
var stopped = &table.Impossible{Text: "the record and the table are at odds"}

// fail stops the replay at an action.
func (r *replay) fail(action int, err error) {
	r.err = r.hand.ActionError(action, err)
	panic(stopped)
}

// breaksOff stops the replay where the record ends and something is still to come.
func (r *replay) breaksOff(missing string) {
	r.err = &Error{r.hand.Place, fmt.Errorf("%w after action %d: %s is to come", ErrBrokenOff, len(r.hand.Actions), missing)}
	panic(stopped)
}

// Answer gives the recorded answer.
func (r *replay) Answer(q *table.Question) table.Answer {
	if q.Offer.ID == "showdown" {
		return r.shows(q)
	}
	i := r.turn(int(q.Seat))
	a := &r.hand.Actions[i]
	if a.Player != int(q.Seat) {
		r.fail(i, law.Refuse(q.Offer.Law, "it is p%d's turn", q.Seat))
	}
	r.next = i + 1
	answer := table.Answer{Choice: room.Check}
	switch opens := r.opens(i); {
	case a.Kind == BringIn && !opens:
		r.fail(i, errors.New("there is nothing to bring in"))
	case a.Kind == Fold && !opens:
		answer.Choice = room.Fold
		r.folded |= 1 << a.Player
	case a.Kind == CheckOrCall && !opens:
		if !q.Allows(room.Check) {
			answer.Choice = room.Call
		}
	case a.Kind == BetOrRaise:
		answer.Choice, answer.Amount = room.Bet, a.Amount
		if !q.Allows(room.Bet) {
			answer.Choice = room.Raise
		}
		if !q.Allows(answer.Choice) {
			r.fail(i, law.Refuse(q.Offer.Law, "p%d may not raise here", a.Player))
		}
		if _, refusal := q.Amount(&answer, r.table.Terms().Chip); refusal != nil {
			r.fail(i, refusal)
		}
	case a.Kind != BringIn:
		r.fail(i, law.Refuse(q.Offer.Law, "p%d has to bring it in", a.Player))
	}
	return answer
}

// opens reports whether an action is the first of a stud hand: the forced bet, which lies there
// by then, or the full bet in its place.
func (r *replay) opens(action int) bool {
	if r.game.hole != 7 {
		return false
	}
	for i := range action {
		if a := &r.hand.Actions[i]; a.isDecision() || a.Kind == BringIn {
			return false
		}
	}
	return true
}

// turn goes on to the next action of a player. What is dealt before it must be dealt by now.
func (r *replay) turn(seat int) int {
	for ; r.next < len(r.hand.Actions); r.next++ {
		a := &r.hand.Actions[r.next]
		switch a.Kind {
		case DealHole, DealBoard:
			r.pass(a)
		case BringIn:
			if a.Player == seat || r.table.Bet(table.Seat(a.Player), room.BetArea).Amount == 0 {
				return r.next
			}
		case CheckOrCall:
			if a.Player == seat || r.idlers()>>a.Player&1 == 0 {
				return r.next
			}
		case Fold, BetOrRaise:
			return r.next
		}
	}
	r.breaksOff(fmt.Sprintf("what p%d does", seat))
	return 0
}

// idlers are the players who have nothing to do, one bit each: those who are all-in, and one who
// has equalled the bets of others who all are. Some records have them check all the same, which
// our table does not ask for.
func (r *replay) idlers() uint16 {
	var idle, able uint16
	most, in := money.Cents(0), 0
	for i := range r.hand.StartingStacks {
		s := table.Seat(i + 1)
		bet := r.table.Bet(s, room.BetArea).Amount
		most = max(most, bet)
		switch {
		case r.folded>>s&1 != 0:
			continue
		case r.table.Account(s).Chips == 0:
			idle |= 1 << s
		default:
			able |= 1 << s
		}
		in++
	}
	if able != 0 && able&(able-1) == 0 && in > 1 {
		if s := table.Seat(bits.TrailingZeros16(able)); r.table.Bet(s, room.BetArea).Amount == most {
			idle |= able
		}
	}
	return idle
}

// pass goes past an action of the dealer.
func (r *replay) pass(a *Action) {
	p := &r.piles[a.Player]
	p.passed += len(a.Cards)
	if p.dealt < p.passed {
		r.fail(r.next, errors.New("no such card is to be dealt now"))
	}
}

// shows says whether a player shows the hand. One that was put down unseen, or that nobody
// noted, has lost; but a hand that is known counts if the record says that it won.
func (r *replay) shows(q *table.Question) table.Answer {
	r.asked |= 1 << q.Seat
	if p := &r.piles[q.Seat]; p.mucked && !r.tellsWin(int(q.Seat)) || !p.known() {
		return table.Answer{Choice: room.Concede}
	}
	return table.Answer{Choice: room.Show}
}

// rest holds what is left of the record against a hand that is over: only cards are shown.
func (r *replay) rest() (err error) {
	defer func() {
		if v := recover(); v != nil && v != any(stopped) {
			panic(v)
		}
		err = r.err
	}()
	for ; r.next < len(r.hand.Actions); r.next++ {
		switch a := &r.hand.Actions[r.next]; a.Kind {
		case DealHole, DealBoard:
			r.pass(a)
		case Fold, CheckOrCall, BetOrRaise:
			if a.Kind != CheckOrCall || r.idle>>a.Player&1 == 0 {
				r.fail(r.next, fmt.Errorf("it is not p%d's turn: the hand is over", a.Player))
			}
		}
	}
	return nil
}

// unshownWinner returns a player who was asked to show and won by the record, and whose cards nobody
// noted; 0 if there is none.
func (r *replay) unshownWinner() int {
	for i := range r.hand.StartingStacks {
		if p := i + 1; r.asked>>p&1 != 0 && !r.piles[p].known() && r.tellsWin(p) {
			return p
		}
	}
	return 0
}

// undecided says why nobody can know who won, if that is so: of those who came to the
// showdown and did not put their cards down two or more have cards that nobody noted, and
// nobody else has any. With others' cards on the table they have lost to those, unless they alone
// contended for a side pot, and so were not asked.
func (r *replay) undecided() bool {
	known, hidden, unasked := 0, 0, 0
	for i := range r.hand.StartingStacks {
		p := &r.piles[i+1]
		switch {
		case r.folded>>(i+1)&1 != 0 || p.mucked:
		case p.known():
			known++
		default:
			hidden++
			if r.asked>>(i+1)&1 == 0 {
				unasked++
			}
		}
	}
	return hidden > 1 && known == 0 || unasked > 0 && known > 0
}
