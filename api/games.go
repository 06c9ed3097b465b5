package api

import (
	"boardwalk/sim"
	"boardwalk/table"
)

// GameTitle is a game in the list of games.
type GameTitle struct {
	ID         string `json:"id"`
	Name       string `json:"name"`
	Subchapter string `json:"subchapter"`
	Seats      int    `json:"seats"`
}

// Game is a game in full.
type Game struct {
	GameTitle
	Boxes     []string   `json:"boxes,omitempty" doc:"The places that get cards"`
	Wagers    []Wager    `json:"wagers"`
	Options   []Option   `json:"options"`
	Acts      []Declared `json:"acts"`
	Incidents []Declared `json:"incidents"`

	Strategies []Strategy `json:"strategies,omitempty" doc:"Ways to play that can be simulated, the usual one first"`
}

// Strategy is a way to play that has a name.
type Strategy struct {
	Name string `json:"name"`
	Text string `json:"text"`
}

// Wager is a wager of a game.
type Wager struct {
	ID      string   `json:"id"`
	Name    string   `json:"name"`
	Group   string   `json:"group,omitempty"`
	Aliases []string `json:"aliases,omitempty"`
	Law     string   `json:"law"`
	OneRoll bool     `json:"oneRoll,omitempty" doc:"Decided by the next outcome, whatever it is"`
	Rests   bool     `json:"rests,omitempty" doc:"Off at some stage of the game, unless it is called on"`
	Coupons bool     `json:"coupons,omitempty" doc:"A match play coupon may lie beside the chips"`
	Pays    []Pay    `json:"pays,omitempty"`
}

// Pay is what a wager pays, and on what.
type Pay struct {
	On   string `json:"on,omitempty"`
	Odds string `json:"odds"`
	Law  string `json:"law,omitempty"`
}

// Option is something that a licensee chooses.
type Option struct {
	Name    string `json:"name"`
	Default string `json:"default"`
	Lawful  string `json:"lawful"`
	Help    string `json:"help"`
	Law     string `json:"law,omitempty"`
}

// Declared is an act or an incident of a game's own.
type Declared struct {
	ID    string `json:"id"`
	Args  string `json:"args,omitempty"`
	Staff bool   `json:"staff,omitempty" doc:"Only staff may do or report it"`
	Help  string `json:"help"`
	Law   string `json:"law,omitempty"`
}

func (l *layout) describe() Game {
	r := l.rules
	g := Game{GameTitle: GameTitle{r.ID, r.Name, r.Subchapter, r.Seats}, Acts: declared(l.declared.Acts), Incidents: declared(l.declared.Incidents),
		Wagers: []Wager{}, Options: []Option{}}
	for _, box := range l.declared.Boxes {
		if box != "" {
			g.Boxes = append(g.Boxes, box)
		}
	}
	for i := range l.declared.Wagers {
		w := &l.declared.Wagers[i]
		out := Wager{ID: w.ID, Name: w.Name, Group: w.Group, Aliases: w.Aliases, Law: cite(w.Law), OneRoll: w.OneRoll, Rests: w.Rests, Coupons: w.Coupons}
		for _, p := range w.Pays {
			out.Pays = append(out.Pays, Pay{p.On, p.Odds.String(), cite(p.Law)})
		}
		g.Wagers = append(g.Wagers, out)
	}
	for _, o := range r.Options().Declare() {
		g.Options = append(g.Options, Option{o.Name, o.Value(), o.Lawful, o.Help, cite(o.Law)})
	}
	for _, named := range sim.Strategies(r) {
		g.Strategies = append(g.Strategies, Strategy{named.Name, named.Text})
	}
	return g
}

func declared(list []table.Declared) []Declared {
	out := make([]Declared, 0, len(list))
	for _, d := range list {
		out = append(out, Declared{d.ID, d.Args, d.Staff, d.Help, cite(d.Law)})
	}
	return out
}
