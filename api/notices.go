package api

import (
	"context"
	"net/http"
	"slices"
	"sync"
	"time"

	"boardwalk/floor"
	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/store"
	"boardwalk/table"
)

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
	At        time.Time   `json:"at,omitempty" doc:"When it takes effect; as soon as is lawful if there is none"`
	Posted    bool        `json:"posted,omitempty" doc:"A sign at the table says so"`
	Announced bool        `json:"announced,omitempty" doc:"The patrons at the table were told"`
	Told      bool        `json:"told,omitempty" doc:"The Commission is told: it finds the notice among those it received"`
	Agreed    bool        `json:"agreed,omitempty" doc:"All patrons at the table agreed to it"`
	Tables    []string    `json:"tables,omitempty" maxItems:"200" doc:"The other tables that the notice is for: it is given at all of them or at none"`
}

var matters = map[string]table.Matter{"chip": table.ChipMatter, "limit": table.LimitMatter, "pays": table.PaysMatter,
	"vigorish": table.VigorishMatter, "option": table.OptionMatter}

func (c *Change) change() (table.Change, error) {
	out := table.Change{Matter: matters[c.Matter], Name: c.Name, Amount: c.Amount, Limit: table.Limit{Min: c.Min, Max: c.Max}, Value: c.Value,
		At: c.At, Posted: c.Posted, Announced: c.Announced, Told: c.Told, Agreed: c.Agreed}
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

// Draft is what giving notice of a change would take.
type Draft struct {
	Change     string `json:"change" doc:"What the sign would say"`
	Law        string `json:"law" doc:"The paragraph under which the change may be made"`
	Ahead      int    `json:"ahead" doc:"Seconds of notice that it needs; 0 if it may be made at once"`
	Commission bool   `json:"commission" doc:"The Commission must be told"`
	Agreed     string `json:"agreed,omitempty" doc:"The paragraph that wants no notice if all patrons at the table agree"`
}

// Given is a notice that was given of a change, 8.3.
type Given struct {
	Seq    uint64    `json:"seq" doc:"The number of the record"`
	Time   time.Time `json:"time" doc:"When it was given"`
	Who    string    `json:"who"`
	Table  string    `json:"table"`
	Change string    `json:"change" doc:"What changes, as the sign says it"`
	At     time.Time `json:"at" doc:"When it takes effect"`
	Law    string    `json:"law" doc:"The paragraph under which it may be made"`
	Told   bool      `json:"told" doc:"The Commission was told, 8.3(b)3"`
	With   []string  `json:"with,omitempty" doc:"The other tables that the same notice is for"`

	Withdrawn *Withdrawal `json:"withdrawn,omitempty" doc:"The notice was taken back: the change is not made"`
}

// Withdrawal is when a notice was taken back, and by whom.
type Withdrawal struct {
	Time time.Time `json:"time"`
	Who  string    `json:"who"`
}

func (s *Server) notices() {
	order(s, "post-notice", http.MethodPost, "notices", "Give notice of a change of the rules, 8.3",
		func(ctx context.Context, t *floor.Table, by floor.Party, in *Change) (floor.Receipt, error) {
			if err := inPit(ctx, t); err != nil {
				return floor.Receipt{}, err
			}
			c, err := in.change()
			if err != nil {
				return floor.Receipt{}, err
			}
			with, err := s.alsoAt(ctx, t, in.Tables)
			if err != nil {
				return floor.Receipt{}, err
			}
			return t.PostNotice(ctx, by, c, with...)
		})
	handle(s, "withdraw-notice", http.MethodDelete, "/api/tables/{id}/notices/{seq}", "Take back the notice of a change that is still to come", s.withdrawNotice)
	handle(s, "draft-notice", http.MethodPost, "/api/tables/{id}/notices/draft", "What notice a change of the rules would need, 8.3. Changes nothing",
		func(ctx context.Context, in *struct {
			At
			Body Change
		}) (*Body[Draft], error) {
			t, err := s.table(ctx, in.ID)
			if err != nil {
				return nil, err
			}
			if err := inPit(ctx, t); err != nil {
				return nil, err
			}
			c, err := in.Body.change()
			if err != nil {
				return nil, err
			}
			with, err := s.alsoAt(ctx, t, in.Body.Tables)
			if err != nil {
				return nil, err
			}
			needs, err := t.Needs(ctx, c, with...)
			return body(Draft{c.String(), cite(needs.By), int(needs.Ahead / time.Second), needs.Commission, cite(needs.Agreed)}), err
		})
	handle(s, "table-notices", http.MethodGet, "/api/tables/{id}/notices", "The notices that were given at a table, the newest first",
		func(ctx context.Context, in *At) (*Body[[]Given], error) {
			if _, err := s.table(ctx, in.ID); err != nil {
				return nil, err
			}
			list, err := s.given.read(ctx, s.Store, func(g *Given) bool { return g.Table == in.ID })
			return body(list), err
		})
	handle(s, "notices", http.MethodGet, "/api/audit/notices", "The notices that the Commission received, 8.3(b)3, the newest first",
		func(ctx context.Context, _ *struct{}) (*Body[[]Given], error) {
			list, err := s.given.read(ctx, s.Store, func(g *Given) bool { return g.Told })
			return body(list), err
		})
}

// alsoAt finds the other tables that a notice is for. Whoever gives it works at
// all of them.
func (s *Server) alsoAt(ctx context.Context, t *floor.Table, ids []string) ([]*floor.Table, error) {
	var with []*floor.Table
	for _, id := range ids {
		other, err := s.table(ctx, id)
		if err != nil {
			return nil, err
		}
		if err := inPit(ctx, other); err != nil {
			return nil, err
		}
		if other != t && !slices.Contains(with, other) {
			with = append(with, other)
		}
	}
	return with, nil
}

// ByNotice names a notice of a table's.
type ByNotice struct {
	Order
	Seq uint64 `path:"seq" doc:"The number of its record"`
}

func (s *Server) withdrawNotice(ctx context.Context, in *ByNotice) (*Body[Receipt], error) {
	t, err := s.table(ctx, in.ID)
	if err != nil {
		return nil, err
	}
	if err := inPit(ctx, t); err != nil {
		return nil, err
	}
	list, err := s.given.read(ctx, s.Store, func(g *Given) bool { return g.Seq == in.Seq && g.Table == in.ID })
	switch {
	case err != nil:
		return nil, err
	case len(list) == 0:
		return nil, newProblem(http.StatusNotFound, "there is no such notice at this table")
	}
	g := &list[0]
	if _, err := s.alsoAt(ctx, t, g.With); err != nil {
		return nil, err
	}
	same, err := s.given.read(ctx, s.Store, func(o *Given) bool {
		return slices.Contains(g.With, o.Table) && o.Change == g.Change && o.At.Equal(g.At) && o.Withdrawn == nil
	})
	if err != nil {
		return nil, err
	}
	with := make([]floor.Notice, len(same))
	for i := range same {
		with[i] = same[i].notice()
	}
	r, err := t.WithdrawNotice(ctx, party(ctx, in.Key, in.Seq), g.notice(), with...)
	return body(receiptOf(r)), err
}

// notice is the notice as the floor knows it.
func (g *Given) notice() floor.Notice {
	return floor.Notice{Seq: g.Seq, Table: g.Table, Change: g.Change, At: g.At}
}

// mostGiven is how many notices are told at once.
const mostGiven = 500

// given remembers the notices of the record, which has far more lines that are
// none, and reads on where it stopped.
type given struct {
	mu   sync.Mutex
	next uint64
	list []Given
}

func (g *given) read(ctx context.Context, from *store.Store, want func(*Given) bool) ([]Given, error) {
	g.mu.Lock()
	defer g.mu.Unlock()
	for r, err := range from.TableFrom(ctx, "", g.next) {
		if err != nil {
			return nil, err
		}
		g.next = r.Seq + 1
		if r.Kind != journal.KindNotice {
			continue
		}
		var n journal.Notice
		if err := r.Read(&n); err != nil {
			return nil, err
		}
		if n.Withdraws != 0 {
			g.withdraw(n.Withdraws, Withdrawal{r.Time, r.Who})
			continue
		}
		g.list = append(g.list, Given{Seq: r.Seq, Time: r.Time, Who: r.Who, Table: n.Table, Change: n.Change, At: n.At, Law: cite(n.Law), Told: n.Told, With: n.With})
	}
	out := []Given{}
	for i := len(g.list) - 1; i >= 0 && len(out) < mostGiven; i-- {
		if want(&g.list[i]) {
			out = append(out, g.list[i])
		}
	}
	return out, nil
}

// withdraw marks a notice as taken back.
func (g *given) withdraw(seq uint64, w Withdrawal) {
	for i := range g.list {
		if g.list[i].Seq == seq {
			g.list[i].Withdrawn = &w
		}
	}
}
