package floor

import (
	"fmt"

	"boardwalk/ledger"
	"boardwalk/table"
)

// whose is who has a seat, for the ledger.
func (s *sitting) whose(seat table.Seat) string {
	return s.people[seat].id()
}

// move enters a transfer that follows from a record of this batch.
func (s *sitting) move(record int, transfers ...ledger.Transfer) {
	for _, t := range transfers {
		t.Record = uint64(record)
		s.batch.Transfers = append(s.batch.Transfers, t)
		s.enter(t)
	}
}

// enter keeps the table's own accounts.
func (s *sitting) enter(t ledger.Transfer) {
	if t.State != ledger.Posted {
		return
	}
	if id, ok := t.From.Table(); ok && id == s.id {
		s.book[t.From] -= t.Amount
	}
	if id, ok := t.To.Table(); ok && id == s.id {
		s.book[t.To] += t.Amount
	}
}

func (s *sitting) balance(a ledger.Account) ledger.Balance {
	return ledger.Balance{Posted: s.book[a]}
}

// audit holds the table against its accounts. In the middle of a round the
// table stands where the round began, and only the ledger knows better.
func (s *sitting) audit() error {
	if s.live.Question() != nil {
		for a, held := range s.book {
			if held < 0 && !a.MayOwe() {
				return fmt.Errorf("%s holds %s", a, held)
			}
		}
		return nil
	}
	return ledger.Check(s.balance, s.chart, s.live.Table())
}
