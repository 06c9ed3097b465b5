package study

import (
	"cmp"
	"context"
	"math/big"
	"slices"
	"strings"

	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/table"
)

// Sensitivity is how the house advantage of a wager moves with one line or option.
type Sensitivity struct {
	Wager  string  `json:"wager"`
	Kind   string  `json:"kind" enum:"pay line,option"`
	Name   string  `json:"name" doc:"The line or the option" example:"pair-plus: straight flush"`
	From   string  `json:"from" doc:"As it is" example:"40 to 1"`
	To     string  `json:"to" doc:"As it is supposed" example:"41 to 1"`
	House  float64 `json:"house_advantage" doc:"Under the other value"`
	Change float64 `json:"change" doc:"Of the house advantage"`
	Exact  string  `json:"change_exact,omitempty"`
	Lawful bool    `json:"lawful" doc:"Whether the other value is lawful in New Jersey"`
	WhatIf string  `json:"what_if" doc:"The line that supposes it"`
}

// The kinds of a sensitivity.
const (
	OfLine   = "pay line"
	OfOption = "option"
)

// ErrSlow is the error of a set whose figures wait for a long count under every other pay line.
type ErrSlow struct{ Game string }

func (e *ErrSlow) Error() string {
	return "every other pay line of " + e.Game + " takes a count of its own, which takes long: compare the lines that matter"
}

// move is a line or an option that is changed.
type move struct{ kind, name, from, to, text string }

// Sensitivities finds how the house advantage of every wager moves if one of its lines pays one more, or one option has another
// value: each of its lawful ones, and those of other places. Lines of like wagers are one, and the figure is that of best play,
// which may be another one then. A change that no figure follows is left out.
func (r *Ready) Sensitivities(ctx context.Context, tell func(done, all int)) ([]Sensitivity, error) {
	figures, err := r.figures("", false)
	if err != nil {
		return nil, err
	}
	usual := firsts(figures)
	if r.Own != nil {
		return r.ownLines(figures[0])
	}
	moves := append(r.lineMoves(), r.optionMoves()...)
	if r.slow(moves) {
		return nil, &ErrSlow{r.Rules.Name}
	}
	sets := make([]RuleSet, len(moves))
	for i, m := range moves {
		sets[i] = r.RuleSet
		sets[i].WhatIf = strings.TrimPrefix(r.WhatIf+"\n"+m.text, "\n")
	}
	found := make([][]*odds.Figure, len(sets))
	lawful := make([]bool, len(sets))
	err = each(ctx, len(sets), 0, tell, func(i int) {
		if other, err := sets[i].ReadAt(r.game); err == nil {
			lawful[i] = len(other.Unlawful) == len(r.Unlawful)
			found[i], _ = other.figures("", false)
		}
	})
	if err != nil {
		return nil, err
	}
	var list []Sensitivity
	for i, m := range moves {
		for _, f := range onePerGroup(usual) {
			at := slices.IndexFunc(found[i], func(g *odds.Figure) bool { return g.Wager == f.Wager && g.Per == f.Per })
			if at < 0 {
				continue
			}
			if s, moved := m.between(f, found[i][at]); moved {
				s.Lawful = lawful[i]
				list = append(list, s)
			}
		}
	}
	return list, nil
}

// onePerGroup keeps one of like figures.
func onePerGroup(figures []*odds.Figure) (list []*odds.Figure) {
	for _, g := range odds.Groups(figures) {
		list = append(list, g.Figure)
	}
	return list
}

// between is what a change does to a figure.
func (m *move) between(f, g *odds.Figure) (s Sensitivity, moved bool) {
	s = Sensitivity{Wager: f.Wager, Kind: m.kind, Name: m.name, From: m.from, To: m.to, WhatIf: m.text, House: g.HouseAdvantage(),
		Change: g.HouseAdvantage() - f.HouseAdvantage()}
	if !f.Approximate && !g.Approximate {
		change := new(big.Rat).Sub(g.House, f.House)
		s.Exact = change.RatString()
		s.Change, _ = change.Float64()
		return s, change.Sign() != 0
	}
	return s, s.Change > 1e-12 || s.Change < -1e-12
}

