package api

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"time"

	"boardwalk/counsel"
	"boardwalk/floor"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/table"
)

// Rules is a game under options and posted odds.
type Rules struct {
	Game   string   `path:"game" maxLength:"64"`
	Option []string `query:"option,explode" maxItems:"64" doc:"A licensee's option, NAME=VALUE" example:"decks=6"`
	Pays   []string `query:"pays,explode" maxItems:"64" doc:"Posted odds above the list's, WAGER=ODDS" example:"field on 12=3 to 1"`
}

// ruled is what Rules come to.
type ruled struct {
	rules   *table.Rules
	options table.Options
	terms   table.Terms
}

// read finds the game, and holds options and odds against the law.
func (r *Rules) read() (*ruled, error) {
	l := layouts[r.Game]
	if l == nil {
		return nil, newProblem(http.StatusNotFound, "there is no such game")
	}
	out := &ruled{l.rules, l.rules.Options(), l.rules.Terms()}
	for _, word := range r.Option {
		name, value, ok := strings.Cut(word, "=")
		if !ok {
			return nil, newProblem(http.StatusUnprocessableEntity, "an option is written NAME=VALUE")
		}
		if err := table.SetOption(out.options, name, value); err != nil {
			return nil, unlawful(err)
		}
	}
	out.terms.Pays = map[string]money.Odds{}
	for _, word := range r.Pays {
		name, text, ok := strings.Cut(word, "=")
		paid, err := money.ParseOdds(strings.TrimSpace(text))
		if !ok || err != nil {
			return nil, newProblem(http.StatusUnprocessableEntity, "posted odds are written WAGER=ODDS, like field on 12=3 to 1")
		}
		out.terms.Pays[strings.TrimSpace(name)] = paid
	}
	// A table of these options and terms says what is wrong with them.
	if _, err := table.New(out.rules, out.rules.Copy(out.options), out.terms); err != nil {
		return nil, unlawful(err)
	}
	return out, nil
}

// name tells these rules apart from others.
func (r *ruled) name() string {
	text := r.rules.ID
	for _, o := range r.options.Declare() {
		text += "\x00" + o.Value()
	}
	return text + fmt.Sprint("\x00", r.terms)
}

// unlawful makes a refusal of the first of some faults.
func unlawful(err error) error {
	var fault *law.Fault
	var faults table.Faults
	switch {
	case errors.As(err, &faults) && len(faults) > 0:
		fault = &faults[0]
	case !errors.As(err, &fault):
		return law.Refuse("", "%s", err)
	}
	return law.Refuse(fault.By, "%s", fault.Sentence())
}

func (s *Server) odds() {
	handle(s, "odds", http.MethodGet, "/api/odds/{game}", "What every wager of a game is worth, exactly",
		func(ctx context.Context, in *struct {
			Rules
			Stake money.Cents `query:"stake" minimum:"0" maximum:"100000000000" doc:"The size of the wagers, where vigorish is rounded"`
		}) (*Body[odds.Sheet], error) {
			r, err := in.read()
			if err != nil {
				return nil, err
			}
			a, err := s.analyse(ctx, r, in.Stake, true)
			if err != nil {
				return nil, err
			}
			return body(a.sheet), nil
		})
	handle(s, "strategy", http.MethodGet, "/api/odds/{game}/strategy", "How a game is best played, and what every choice is worth",
		func(ctx context.Context, in *Rules) (*Body[counsel.Chart], error) {
			r, err := in.read()
			if err != nil {
				return nil, err
			}
			chart, err := find(ctx, s.study, "strategy "+r.name(), func() (*counsel.Chart, error) {
				return counsel.Strategy(r.rules, r.options, r.terms)
			})
			if err != nil {
				return nil, beyond(err)
			}
			return body(*chart), nil
		})
	handle(s, "choices", http.MethodPost, "/api/odds/{game}/choices", "What every choice is worth with any hand and any cards left",
		func(ctx context.Context, in *struct {
			Rules
			Body Hand
		}) (*Body[Choices], error) {
			r, err := in.read()
			if err != nil {
				return nil, err
			}
			out, err := s.choices(ctx, r, &in.Body)
			return body(out), err
		})
	handle(s, "table-odds", http.MethodGet, "/api/tables/{id}/odds", "What every wager at a table is worth, by its area",
		func(ctx context.Context, in *At) (*Body[TableOdds], error) {
			t, err := s.table(ctx, in.ID)
			if err != nil {
				return nil, err
			}
			out, err := s.tableOdds(ctx, t)
			return body(out), err
		})
	handle(s, "coach", http.MethodGet, "/api/tables/{id}/coach", "What my choices are worth, by what I can see",
		func(ctx context.Context, in *At) (*Body[Coaching], error) {
			t, err := s.table(ctx, in.ID)
			if err != nil {
				return nil, err
			}
			out, err := s.coach(ctx, t)
			return body(out), err
		})
}

