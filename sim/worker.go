package sim

import (
	"errors"
	"math"
	"slices"

	"boardwalk/chance"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/sim/chunks"
	"boardwalk/table"
)

// part is what came of one chunk.
type part struct {
	Sums
	Points   []Sums // as they stood at the checkpoints that fall into the chunk
	Sessions *Sessions
	Batches  *Batches `json:",omitempty"` // nil where no control was used
	First    *part    // what came of the same chunk of the simulation that this is compared with
}

// fits reports whether a part can be that of a chunk.
func (p *Plan) fits(out *part, c chunks.Chunk) bool {
	return out != nil && len(out.Points) == len(c.Stops) && (out.Sessions != nil) == (p.Session > 0) &&
		(out.Batches != nil) == (p.controls != nil)
}

// owing is a game that settles some of what a player owes only later.
type owing interface {
	Owed(table.Seat) money.Cents
}

// worker plays chunks at a table of its own, which is put back to where it
// stood after it was opened before each.
type worker struct {
	*Plan
	table   *table.Table
	source  *chance.Fast
	opening *table.Snapshot
	ledger  *ledger     // nil where the chips tell everything
	owing   owing       // nil where nothing is ever owed
	untold  bool        // what the seat has is not told by its chips alone: there is one of these two
	ask     bool        // the wager may be made only at some stages
	pauses  bool        // the game may have something to ask between rounds
	looks   bool        // what the seat has may change between rounds, or is not told by its chips alone
	plain   bool        // nothing but the wager comes before a round
	wagers  table.Again // it, and those of other seats that go with it
	atOnce  int         // how many rounds are played from one look at the accounts to the next, at most

	watching *watching // nil where no control is used

	sums     Sums
	had      money.Cents // before the wager that stands was made
	standing bool
	session  *Session // nil where there are none
	least    money.Cents
}

// player returns a worker for the plan.
func (p *Plan) player() (chunks.Player[*part], error) { return newWorker(p) }

func newWorker(p *Plan) (*worker, error) {
	t, source, err := p.open()
	if err != nil {
		return nil, err
	}
	w := &worker{Plan: p, table: t, source: source, opening: t.Snapshot(), ask: p.made != table.Always}
	w.atOnce = math.MaxInt
	w.wagers.Acts = slices.Concat(p.Acts, p.Others)
	w.owing, _ = t.Game().(owing)
	_, w.pauses = t.Game().(table.Interluder)
	if p.told != nil {
		w.ledger = &ledger{seat: p.Seat, areas: p.told}
		table.To(w.ledger)(t)
	}
	if p.controls != nil {
		w.watch()
	}
	w.untold = w.owing != nil || w.ledger != nil
	w.looks = w.pauses || w.untold || p.Before != nil || len(w.wagers.Acts) > 1 || t.IsBeside(p.Area)
	w.plain = !w.looks && !w.ask
	w.had = w.wealth()
	if p.Session > 0 {
		w.session, w.least = &Session{}, -1<<62
		if p.Bankroll > 0 {
			w.least = p.initial - p.Bankroll
		}
	}
	return w, nil
}

// watch has a control watch the table too, unless it only looks at the game when a round is over.
func (w *worker) watch() {
	w.watching = &watching{control: w.controls.Watch(w.table)}
	if w.controls.Unheard {
		return
	}
	if w.ledger == nil {
		table.To(w.watching.control)(w.table)
	} else {
		table.To(heard{w.ledger, w.watching.control})(w.table)
	}
}

// Chunk plays a chunk: rounds from first up to, but without, end. If the accounts are off, it plays the same rounds
// again one by one, so that the panic names the round in which a chip was made or lost.
func (w *worker) Chunk(n, first, end int64, stops []int64) (*part, error) {
	defer func() {
		switch off := recover().(type) {
		case nil:
		case *table.Unbalanced:
			w.atOnce = 1
			_, _ = w.chunk(n, first, end, stops)
			panic(off) // played one by one they were not
		default:
			panic(off)
		}
	}()
	return w.chunk(n, first, end, stops)
}

