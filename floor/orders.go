package floor

import (
	"context"
	"time"

	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// Sit takes a seat with an amount from the person's account. In the middle of a
// round it waits until the round is over.
func (t *Table) Sit(ctx context.Context, by Party, seat table.Seat, amount money.Cents) (Receipt, error) {
	return t.give(ctx, &order{by: by, rest: true, do: func(s *sitting) (Receipt, error) {
		if s.seatOf(by.Who) == seat && seat != table.House {
			return Receipt{}, law.Refuse("", "you have that seat already")
		}
		return Receipt{Seat: seat}, s.sit(by, seat, amount, false)
	}})
}

// AddChips brings more from the person's account to the person's seat.
func (t *Table) AddChips(ctx context.Context, by Party, amount money.Cents) (Receipt, error) {
	return t.give(ctx, &order{by: by, do: func(s *sitting) (Receipt, error) {
		seat, r := s.seated()
		switch {
		case r != nil:
			return Receipt{}, r
		case amount <= 0:
			return Receipt{}, law.Refuse("", "nobody brings less than something")
		case s.live.Question() != nil:
			return Receipt{}, law.Refuse(s.live.Table().Layout().Stakes, "nothing is added to what is on the table during a round of play")
		}
		return Receipt{Seat: seat}, s.sit(by, seat, amount, false)
	}})
}

// Wager puts an amount on an area.
func (t *Table) Wager(ctx context.Context, by Party, a table.Area, amount money.Cents) (Receipt, error) {
	return t.Act(ctx, by, table.Act{Kind: table.Make, Area: a, Amount: amount})
}

// Remove takes an amount down from an area, or all of it if the amount is zero.
func (t *Table) Remove(ctx context.Context, by Party, a table.Area, amount money.Cents) (Receipt, error) {
	return t.Act(ctx, by, table.Act{Kind: table.Remove, Area: a, Amount: amount})
}

// Act carries out an act of a player: a wager, its removal, a call, or what the
// game declares. Its seat is the person's; what only staff may say of an act is
// not heard.
func (t *Table) Act(ctx context.Context, by Party, a table.Act) (Receipt, error) {
	return t.give(ctx, &order{by: by, do: func(s *sitting) (Receipt, error) {
		seat, r := s.seated()
		if r != nil {
			return Receipt{}, r
		}
		if r := s.mayAct(&a); r != nil {
			return Receipt{}, r
		}
		act := table.Act{Kind: a.Kind, Seat: seat, Area: a.Area, Amount: a.Amount, Word: a.Word, Args: a.Args}
		return Receipt{Seat: seat}, s.act(by.Who, act)
	}})
}

func (s *sitting) mayAct(a *table.Act) *law.Refusal {
	switch a.Kind {
	case table.Make:
		if s.draining {
			return law.Refuse("", "the house is about to close: no more bets")
		}
		if s.closed != "" {
			return law.Refuse("", "the table is closed: %s", s.closed)
		}
	case table.Remove, table.CallOn, table.CallOff, table.Special, table.Report:
	default:
		return law.Refuse("", "that is no act of a player's")
	}
	if len(a.Word) > 64 {
		return law.Refuse("", "nothing that happens at a table has so long a name")
	}
	return nil
}

// AskOver asks staff to accept a wager above the posted maximum, 8.2(d). It
// waits until they do or the round begins.
func (t *Table) AskOver(ctx context.Context, by Party, a table.Area, amount money.Cents) (Receipt, error) {
	return t.give(ctx, &order{by: by, do: func(s *sitting) (Receipt, error) {
		seat, r := s.seated()
		switch {
		case r != nil:
			return Receipt{}, r
		case len(s.over) >= 4*len(s.people):
			return Receipt{}, law.Refuse("8.2(d)", "enough wagers wait to be accepted")
		}
		s.over = append(s.over, Over{seat, a, amount})
		return Receipt{Seat: seat, Waits: true}, nil
	}})
}

// Answer answers the question that the person is asked.
func (t *Table) Answer(ctx context.Context, by Party, a table.Answer) (Receipt, error) {
	return t.give(ctx, &order{by: by, do: func(s *sitting) (Receipt, error) {
		seat, r := s.seated()
		if r != nil {
			return Receipt{}, r
		}
		q := s.live.Question()
		if q == nil || q.Seat != seat {
			return Receipt{}, law.Refuse("", "you are not asked anything now")
		}
		if _, err := journal.MarshalEntry(&table.Entry{Kind: table.Chose, Answer: a}); err != nil {
			return Receipt{}, law.Refuse(q.Offer.Law, "%s", err)
		}
		return Receipt{Seat: seat}, s.answer(by.Who, a)
	}})
}

// Cut adds a text to the seed of the coming round, so that nobody knows the
// outcomes who knows the seed alone.
func (t *Table) Cut(ctx context.Context, by Party, text string) (Receipt, error) {
	return t.give(ctx, &order{by: by, do: func(s *sitting) (Receipt, error) {
		seat, r := s.seated()
		if r != nil {
			return Receipt{}, r
		}
		return Receipt{Seat: seat}, s.cut(seat, text)
	}})
}

// Ready says that the person needs no more time to wager, or does after all.
func (t *Table) Ready(ctx context.Context, by Party, ready bool) (Receipt, error) {
	return t.give(ctx, &order{by: by, do: func(s *sitting) (Receipt, error) {
		seat, r := s.seated()
		switch {
		case r != nil:
			return Receipt{}, r
		case s.live.Question() != nil:
			return Receipt{}, law.Refuse("", "a round is being played")
		}
		s.people[seat].ready, s.stuck = ready, nil
		return Receipt{Seat: seat}, nil
	}})
}

// Leave gives the seat up and takes the chips back to the person's account, now
// or as soon as it is lawful. Until then the first choice is taken wherever the
// person is asked.
func (t *Table) Leave(ctx context.Context, by Party) (Receipt, error) {
	return t.give(ctx, &order{by: by, do: func(s *sitting) (Receipt, error) {
		seat, r := s.seated()
		if r != nil {
			return Receipt{}, r
		}
		return s.goes(seat, "")
	}})
}

// goes has a player depart, and says how.
func (s *sitting) goes(seat table.Seat, why string) (Receipt, error) {
	err := s.depart(seat, s.by.Who, why)
	receipt := Receipt{Seat: seat, Waits: s.people[seat] != nil}
	for i := len(s.publish) - 1; i >= 0 && !receipt.Waits; i-- {
		if e := &s.publish[i]; e.Kind == journal.KindStand && e.Seat == seat {
			receipt.Amount = e.Amount
			break
		}
	}
	return receipt, err
}

// View returns the table as the person may see it.
func (t *Table) View(ctx context.Context, person string) (v View, err error) {
	_, err = t.give(ctx, &order{look: true, do: func(s *sitting) (Receipt, error) {
		v = s.view(person)
		return Receipt{}, nil
	}})
	return v, err
}

// now is what time it is, as a record holds it.
func (h *House) now() time.Time { return stamp(h.clock()) }
