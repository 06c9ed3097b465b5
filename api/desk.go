package api

import (
	"context"
	"net/http"
	"strings"
	"time"

	"boardwalk/floor"
	"boardwalk/money"
	"boardwalk/people"
)

// Desk is a page of the tables of the house, as staff see them.
type Desk struct {
	Now    time.Time   `json:"now" doc:"The time in the house, to compare clocks with"`
	Pits   []Pit       `json:"pits" doc:"All of them, whatever was asked for"`
	Total  int         `json:"total" doc:"How many tables are as was asked"`
	Tables []DeskTable `json:"tables" doc:"Those of the page, pit by pit"`
}

// Pit is how many tables there are in a pit.
type Pit struct {
	Name   string `json:"name"`
	Yours  bool   `json:"yours" doc:"Whoever asks works there"`
	Tables int    `json:"tables"`
	Closed int    `json:"closed"`
	Needs  int    `json:"needs" doc:"Tables that wait for staff"`
	People int    `json:"people" doc:"At its tables, without bots"`
}

// DeskTable is a table at a glance.
type DeskTable struct {
	ID      string      `json:"id"`
	Pit     string      `json:"pit"`
	Name    string      `json:"name"`
	Game    string      `json:"game"`
	Title   string      `json:"title" doc:"The name of the game"`
	Yours   bool        `json:"yours" doc:"Whoever asks works in its pit"`
	Min     money.Cents `json:"min"`
	Max     money.Cents `json:"max"`
	Seats   int         `json:"seats"`
	Taken   int         `json:"taken"`
	Bots    int         `json:"bots"`
	Watch   int         `json:"watch" doc:"People who look on"`
	Phase   string      `json:"phase" enum:"closed,idle,betting,playing"`
	Until   *time.Time  `json:"until,omitempty" doc:"The end of betting, or of the time for an answer"`
	Round   uint64      `json:"round" doc:"The number of the coming or present round"`
	Asked   []int       `json:"asked,omitempty" doc:"The seats that have to answer"`
	Chips   money.Cents `json:"chips" doc:"In front of the players, as the round began"`
	Layout  money.Cents `json:"layout" doc:"On the layout, as the round began"`
	Waiting *Refusal    `json:"waiting,omitempty" doc:"Why the last round was not played"`
	Closed  string      `json:"closed,omitempty" doc:"Why it is closed"`
	Over    []OverWager `json:"over,omitempty" doc:"Wagers above the maximum that wait for staff"`
	Pending []Pending   `json:"pending,omitempty" doc:"Changes of which notice was given"`
}

// Pending is a change to come.
type Pending struct {
	Change string    `json:"change"`
	At     time.Time `json:"at"`
}

// Glance is which tables staff want to see.
type Glance struct {
	Pit    string `query:"pit" maxLength:"64"`
	Phase  string `query:"phase" enum:"closed,idle,betting,playing"`
	Search string `query:"search" maxLength:"64" doc:"Part of the id, the name or the game of a table"`
	Needs  bool   `query:"needs" doc:"Only tables that wait for staff"`
	Skip   int    `query:"skip" minimum:"0"`
	Most   int    `query:"most" minimum:"1" maximum:"200" default:"60"`
}

// desk reads what the tables last published and asks none of them, so that
// looking on costs the floor nothing.
func (s *Server) desk() {
	handle(s, "desk", http.MethodGet, "/api/desk", "The tables at a glance, a page at a time",
		func(ctx context.Context, in *Glance) (*Body[Desk], error) {
			p := who(ctx)
			out := Desk{Now: s.Store.Now().UTC(), Pits: []Pit{}, Tables: []DeskTable{}}
			pits := map[string]int{}
			for _, l := range s.Floor.Lobby() {
				t, ok := s.Floor.Table(l.ID)
				if !ok {
					continue
				}
				g := glanceOf(&l, t.Status(), p)
				out.count(pits, &g)
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

func (d *Desk) count(pits map[string]int, g *DeskTable) {
	i, ok := pits[g.Pit]
	if !ok {
		i = len(d.Pits)
		pits[g.Pit] = i
		d.Pits = append(d.Pits, Pit{Name: g.Pit, Yours: g.Yours})
	}
	pit := &d.Pits[i]
	pit.Tables++
	pit.People += g.Taken - g.Bots
	if g.Phase == string(floor.Closed) {
		pit.Closed++
	}
	if g.needs() {
		pit.Needs++
	}
}

// needs reports whether a table waits for staff.
func (g *DeskTable) needs() bool { return len(g.Over) > 0 || g.Waiting != nil }

func (in *Glance) wants(g *DeskTable) bool {
	return (in.Pit == "" || in.Pit == g.Pit) && (in.Phase == "" || in.Phase == g.Phase) && (!in.Needs || g.needs()) &&
		strings.Contains(strings.ToLower(g.ID+" "+g.Name+" "+g.Title), strings.ToLower(strings.TrimSpace(in.Search)))
}

func glanceOf(l *floor.Listing, st floor.Status, p *people.Person) DeskTable {
	now := layoutOf(l).statusOf(&st, time.Time{})
	g := DeskTable{ID: l.ID, Pit: l.Pit, Name: l.Name, Game: l.Game, Title: l.Title, Yours: p.Covers(l.Pit), Min: l.Limit.Min, Max: l.Limit.Max,
		Seats: l.Seats, Taken: l.Taken, Bots: l.Bots, Watch: l.Spectators, Phase: now.Phase, Until: now.Until, Round: now.Round, Asked: now.Asked,
		Chips: l.Chips, Layout: l.Layout, Waiting: now.Waiting, Closed: now.Closed, Over: now.Over}
	for i := range l.Pending {
		g.Pending = append(g.Pending, Pending{l.Pending[i].String(), l.Pending[i].At})
	}
	return g
}
