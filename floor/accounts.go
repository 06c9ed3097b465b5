package floor

import (
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
		s.tally.Enter(&t)
	}
}

// audit holds the table against its accounts. In the middle of a round the
// table stands where the round began, and only the ledger knows better.
func (s *sitting) audit() error {
	if s.live.Question() != nil {
		return s.tally.Solvent()
	}
	return s.tally.Check(s.live.Table())
}
