package proof

import (
	"fmt"
	"math"
	"math/big"
	"slices"
	"strings"

	"boardwalk/game"
	"boardwalk/odds"
	"boardwalk/table"
)

// Of finds the figures of a game under a set of options, adds their ways up, and holds them against published ones. Nothing is
// simulated, and no second method is taken: see [Certificate.TrySecond] and [Runner].
func Of(id, set string) (*Certificate, error) {
	m, err := open(id, set)
	if err != nil {
		return nil, err
	}
	c := begin(m.rules, m.options, set)
	c.Command = "make prove GAME=" + id
	of := odds.Of(m.rules)
	if c.Method = of.Method; c.Method == "" {
		c.Method = "every round of the game, played on the real table"
	}
	c.Second.HeldBy = of.HeldBy
	known, deals := of.Dealing.Count(m.options)
	for _, g := range odds.Groups(m.report.Figures) {
		c.Figures = append(c.Figures, *written(&g, known, deals))
	}
	c.Published, err = m.published()
	return c, err
}

// made is a game under a set of options, with its figures.
type made struct {
	rules   *table.Rules
	options table.Options
	set     string
	report  *odds.Report
}

// open finds the figures.
func open(id, set string) (*made, error) {
	rules, ok := game.Find(id)
	if !ok {
		return nil, fmt.Errorf("there is no game %q", id)
	}
	o, err := setOptions(rules, set)
	if err != nil {
		return nil, err
	}
	report, err := odds.For(rules, o, rules.Terms())
	if err != nil {
		return nil, err
	}
	return &made{rules, o, set, report}, nil
}

// written writes figures down that are alike.
func written(g *odds.Group, known string, deals *big.Int) *Figure {
	f := &Figure{Wagers: g.Wagers, Per: g.Per, Strategy: g.Strategy, Percent: fmt.Sprintf("%.6f", 100*g.HouseAdvantage())}
	if g.Approximate {
		f.House = fmt.Sprintf("%.12f", g.Advantage)
		if g.Error > 0 {
			f.Drawn = short(g.Error)
		}
		return f // their results have no ways
	}
	f.House = g.House.RatString()
	if g.Variance != nil {
		f.Variance = g.Variance.RatString()
	}
	if g.Total == nil || len(g.Results) == 0 {
		return f
	}
	f.Total = g.Total.String()
	for _, r := range g.Results {
		f.Results = append(f.Results, r.Net.RatString()+": "+r.Ways.String())
	}
	if deals != nil && new(big.Int).Rem(deals, g.Total).Sign() == 0 {
		f.Deals, f.Known = deals.String(), known
	}
	return f
}

// published holds the figures against those that others printed under the same options.
func (m *made) published() (list []Published, err error) {
	of := odds.Of(m.rules)
	for _, p := range of.Published {
		if same(m.rules, p.Options, m.options) {
			list = append(list, held(m.report, &Published{Wager: p.Wager, Per: p.Per, Figure: p.Figure}))
		}
	}
	for _, p := range of.Comparisons {
		if !same(m.rules, p.Options, m.options) {
			continue
		}
		report := m.report
		if p.Stake > 0 {
			if report, err = odds.ForStake(m.rules, m.options, m.rules.Terms(), p.Stake); err != nil {
				return nil, err
			}
		}
		x := held(report, &Published{Wager: p.Wager, Stake: int64(p.Stake), Figure: p.Published, Source: p.Source, Note: p.Note})
		at := slices.IndexFunc(list, func(y Published) bool { return y.Wager == x.Wager && y.Figure == x.Figure })
		if at >= 0 {
			list[at].Source, list[at].Note = x.Source, x.Note // it stands in both lists
			continue
		}
		list = append(list, x)
	}
	return list, nil
}

// held finds the figure that is nearest to a published one, and says whether the two agree to the digits that were printed.
func held(r *odds.Report, p *Published) Published {
	_, digits, _ := strings.Cut(p.Figure, ".")
	best := math.Inf(1)
	for _, f := range r.Figures {
		if f.Wager != p.Wager || p.Per != "" && f.Per != p.Per {
			continue
		}
		if strings.Contains(p.Figure, "/") {
			if !f.Approximate && (p.Found == "" || f.House.RatString() == p.Figure) {
				p.Found = f.House.RatString()
			}
			continue
		}
		printed, _ := new(big.Float).SetString(p.Figure)
		want, _ := printed.Float64()
		if off := math.Abs(100*f.HouseAdvantage() - want); off < best {
			best, p.Found = off, fmt.Sprintf("%.*f", len(digits), 100*f.HouseAdvantage())
		}
	}
	p.Agrees = p.Found == p.Figure
	return *p
}

// TrySecond finds the figures in another way, where the program has one: by playing every round of the game with the best
// choice at every question, or by counting in fractions what was found in floating point. It takes up to some minutes.
func (c *Certificate) TrySecond() error {
	m, err := open(c.Game, c.Set)
	if err != nil {
		return err
	}
	c.Second.How, c.Second.Agree, c.Second.Differ = "", nil, nil
	var differ []string
	if slices.ContainsFunc(m.report.Figures, func(f *odds.Figure) bool { return f.Approximate }) {
		return c.countExactly(m)
	}
	if odds.IsPlayed(m.rules) {
		return nil // it is the first method
	}
	played, err := odds.Played(&odds.Asked{Rules: m.rules, Options: m.options, Terms: m.rules.Terms()})
	if err != nil || len(played) == 0 {
		return nil // too many rounds, or rounds that leave a wager undecided: the tests hold it
	}
	c.Second.How = "every round of the game played on the real table, with the best choice at every question"
	for i := range c.Figures {
		f := &c.Figures[i]
		for _, wager := range f.Wagers {
			at := slices.IndexFunc(played, func(p *odds.Figure) bool { return p.Wager == wager && p.Per == f.Per })
			switch {
			case at < 0 || f.Variance == "" || slices.Contains(c.Second.Agree, f.Wagers[0]):
			case played[at].House.RatString() == f.House && played[at].Variance.RatString() == f.Variance:
				if wager == f.Wagers[len(f.Wagers)-1] {
					c.Second.Agree = append(c.Second.Agree, f.Wagers[0])
				}
			default:
				differ = append(differ, wager)
			}
		}
	}
	for _, wager := range differ { // a worse way to play is no difference, if the best one agrees
		agrees := slices.ContainsFunc(c.Figures, func(f Figure) bool {
			return slices.Contains(f.Wagers, wager) && slices.Contains(c.Second.Agree, f.Wagers[0])
		})
		if !agrees && !slices.Contains(c.Second.Differ, wager) {
			c.Second.Differ = append(c.Second.Differ, wager)
		}
	}
	if c.Second.Agree == nil && c.Second.Differ == nil {
		c.Second.How = ""
	}
	return nil
}

// countExactly counts in fractions what was found in floating point.
func (c *Certificate) countExactly(m *made) error {
	for _, f := range m.report.Figures {
		number := f.Advantage
		if !f.Approximate || f.Error > 0 {
			continue
		}
		if err := f.Count(); err != nil {
			continue // it cannot be counted
		}
		if f.Approximate {
			continue
		}
		c.Second.How = "counted in fractions, what was found in floating point"
		exact, _ := f.House.Float64()
		name := f.Wager + ", " + f.Strategy
		if math.Abs(exact-number) < 1e-12 {
			c.Second.Agree = append(c.Second.Agree, name)
		} else {
			c.Second.Differ = append(c.Second.Differ, name)
		}
	}
	return nil
}
