package floor

import (
	"errors"
	"fmt"
	"log/slog"

	"boardwalk/law"
	"boardwalk/ledger"
	"boardwalk/store"
)

// broken is a fault of the program that came up at a table.
type broken struct {
	value any
	stack []byte
}

func (b *broken) Error() string { return fmt.Sprint("a fault of the program: ", b.value) }

// fail takes the table back to what is durable. One that did what cannot be is
// closed, until staff have seen to it.
func (t *Table) fail(err error, own bool) {
	t.s = nil
	if t.house.ctx.Err() != nil {
		return
	}
	var refusal *law.Refusal
	var short *ledger.Short
	var repeated *store.Repeated
	if errors.As(err, &refusal) || errors.As(err, &short) || errors.As(err, &repeated) {
		_ = t.reload(0, t.house.log.Balance)
		return
	}
	slog.Error("table not committed", "table", t.ID, "err", err)
	var fault *broken
	if errors.As(err, &fault) {
		slog.Error("table broken", "table", t.ID, "stack", string(fault.stack))
	}
	if t.reload(0, t.house.log.Balance) != nil || !own || t.s.fault {
		return
	}
	t.s.owed = &matter{Fault: true, Close: err.Error()}
}

// reload rebuilds the table from what is durable, with so many of its last
// events.
func (t *Table) reload(keep int, balance balances) error {
	s, err := t.house.load(t.ID, keep, balance)
	if err != nil {
		slog.Error("table not read", "table", t.ID, "err", err)
		return err
	}
	s.hub = t.hub
	t.s = s
	return nil
}
