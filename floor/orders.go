package floor

import (
	"context"
	"strconv"
	"time"

	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// Sit takes a seat with an amount from the person's account. In the middle of a
// round the amount is set aside, and the seat taken when the round is over.
func (t *Table) Sit(ctx context.Context, by Party, seat table.Seat, amount money.Cents) (Receipt, error) {
	return t.give(ctx, &order{by: by, do: func(s *sitting) (Receipt, error) {
		if s.seatOf(by.Who) == seat && seat != table.House {
			return Receipt{}, law.RefuseFor(law.Taken, "", "you have that seat already")
		}
		if s.live.Question() != nil {
			return Receipt{Seat: seat, Waits: true}, s.wait(by, seat, amount, ForSeat)
		}
		return Receipt{Seat: seat}, s.sit(by, seat, amount, false)
	}})
}

// AddChips brings more from the person's account to the person's seat. In the
// middle of a round it is set aside until the round is over.
func (t *Table) AddChips(ctx context.Context, by Party, amount money.Cents) (Receipt, error) {
	return t.give(ctx, &order{by: by, do: func(s *sitting) (Receipt, error) {
		seat, r := s.seated()
		switch {
		case r != nil:
			return Receipt{}, r
		case amount <= 0:
			return Receipt{}, law.RefuseFor(law.Minimum, "", "nobody brings less than something")
		case s.live.Question() != nil:
			return Receipt{Seat: seat, Waits: true}, s.wait(by, seat, amount, ForChips)
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
// game declares. Its seat is the person's, and its tender chips or a match play
// coupon; what only staff may say of an act is not heard.
func (t *Table) Act(ctx context.Context, by Party, a table.Act) (Receipt, error) {
	return t.give(ctx, acting(by, a))
}

// Outcome is what became of one of several orders.
type Outcome struct {
	Receipt Receipt
	Err     error
}

// Acts carries out several acts of a player, one after another and each for
// itself as [Table.Act] does; but they come to the table together, and so they
// are durable together. The first has the party's key with ".1" after it, the
// second with ".2".
func (t *Table) Acts(ctx context.Context, by Party, acts []table.Act) []Outcome {
	orders, out := make([]*order, len(acts)), make([]Outcome, len(acts))
	for i, a := range acts {
		one := by
		if one.Key != "" {
			one.Key = by.Key + "." + strconv.Itoa(i+1)
		}
		orders[i] = acting(one, a)
	}
	err := t.hand(ctx, orders...)
	for i, o := range orders {
		if out[i].Err = err; err == nil {
			out[i].Receipt, out[i].Err = t.result(ctx, o)
		}
	}
	return out
}

// acting is the order for an act.
func acting(by Party, a table.Act) *order {
	return &order{by: by, do: func(s *sitting) (Receipt, error) {
		seat, r := s.seated()
		if r != nil {
			return Receipt{}, r
		}
		if r := s.mayAct(seat, &a); r != nil {
			return Receipt{}, r
		}
		act := table.Act{Kind: a.Kind, Seat: seat, Tender: a.Tender, Area: a.Area, Amount: a.Amount, Word: a.Word, Args: a.Args}
		return Receipt{Seat: seat}, s.act(by.Who, act)
	}}
}

func (s *sitting) mayAct(seat table.Seat, a *table.Act) *law.Refusal {
	switch a.Kind {
	case table.Make:
		if s.draining {
			return law.RefuseFor(law.Closed, "", "the house is about to close: no more bets")
		}
		if s.closed != "" {
			return law.RefuseFor(law.Closed, "", "the table is closed: %s", s.closed)
		}
		if a.Tender != table.Chips && a.Tender != table.Coupon {
			return law.RefuseFor(law.Tender, "", "at this table wagers are made with chips and match play coupons")
		}
		if free := s.unasked(seat); a.Tender == table.Chips && free < a.Amount && len(s.asks(seat)) > 0 {
			return law.RefuseFor(law.Short, "8.2(d)", "%s of your chips is not set aside for wagers above the maximum", free)
		}
	case table.Remove, table.CallOn, table.CallOff, table.Special, table.Report:
	default:
		return law.RefuseFor(law.Unknown, "", "that is no act of a player's")
	}
	if len(a.Word) > 64 {
		return law.RefuseFor(law.Unknown, "", "nothing that happens at a table has so long a name")
	}
	return nil
}

// AskOver asks staff to accept a wager above the posted maximum, 8.2(d). Its
// chips are set aside until they do or the round begins.
func (t *Table) AskOver(ctx context.Context, by Party, a table.Area, amount money.Cents) (Receipt, error) {
	return t.give(ctx, &order{by: by, do: func(s *sitting) (Receipt, error) {
		seat, r := s.seated()
		if r == nil {
			r = s.mayAsk(seat, a, amount)
		}
		if r != nil {
			return Receipt{}, r
		}
		s.setAside(aside{For: ForOver, Person: by.Who, Seat: seat, Area: a, Amount: amount})
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
			return Receipt{}, law.RefuseFor(law.Turn, "", "you are not asked anything now")
		}
		if _, err := journal.MarshalEntry(&table.Entry{Kind: table.Chose, Answer: a}); err != nil {
			return Receipt{}, law.RefuseFor(law.Choice, q.Offer.Law, "%s", err)
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
			return Receipt{}, law.RefuseFor(law.Stage, "", "a round is being played")
		}
		s.people[seat].ready, s.stuck = ready, nil
		return Receipt{Seat: seat}, nil
	}})
}

// Leave gives the seat up and takes the chips back to the person's account, now
// or as soon as it is lawful. Until then the first choice is taken wherever the
// person is asked. Who waits for a seat waits no longer.
func (t *Table) Leave(ctx context.Context, by Party) (Receipt, error) {
	return t.give(ctx, &order{by: by, do: func(s *sitting) (Receipt, error) {
		if h := s.asideOf(by.Who); h != nil && h.For == ForSeat {
			return s.withdraw(h)
		}
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

// now is the time of the house, as a record holds it.
func (h *House) now() time.Time { return stamp(h.clock()) }
