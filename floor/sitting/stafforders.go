package sitting

import (
	"cmp"
	"slices"

	"boardwalk/floor/view"
	"boardwalk/law"
	"boardwalk/table"
)

// What follows is for staff. Whether somebody may give such an order is for the
// caller to say; the records say who did.

// Report makes the order to report an incident, or to do what the game declares
// for staff: change the cards, have them cut again, order the dice passed. In the
// middle of a round an incident is taken at once, and anything else waits until the
// round is over. A report of what the house is asked, by the name of the offer, is the
// answer to that. Whoever plays at the table reports nothing there: incidents decide
// about wagers.
func Report(by Party, a table.Act) Order {
	return Order{By: by, AtRest: a.Kind != table.Report, do: func(s *Sitting) (Receipt, error) {
		if a.Kind != table.Special && a.Kind != table.Report || len(a.Word) > 64 {
			return Receipt{}, law.RefuseFor(law.Staff, "", "staff report incidents and do what the game declares")
		}
		if s.SeatOf(by.Who) != table.House || s.reservedBy(by.Who) != nil {
			return Receipt{}, law.RefuseFor(law.Staff, "", "whoever plays at a table reports nothing there")
		}
		if q := s.askedOfHouse(a.Word); q != nil && a.Kind == table.Report {
			return Receipt{}, s.answerQuestion(by.Who, q.Number, table.Answer{Choice: q.First()})
		}
		acts := s.live.Table().Layout().Acts
		i := slices.IndexFunc(acts, func(d table.Declared) bool { return d.ID == a.Word && !d.Staff })
		if a.Kind == table.Special && i >= 0 {
			return Receipt{}, law.RefuseFor(law.Staff, acts[i].Law, "that is for the players to do, each for himself")
		}
		return Receipt{}, s.doAct(by.Who, table.Act{Kind: a.Kind, Seat: table.House, Word: a.Word, Args: a.Args})
	}}
}

// askedOfHouse returns the open question of an offer that is put to the house, or nil.
func (s *Sitting) askedOfHouse(offer string) *table.Question {
	questions := s.live.Questions()
	for i := range questions {
		if q := &questions[i]; q.Seat == table.House && q.Offer.ID == offer {
			return q
		}
	}
	return nil
}

// Accept makes the order to accept a wager above the maximum that a player asked
// for, 8.2(d).
func Accept(by Party, o view.Over) Order {
	return Order{By: by, do: func(s *Sitting) (Receipt, error) {
		h := s.overRequest(o)
		if h == nil {
			return Receipt{}, law.RefuseFor(law.Unknown, "8.2(d)", "nobody has asked for that wager")
		}
		s.posting = h
		err := s.doAct(by.Who, table.Act{Kind: table.Make, Seat: o.Seat, Area: o.Area, Amount: o.Amount, Accepted: true})
		s.posting = nil
		return Receipt{Seat: o.Seat}, err
	}}
}

// Deny makes the order not to accept a wager above the maximum that a player asked
// for.
func Deny(by Party, o view.Over, why string) Order {
	if r := checkReason(why); r != nil {
		return refusing(by, r)
	}
	return Order{By: by, do: func(s *Sitting) (Receipt, error) {
		h := s.overRequest(o)
		if h == nil {
			return Receipt{}, law.RefuseFor(law.Unknown, "8.2(d)", "nobody has asked for that wager")
		}
		s.release(h, by.Who, cmp.Or(why, "staff have decided so"))
		return Receipt{Seat: o.Seat}, nil
	}}
}

// Eject makes the order by which a player leaves, now or as soon as it is lawful.
func Eject(by Party, seat table.Seat, why string) Order {
	if r := checkReason(why); r != nil {
		return refusing(by, r)
	}
	return Order{By: by, do: func(s *Sitting) (Receipt, error) {
		if int(seat) >= len(s.players) || s.players[seat] == nil {
			return Receipt{}, law.RefuseFor(law.Seat, "", "nobody sits at position %d", seat)
		}
		if s.players[seat].bot {
			s.banBots(seat)
		}
		return s.departWithReceipt(seat, why)
	}}
}

// Invite makes the order that lets somebody sit down at a private table. Its owner may invite, and whoever else is allowed to: staff, and
// those who were given the owner's code, who invite themselves with it.
func Invite(by Party, person string, allowed bool) Order {
	return Order{By: by, do: func(s *Sitting) (Receipt, error) {
		switch {
		case !s.placement.Table.Private:
			return Receipt{}, law.Refuse("", "everybody may sit down at this table")
		case by.Who != s.placement.Owner && !allowed:
			return Receipt{}, law.Refuse("", "the one who asked for a private table invites people to it")
		case person == "" || len(s.placement.Invited) >= 256:
			return Receipt{}, law.RefuseFor(law.Limit, "", "nobody else can be invited")
		case s.isInvited(person):
			return Receipt{}, nil
		}
		s.addRecord(KindFloor, by.Who, FloorData{Invite: person})
		return Receipt{}, nil
	}}
}
