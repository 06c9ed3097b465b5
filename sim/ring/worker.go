package ring

import (
	"boardwalk/chance"
	"boardwalk/game/room"
	"boardwalk/money"
	"boardwalk/sim"
	"boardwalk/table"
)

// decisions is added to the number of a chunk for the stream from which its
// players draw.
const decisions = 1 << 63

// worker plays hands at a table of its own. Before each the table is put
// back to where it stood when everybody had sat down, with the button where it
// is due.
type worker struct {
	*plan
	table    *table.Table
	game     *room.Game
	source   *chance.Fast
	company  *company
	stacked  *stacked // nil unless hands are given
	openings []*table.Snapshot
	sums     *Sums
	sessions []sim.Session // by seat; none if there are none
	least    money.Cents
}

func newWorker(p *plan) (*worker, error) {
	w := &worker{plan: p, source: sim.OpeningSource(p.Seed)}
	if p.Session > 0 {
		w.sessions, w.least = make([]sim.Session, p.Seats), -1<<62
		if p.Bankroll > 0 {
			w.least = p.stack - p.Bankroll // else it is too little for another hand
		}
	}
	var from chance.Source = w.source
	if len(p.Hands) > 0 {
		w.stacked = p.stacked(w.source)
		from = w.stacked
	}
	t, err := table.Open(p.Rules, p.Rules.Copy(p.Options), p.Terms, table.From(from))
	if err != nil {
		return nil, err
	}
	w.table, w.game = t, t.Game().(*room.Game)
	w.company = p.company(w.game)
	for s := range p.Seats {
		if err := w.sit(table.Seat(s + 1)); err != nil {
			return nil, err
		}
	}
	if err := w.open(); err != nil {
		return nil, err
	}
	table.With(w.company)(t)
	return w, nil
}

func (w *worker) sit(s table.Seat) error {
	return w.table.Do(table.Act{Kind: table.Sit, Seat: s, Amount: w.stack})
}

// open finds out how the table stands before a hand, for each place of the
// button: it is moved on by hands that everybody gives up.
func (w *worker) open() error {
	w.openings = []*table.Snapshot{w.table.Snapshot()}
	if w.stacked != nil {
		return nil
	}
	for range w.Seats - 1 {
		if err := w.table.Round(); err != nil {
			return err
		}
		if w.game.Button() == 0 {
			break // stud has none
		}
		if err := w.refill(); err != nil {
			return err
		}
		w.openings = append(w.openings, w.table.Snapshot())
	}
	w.table.Restore(w.openings[0])
	return nil
}

// refill has everybody leave and sit down again. Somebody keeps the table open
// meanwhile where only two play, or the button would have no place.
func (w *worker) refill() error {
	const friend table.Seat = 3
	if w.Seats == 2 {
		if err := w.sit(friend); err != nil {
			return err
		}
	}
	for i := range w.Seats {
		s := table.Seat(i + 1)
		if err := w.table.Do(table.Act{Kind: table.Leave, Seat: s}); err != nil {
			return err
		}
		if err := w.sit(s); err != nil {
			return err
		}
	}
	if w.Seats == 2 {
		return w.table.Do(table.Act{Kind: table.Leave, Seat: friend})
	}
	return nil
}

// Chunk plays a chunk: hands from first up to, but without, end.
func (w *worker) Chunk(n, first, end int64, stops []int64) (*part, error) {
	*w.source = *chance.NewFast(w.Seed, uint64(n))
	*w.company.moods = *chance.NewFast(w.Seed, uint64(n)|decisions)
	w.sums = w.plan.sums()
	clear(w.sessions)
	out := &part{Sums: w.sums}
	over := end + 1 // the end of a session
	if w.Session > 0 {
		over = first + int64(w.Session)
	}
	for at := first; at < end; {
		next := min(end, over)
		if len(stops) > 0 {
			next = min(next, stops[0])
		}
		if err := w.play(at, next); err != nil {
			return nil, err
		}
		if at = next; len(stops) > 0 && at == stops[0] {
			out.Points, stops = append(out.Points, w.seatSums()), stops[1:]
		}
		if at == over {
			for i := range w.sessions {
				w.sums.Seats[i].Sessions.End(&w.sessions[i])
			}
			clear(w.sessions)
			over += int64(w.Session)
		}
	}
	return out, nil
}

// seatSums is how the sums of the seats stand.
func (w *worker) seatSums() []sim.Sums {
	list := make([]sim.Sums, w.Seats)
	for i := range list {
		list[i] = w.sums.Seats[i].Sums
	}
	return list
}

func (w *worker) play(first, end int64) error {
	for h := first; h < end; h++ {
		w.table.Restore(w.openings[h%int64(len(w.openings))])
		if w.stacked != nil {
			w.stacked.dealt = [len(w.stacked.dealt)]uint8{}
		}
		if err := w.table.Round(); err != nil {
			return err
		}
		w.count()
	}
	return nil
}

// count counts the hand that was played, by what the players have and had put
// in.
func (w *worker) count() {
	var staked, rake money.Cents
	live := 0
	for i := range w.Seats {
		s := table.Seat(i + 1)
		if w.game.Live(s) {
			live++
		}
		staked += w.game.Put(s)
		rake -= w.table.Chips(s) - w.stack
	}
	for i := range w.sums.Seats {
		s := table.Seat(i + 1)
		net := w.table.Chips(s) - w.stack
		w.sums.Seats[i].note(net, w.game.Put(s)+net, staked-rake)
		if w.sessions != nil {
			w.sessions[i].Note(net, w.least)
		}
	}
	w.sums.note(staked, rake, live > 1)
}
