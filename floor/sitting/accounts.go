package sitting

import (
	"boardwalk/law"
	"boardwalk/ledger"
	"boardwalk/money"
)

// reserve reserves money.
func (s *Sitting) reserve(a Reservation) {
	s.addRecord(KindFloor, a.Person, FloorData{Reserved: &a})
	s.addTransfers(len(s.batch.Records)-1, a.Pending(s.id))
}

// release gives reserved money back.
func (s *Sitting) release(h *reserved, who, why string) {
	a, t := h.Reservation, h.Pending(s.id)
	a.Why, t.ID = why, h.transfer
	s.addRecord(KindFloor, who, FloorData{Released: &a})
	s.addTransfers(len(s.batch.Records)-1, t.Release())
}

// checkFunds refuses an amount that a person does not have. It returns another error if that is not known now.
func (s *Sitting) checkFunds(person string, amount money.Cents) error {
	have, err := s.config.Books.Balance(ledger.Player(person))
	if err != nil {
		return &unreadable{err}
	}
	if have.Free() < amount {
		return law.RefuseFor(law.Short, "", "%s is needed and %s is in your account", amount, have.Free())
	}
	return nil
}

// unreadable is the failure of an order for which the books could not be read. Like a refusal it leaves nothing behind.
type unreadable struct{ error }

func (u *unreadable) Unwrap() error { return u.error }