// slow reports whether the figures under some other pay line wait for a count.
func (r *Ready) slow(moves []move) bool {
	for _, m := range moves {
		set := r.RuleSet
		set.WhatIf = strings.TrimPrefix(r.WhatIf+"\n"+m.text, "\n")
		if other, err := set.ReadAt(r.game); err == nil && odds.Pending(other.Rules, other.Choice(), other.Terms, 0) != "" {
			return true
		}
	}
	return false
}

// lineMoves has every line of odds pay one more.
func (r *Ready) lineMoves() (list []move) {
	layout := r.layout()
	seen := map[string]bool{}
	for i := range layout.Wagers {
		w := &layout.Wagers[i]
		if w.Absent || !w.Offered() {
			continue
		}
		group := cmp.Or(w.Group, w.ID)
		for n, pays := range [2][]table.Pay{w.Pays, w.Bonus} {
			for _, p := range pays {
				name := group
				if !alike(layout, w, n, p) {
					name = w.ID
				}
				if n == 1 {
					name += " bonus"
				}
				name = strings.TrimSpace(name + ": " + p.On)
				if p.Never || p.Odds.IsZero() || p.As != "" || seen[name] {
					continue
				}
				seen[name] = true
				more := money.Odds{To: p.Odds.To + p.Odds.One, One: p.Odds.One}
				list = append(list, move{OfLine, strings.TrimSuffix(name, ":"), p.Odds.String(), more.String(), lineText(name, more)})
			}
		}
	}
	return list
}

// alike reports whether every wager of a group, or at every position, pays the same on a line, among what it pays (0) or pays
// besides (1).
func alike(l *table.Layout, w *table.Wager, which int, line table.Pay) bool {
	if w.Group == "" || w.Position != table.House {
		return true
	}
	for i := range l.Wagers {
		other := &l.Wagers[i]
		if other.Group != w.Group || other.Absent {
			continue
		}
		for _, p := range [2][]table.Pay{other.Pays, other.Bonus}[which] {
			if p.On == line.On && p.Odds.Cmp(line.Odds) != 0 {
				return false
			}
		}
	}
	return true
}

// lineText is the line of a what-if for odds.
func lineText(name string, paid money.Odds) string {
	name = strings.TrimSuffix(name, ":")
	return name + " " + paid.String()
}

// optionMoves has every option take its other values.
func (r *Ready) optionMoves() (list []move) {
	own := r.Choice()
	declared := own.Declare()
	if s, ok := own.(table.Strange); ok {
		declared = append(declared, s.Elsewhere()...)
	}
	for _, o := range declared {
		if usual, _ := o.Usual(); usual == "" && !o.Figures() {
			continue
		}
		for _, value := range others(o) {
			list = append(list, move{OfOption, o.Name, o.Value(), value, o.Name + " " + value})
		}
	}
	return list
}

// others are the values of an option besides the present one: the words it may have, and of numbers those next to it.
func others(o table.Option) (list []string) {
	tries := o.Possible()
	if o.IsSwitch() {
		tries = []string{"no", "yes"}
	}
	if tries == nil {
		values := Values(o)
		at := slices.Index(values, o.Value())
		tries = values[max(at-1, 0):min(at+2, len(values))]
	}
	for _, v := range tries {
		if v != o.Value() {
			list = append(list, v)
		}
	}
	return list
}

// ownLines is how the figure of a wager of one's own moves if a line pays one more: by the chance of the line.
func (r *Ready) ownLines(f *odds.Figure) ([]Sensitivity, error) {
	found, err := r.worthOfOwn()
	if err != nil || found.Figure == nil {
		return nil, err
	}
	var list []Sensitivity
	for i, l := range found.Lines {
		if i == len(r.Own.Lines) || r.Own.Lines[i].Push {
			continue
		}
		paid := r.Own.Lines[i].Odds
		more := money.Odds{To: paid.To + paid.One, One: paid.One}
		s := Sensitivity{Wager: f.Wager, Kind: OfLine, Name: l.Text, From: paid.String(), To: more.String()}
		change := new(big.Rat).Neg(l.Chance)
		s.Change, _ = change.Float64()
		s.Exact = change.RatString()
		s.House = f.HouseAdvantage() + s.Change
		list = append(list, s)
	}
	return list, nil
}
