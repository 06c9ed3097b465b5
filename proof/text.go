package proof

import (
	"fmt"
	"io"
	"math"
	"strings"
	"text/tabwriter"
)

// Print writes a certificate for people.
func (c *Certificate) Print(out io.Writer) error {
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintf(w, "certificate\t%s", c.Game)
	if c.Set != "" {
		fmt.Fprintf(w, " with %s", c.Set)
	}
	fmt.Fprintf(w, "\nmade by\tboardwalk %s, version %d of the rules (declared %s, played %s)\n", c.Program, c.Rules, c.Declared, c.Played)
	fmt.Fprintf(w, "again\t%s\n", c.Command)
	fmt.Fprintf(w, "method\t%s\n", c.Method)
	if c.Second.How != "" {
		fmt.Fprintf(w, "second method\t%s\n", c.Second.How)
		fmt.Fprintf(w, "\tfinds the same of %s\n", listed(c.Second.Agree))
		if c.Second.Differ != nil {
			fmt.Fprintf(w, "\tDIFFERS of %s\n", listed(c.Second.Differ))
		}
	}
	for _, t := range c.Second.HeldBy {
		fmt.Fprintf(w, "held by test\t%s\n", t)
	}
	if err := w.Flush(); err != nil {
		return err
	}
	fmt.Fprintln(w, "\nwager\tper\thouse advantage\texactly\tways\tdeals\tplay")
	for i := range c.Figures {
		f := &c.Figures[i]
		deals := ""
		if f.Deals != "" {
			deals = f.Known + " = " + f.Deals
		}
		fmt.Fprintf(w, "%s\t%s\t%s%%\t%s\t%s\t%s\t%s\n", some(f.Wagers), f.Per, f.Percent, f.House, f.Total, deals, f.Strategy)
	}
	if err := w.Flush(); err != nil {
		return err
	}
	if len(c.Simulated) == 0 {
		fmt.Fprintln(out, "\nNo simulation was run.")
	} else {
		fmt.Fprintln(w, "\nsimulated\trounds\tseed\tfigure\tfound\tstandard error\tz\tplay")
	}
	for i := range c.Simulated {
		s := &c.Simulated[i]
		fmt.Fprintf(w, "%s\t%d\t%d\t%s\t%s\t%s\t%s\t%s\n", s.Wager, s.Rounds, s.Seed, s.Figure, s.House, s.Error, s.Z, s.Strategy)
	}
	if err := w.Flush(); err != nil {
		return err
	}
	for _, what := range c.Unplayed {
		fmt.Fprintf(out, "not simulated: %s\n", what)
	}
	if c.Published != nil {
		fmt.Fprintln(w, "\npublished\tfigure\tfound here\tagrees\tsource and note")
	}
	for _, p := range c.Published {
		agrees := "yes"
		if !p.Agrees {
			agrees = "no"
		}
		note := p.Source
		if p.Note != "" {
			note = strings.TrimPrefix(note+": "+p.Note, ": ")
		}
		fmt.Fprintf(w, "%s\t%s\t%s\t%s\t%s\n", p.Wager, p.Figure, p.Found, agrees, note)
	}
	return w.Flush()
}

// few is how many names of a long list are printed.
const few = 6

func some(names []string) string {
	if len(names) <= few {
		return strings.Join(names, ", ")
	}
	return fmt.Sprintf("%s and %d more", strings.Join(names[:few-1], ", "), len(names)-few+1)
}

func listed(names []string) string {
	if len(names) == 0 {
		return "nothing"
	}
	return some(names)
}

// Worst returns the simulation that lies furthest from its figure, in standard errors; nil if none was run.
func (c *Certificate) Worst() *Trial {
	var worst *Trial
	most := -1.0
	for i := range c.Simulated {
		var z float64
		if _, err := fmt.Sscan(c.Simulated[i].Z, &z); err == nil && math.Abs(z) > most {
			most, worst = math.Abs(z), &c.Simulated[i]
		}
	}
	return worst
}
