package api

import (
	"context"
	"errors"
	"net/http"

	"boardwalk/api/wire"
	"boardwalk/casino"
	"boardwalk/design"
	"boardwalk/floor"
	"boardwalk/game"
	"boardwalk/law"
	"boardwalk/odds"
	"boardwalk/people"
	"boardwalk/table"
)

// registerDesigns registers what designers ask for: what a text says and is worth, the library, and what is kept with one's account.
func (s *Server) registerDesigns() {
	handle(s, "design", http.MethodPost, "/api/design", "What a design says, and what the law says against it",
		func(_ context.Context, in *Body[wire.DesignText]) (*Body[wire.DesignChecked], error) {
			return body(checkDesign(in.Body.Text)), nil
		})
	handle(s, "design-odds", http.MethodPost, "/api/design/odds", "What a design is worth, beside the lawful rules",
		func(ctx context.Context, in *Body[wire.DesignText]) (*Body[*wire.DesignOdds], error) {
			d, err := readDesign(in.Body.Text)
			if err != nil {
				return nil, err
			}
			found, err := s.analyst.Design(ctx, askerOf(ctx), d)
			return body(found), err
		})
	handle(s, "design-sheet", http.MethodPost, "/api/design/sheets", "The design sheets of a design, each as a page to keep or print",
		func(ctx context.Context, in *Body[wire.DesignText]) (*Body[[]wire.DesignSheet], error) {
			d, err := readDesign(in.Body.Text)
			if err != nil {
				return nil, err
			}
			list, err := s.analyst.Sheets(ctx, askerOf(ctx), d, in.Body.Text)
			return body(list), err
		})
	handle(s, "library", http.MethodGet, "/api/design/library", "The designs that come with the house",
		func(context.Context, *struct{}) (*Body[[]wire.KeptDesign], error) {
			list := []wire.KeptDesign{}
			for _, k := range design.Library() {
				list = append(list, wire.KeptDesign{Name: k.Name, Game: k.Game, Text: k.Text})
			}
			return body(list), nil
		})
	handle(s, "my-designs", http.MethodGet, "/api/me/designs", "The designs that I keep with my account",
		func(ctx context.Context, _ *struct{}) (*Body[[]wire.KeptDesign], error) {
			return body(keptOf(personOf(ctx))), nil
		})
	handle(s, "keep-design", http.MethodPut, "/api/me/designs/{id}", "Keep a design with my account, under a name",
		func(ctx context.Context, in *struct {
			ID   string `path:"id" maxLength:"240"`
			Body wire.DesignText
		}) (*Body[[]wire.KeptDesign], error) {
			p, err := s.People.KeepDesign(personOf(ctx).ID, in.ID, in.Body.Text)
			return body(keptOf(&p)), err
		})
	handle(s, "drop-design", http.MethodDelete, "/api/me/designs/{id}", "Take a design of mine away",
		func(ctx context.Context, in *struct {
			ID string `path:"id" maxLength:"240"`
		}) (*Body[[]wire.KeptDesign], error) {
			p, err := s.People.DropDesign(personOf(ctx).ID, in.ID)
			return body(keptOf(&p)), err
		})
	handleTable(s, "table-game", "/api/tables/{id}/game", "The game as this table deals it, also where somebody designed it",
		func(_ context.Context, t *floor.Table) (wire.Game, error) {
			l := t.Listing()
			at := layoutAt(&l)
			g := at.describe()
			g.Felt = at.rules.Felt(l.Options, l.Seats)
			return g, nil
		})
}

// readDesign reads a design, or returns a problem that names the line.
func readDesign(text string) (*design.Ready, error) {
	d, err := design.Parse(text)
	if err != nil {
		return nil, designProblem(err)
	}
	r, err := d.Read(game.Find)
	if err != nil {
		return nil, designProblem(err)
	}
	return r, nil
}

func designProblem(err error) error {
	return wire.NewProblem(http.StatusUnprocessableEntity, err.Error())
}

// checkDesign says what a design is, or at which line it cannot be read.
func checkDesign(text string) wire.DesignChecked {
	out := wire.DesignChecked{Unlawful: []odds.Unlawful{}, Options: []wire.DesignedValue{}, Wagers: []wire.DesignWager{}}
	d, err := design.Parse(text)
	var r *design.Ready
	if err == nil {
		out.Name = d.Name
		r, err = d.Read(game.Find)
	}
	if err != nil {
		out.Fault = &wire.DesignFault{Line: 1, Text: err.Error()}
		if f := (*design.Fault)(nil); errors.As(err, &f) {
			out.Fault.Line, out.Fault.Text = f.Line, f.Text
		}
		return out
	}
	out.Unlawful = append(out.Unlawful, odds.UnlawfulOf(r.Unlawful())...)
	for i, w := range r.Own {
		out.Wagers = append(out.Wagers, wire.DesignWager{ID: w.ID, Name: w.Name, Line: d.Wagers[i].Line})
	}
	at := &layout{r.Rules, r.Rules.Layout(r.Supposed.Options)}
	g := at.describe()
	g.Felt = r.Rules.Felt(r.Supposed.Options, 0)
	out.Deals, out.Options, out.Case = &g, valuesOf(r), d.Case()
	return out
}

// valuesOf are the options of a design, those of other places after the game's.
func valuesOf(r *design.Ready) (list []wire.DesignedValue) {
	usual := map[string]string{}
	for _, o := range r.Lawful.Options().Declare() {
		usual[o.Name] = o.Value()
	}
	for _, o := range r.Supposed.Options.Declare() {
		list = append(list, wire.DesignedValue{Name: o.Name, Title: o.Title(), Value: o.Value(), Usual: usual[o.Name], Possible: o.Possible(),
			Lawful: o.Lawful, Law: cite(o.Law)})
	}
	if s, ok := r.Supposed.Options.(table.Strange); ok {
		for _, o := range s.Elsewhere() {
			only, says := o.Usual()
			list = append(list, wire.DesignedValue{Name: o.Name, Title: o.Title(), Value: o.Value(), Usual: only, Possible: o.Possible(),
				Lawful: only, Says: says, Law: cite(o.Law)})
		}
	}
	return list
}

// keptOf are the designs of a person.
func keptOf(p *people.Person) []wire.KeptDesign {
	list := []wire.KeptDesign{}
	for i := range p.Designs {
		d := &p.Designs[i]
		list = append(list, wire.KeptDesign{Name: d.Name, Text: d.Text, Changed: &d.Changed})
	}
	return list
}

// openDesigned opens a private table that deals a design.
func (s *Server) openDesigned(c *caller, by floor.Party, n *wire.NewTable, wanted casino.Table) (string, error) {
	d, err := readDesign(n.Design)
	switch {
	case err != nil:
		return "", err
	case n.Tournament != nil:
		return "", law.Refuse("", "a tournament is held under the law: leave the design out")
	case n.Game != d.Game:
		return "", law.Refuse("", "the design is for %s, and the table for %s", d.Game, n.Game)
	}
	if wanted.Name == "" {
		wanted.Name = d.Name
	}
	return s.Floor.OpenDesigned(c, by, wanted, floor.Design{WhatIf: d.Lines(), Wagers: d.Texts()})
}

// designAt is the text of what a table deals; "" where nobody designed it.
func designAt(l *floor.Listing) string {
	if l.Rules == nil || !l.Rules.Designed() {
		return ""
	}
	return design.Written(l.Name, l.Rules)
}
