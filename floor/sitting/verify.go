package sitting

import (
	"fmt"

	"boardwalk/ledger"
	"boardwalk/money"
)

// Check returns an error unless the table and its accounts agree. In the middle of
// a round the table stands where the round began, so only its accounts are checked
// for themselves.
func (s *Sitting) Check() error {
	if s.live.Question() != nil {
		return s.tally.Solvent()
	}
	return s.tally.Check(s.live.Table())
}

// Holds returns what an account of the table holds by the transfers that followed from the records.
func (s *Sitting) Holds(a ledger.Account) money.Cents { return s.tally.Balance(a).Posted }

// Verify holds a replayed sitting against the ledger. A table that the ledger does
// not agree with is closed for a fault by the next [Sitting.Advance].
func (s *Sitting) Verify(pending func() ([]ledger.Transfer, error), balance func(ledger.Account) (ledger.Balance, error)) error {
	if len(s.reservations) > 0 {
		transfers, err := pending()
		if err != nil {
			return err
		}
		if err := s.findTransfers(transfers); err != nil && s.closed == "" {
			s.CloseForFault(err.Error())
		}
	}
	for a, held := range s.tally.All() {
		kept, err := balance(a)
		if err != nil {
			return err
		}
		if kept.Posted != held && s.closed == "" {
			s.CloseForFault(fmt.Sprintf("%s holds %s by the ledger and %s by the table", a, kept.Posted, held))
		}
	}
	return nil
}
