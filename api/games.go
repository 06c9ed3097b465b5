package api

import (
	"net/http"
	"slices"
	"strings"
	"sync"

	"boardwalk/api/analysis"
	"boardwalk/api/wire"
	"boardwalk/counsel"
	"boardwalk/law"
	"boardwalk/sim"
	"boardwalk/table"
)

// GameAsked is a request for a game, with the options and positions of the table that
// is meant.
type GameAsked struct {
	ID     string   `path:"id" maxLength:"64"`
	Option []string `query:"option,explode" maxItems:"64" doc:"A licensee's option, NAME=VALUE; what is not said is as usual" example:"wheel=single-zero"`
	Seats  int      `query:"seats" minimum:"0" maximum:"64" doc:"Positions at the table; 0: as many as the game has"`
}

// game returns the description of the game that is asked for.
func (in *GameAsked) game() (*wire.Game, error) {
	l := layoutOf(in.ID)
	if l == nil {
		return nil, wire.NewProblem(http.StatusNotFound, "there is no such game")
	}
	o, err := analysis.ParseOptions(l.rules, in.Option)
	if err != nil {
		return nil, err
	}
	if len(in.Option) > 0 {
		l = &layout{l.rules, l.rules.New(l.rules.Copy(o)).Layout()}
	}
	g := l.describe()
	g.Felt = l.rules.Felt(o, in.Seats)
	return &g, nil
}

// describe describes a game, without its felt.
func (l *layout) describe() wire.Game {
	r := l.rules
	g := wire.Game{GameTitle: titleOf(r), Stages: l.declared.Stages, Acts: declared(l.declared.Acts),
		Incidents: declared(l.declared.Incidents),
		Wagers:    []wire.Wager{}, Options: []wire.Option{}, Offers: []wire.Offer{}, Presets: []wire.Preset{},
		Round: r.About.Round, Begin: r.About.Begin, First: l.first()}
	for _, box := range l.declared.Boxes {
		if box != "" {
			g.Boxes = append(g.Boxes, box)
		}
	}
	_, g.Sets = r.New(r.Options()).(table.Setter)
	for c, name := range l.declared.Called() {
		if g.Called == nil {
			g.Called = map[string]string{}
		}
		g.Called[string(c)] = name
	}
	if box, ok := l.declared.SharedBox(); ok {
		shared := int(box)
		g.Shared = &shared
	}
	for i := range l.declared.Wagers {
		w := &l.declared.Wagers[i]
		g.Wagers = append(g.Wagers, l.wagerOf(w))
	}
	for _, o := range r.Options().Declare() {
		g.Options = append(g.Options, wire.Option{Name: o.Name, Title: o.Title(), Figures: o.Figures(), Default: o.Value(),
			Lawful: o.Lawful, Help: o.Help, Law: cite(o.Law)})
	}
	for _, o := range l.declared.Offers {
		offer := wire.Offer{ID: o.ID, Text: o.Text, Law: cite(o.Law)}
		for _, c := range o.Choices {
			offer.Choices = append(offer.Choices, wire.Choice{Choice: string(c), Say: o.Say(c), Needs: o.Needs[c]})
		}
		g.Offers = append(g.Offers, offer)
	}
	for _, p := range r.Presets {
		g.Presets = append(g.Presets, wire.Preset(p))
	}
	for _, named := range sim.Strategies(r) {
		g.Strategies = append(g.Strategies, wire.Strategy{Name: named.Name, Text: named.Text})
	}
	return g
}

// first returns the id of the wager of the game's first example, at the first position, or nothing if there is none.
func (l *layout) first() string {
	if len(l.rules.About.Examples) == 0 {
		return ""
	}
	example := l.rules.About.Examples[0]
	name := example[:strings.LastIndex(example, " ")]
	t, err := table.New(l.rules, l.rules.Options(), l.rules.Terms())
	if err != nil {
		return ""
	}
	a, ok := t.Area(1, name)
	if !ok {
		return ""
	}
	return l.declared.Wagers[a].ID
}

// titleOf describes a game for the list of games.
func titleOf(r *table.Rules) wire.GameTitle {
	g := wire.GameTitle{ID: r.ID, Name: r.Name, Subchapter: r.Subchapter, Seats: r.Seats, EachOther: r.EachOther, Tournament: r.Tournament,
		Books: booksByGame()[r.ID], Description: r.About.Description, Tips: r.About.Tips, Advice: counsel.ExampleOf(r),
		Popular: r.About.Popular, Known: r.About.Known}
	for _, b := range r.Felt(nil, 0).Beside {
		g.Beside = append(g.Beside, string(b.Kind))
	}
	return g
}

// booksByGame returns the books of house rules that have rules of a game, by its id.
var booksByGame = sync.OnceValue(func() map[string][]wire.Book {
	games := map[string][]wire.Book{}
	for _, row := range law.Index() {
		if row.Edition != law.HouseRules {
			continue
		}
		book := row.Cite.Book()
		if told := (wire.Book{ID: book.ID, Title: book.Title}); !slices.Contains(games[row.Game], told) {
			games[row.Game] = append(games[row.Game], told)
		}
	}
	return games
})

// wagerOf describes a wager.
func (l *layout) wagerOf(w *table.Wager) wire.Wager {
	out := wire.Wager{ID: w.ID, Name: w.Name, Group: w.Group, Aliases: w.Aliases, Seat: int(w.Position), Law: cite(w.Law),
		OneRoll: w.OneRoll, Rests: w.Rests,
		Coupons: w.Coupons,
		Never:   w.Moved || w.Asked || w.Made == 0, Locked: l.stages(w.Locked), Supplement: w.Supplement, Whole: w.Whole,
		Exactly: w.Exactly, Pot: w.Pot}
	if w.Made != table.Always {
		out.Made = l.stages(w.Made)
	}
	if w.Cap != nil {
		out.Cap = w.Cap.Most
	}
	for i := range w.Needs {
		n := &w.Needs[i]
		need := wire.Need{Wager: n.Wager, Both: n.Both, Text: n.Text, Law: cite(n.Law)}
		if !n.Least.IsZero() {
			need.Least = n.Least.String()
		}
		if !n.Most.IsZero() {
			need.Most = n.Most.String()
		}
		out.Needs = append(out.Needs, need)
	}
	out.Pays, out.Bonus = paysOf(w.Pays), paysOf(w.Bonus)
	return out
}

// paysOf describes the lines of what is paid, but for those that never come about.
func paysOf(pays []table.Pay) (list []wire.Pay) {
	for i := range pays {
		if p := &pays[i]; !p.Never {
			list = append(list, wire.Pay{On: p.On, Line: p.On, Odds: p.String(), Law: cite(p.Law)})
		}
	}
	return list
}

// stages returns the words for a set of stages.
func (l *layout) stages(of table.Phase) (words []string) {
	for i, word := range l.declared.Stages {
		if of>>i&1 != 0 {
			words = append(words, word)
		}
	}
	return words
}

// declared describes acts or incidents.
func declared(list []table.Declared) []wire.Declared {
	out := make([]wire.Declared, 0, len(list))
	for _, d := range list {
		out = append(out, wire.Declared{ID: d.ID, Args: d.Args, Staff: d.Staff, Help: d.Help, Law: cite(d.Law)})
	}
	return out
}
