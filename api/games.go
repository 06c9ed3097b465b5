package api

import (
	"net/http"
	"strings"

	"boardwalk/counsel"
	"boardwalk/felt"
	"boardwalk/money"
	"boardwalk/sim"
	"boardwalk/table"
)

// GameTitle is a game in the list of games.
type GameTitle struct {
	ID          string   `json:"id"`
	Name        string   `json:"name"`
	Subchapter  string   `json:"subchapter"`
	Seats       int      `json:"seats"`
	EachOther   bool     `json:"eachOther,omitempty" doc:"Players play against each other, for pots"`
	Description string   `json:"description,omitempty" doc:"What the game is, in a line"`
	Tips        []string `json:"tips,omitempty" doc:"What a beginner should know"`

	Advice *counsel.Example `json:"advice,omitempty" doc:"A hand whose choices can be valued, where there is a coach and a strategy for the game; none otherwise"`
}

// Game is a game in full.
type Game struct {
	GameTitle
	Boxes     []string   `json:"boxes,omitempty" doc:"The places that get cards"`
	Stages    []string   `json:"stages,omitempty" doc:"What the stages of the game are called, where it has several"`
	Wagers    []Wager    `json:"wagers"`
	Options   []Option   `json:"options"`
	Acts      []Declared `json:"acts"`
	Incidents []Declared `json:"incidents"`

	Felt *felt.Felt `json:"felt" doc:"The layout of a table of the game, to scale"`

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
	Seat    int      `json:"seat,omitempty" doc:"The position whose area it is; 0: everybody's"`
	Law     string   `json:"law"`
	OneRoll bool     `json:"oneRoll,omitempty" doc:"Decided by the next outcome, whatever it is"`
	Rests   bool     `json:"rests,omitempty" doc:"Off at some stage of the game, unless it is called on"`
	Coupons bool     `json:"coupons,omitempty" doc:"A match play coupon may lie beside the chips"`

	Made       []string    `json:"made,omitempty" doc:"The stages in which it may be made, where it may not always"`
	Never      bool        `json:"never,omitempty" doc:"No player makes it: it comes about in the course of a round"`
	Locked     []string    `json:"locked,omitempty" doc:"The stages in which it may not be taken down"`
	Needs      []Need      `json:"needs,omitempty" doc:"Other wagers that it needs"`
	Supplement bool        `json:"supplement,omitempty" doc:"It supports another wager, and has no minimum of its own"`
	Pot        bool        `json:"pot,omitempty" doc:"It goes to the pot"`
	Cap        money.Cents `json:"cap,omitempty" doc:"The most that is paid on it in a round"`
	Pays       []Pay       `json:"pays,omitempty"`
}

// Need is another wager that a wager needs.
type Need struct {
	Wager string `json:"wager" doc:"The id of the other wager"`
	Least string `json:"least,omitempty" example:"1 to 1" doc:"At least so many times the other"`
	Most  string `json:"most,omitempty" example:"3 to 1" doc:"At most so many times the other"`
	Both  bool   `json:"both,omitempty" doc:"The amounts count only if both wagers lie there"`
	Text  string `json:"text"`
	Law   string `json:"law,omitempty"`
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

// GameAsked is a game, and the options and positions of the table that is meant.
type GameAsked struct {
	ID     string   `path:"id" maxLength:"64"`
	Option []string `query:"option,explode" maxItems:"64" doc:"A licensee's option, NAME=VALUE; what is not said is as usual" example:"wheel=single-zero"`
	Seats  int      `query:"seats" minimum:"0" maximum:"64" doc:"Positions at the table; 0: as many as the game has"`
}

// game describes the game that is asked for.
func (in *GameAsked) game() (*Game, error) {
	l := layouts[in.ID]
	if l == nil {
		return nil, newProblem(http.StatusNotFound, "there is no such game")
	}
	o := l.rules.Options()
	for _, word := range in.Option {
		name, value, ok := strings.Cut(word, "=")
		if !ok {
			return nil, newProblem(http.StatusUnprocessableEntity, "an option is written NAME=VALUE")
		}
		if err := table.SetOption(o, name, value); err != nil {
			return nil, unlawful(err)
		}
	}
	if len(in.Option) > 0 {
		l = &layout{l.rules, l.rules.New(l.rules.Copy(o)).Layout()}
	}
	g := l.describe()
	g.Felt = l.rules.Felt(o, in.Seats)
	return &g, nil
}

func (l *layout) describe() Game {
	r := l.rules
	g := Game{GameTitle: titleOf(r), Stages: l.declared.Stages, Acts: declared(l.declared.Acts), Incidents: declared(l.declared.Incidents),
		Wagers: []Wager{}, Options: []Option{}}
	for _, box := range l.declared.Boxes {
		if box != "" {
			g.Boxes = append(g.Boxes, box)
		}
	}
	for i := range l.declared.Wagers {
		w := &l.declared.Wagers[i]
		g.Wagers = append(g.Wagers, l.wagerOf(w))
	}
	for _, o := range r.Options().Declare() {
		g.Options = append(g.Options, Option{o.Name, o.Value(), o.Lawful, o.Help, cite(o.Law)})
	}
	for _, named := range sim.Strategies(r) {
		g.Strategies = append(g.Strategies, Strategy{named.Name, named.Text})
	}
	return g
}

func titleOf(r *table.Rules) GameTitle {
	return GameTitle{ID: r.ID, Name: r.Name, Subchapter: r.Subchapter, Seats: r.Seats, EachOther: r.EachOther,
		Description: r.About.Description, Tips: r.About.Tips, Advice: counsel.ExampleOf(r)}
}

func (l *layout) wagerOf(w *table.Wager) Wager {
	out := Wager{ID: w.ID, Name: w.Name, Group: w.Group, Aliases: w.Aliases, Seat: int(w.Position), Law: cite(w.Law), OneRoll: w.OneRoll, Rests: w.Rests, Coupons: w.Coupons,
		Never: w.Moved || w.Made == 0, Locked: l.stages(w.Locked), Supplement: w.Supplement, Pot: w.Pot}
	if w.Made != table.Always {
		out.Made = l.stages(w.Made)
	}
	if w.Cap != nil {
		out.Cap = w.Cap.Most
	}
	for i := range w.Needs {
		n := &w.Needs[i]
		need := Need{Wager: n.Wager, Both: n.Both, Text: n.Text, Law: cite(n.Law)}
		if !n.Least.IsZero() {
			need.Least = n.Least.String()
		}
		if !n.Most.IsZero() {
			need.Most = n.Most.String()
		}
		out.Needs = append(out.Needs, need)
	}
	for i := range w.Pays {
		p := &w.Pays[i]
		out.Pays = append(out.Pays, Pay{p.On, p.String(), cite(p.Law)})
	}
	return out
}

// stages are the words for a set of stages.
func (l *layout) stages(of table.Phase) (words []string) {
	for i, word := range l.declared.Stages {
		if of>>i&1 != 0 {
			words = append(words, word)
		}
	}
	return words
}

func declared(list []table.Declared) []Declared {
	out := make([]Declared, 0, len(list))
	for _, d := range list {
		out = append(out, Declared{d.ID, d.Args, d.Staff, d.Help, cite(d.Law)})
	}
	return out
}