// analysis is the figures of a game, and the same written down.
type analysis struct {
	*odds.Report
	sheet odds.Sheet
}

// analyse finds the figures of a game, once; complete, with the results of
// blackjack too, which take seconds.
func (s *Server) analyse(ctx context.Context, r *ruled, stake money.Cents, complete bool) (*analysis, error) {
	a, err := find(ctx, s.study, fmt.Sprint("odds ", stake, " ", complete, " ", r.name()), func() (*analysis, error) {
		began := time.Now()
		work := odds.For
		if stake > 0 {
			work = func(rules *table.Rules, o table.Options, t table.Terms) (*odds.Report, error) {
				return odds.ForStake(rules, o, t, stake)
			}
		}
		report, err := work(r.rules, r.options, r.terms)
		if err != nil {
			return nil, err
		}
		if complete {
			for _, f := range report.Figures {
				if err := f.Complete(); err != nil {
					return nil, err
				}
			}
		}
		return &analysis{report, report.Sheet(time.Since(began))}, nil
	})
	return a, beyond(err)
}

// beyond makes problems of what cannot be worked out.
func beyond(err error) error {
	var none *odds.NotAnalysed
	var without *counsel.NoChoices
	if errors.As(err, &none) || errors.As(err, &without) {
		return newProblem(http.StatusNotFound, err.Error())
	}
	return err
}

// TableOdds is what the wagers of a table are worth, under its options and
// terms.
type TableOdds struct {
	odds.Sheet
	Areas []AreaOdds `json:"areas" doc:"Those that have figures"`
}

// AreaOdds is an area of the layout: what it pays at this table, and where on
// the sheet its figures are.
type AreaOdds struct {
	Area    string `json:"area"`
	Pays    []Pay  `json:"pays"`
	Figures []int  `json:"figures" doc:"Places in wagers"`
}

func (s *Server) tableOdds(ctx context.Context, t *floor.Table) (TableOdds, error) {
	v, err := t.View(ctx, who(ctx).ID)
	if err != nil {
		return TableOdds{}, err
	}
	listing := t.Listing()
	r, err := rulesOf(&listing, &v)
	if err != nil {
		return TableOdds{}, err
	}
	a, err := s.analyse(ctx, r, 0, false)
	if err != nil {
		return TableOdds{}, err
	}
	at, err := table.New(r.rules, r.rules.Copy(r.options), r.terms)
	if err != nil {
		return TableOdds{}, err
	}
	out := TableOdds{Sheet: a.sheet, Areas: []AreaOdds{}}
	for i := range at.Layout().Wagers {
		w := &at.Layout().Wagers[i]
		area := AreaOdds{Area: w.ID, Pays: []Pay{}}
		for _, f := range a.Of(w) {
			area.Figures = append(area.Figures, slices.Index(a.Figures, f))
		}
		if area.Figures == nil {
			continue
		}
		for _, p := range at.Pays(table.Area(i)) {
			area.Pays = append(area.Pays, Pay{p.On, p.Odds.String(), cite(p.Law)})
		}
		out.Areas = append(out.Areas, area)
	}
	return out, nil
}

// rulesOf are the rules of a table.
func rulesOf(l *floor.Listing, v *floor.View) (*ruled, error) {
	rules := layoutOf(l).rules
	r := &ruled{rules, rules.Options(), v.Terms}
	for name, value := range v.Options {
		if err := table.SetOption(r.options, name, value); err != nil {
			return nil, err
		}
	}
	return r, nil
}
