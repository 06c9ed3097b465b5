package api

import (
	"context"
	"net/http"
	"strings"
	"time"

	"boardwalk/api/wire"
	"boardwalk/floor"
)

// Glance is a request for the desk: which tables staff want to see.
type Glance struct {
	Pit    string `query:"pit" maxLength:"64"`
	Phase  string `query:"phase" enum:"closed,idle,betting,opening,playing"`
	Search string `query:"search" maxLength:"64" doc:"Part of the id, the name or the game of a table"`
	Needs  bool   `query:"needs" doc:"Only tables that wait for staff"`
	Skip   int    `query:"skip" minimum:"0"`
	Most   int    `query:"most" minimum:"1" maximum:"200" default:"60"`
}

// registerDesk registers the desk of staff. It reads what the tables last published
// and asks none of them, so looking at the desk does not slow the tables down.
func (s *Server) registerDesk() {
	handle(s, "desk", http.MethodGet, "/api/desk", "The tables at a glance, a page at a time",
		func(ctx context.Context, in *Glance) (*Body[wire.Desk], error) {
			p := personOf(ctx)
			out := wire.Desk{Now: s.Store.Now().UTC(), Pits: []wire.Pit{}, Tables: []wire.DeskTable{}}
			pits := map[string]int{}
			for _, l := range s.Floor.Lobby() {
				g, ok := s.deskTable(&l)
				if !ok {
					continue
				}
				g.Yours = p.Covers(l.Pit)
				countInPit(&out, pits, &g)
				if !in.wants(&g) {
					continue
				}
				if out.Total >= in.Skip && len(out.Tables) < in.Most {
					out.Tables = append(out.Tables, g)
				}
				out.Total++
			}
			return body(out), nil
		})
}

// countInPit adds a table to the figures of its pit. pits has the place of each pit in
// the desk's list.
func countInPit(d *wire.Desk, pits map[string]int, g *wire.DeskTable) {
	i, ok := pits[g.Pit]
	if !ok {
		i = len(d.Pits)
		pits[g.Pit] = i
		d.Pits = append(d.Pits, wire.Pit{Name: g.Pit, Yours: g.Yours})
	}
	pit := &d.Pits[i]
	pit.Tables++
	pit.People += g.Taken - g.Bots
	if g.Phase == string(floor.Closed) {
		pit.Closed++
	}
	if needsStaff(g) {
		pit.Needs++
	}
}

// needsStaff reports whether a table waits for staff.
func needsStaff(g *wire.DeskTable) bool {
	return len(g.Over) > 0 || g.Corrections > 0 || g.Waiting != nil || g.Alert != ""
}

// wants reports whether a table is one that was asked for.
func (in *Glance) wants(g *wire.DeskTable) bool {
	return (in.Pit == "" || in.Pit == g.Pit) && (in.Phase == "" || in.Phase == g.Phase) && (!in.Needs || needsStaff(g)) &&
		strings.Contains(strings.ToLower(g.ID+" "+g.Name+" "+g.Title), strings.ToLower(strings.TrimSpace(in.Search)))
}

// deskTable describes a table for staff, wherever it is. It reports false if the table has just ended.
func (s *Server) deskTable(l *floor.Listing) (wire.DeskTable, bool) {
	if s.Wings != nil {
		return s.Wings.deskTable(l.ID)
	}
	t, ok := s.Floor.Table(l.ID)
	if !ok {
		return wire.DeskTable{}, false
	}
	return glanceOf(l, t.Status()), true
}

// glanceOf describes a table for staff.
func glanceOf(l *floor.Listing, st floor.Status) wire.DeskTable {
	now := layoutAt(l).statusOf(&st, time.Time{})
	g := wire.DeskTable{ID: l.ID, Pit: l.Pit, Name: l.Name, Game: l.Game, Title: l.Title, Min: l.Limit.Min, Max: l.Limit.Max,
		Seats: l.Seats, Taken: l.Taken, Bots: l.Bots, Watch: l.Spectators, Phase: now.Phase, Until: now.Until, Round: now.Round, Asked: now.Asked,
		Chips: l.Chips, Layout: l.Layout, Waiting: now.Waiting, Closed: now.Closed, Over: now.Over, Unopened: now.Unopened, Alert: now.Alert,
		Corrections: len(l.Corrections)}
	for i := range l.Pending {
		g.Pending = append(g.Pending, wire.Pending{Change: l.Pending[i].String(), At: l.Pending[i].At})
	}
	return g
}
