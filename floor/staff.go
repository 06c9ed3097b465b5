package floor

import (
	"cmp"
	"context"
	"slices"

	"boardwalk/casino"
	"boardwalk/law"
	"boardwalk/table"
)

// What follows is for staff. Whether somebody may give such an order is for the
// caller to say; the floor writes down who did.

// mayGive refuses a reason that cannot stand in the record.
func mayGive(why string) error {
	if !casino.Printable(why) {
		return law.Refuse("", "a reason is a text that can be printed, on one line")
	}
	return nil
}

// Report reports an incident, or has staff do what the game declares for them:
// change the cards, have them cut again, order the dice passed. What players do
// is theirs alone. In the middle of a round it waits until the round is over.
func (t *Table) Report(ctx context.Context, by Party, a table.Act) (Receipt, error) {
	return t.give(ctx, &order{by: by, rest: true, do: func(s *sitting) (Receipt, error) {
		if a.Kind != table.Special && a.Kind != table.Report || len(a.Word) > 64 {
			return Receipt{}, law.RefuseFor(law.Staff, "", "staff report incidents and do what the game declares")
		}
		acts := s.live.Table().Layout().Acts
		i := slices.IndexFunc(acts, func(d table.Declared) bool { return d.ID == a.Word && !d.Staff })
		if a.Kind == table.Special && i >= 0 {
			return Receipt{}, law.RefuseFor(law.Staff, acts[i].Law, "that is for the players to do, each for himself")
		}
		return Receipt{}, s.act(by.Who, table.Act{Kind: a.Kind, Seat: table.House, Word: a.Word, Args: a.Args})
	}})
}

// Accept accepts a wager above the maximum that a player asked for, 8.2(d).
func (t *Table) Accept(ctx context.Context, by Party, o Over) (Receipt, error) {
	return t.give(ctx, &order{by: by, do: func(s *sitting) (Receipt, error) {
		h := s.askOf(o)
		if h == nil {
			return Receipt{}, law.RefuseFor(law.Unknown, "8.2(d)", "nobody has asked for that wager")
		}
		s.posts = h
		err := s.act(by.Who, table.Act{Kind: table.Make, Seat: o.Seat, Area: o.Area, Amount: o.Amount, Accepted: true})
		s.posts = nil
		return Receipt{Seat: o.Seat}, err
	}})
}

// Deny does not accept a wager above the maximum that a player asked for.
func (t *Table) Deny(ctx context.Context, by Party, o Over, why string) (Receipt, error) {
	if err := mayGive(why); err != nil {
		return Receipt{}, err
	}
	return t.give(ctx, &order{by: by, do: func(s *sitting) (Receipt, error) {
		h := s.askOf(o)
		if h == nil {
			return Receipt{}, law.RefuseFor(law.Unknown, "8.2(d)", "nobody has asked for that wager")
		}
		s.free(h, by.Who, cmp.Or(why, "staff have decided so"))
		return Receipt{Seat: o.Seat}, nil
	}})
}

// Close ends gaming at the table: nobody sits down or wagers any more, what
// lies on the layout is decided, and everybody stands up.
func (t *Table) Close(ctx context.Context, by Party, why string) (Receipt, error) {
	if err := mayGive(why); err != nil {
		return Receipt{}, err
	}
	return t.give(ctx, &order{by: by, do: func(s *sitting) (Receipt, error) {
		switch {
		case s.closed != "":
			return Receipt{}, law.RefuseFor(law.Closed, "", "the table is closed already")
		case why == "":
			return Receipt{}, law.Refuse("", "a table is closed for a reason")
		}
		s.record(kindFloor, by.Who, matter{Close: why})
		return Receipt{}, nil
	}})
}

// Open opens the table, again or after the game itself has ceased.
func (t *Table) Open(ctx context.Context, by Party, why string) (Receipt, error) {
	if err := mayGive(why); err != nil {
		return Receipt{}, err
	}
	return t.give(ctx, &order{by: by, rest: true, mends: true, do: func(s *sitting) (Receipt, error) {
		if !s.isClosed() {
			return Receipt{}, law.Refuse("", "the table is open already")
		}
		if why == "" {
			why = "staff have opened it"
		}
		s.record(kindFloor, by.Who, matter{Open: why})
		s.stuck = nil
		if s.live.Table().IsOpen() {
			return Receipt{}, nil
		}
		return Receipt{}, s.did(s.take(by.Who, s.live.Open()))
	}})
}

// Eject has a player leave, now or as soon as it is lawful.
func (t *Table) Eject(ctx context.Context, by Party, seat table.Seat, why string) (Receipt, error) {
	if err := mayGive(why); err != nil {
		return Receipt{}, err
	}
	return t.give(ctx, &order{by: by, do: func(s *sitting) (Receipt, error) {
		if int(seat) >= len(s.people) || s.people[seat] == nil {
			return Receipt{}, law.RefuseFor(law.Seat, "", "nobody sits at position %d", seat)
		}
		if s.people[seat].bot {
			s.balk(seat)
		}
		return s.goes(seat, why)
	}})
}

// Invite lets somebody sit down at a private table. Its owner may invite, and
// staff.
func (t *Table) Invite(ctx context.Context, by Party, person string, staff bool) (Receipt, error) {
	return t.give(ctx, &order{by: by, do: func(s *sitting) (Receipt, error) {
		switch {
		case !s.post.Table.Private:
			return Receipt{}, law.Refuse("", "everybody may sit down at this table")
		case by.Who != s.post.Owner && !staff:
			return Receipt{}, law.Refuse("", "the one who asked for a private table invites people to it")
		case person == "" || len(s.post.Invited) >= 256:
			return Receipt{}, law.RefuseFor(law.Limit, "", "nobody else can be invited")
		case s.invitedTo(person):
			return Receipt{}, nil
		}
		s.record(kindFloor, by.Who, matter{Invite: person})
		return Receipt{}, nil
	}})
}
