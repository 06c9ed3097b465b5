package api

import (
	"context"
	"net/http"

	"boardwalk/casino"
	"boardwalk/floor"
	"boardwalk/table"
)

// StaffReport is an incident, or an act of staff that the game declares.
type StaffReport struct {
	Kind string `json:"kind" enum:"special,report"`
	Word string `json:"word" minLength:"1" maxLength:"64"`
	Args []int  `json:"args,omitempty" maxItems:"2" doc:"As declared; whom it concerns is one of them"`
}

// Reason is why staff do something.
type Reason struct {
	Why string `json:"why,omitempty" maxLength:"256"`
}

// Denial is a wager above the maximum that is not accepted, and why.
type Denial struct {
	OverWager
	Reason
}

// over is the wager as the floor knows it, for staff who may decide about it.
func (o *OverWager) over(ctx context.Context, t *floor.Table) (floor.Over, error) {
	if err := inPit(ctx, t); err != nil {
		return floor.Over{}, err
	}
	l := t.Listing()
	a, err := layoutOf(&l).area(o.Area)
	return floor.Over{Seat: table.Seat(o.Seat), Area: a, Amount: o.Amount}, err
}

// Ejection is who has to leave, and why.
type Ejection struct {
	Seat int    `json:"seat" minimum:"1" maximum:"64"`
	Why  string `json:"why" minLength:"1" maxLength:"256"`
}

// inPit lets staff act in their own pits, and the dealer school at its own
// tables.
func inPit(ctx context.Context, t *floor.Table) error {
	p, l := who(ctx), t.Listing()
	switch {
	case p.Role == casino.DealerSchool && l.Owner != p.ID:
		return newProblem(http.StatusForbidden, "the dealer school acts at its own private tables")
	case !p.Covers(l.Pit):
		return newProblem(http.StatusForbidden, "you do not work in the pit "+l.Pit)
	}
	return nil
}

func (s *Server) staff() {
	order(s, "report", http.MethodPost, "reports", "Report an incident, or do what the game has staff do",
		func(ctx context.Context, t *floor.Table, by floor.Party, in *StaffReport) (floor.Receipt, error) {
			if err := inPit(ctx, t); err != nil {
				return floor.Receipt{}, err
			}
			a := table.Act{Kind: actKinds[in.Kind], Word: in.Word}
			copy(a.Args[:], in.Args)
			return t.Report(ctx, by, a)
		})
	order(s, "accept-over", http.MethodPost, "accepted", "Accept a wager above the maximum, 8.2(d)",
		func(ctx context.Context, t *floor.Table, by floor.Party, in *OverWager) (floor.Receipt, error) {
			over, err := in.over(ctx, t)
			if err != nil {
				return floor.Receipt{}, err
			}
			return t.Accept(ctx, by, over)
		})
	order(s, "deny-over", http.MethodPost, "denied", "Do not accept a wager above the maximum",
		func(ctx context.Context, t *floor.Table, by floor.Party, in *Denial) (floor.Receipt, error) {
			over, err := in.over(ctx, t)
			if err != nil {
				return floor.Receipt{}, err
			}
			return t.Deny(ctx, by, over, in.Why)
		})
	order(s, "eject", http.MethodPost, "ejections", "Have a player leave, now or as soon as it is lawful",
		func(ctx context.Context, t *floor.Table, by floor.Party, in *Ejection) (floor.Receipt, error) {
			if err := inPit(ctx, t); err != nil {
				return floor.Receipt{}, err
			}
			return t.Eject(ctx, by, table.Seat(in.Seat), in.Why)
		})
	order(s, "open-table", http.MethodPost, "open", "Open a table",
		func(ctx context.Context, t *floor.Table, by floor.Party, in *Reason) (floor.Receipt, error) {
			if err := inPit(ctx, t); err != nil {
				return floor.Receipt{}, err
			}
			return t.Open(ctx, by, in.Why)
		})
	order(s, "close-table", http.MethodPost, "close", "Close a table: what lies on the layout is decided, and everybody stands up",
		func(ctx context.Context, t *floor.Table, by floor.Party, in *Reason) (floor.Receipt, error) {
			if err := inPit(ctx, t); err != nil {
				return floor.Receipt{}, err
			}
			return t.Close(ctx, by, in.Why)
		})
}
