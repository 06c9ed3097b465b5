package odds

import (
	"math"
	"math/big"
	"slices"
	"strings"
	"time"

	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// Sheet is a report as it is written for programs: the command line and the
// interface print the same.
type Sheet struct {
	Game    string            `json:"game"`
	Options map[string]string `json:"options"`
	Stake   money.Cents       `json:"stake,omitempty" doc:"The wager in cents that the figures are for, where somebody has asked for one or where its size matters"`
	Bonus   *money.Cents      `json:"super_bonus,omitempty" doc:"What some hands of such a wager are paid besides, in cents, at a game that pays a super bonus"`
	Wagers  []Line            `json:"wagers"`
	Seconds float64           `json:"seconds" doc:"How long it took to find"`

	Published []Comparison `json:"published,omitempty" doc:"What others have published of a game by recovered or house rules"`
}

// Unlawful is a paragraph that supposed rules break, and what it says.
type Unlawful struct {
	Cite string `json:"cite" example:"19:47-2.3(b)"`
	Says string `json:"says"`
}

// UnlawfulOf writes down what the law says against rules. What several seats share is said once.
func UnlawfulOf(faults []law.Fault) (list []Unlawful) {
	for i := range faults {
		u := Unlawful{faults[i].By.Full(), faults[i].Sentence()}
		if !slices.Contains(list, u) {
			list = append(list, u)
		}
	}
	return list
}

// Line is a figure on a sheet.
type Line struct {
	Wager             string   `json:"wager"`
	Name              string   `json:"name,omitempty"`
	Law               string   `json:"law,omitempty" doc:"The paragraph of the wager"`
	Per               string   `json:"per" doc:"What the house advantage is a fraction of"`
	HouseAdvantage    float64  `json:"house_advantage"`
	Exact             string   `json:"house_advantage_exact,omitempty" example:"7/495"`
	ElementOfRisk     float64  `json:"element_of_risk" doc:"The same loss over all that is wagered on average"`
	Variance          float64  `json:"variance,omitempty"`
	StandardDeviation float64  `json:"standard_deviation,omitempty"`
	Total             string   `json:"total_ways,omitempty" doc:"What the ways of all results add up to"`
	Results           []Ending `json:"results,omitempty"`
	Strategy          string   `json:"strategy,omitempty"`
	Method            string   `json:"method"`

	Alike []string `json:"alike,omitempty" doc:"Other wagers whose figures are the same; they have lines of their own"`

	Chances        *Chances `json:"chances,omitempty" doc:"How often the wager is won, comes back and is lost"`
	HitFrequency   float64  `json:"hit_frequency,omitempty" doc:"How often it is won"`
	AverageWagered float64  `json:"average_wagered,omitempty" doc:"All that is wagered on average, for each dollar of the initial wager"`
	Rounds         float64  `json:"rounds_per_decision,omitempty" doc:"Rounds or rolls until it is decided, on average"`
	Skew           float64  `json:"skew,omitempty" doc:"The third moment of the net result about its mean, over the cube of the standard deviation"`

	RiskExact     string `json:"element_of_risk_exact,omitempty"`
	VarianceExact string `json:"variance_exact,omitempty"`
	WageredExact  string `json:"average_wagered_exact,omitempty"`
	RoundsExact   string `json:"rounds_per_decision_exact,omitempty" example:"557/165"`

	StandardError float64 `json:"standard_error"`
}

// Ending is a result on a sheet.
type Ending struct {
	Pays        float64 `json:"pays" doc:"Won or, below zero, lost for each dollar"`
	Probability float64 `json:"probability"`
	Exact       string  `json:"probability_exact,omitempty" example:"244/495"`
	Ways        string  `json:"ways,omitempty"`
}

// Sheet writes a report down.
func (r *Report) Sheet(took time.Duration) Sheet {
	s := Sheet{Game: r.Rules.ID, Options: map[string]string{}, Wagers: []Line{}, Seconds: took.Seconds(), Published: Comparisons(r.Rules)}
	for _, o := range r.Options.Declare() {
		s.Options[o.Name] = o.Value()
	}
	s.Stake = r.Stake
	if stake, bonus, ok := SuperBonus(r.Rules, r.Options, r.Stake); ok {
		s.Stake, s.Bonus = stake, &bonus
	}
	layout := r.Rules.New(r.Rules.Copy(r.Options)).Layout()
	alike := r.alike()
	for _, f := range r.Figures {
		x := f.Line()
		x.Name, x.Law = NameOf(layout, f.Wager)
		x.Alike = alike[f]
		s.Wagers = append(s.Wagers, x)
	}
	return s
}

// alike lists for each figure the other wagers of its group.
func (r *Report) alike() map[*Figure][]string {
	others := map[*Figure][]string{}
	for _, g := range Groups(r.Figures) {
		if len(g.Same) == 0 {
			continue
		}
		for i, f := range slices.Concat([]*Figure{g.Figure}, g.Same) {
			others[f] = slices.Delete(slices.Clone(g.Wagers), i, i+1)
		}
	}
	return others
}

// Line writes a figure down, without what the layout says of its wager.
func (f *Figure) Line() Line {
	x := Line{Wager: f.Wager, Per: f.Per, HouseAdvantage: f.HouseAdvantage(), ElementOfRisk: f.ElementOfRisk(),
		Strategy: f.Strategy, Method: "exact"}
	if f.Approximate {
		x.Method = "floating point"
		if x.StandardError = f.Error; f.Error > 0 {
			x.Method = "simulated"
		}
	} else {
		x.Exact = f.House.RatString()
	}
	if f.Variance != nil {
		x.Variance = float(f.Variance)
		x.StandardDeviation = math.Sqrt(x.Variance)
	}
	if x.Chances = f.Chances(); x.Chances != nil {
		x.HitFrequency, x.Skew = x.Chances.Win, f.Skew()
	}
	wagered, number := f.AverageWagered()
	x.AverageWagered = number
	if f.Rounds != nil {
		x.Rounds, x.RoundsExact = float(f.Rounds), f.Rounds.RatString()
	}
	if !f.Approximate {
		x.RiskExact, x.VarianceExact, x.WageredExact = fraction(f.Risk), fraction(f.Variance), fraction(wagered)
	}
	if f.Total != nil {
		x.Total = f.Total.String()
	}
	for _, res := range f.Results {
		x.Results = append(x.Results, ending(res))
	}
	return x
}

// fraction writes one that may not be known.
func fraction(r *big.Rat) string {
	if r == nil {
		return ""
	}
	return r.RatString()
}

// ending leaves out what only exact figures have.
func ending(r Result) Ending {
	e := Ending{Pays: float(r.Net), Probability: float(r.Probability)}
	if r.Ways != nil {
		e.Exact, e.Ways = r.Probability.RatString(), r.Ways.String()
	}
	return e
}

// Of are the figures of a wager. Where every seat has its own, they are all
// worth the same.
func (r *Report) Of(w *table.Wager) []*Figure {
	for _, id := range []string{w.ID, short(w.ID)} {
		var list []*Figure
		for _, f := range r.Figures {
			if f.Wager == id {
				list = append(list, f)
			}
		}
		if list != nil {
			return list
		}
	}
	return nil
}

// short is an id without the number of the seat.
func short(id string) string {
	if at := strings.LastIndexByte(id, '-'); at > 0 && strings.Trim(id[at+1:], "0123456789") == "" {
		return id[:at]
	}
	return id
}
