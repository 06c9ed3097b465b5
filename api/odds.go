package api

import (
	"context"
	"net/http"
	"slices"
	"strings"

	"boardwalk/api/analysis"
	"boardwalk/api/wire"
	"boardwalk/counsel"
	"boardwalk/floor"
	"boardwalk/money"
	"boardwalk/proof"
	"boardwalk/table"
)

// Rules is the part of a request that names a game, with options and posted odds.
type Rules struct {
	Game   string   `path:"game" maxLength:"64"`
	Option []string `query:"option,explode" maxItems:"64" doc:"A licensee's option, NAME=VALUE" example:"decks=6"`
	Pays   []string `query:"pays,explode" maxItems:"64" doc:"Posted odds above the list's, WAGER=ODDS" example:"field on 12=3 to 1"`
	WhatIf string   `query:"what_if" maxLength:"8192" doc:"What is supposed of the rules, lawful or not; what the law says against it is in the answer" example:"blackjack pays 6 to 5"`
}

// parse finds the game, and checks options and odds against the law.
func (r *Rules) parse() (*analysis.Rules, error) {
	l := layoutOf(r.Game)
	if l == nil {
		return nil, wire.NewProblem(http.StatusNotFound, "there is no such game")
	}
	rules, err := analysis.ParseRules(l.rules, r.Option, r.Pays)
	if err != nil || strings.TrimSpace(r.WhatIf) == "" {
		return rules, err
	}
	return rules.Suppose(r.WhatIf)
}

// registerOdds registers what wagers and choices are worth.
func (s *Server) registerOdds() {
	handle(s, "odds", http.MethodGet, "/api/odds/{game}", "What every wager of a game is worth, exactly",
		func(ctx context.Context, in *struct {
			Rules
			Stake money.Cents `query:"stake" minimum:"0" maximum:"100000000000" doc:"The size of the wagers, where vigorish is rounded"`
		}) (*Body[wire.OddsSheet], error) {
			r, err := in.parse()
			if err != nil {
				return nil, err
			}
			a, err := s.analyst.Odds(ctx, askerOf(ctx), r, in.Stake, true)
			if err != nil {
				return nil, err
			}
			out := wire.OddsSheet{Sheet: a.Sheet, Unlawful: r.Unlawful}
			if out.Lawful, err = s.analyst.Lawful(ctx, askerOf(ctx), r, a, in.Stake); err != nil {
				return nil, err
			}
			return body(out), nil
		})
	handle(s, "certificate", http.MethodGet, "/api/odds/{game}/certificate",
		"What holds the exact figures of a game: method, ways, simulations",
		func(_ context.Context, in *struct {
			Game   string   `path:"game" maxLength:"64"`
			Option []string `query:"option,explode" maxItems:"64" doc:"A licensee's option, NAME=VALUE" example:"decks=6"`
		}) (*Body[proof.Certificate], error) {
			r, err := (&Rules{Game: in.Game, Option: in.Option}).parse()
			if err != nil {
				return nil, err
			}
			c, err := proof.Kept(r.Game, r.Options)
			if err == nil {
				err = c.Fresh() // one of other rules is not shown as if it were of these
			}
			if err != nil {
				return nil, wire.NewProblem(http.StatusNotFound, err.Error())
			}
			return body(*c), nil
		})
	handle(s, "strategy", http.MethodGet, "/api/odds/{game}/strategy", "How a game is best played, and what every choice is worth",
		func(ctx context.Context, in *Rules) (*Body[counsel.Chart], error) {
			r, err := in.parse()
			if err != nil {
				return nil, err
			}
			chart, err := s.analyst.Strategy(ctx, askerOf(ctx), r)
			if err != nil {
				return nil, err
			}
			return body(*chart), nil
		})
	handle(s, "choices", http.MethodPost, "/api/odds/{game}/choices", "What every choice is worth with any hand and any cards left",
		func(ctx context.Context, in *struct {
			Rules
			Body wire.Hand
		}) (*Body[wire.Choices], error) {
			r, err := in.parse()
			if err != nil {
				return nil, err
			}
			out, err := s.analyst.Choices(ctx, askerOf(ctx), r, &in.Body)
			return body(out), err
		})
	handleTable(s, "table-odds", "/api/tables/{id}/odds", "What every wager at a table is worth, by its area", s.tableOdds)
	handleTable(s, "equity", "/api/tables/{id}/equity", "What share of the pot my cards are worth, against any cards of the others", s.equity)
	handleTable(s, "coach", "/api/tables/{id}/coach", "What my choices are worth, by what I can see", s.coach)
}

// tableOdds returns what the wagers at a table are worth under its options and terms,
// with where on the sheet the figures of each area are.
func (s *Server) tableOdds(ctx context.Context, t *floor.Table) (wire.TableOdds, error) {
	v, err := t.View(ctx, personOf(ctx).ID)
	if err != nil {
		return wire.TableOdds{}, err
	}
	listing := t.Listing()
	r, err := rulesAt(&listing, v.Options, v.Terms)
	if err != nil {
		return wire.TableOdds{}, err
	}
	a, err := s.analyst.Odds(ctx, askerAt(ctx, t), r, 0, false)
	if err != nil {
		return wire.TableOdds{}, err
	}
	at, err := table.New(r.Game, r.Game.Copy(r.Options), r.Terms)
	if err != nil {
		return wire.TableOdds{}, err
	}
	out := wire.TableOdds{Sheet: a.Sheet, Areas: []wire.AreaOdds{}}
	for i := range at.Layout().Wagers {
		w := &at.Layout().Wagers[i]
		area := wire.AreaOdds{Area: w.ID, Pays: []wire.Pay{}}
		for _, f := range a.Of(w) {
			area.Figures = append(area.Figures, slices.Index(a.Figures, f))
		}
		if area.Figures == nil {
			continue
		}
		for _, p := range at.Pays(table.Area(i)) {
			area.Pays = append(area.Pays, wire.Pay{On: p.On, Odds: p.Odds.String(), Law: cite(p.Law)})
		}
		out.Areas = append(out.Areas, area)
	}
	return out, nil
}

// rulesAt are the rules of a table, with the values of its options by name.
func rulesAt(l *floor.Listing, options map[string]string, terms table.Terms) (*analysis.Rules, error) {
	if l.Rules != nil && l.Rules.Designed() {
		return analysis.DesignedRules(l.Rules, l.Options, l.Terms), nil
	}
	return analysis.TableRules(layoutOf(l.Game).rules, options, terms)
}