func (w *worker) chunk(n, first, end int64, stops []int64) (*part, error) {
	*w.source = *chance.NewFast(w.Seed, uint64(n))
	w.table.Restore(w.opening)
	w.sums, w.standing, w.had = Sums{}, false, w.wealth()
	out := &part{}
	if w.watching != nil {
		w.watching.anew()
	}
	over := end + 1 // the end of a session
	if w.session != nil {
		*w.session = Session{}
		out.Sessions = NewSessions(w.Session, w.Bankroll)
		over = first + int64(w.Session)
	}
	for at := first; at < end; {
		next := min(end, over)
		if len(stops) > 0 {
			next = min(next, stops[0])
		}
		if err := w.play(int(next - at)); err != nil {
			return nil, err
		}
		if at = next; len(stops) > 0 && at == stops[0] {
			out.Points, stops = append(out.Points, w.sums), stops[1:]
		}
		if at == end { // what stands is played out, or short wagers would count for too much
			if err := w.finish(); err != nil {
				return nil, err
			}
		}
		if at == over {
			out.Sessions.End(w.session)
			*w.session = Session{}
			over += int64(w.Session)
		}
	}
	out.Sums = w.sums
	if w.watching != nil {
		w.watching.rest(&w.sums, w.initial)
		batches := w.watching.batches
		out.Batches = &batches
	}
	return out, nil
}

// wealth is what the seat has.
func (w *worker) wealth() money.Cents {
	if w.untold {
		return w.owned()
	}
	return w.table.Chips(w.Seat)
}

// owned is what the seat has where its chips alone do not tell it.
func (w *worker) owned() money.Cents {
	if w.ledger != nil {
		return w.ledger.net
	}
	return w.table.Chips(w.Seat) - w.owing.Owed(w.Seat)
}

// play plays so many rounds, and makes the wager anew whenever it was decided.
func (w *worker) play(rounds int) error {
	for rounds > 0 {
		n := min(rounds, w.atOnce)
		if err := w.table.PlayRounds(n, w); err != nil {
			return err
		}
		rounds -= n
	}
	return nil
}

// Between makes the wager of the next round, if it was decided.
func (w *worker) Between() error {
	if w.plain {
		if w.standing {
			return nil
		}
		err := w.table.MakeAgain(&w.wagers)
		w.standing = err == nil
		return err
	}
	return w.prepare()
}

// prepare is Between where something comes before the wager, or it may be that it cannot be made now.
func (w *worker) prepare() error {
	t := w.table
	if w.Before != nil {
		if err := w.Before(t); err != nil {
			return err
		}
	}
	if w.looks && !w.standing {
		w.had = w.wealth() // before the interlude, in which a wager may be made
	}
	if w.pauses && t.InterludeDue() {
		if err := t.Interlude(); err != nil {
			return err
		}
	}
	if !w.standing && (!w.ask || t.Game().Phase()&w.made != 0) {
		err := t.MakeAgain(&w.wagers)
		if err != nil && !w.notNow(err) {
			return err
		}
		w.standing = err == nil
	}
	return nil
}

// Over counts the wager, if the round has decided it.
func (w *worker) Over() {
	if w.standing && !w.table.Wagering(w.Seat) {
		w.decided()
	}
	if w.watching != nil {
		w.watching.over(&w.sums, w.initial)
	}
}

// notNow reports whether a wager beside those of the game only waits for another moment, as one that is made before the
// first roll of a hand.
func (w *worker) notNow(err error) bool {
	var r *law.Refusal
	return w.table.IsBeside(w.Area) && errors.As(err, &r) && r.Reason == law.Stage
}

// decided counts the wager that was decided.
func (w *worker) decided() {
	w.standing = false
	has := w.table.Chips(w.Seat) // nearly always
	if w.untold {
		has = w.owned()
	}
	net := has - w.had
	w.had = has
	w.sums.Note(net)
	if w.session != nil {
		w.session.Note(net, w.least)
	}
}

// finish plays on until the wager that stands is decided.
func (w *worker) finish() error {
	for w.standing {
		if err := w.play(1); err != nil {
			return err
		}
	}
	return nil
}
