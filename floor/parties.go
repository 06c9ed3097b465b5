package floor

import (
	"context"
	"time"

	"boardwalk/internal/jsontext"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// Party is who gives an order.
type Party struct {
	Who  string // the id of the person
	Name string // what the person is called
	Key  string // names the order, so that one that is given twice is carried out once; empty for none

	// Print is a print of what is ordered, by which another order under the same
	// key is known and refused. Without one, keys are taken at their word.
	Print string
}

// Receipt says what became of an order. All of it is durable.
type Receipt struct {
	Table    string      `json:"table"`
	At       uint64      `json:"at"`                 // the place of the order's first record in the table's sequence
	Event    uint64      `json:"event"`              // the last event once it was carried out
	Seat     table.Seat  `json:"seat,omitempty"`     // of the person
	Amount   money.Cents `json:"amount,omitempty"`   // what a player who left took away
	Waits    bool        `json:"waits,omitempty"`    // of a player who leaves: as soon as it is lawful; of a wager: until staff accept it
	Repeated bool        `json:"repeated,omitempty"` // it was carried out before, and now only confirmed
	Print    string      `json:"print,omitempty"`    // of the order
}

// text is the receipt as the library would write it.
func (r *Receipt) text() []byte {
	o := jsontext.Begin(make([]byte, 0, 96))
	o.String("table", r.Table)
	o.Uint("at", r.At)
	o.Uint("event", r.Event)
	o.SomeInt("seat", int64(r.Seat))
	o.SomeInt("amount", int64(r.Amount))
	o.True("waits", r.Waits)
	o.True("repeated", r.Repeated)
	o.SomeString("print", r.Print)
	o.Close()
	return o.Text
}

// order is what somebody wants of a table.
type order struct {
	ctx   context.Context
	by    Party
	do    func(s *sitting) (Receipt, error)
	rest  bool // can be done only between two rounds, and waits until then
	look  bool // changes nothing
	mends bool // can be done at a table that is closed for a fault

	receipt Receipt
	err     error
	done    chan struct{}
}

// give gives an order and waits until it is carried out and durable.
func (t *Table) give(ctx context.Context, o *order) (Receipt, error) {
	began := time.Now()
	if err := t.hand(ctx, o); err != nil {
		return Receipt{}, err
	}
	r, err := t.result(ctx, o)
	if !o.rest {
		now := time.Now()
		t.house.pace.Note(now.Sub(began), now)
	}
	return r, err
}

// hand hands orders to the table, which carries them out one after another. It
// answers each of them, whatever becomes of it.
func (t *Table) hand(ctx context.Context, orders ...*order) error {
	for _, o := range orders {
		o.ctx, o.done = ctx, make(chan struct{})
	}
	select {
	case t.orders <- orders: // as it mostly is
	default:
		select {
		case t.orders <- orders:
		case <-t.ended:
			return ErrClosed
		case <-ctx.Done():
			return ctx.Err()
		}
	}
	select {
	case <-t.ended: // and may have looked for the last time
		for _, o := range orders {
			select {
			case <-o.done: // and seen it
			default:
				return ErrClosed
			}
		}
	default:
	}
	return nil
}

// result waits for what becomes of an order. Only one that waits for the end of a
// round is so long in coming that whoever gave it may go away.
func (t *Table) result(ctx context.Context, o *order) (Receipt, error) {
	if o.rest {
		select {
		case <-o.done:
		case <-ctx.Done(): // it may be carried out all the same: the key says
			return Receipt{}, ctx.Err()
		}
	}
	<-o.done
	return o.receipt, o.err
}

// seated returns the order's seat and notes that its person is there.
func (s *sitting) seated() (table.Seat, *law.Refusal) {
	seat := s.seatOf(s.by.Who)
	if seat == table.House {
		return seat, law.RefuseFor(law.Seat, s.live.Table().Layout().Seated, "you do not sit at this table")
	}
	p := s.people[seat]
	p.seen, p.away, p.missed = s.now, false, 0
	return seat, nil
}
