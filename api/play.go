package api

import (
	"context"
	"fmt"
	"net/http"

	"boardwalk/card"
	"boardwalk/floor"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// Order is what every act at a table has.
type Order struct {
	At
	Key string `header:"Idempotency-Key" maxLength:"64" doc:"Names the act: sent again with the same key it is carried out once"`
}

// Ordered is an act with a body.
type Ordered[T any] struct {
	Order
	Body T
}

// SitDown says where to sit and with how much.
type SitDown struct {
	Seat   int         `json:"seat" minimum:"1" maximum:"64"`
	Amount money.Cents `json:"amount" minimum:"1" doc:"Brought to the table from one's account, in cents"`
}

// Chips is an amount.
type Chips struct {
	Amount money.Cents `json:"amount" minimum:"1"`
}

// Act is something that a player does between two rounds.
type Act struct {
	Kind   string      `json:"kind" enum:"make,remove,call-on,call-off,special,report" doc:"make a wager, remove one, have one called on or off, or an act or incident that the game declares"`
	Area   string      `json:"area,omitempty" maxLength:"64" doc:"The id, name or alias of the wager; where each seat has its own, its name alone means one's own"`
	Amount money.Cents `json:"amount,omitempty" minimum:"0" doc:"Of a removal: all of it if there is none"`
	Tender string      `json:"tender,omitempty" enum:"chips,coupon" doc:"Of a wager that is made: chips, or a match play coupon beside chips that lie there already"`
	Word   string      `json:"word,omitempty" maxLength:"64" doc:"The declared act or incident"`
	Args   []int       `json:"args,omitempty" maxItems:"2"`
}

var actKinds = map[string]table.ActKind{"make": table.Make, "remove": table.Remove, "call-on": table.CallOn, "call-off": table.CallOff,
	"special": table.Special, "report": table.Report}

// Answer is what a player decides.
type Answer struct {
	Question string      `json:"question" maxLength:"64" doc:"The id of the question that is answered. An answer to another question than the open one is refused"`
	Choice   string      `json:"choice" maxLength:"64"`
	Amount   money.Cents `json:"amount,omitempty" minimum:"0"`
	Number   int         `json:"number,omitempty" minimum:"0" maximum:"1000" doc:"How many cards, of a cut"`
	Cards    string      `json:"cards,omitempty" maxLength:"256" doc:"As in: As Td"`
}

// Readiness says whether one needs more time to wager.
type Readiness struct {
	Ready bool `json:"ready"`
}

// CutText is added to the seed.
type CutText struct {
	Text string `json:"text" minLength:"1" maxLength:"64"`
}

// Invitation names a person.
type Invitation struct {
	Person string `json:"person" minLength:"1" maxLength:"64"`
}

// order registers an act at a table.
func order[T any](s *Server, op, method, path, summary string, do func(ctx context.Context, t *floor.Table, by floor.Party, in *T) (floor.Receipt, error)) {
	handle(s, opOf(op), method, "/api/tables/{id}/"+path, summary, func(ctx context.Context, in *Ordered[T]) (*Body[Receipt], error) {
		t, err := s.table(ctx, in.ID)
		if err != nil {
			return nil, err
		}
		r, err := do(ctx, t, party(ctx, in.Key, &in.Body), &in.Body)
		return body(receiptOf(r)), err
	})
	addQuick(s, opOf(op), ordering{method, path}, do)
}

// bare registers an act that says nothing but that it is done.
func bare(s *Server, op, method, path, summary string, do func(ctx context.Context, t *floor.Table, by floor.Party) (floor.Receipt, error)) {
	handle(s, opOf(op), method, "/api/tables/{id}/"+path, summary, func(ctx context.Context, in *Order) (*Body[Receipt], error) {
		t, err := s.table(ctx, in.ID)
		if err != nil {
			return nil, err
		}
		r, err := do(ctx, t, party(ctx, in.Key, nil))
		return body(receiptOf(r)), err
	})
}

func (s *Server) play() {
	order(s, "sit", http.MethodPost, "seat", "Take a seat. In the middle of a round the money is set aside, and the seat taken at the end",
		func(ctx context.Context, t *floor.Table, by floor.Party, in *SitDown) (floor.Receipt, error) {
			if err := s.People.Visit(by.Who, t.ID, t.Last()); err != nil {
				return floor.Receipt{}, err
			}
			return t.Sit(ctx, by, table.Seat(in.Seat), in.Amount)
		})
	bare(s, "leave", http.MethodDelete, "seat", "Leave, now or as soon as it is lawful",
		func(ctx context.Context, t *floor.Table, by floor.Party) (floor.Receipt, error) {
			return t.Leave(ctx, by)
		})
	order(s, "add-chips", http.MethodPost, "chips", "Bring more from one's account. In the middle of a round it is set aside until the end",
		func(ctx context.Context, t *floor.Table, by floor.Party, in *Chips) (floor.Receipt, error) {
			return t.AddChips(ctx, by, in.Amount)
		})
	bare(s, "withdraw-chips", http.MethodDelete, "chips", "Take back the chips that wait for the end of the round",
		func(ctx context.Context, t *floor.Table, by floor.Party) (floor.Receipt, error) {
			return t.WithdrawChips(ctx, by)
		})
	order(s, "act", http.MethodPost, "acts", "Make, remove or call a wager, or do what the game declares", s.act)
	handle(s, "acts", http.MethodPost, "/api/tables/{id}/acts/list", "Several acts at once, one after another and each for itself", s.acts)
	order(s, "ask-over", http.MethodPost, "over", "Ask for a wager above the maximum, 8.2(d)",
		func(ctx context.Context, t *floor.Table, by floor.Party, in *OverRequest) (floor.Receipt, error) {
			a, err := s.areaAt(t, by.Who, in.Area)
			if err != nil {
				return floor.Receipt{}, err
			}
			return t.AskOver(ctx, by, a, in.Amount)
		})
	order(s, "withdraw-over", http.MethodPost, "withdrawn", "Take back a wager above the maximum about which staff have not decided",
		func(ctx context.Context, t *floor.Table, by floor.Party, in *OverRequest) (floor.Receipt, error) {
			a, err := s.areaAt(t, by.Who, in.Area)
			if err != nil {
				return floor.Receipt{}, err
			}
			return t.WithdrawOver(ctx, by, a, in.Amount)
		})
	order(s, "ready", http.MethodPut, "ready", "Need no more time to wager, or do after all",
		func(ctx context.Context, t *floor.Table, by floor.Party, in *Readiness) (floor.Receipt, error) {
			return t.Ready(ctx, by, in.Ready)
		})
	order(s, "answer", http.MethodPost, "answers", "Answer the question that one is asked", s.answer)
	order(s, "cut", http.MethodPost, "cuts", "Add to the seed of the coming round",
		func(ctx context.Context, t *floor.Table, by floor.Party, in *CutText) (floor.Receipt, error) {
			return t.Cut(ctx, by, in.Text)
		})
	order(s, "invite", http.MethodPost, "invitations", "Invite somebody to a private table",
		func(ctx context.Context, t *floor.Table, by floor.Party, in *Invitation) (floor.Receipt, error) {
			p, ok := s.People.Named(in.Person)
			if !ok {
				return floor.Receipt{}, errNobody(in.Person)
			}
			return t.Invite(ctx, by, p.ID, who(ctx).IsStaff())
		})
}

// OverRequest is a wager above the maximum.
type OverRequest struct {
	Area   string      `json:"area" maxLength:"64"`
	Amount money.Cents `json:"amount" minimum:"1"`
}

func errNobody(id string) error {
	return newProblem(http.StatusNotFound, fmt.Sprintf("there is nobody of the id %q", id))
}

// areaAt finds a wager by what a person calls it.
func (s *Server) areaAt(t *floor.Table, person, name string) (table.Area, error) {
	l := layouts[t.Game()]
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

func (s *Server) act(ctx context.Context, t *floor.Table, by floor.Party, in *Act) (floor.Receipt, error) {
	a, err := s.actOf(t, by.Who, in)
	if err != nil {
		return floor.Receipt{}, err
	}
	return t.Act(ctx, by, a)
}

// actOf is an act as the table knows it.
func (s *Server) actOf(t *floor.Table, person string, in *Act) (table.Act, error) {
	a := table.Act{Kind: actKinds[in.Kind], Amount: in.Amount, Word: in.Word}
	copy(a.Args[:], in.Args)
	if in.Tender != "" {
		a.Tender, _ = table.ParseTender(in.Tender) // the schema knows no others
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

func (s *Server) answer(ctx context.Context, t *floor.Table, by floor.Party, in *Answer) (floor.Receipt, error) {
	a := table.Answer{Choice: table.Choice(in.Choice), Amount: in.Amount}
	if in.Number != 0 {
		var ok bool
		if a, ok = layouts[t.Game()].declared.Numbered(a.Choice, in.Number); !ok {
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
