package api

import (
	"context"
	"fmt"
	"net/http"

	"boardwalk/api/wire"
	"boardwalk/card"
	"boardwalk/floor"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// actKinds are the words for kinds of acts.
var actKinds = map[string]table.ActKind{"make": table.Make, "remove": table.Remove, "call-on": table.CallOn, "call-off": table.CallOff,
	"special": table.Special, "report": table.Report}

// registerOrders registers what players do at a table.
func (s *Server) registerOrders() {
	order(s, "sit", http.MethodPost, "seat", "Take a seat. In the middle of a round the money is set aside, and the seat taken at the end",
		func(ctx context.Context, t *floor.Table, by floor.Party, in *wire.SitDown) (floor.Receipt, error) {
			if err := s.People.Visit(by.Who, t.ID, t.Last()); err != nil {
				return floor.Receipt{}, err
			}
			return t.Sit(ctx, by, table.Seat(in.Seat), in.Amount)
		})
	orderWithoutBody(s, "leave", http.MethodDelete, "seat", "Leave, now or as soon as it is lawful",
		func(ctx context.Context, t *floor.Table, by floor.Party) (floor.Receipt, error) {
			return t.Leave(ctx, by)
		})
	order(s, "add-chips", http.MethodPost, "chips", "Bring more from one's account. In the middle of a round it is set aside until the end",
		func(ctx context.Context, t *floor.Table, by floor.Party, in *wire.Chips) (floor.Receipt, error) {
			return t.AddChips(ctx, by, in.Amount)
		})
	orderWithoutBody(s, "withdraw-chips", http.MethodDelete, "chips", "Take back the chips that wait for the end of the round",
		func(ctx context.Context, t *floor.Table, by floor.Party) (floor.Receipt, error) {
			return t.WithdrawChips(ctx, by)
		})
	order(s, "bring-coupons", http.MethodPost, "coupons", "Bring match play coupons of one's own to one's seat",
		func(ctx context.Context, t *floor.Table, by floor.Party, in *wire.Coupons) (floor.Receipt, error) {
			return t.AddCoupons(ctx, by, in.Amount)
		})
	order(s, "act", http.MethodPost, "acts", "Make, remove or call a wager, or do what the game declares", s.act)
	handle(s, "acts", http.MethodPost, "/api/tables/{id}/acts/list", "Several acts at once, one after another and each for itself", s.actList)
	order(s, "ask-over", http.MethodPost, "over", "Ask for a wager above the maximum, 8.2(d)", s.aboveMaximum((*floor.Table).AskOver))
	order(s, "withdraw-over", http.MethodPost, "withdrawn", "Take back a wager above the maximum about which staff have not decided",
		s.aboveMaximum((*floor.Table).WithdrawOver))
	order(s, "ready", http.MethodPut, "ready", "Need no more time to wager, or do after all",
		func(ctx context.Context, t *floor.Table, by floor.Party, in *wire.Readiness) (floor.Receipt, error) {
			return t.Ready(ctx, by, in.Ready)
		})
	order(s, "answer", http.MethodPost, "answers", "Answer the question that one is asked", s.answer)
	order(s, "cut", http.MethodPost, "cuts", "Give the hash of a secret that is to be mixed into the coming round",
		func(ctx context.Context, t *floor.Table, by floor.Party, in *wire.Cut) (floor.Receipt, error) {
			return t.Cut(ctx, by, uint64(in.Round), in.Hash)
		})
	order(s, "open-cut", http.MethodPost, "openings", "Open one's cut, when no more bets are accepted",
		func(ctx context.Context, t *floor.Table, by floor.Party, in *wire.Opening) (floor.Receipt, error) {
			return t.OpenCut(ctx, by, uint64(in.Round), in.Secret)
		})
	orderWithoutBody(s, "start-tournament", http.MethodPost, "tournament",
		"Begin the tournament of which one is the host, with those who sit at the table",
		func(ctx context.Context, t *floor.Table, by floor.Party) (floor.Receipt, error) {
			return t.StartTournament(ctx, by)
		})
	order(s, "invite", http.MethodPost, "invitations", "Invite somebody to a private table",
		func(ctx context.Context, t *floor.Table, by floor.Party, in *wire.Invitation) (floor.Receipt, error) {
			p, ok := s.People.Named(in.Person)
			if !ok {
				return floor.Receipt{}, errNobody(in.Person)
			}
			return t.Invite(ctx, by, p.ID, personOf(ctx).IsStaff())
		})
}

// aboveMaximum returns the handler of an order about a wager above the maximum.
func (s *Server) aboveMaximum(do func(*floor.Table, context.Context, floor.Party, table.Area, money.Cents) (floor.Receipt,
	error)) func(context.Context, *floor.Table, floor.Party, *wire.OverRequest) (floor.Receipt, error) {
	return func(ctx context.Context, t *floor.Table, by floor.Party, in *wire.OverRequest) (floor.Receipt, error) {
		a, err := s.areaAt(t, by.Who, in.Area)
		if err != nil {
			return floor.Receipt{}, err
		}
		return do(t, ctx, by, a, in.Amount)
	}
}

// errNobody says that nobody has an id.
func errNobody(id string) error {
	return wire.NewProblem(http.StatusNotFound, fmt.Sprintf("there is nobody of the id %q", id))
}

// areaAt finds a wager by its id, name or alias. Where each seat has its own wager, the
// name alone means the one of the person's seat.
func (s *Server) areaAt(t *floor.Table, person, name string) (table.Area, error) {
	l := layoutAt(t.Published())
	a, err := l.area(name)
	if err == nil {
		return a, nil
	}
	if seat := t.SeatOf(person); seat != 0 {
		if a, err := l.area(fmt.Sprintf("%s-%d", name, seat)); err == nil {
			return a, nil
		}
	}
	return a, err
}

// act carries out an act of a player.
func (s *Server) act(ctx context.Context, t *floor.Table, by floor.Party, in *wire.Act) (floor.Receipt, error) {
	a, err := s.actOf(t, by.Who, in)
	if err != nil {
		return floor.Receipt{}, err
	}
	return t.Act(ctx, by, a)
}

// actOf makes an act of a request. It returns a refusal if the wager is not known.
func (s *Server) actOf(t *floor.Table, person string, in *wire.Act) (table.Act, error) {
	a := table.Act{Kind: actKinds[in.Kind], Amount: in.Amount, Word: in.Word}
	copy(a.Args[:], in.Args)
	if in.Tender != "" {
		a.Tender, _ = table.ParseTender(in.Tender) // the framework has checked it
	}
	switch a.Kind {
	case table.Make, table.Remove, table.CallOn, table.CallOff:
		var err error
		if a.Area, err = s.areaAt(t, person, in.Area); err != nil {
			return a, err
		}
	}
	return a, nil
}

// answer gives the table a player's answer to a question.
func (s *Server) answer(ctx context.Context, t *floor.Table, by floor.Party, in *wire.Answer) (floor.Receipt, error) {
	a := table.Answer{Choice: table.Choice(in.Choice), Amount: in.Amount}
	if in.Number != 0 {
		var ok bool
		if a, ok = layoutAt(t.Published()).declared.Numbered(a.Choice, in.Number); !ok {
			return floor.Receipt{}, law.Refuse("", "to %s takes no number", in.Choice)
		}
	}
	if in.Cards != "" {
		cards, err := card.ParseAll(in.Cards)
		if err != nil {
			return floor.Receipt{}, law.Refuse("", "%s", err)
		}
		a.Cards = card.SetOf(cards...)
	}
	return t.Answer(ctx, by, in.Question, a)
}
