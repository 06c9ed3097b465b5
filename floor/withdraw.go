package floor

import (
	"context"

	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// Withdraw takes back the chips that the person brings when the round is over.
// Who waits for a seat takes that back with [Table.Leave].
func (t *Table) Withdraw(ctx context.Context, by Party) (Receipt, error) {
	return t.give(ctx, &order{by: by, do: func(s *sitting) (Receipt, error) {
		h := s.asideOf(by.Who)
		if h == nil || h.For != ForChips {
			return Receipt{}, law.RefuseFor(law.Unknown, "", "no chips of yours wait for the end of the round")
		}
		return s.withdraw(h)
	}})
}

// WithdrawOver takes back a wager above the maximum about which staff have not
// decided, 8.2(d).
func (t *Table) WithdrawOver(ctx context.Context, by Party, a table.Area, amount money.Cents) (Receipt, error) {
	return t.give(ctx, &order{by: by, do: func(s *sitting) (Receipt, error) {
		seat, r := s.seated()
		if r != nil {
			return Receipt{}, r
		}
		for _, h := range s.asks(seat) {
			if h.Area == a && h.Amount == amount {
				return s.withdraw(h)
			}
		}
		return Receipt{}, law.RefuseFor(law.Unknown, "8.2(d)", "no such wager of yours waits to be accepted")
	}})
}

// withdraw gives back what was set aside to the one who gives the order.
func (s *sitting) withdraw(h *held) (Receipt, error) {
	if h.id == 0 {
		return Receipt{}, law.RefuseFor(law.Waiting, "", "%s is being set aside at this moment: take it back when that is done", h.Amount)
	}
	s.free(h, s.by.Who, "the player has thought better of it")
	return Receipt{Seat: h.Seat}, nil
}
