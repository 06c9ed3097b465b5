package sitting

import "boardwalk/ledger"

// addTransfers adds transfers that follow from a record of this batch.
func (s *Sitting) addTransfers(record int, transfers ...ledger.Transfer) {
	for _, t := range transfers {
		t.Record = uint64(record)
		s.batch.Transfers = append(s.batch.Transfers, t)
		s.tally.Enter(&t)
	}
}
