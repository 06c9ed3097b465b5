package cli

import (
	"fmt"
	"io"
	"math"
	"strings"
	"text/tabwriter"

	"boardwalk/sim"
)

// controlledJSON is what controls made of a simulation.
type controlledJSON struct {
	HouseAdvantage float64    `json:"house_advantage"`
	StandardError  float64    `json:"standard_error"`
	Interval       [2]float64 `json:"confidence_interval_95"`
	plainRounds
	Controls []string `json:"controls"`
}

// plainRounds is how many rounds would have had the same standard error without controls.
type plainRounds struct {
	Rounds float64 `json:"as_good_as_plain_rounds"` // 0 if no error is left
	Gain   float64 `json:"gain"`
}

// asGoodAs says how many in words: with three digits, as more of them would be noise.
func (p plainRounds) asGoodAs() string {
	if p.Rounds == 0 {
		return "any number of"
	}
	unit := math.Pow(10, max(0, math.Floor(math.Log10(p.Rounds))-2))
	return grouped(int64(math.Round(p.Rounds/unit) * unit))
}

// controlledOf is nil where no control was used.
func controlledOf(r *sim.Result) *controlledJSON {
	c := r.Controlled
	if c == nil {
		return nil
	}
	low, high := c.Interval()
	return &controlledJSON{HouseAdvantage: c.HouseAdvantage(), StandardError: c.StandardError(), Interval: [2]float64{low, high},
		plainRounds: plainRounds{c.PlainRounds(r.Rounds), c.Gain()}, Controls: c.Names}
}

// printControlled prints what controls made of the results, if any was used.
func (s *simulation) printControlled(out io.Writer) error {
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	head := "\nWith what is known exactly of the cards taken into account (--plain leaves it out):\n\n"
	for _, r := range s.results {
		c := controlledOf(r)
		if c == nil {
			continue
		}
		if head != "" {
			fmt.Fprint(out, head)
			fmt.Fprintln(w, "wager\thouse advantage\tstandard error\t95% interval\tas good as plain rounds\tcontrols")
			head = ""
		}
		fmt.Fprintf(w, "%s\t%s\t%s\t%s to %s\t%s\t%s\n", r.Wager, percent(c.HouseAdvantage), percent(c.StandardError),
			percent(c.Interval[0]), percent(c.Interval[1]), c.asGoodAs(), strings.Join(c.Controls, "; "))
	}
	return w.Flush()
}
