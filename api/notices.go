package api

import (
	"context"
	"net/http"
	"slices"
	"time"

	"boardwalk/api/wire"
	"boardwalk/floor"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// matters are the words for what a change is about.
var matters = map[string]table.Matter{"chip": table.ChipMatter, "limit": table.LimitMatter, "pays": table.PaysMatter,
	"vigorish": table.VigorishMatter, "option": table.OptionMatter}

// changeOf reads a change.
func changeOf(c *wire.Change) (table.Change, error) {
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

// registerNotices registers notices of changes of the rules, 8.3.
func (s *Server) registerNotices() {
	handle(s, "post-notice", http.MethodPost, "/api/tables/{id}/notices", "Give notice of a change of the rules, 8.3",
		func(ctx context.Context, in *Ordered[wire.Change]) (*Body[wire.Receipt], error) {
			c, with, err := s.noticeAsked(ctx, in.ID, &in.Body)
			if err != nil {
				return nil, err
			}
			r, err := s.Floor.PostNotice(ctx, partyOf(ctx, in.Key, &in.Body), c, in.ID, with...)
			return body(receiptOf(r)), err
		})
	handle(s, "withdraw-notice", http.MethodDelete, "/api/tables/{id}/notices/{seq}",
		"Take back the notice of a change that is still to come", s.withdrawNotice)
	handle(s, "draft-notice", http.MethodPost, "/api/tables/{id}/notices/draft",
		"What notice a change of the rules would need, 8.3. Changes nothing",
		func(ctx context.Context, in *struct {
			At
			Body wire.Change
		}) (*Body[wire.Draft], error) {
			c, with, err := s.noticeAsked(ctx, in.ID, &in.Body)
			if err != nil {
				return nil, err
			}
			needs, err := s.Floor.Needs(ctx, c, in.ID, with...)
			return body(wire.Draft{Change: c.String(), Law: cite(needs.By), Ahead: int(needs.Ahead / time.Second), Commission: needs.Commission,
				Written: needs.Written, Silent: needs.Silent, Agreed: cite(needs.Agreed)}), err
		})
	handleTable(s, "table-notices", "/api/tables/{id}/notices", "The notices that were given at a table, the newest first",
		func(ctx context.Context, t *floor.Table) ([]wire.Given, error) {
			return s.noticeLog.read(ctx, s.readers(), func(g *wire.Given) bool { return g.Table == t.ID })
		})
	handle(s, "notices", http.MethodGet, "/api/audit/notices", "The notices that the Commission received, 8.3(b)3, the newest first",
		func(ctx context.Context, _ *struct{}) (*Body[[]wire.Given], error) {
			list, err := s.noticeLog.read(ctx, s.readers(), func(g *wire.Given) bool { return g.Told })
			return body(list), err
		})
}

// noticeAsked reads a change, and returns the other tables that it is for. It returns a problem if whoever asks
// does not work at all of them.
func (s *Server) noticeAsked(ctx context.Context, id string, in *wire.Change) (c table.Change, with []string, err error) {
	if err := s.worksAt(ctx, append([]string{id}, in.Tables...)...); err != nil {
		return c, nil, err
	}
	for _, other := range in.Tables {
		if other != id && !slices.Contains(with, other) {
			with = append(with, other)
		}
	}
	c, err = changeOf(in)
	return c, with, err
}

// worksAt returns a problem if whoever asks does not work at all of some tables.
func (s *Server) worksAt(ctx context.Context, ids ...string) error {
	for _, id := range ids {
		l, err := s.listing(ctx, id)
		if err != nil {
			return err
		}
		if err := inPit(ctx, l); err != nil {
			return err
		}
	}
	return nil
}

// ByNotice is a request that names a notice of a table.
type ByNotice struct {
	Order
	Seq uint64 `path:"seq" doc:"The number of its record"`
}

// withdrawNotice takes a notice back, at all tables for which it was given.
func (s *Server) withdrawNotice(ctx context.Context, in *ByNotice) (*Body[wire.Receipt], error) {
	if err := s.worksAt(ctx, in.ID); err != nil {
		return nil, err
	}
	list, err := s.noticeLog.read(ctx, s.readers(), func(g *wire.Given) bool { return g.Seq == in.Seq && g.Table == in.ID })
	switch {
	case err != nil:
		return nil, err
	case len(list) == 0:
		return nil, wire.NewProblem(http.StatusNotFound, "there is no such notice at this table")
	}
	g := &list[0]
	if err := s.worksAt(ctx, g.With...); err != nil {
		return nil, err
	}
	same, err := s.noticeLog.read(ctx, s.readers(), func(o *wire.Given) bool {
		return slices.Contains(g.With, o.Table) && o.Change == g.Change && o.At.Equal(g.At) && o.Withdrawn == nil
	})
	if err != nil {
		return nil, err
	}
	with := make([]floor.Notice, len(same))
	for i := range same {
		with[i] = noticeOf(&same[i])
	}
	r, err := s.Floor.WithdrawNotice(ctx, partyOf(ctx, in.Key, in.Seq), noticeOf(g), with...)
	return body(receiptOf(r)), err
}

// noticeOf returns a notice as the floor knows it.
func noticeOf(g *wire.Given) floor.Notice {
	return floor.Notice{Seq: g.Seq, Table: g.Table, Change: g.Change, At: g.At}
}
