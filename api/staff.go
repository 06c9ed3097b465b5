package api

import (
	"context"
	"net/http"
	"time"

	"boardwalk/casino"
	"boardwalk/floor"
	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/store"
	"boardwalk/table"
)

// StaffReport is an incident, or an act of staff that the game declares.
type StaffReport struct {
	Kind string `json:"kind" enum:"special,report"`
	Word string `json:"word" minLength:"1" maxLength:"64"`
	Seat int    `json:"seat,omitempty" minimum:"0" maximum:"64" doc:"Whom it concerns"`
	Args []int  `json:"args,omitempty" maxItems:"2"`
}

// Reason is why staff do something.
type Reason struct {
	Why string `json:"why,omitempty" maxLength:"256"`
}

// Ejection is who has to leave, and why.
type Ejection struct {
	Seat int    `json:"seat" minimum:"1" maximum:"64"`
	Why  string `json:"why" minLength:"1" maxLength:"256"`
}

// Change is a change of the rules at a table, 8.3, and what was done to give
// notice of it.
type Change struct {
	Matter    string      `json:"matter" enum:"chip,limit,pays,vigorish,option"`
	Name      string      `json:"name,omitempty" maxLength:"64" doc:"The wager, group or option"`
	Amount    money.Cents `json:"amount,omitempty" minimum:"0" doc:"Of chip"`
	Min       money.Cents `json:"min,omitempty" minimum:"0" doc:"Of limit"`
	Max       money.Cents `json:"max,omitempty" minimum:"0" doc:"Of limit"`
	Odds      string      `json:"odds,omitempty" maxLength:"32" doc:"Of pays" example:"9 to 5"`
	Rate      string      `json:"rate,omitempty" maxLength:"32" doc:"Of vigorish" example:"5%"`
	Value     string      `json:"value,omitempty" maxLength:"64" doc:"Of option"`
	At        time.Time   `json:"at,omitempty" doc:"When it takes effect; at once if there is none"`
	Posted    bool        `json:"posted,omitempty" doc:"A sign at the table says so"`
	Announced bool        `json:"announced,omitempty" doc:"The patrons at the table were told"`
	Told      bool        `json:"told,omitempty" doc:"The Commission is told: it finds the notice among those it received"`
	Agreed    bool        `json:"agreed,omitempty" doc:"All patrons at the table agreed to it"`
}

var matters = map[string]table.Matter{"chip": table.ChipMatter, "limit": table.LimitMatter, "pays": table.PaysMatter,
	"vigorish": table.VigorishMatter, "option": table.OptionMatter}

func (c *Change) change(now time.Time) (table.Change, error) {
	out := table.Change{Matter: matters[c.Matter], Name: c.Name, Amount: c.Amount, Limit: table.Limit{Min: c.Min, Max: c.Max}, Value: c.Value,
		At: c.At, Posted: c.Posted, Announced: c.Announced, Told: c.Told, Agreed: c.Agreed}
	if out.At.IsZero() {
		out.At = now
	}
	var err error
	if c.Odds != "" {
		if out.Odds, err = money.ParseOdds(c.Odds); err != nil {
			return out, law.Refuse("", "%s", err)
		}
	}
	if c.Rate != "" {
		if out.Rate, err = money.ParseRate(c.Rate); err != nil {
			return out, law.Refuse("", "%s", err)
		}
	}
	return out, nil
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
			a := table.Act{Kind: actKinds[in.Kind], Seat: table.Seat(in.Seat), Word: in.Word}
			copy(a.Args[:], in.Args)
			return t.Report(ctx, by, a)
		})
	order(s, "accept-over", http.MethodPost, "accepted", "Accept a wager above the maximum, 8.2(d)",
		func(ctx context.Context, t *floor.Table, by floor.Party, in *OverWager) (floor.Receipt, error) {
			if err := inPit(ctx, t); err != nil {
				return floor.Receipt{}, err
			}
			l := t.Listing()
			a, err := layoutOf(&l).area(in.Area)
			if err != nil {
				return floor.Receipt{}, err
			}
			return t.Accept(ctx, by, floor.Over{Seat: table.Seat(in.Seat), Area: a, Amount: in.Amount})
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
	order(s, "post-notice", http.MethodPost, "notices", "Give notice of a change of the rules, 8.3", s.postNotice)
}

// kindNotice is the record of what the Commission was told, 8.3(b)3.
const kindNotice = "notice"

// told is the data of such a record.
type toldNotice struct {
	Table  string    `json:"table"`
	Change string    `json:"change"`
	At     time.Time `json:"at"`
}

// postNotice posts a change. If the Commission is to be told, it is told before
// anybody hears that the change was posted.
func (s *Server) postNotice(ctx context.Context, t *floor.Table, by floor.Party, in *Change) (floor.Receipt, error) {
	if err := inPit(ctx, t); err != nil {
		return floor.Receipt{}, err
	}
	now := time.Now().UTC().Round(0)
	c, err := in.change(now)
	if err != nil {
		return floor.Receipt{}, err
	}
	receipt, err := t.Post(ctx, by, c)
	if err != nil || !c.Told || receipt.Repeated {
		return receipt, err
	}
	data, err := journal.Data(toldNotice{t.ID, c.String(), c.At})
	if err != nil {
		return receipt, err
	}
	_, err = s.Store.Append(&store.Batch{Records: []journal.Record{{Time: now, Who: by.Who, Kind: kindNotice, Data: data}}})
	return receipt, err
}
