// Package layout writes the sheet of a table's layout: the drawing to scale with its measures, and a list of all areas
// with where they are, how large they are and what is printed on them. All of it is the felt that the screens draw too.
//
// Other modules should not build on this package: it may change in every version.
package layout

import (
	"cmp"
	"fmt"
	"math"
	"strconv"
	"strings"

	"boardwalk/felt"
	"boardwalk/paper"
	"boardwalk/table"
	"boardwalk/web/src/words"
)

// Of returns the sheet of a table of the game under options, with so many positions; all of the game's if seats is 0.
func Of(rules *table.Rules, options table.Options, seats int, of paper.Subject, in paper.Language) *paper.Document {
	f := rules.Felt(options, seats)
	game := words.Capital(in.Say(rules.Name))
	d := &paper.Document{Kind: paper.Layout, Title: game + ": " + in.Say("the layout"), Language: in, Subject: of}
	d.Subject.Game = rules.ID
	source := paper.Source{Declared: rules.ID + ": felt"}
	d.Subtitle = fmt.Sprintf(in.Say("%s by %s inches"), number(f.Width), number(f.Height))
	d.Add("", paper.Block{Drawing: &paper.Drawing{Name: d.Title, Felt: f, Width: f.Width, Height: f.Height, Source: source, Plan: true}})
	d.Add(in.Say("Areas"), paper.Block{Table: &paper.Table{
		Head: []string{in.Say("Area"), in.Say("Printed"), in.Say("From the left"), in.Say("From the dealer"),
			in.Say("Width"), in.Say("Depth"), in.Say("Turned")},
		Right: []bool{false, false, true, true, true, true, true}, Rows: areas(rules, options, f, in)}})
	if rows := fittings(rules, f, in); len(rows) > 0 {
		d.Add(in.Say("Places and fittings"), paper.Block{Table: &paper.Table{
			Head: []string{in.Say("Thing"), "", in.Say("From the left"), in.Say("From the dealer"),
				in.Say("Width"), in.Say("Depth"), in.Say("Turned")},
			Right: []bool{false, false, true, true, true, true, true}, Rows: rows}})
	}
	d.Add(in.Say("Inscriptions"), inscriptions(rules, f, in)...)
	d.Imprint(rules, options)
	return d
}

// areas are the betting areas, in the order of the drawing.
func areas(rules *table.Rules, options table.Options, f *felt.Felt, in paper.Language) (rows [][]paper.Text) {
	l := rules.Layout(options)
	for _, a := range f.Areas {
		if a.Bare || a.Lying {
			continue
		}
		name, by := cmp.Or(a.Name, a.Wager), paper.Source{Declared: rules.ID + ": area " + a.Wager}
		if i, ok := l.Area(a.Wager); ok {
			name, by.Law = l.Wagers[i].Name, l.Wagers[i].Law
		}
		printed := a.Label
		if a.Sub != "" {
			printed = strings.TrimSpace(printed + " / " + a.Sub)
		}
		text := func(t string) paper.Text { return paper.Text{Text: t, Source: by} }
		row := []paper.Text{text(words.Capital(in.Say(name))), text(printed)}
		for _, v := range []float64{a.X, a.Y, a.W, a.H} {
			row = append(row, text(number(v)+"″"))
		}
		rows = append(rows, append(row, text(degrees(a.Turn))))
	}
	return rows
}

// fittings are where cards lie, and what the dealer has.
func fittings(rules *table.Rules, f *felt.Felt, in paper.Language) (rows [][]paper.Text) {
	add := func(at, name, printed string, x, y, w, h, turn float64) {
		text := func(t string) paper.Text { return paper.Declared(rules.ID+": "+at, t) }
		row := []paper.Text{text(words.Capital(in.Say(name))), text(printed)}
		for _, v := range []float64{x, y, w, h} {
			row = append(row, text(number(v)+"″"))
		}
		rows = append(rows, append(row, text(degrees(turn))))
	}
	if t := f.Tray; t != nil {
		add("tray", "table inventory container", "", t.X, t.Y, t.W, t.H, 0)
	}
	for _, p := range f.Places {
		name := in.Say("cards")
		if p.Seat > 0 {
			name = in.Say("cards") + " " + strconv.Itoa(p.Seat)
		}
		add("place "+strconv.Itoa(p.Box), name, p.Name, p.X-p.Card/2, p.Y-0.7*p.Card, p.Card, 1.4*p.Card, p.Turn)
	}
	return rows
}

// inscriptions are the words on the cloth that belong to no area.
func inscriptions(rules *table.Rules, f *felt.Felt, in paper.Language) []paper.Block {
	list := &paper.List{}
	for _, t := range f.Texts {
		text := fmt.Sprintf("“%s”, %s", t.Text, fmt.Sprintf(in.Say("letters %s″ high"), number(t.Size)))
		list.Items = append(list.Items, paper.Declared(rules.ID+": inscription", text))
	}
	if len(list.Items) == 0 {
		return nil
	}
	return []paper.Block{{List: list}}
}

// number is a measure in inches, to the hundredth.
func number(v float64) string { return strconv.FormatFloat(math.Round(100*v)/100, 'f', -1, 64) }

func degrees(turn float64) string {
	if turn == 0 {
		return ""
	}
	return strconv.FormatFloat(turn, 'f', 1, 64) + "°"
}
