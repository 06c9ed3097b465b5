package study

import (
	"encoding/csv"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"text/tabwriter"
)

// Text writes the comparison as a table: a line for every wager of every set.
func (c *Comparison) Text(out io.Writer) error {
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	plan := c.plan()
	fmt.Fprint(w, "rules\twager\tper\thouse advantage\telement of risk\tdeviation\thit\tpush\tlose\twagered\tN0")
	if plan != nil {
		fmt.Fprint(w, "\truin")
	}
	fmt.Fprintln(w, "\tplay")
	for i := range c.Sets {
		s := &c.Sets[i]
		title := s.Title
		if len(s.Unlawful) > 0 {
			title += " *"
		}
		if s.Error != "" {
			fmt.Fprintf(w, "%s\t%s\n", title, s.Error)
			continue
		}
		for k := range s.Wagers {
			f := &s.Wagers[k]
			fmt.Fprintf(w, "%s\t%s\t%s\t%.4f%%\t%.4f%%\t%s\t%s\t%s\t%s\t%s\t%s", title, wagerText(f), f.Per, 100*f.HouseAdvantage,
				100*f.ElementOfRisk, blank(f.StandardDeviation, "%.4f"), chanceText(f, 0), chanceText(f, 1), chanceText(f, 2),
				blank(f.AverageWagered, "%.4f"), blank(f.N0, "%.0f"))
			if plan != nil {
				fmt.Fprintf(w, "\t%s", ruinText(f.Ruin))
			}
			fmt.Fprintf(w, "\t%s\n", f.Strategy)
		}
	}
	if err := w.Flush(); err != nil {
		return err
	}
	c.foot(out, plan)
	return nil
}

// foot says what the marks of the table mean.
func (c *Comparison) foot(out io.Writer, plan *Plan) {
	said := map[string]bool{}
	for i := range c.Sets {
		for _, u := range c.Sets[i].Unlawful {
			text := "* not lawful in New Jersey: " + u.Cite + ": " + u.Says
			if !said[text] {
				said[text] = true
				fmt.Fprintln(out, text)
			}
		}
	}
	if plan != nil {
		fmt.Fprintf(out, "ruin: of %s\n", plan)
	}
	if c.Stopped {
		fmt.Fprintln(out, "ended early: some rule sets are missing")
	}
}

// String says what the plan is.
func (p *Plan) String() string {
	text := fmt.Sprintf("a bankroll of %d wagers", p.Bankroll)
	if p.Goal > 0 {
		text += fmt.Sprintf(", to win %d", p.Goal)
	}
	if p.Bets > 0 {
		text += fmt.Sprintf(", %d wagers at most", p.Bets)
	}
	if !p.flat() {
		text += ", " + strings.ReplaceAll(string(p.Way), "-", " ")
	}
	return text
}

// plan is the plan that was asked for, or nil.
func (c *Comparison) plan() *Plan {
	for i := range c.Sets {
		for k := range c.Sets[i].Wagers {
			if r := c.Sets[i].Wagers[k].Ruin; r != nil {
				return &r.Plan
			}
		}
	}
	return nil
}

// wagerText names a wager, and how many are like it.
func wagerText(f *Figures) string {
	text := f.Wager
	if f.Name != "" && !strings.EqualFold(f.Name, f.Wager) {
		text += " (" + f.Name + ")"
	}
	if n := len(f.Alike); n > 0 {
		text += fmt.Sprintf(" and %d like it", n)
	}
	return text
}

func blank(v float64, format string) string {
	if v == 0 {
		return ""
	}
	return fmt.Sprintf(format, v)
}

// chanceText is the first, second or third of winning, coming back and losing.
func chanceText(f *Figures, which int) string {
	if f.Chances == nil {
		return ""
	}
	return fmt.Sprintf("%.4f%%", 100*[3]float64{f.Chances.Win, f.Chances.Push, f.Chances.Lose}[which])
}

func ruinText(o *Outlook) string {
	if o == nil {
		return ""
	}
	text := fmt.Sprintf("%.4f%%", 100*o.Ruined)
	if o.Error > 0 {
		text += fmt.Sprintf(" ± %.4f%%", 196*o.Error)
	}
	return text
}

// CSV writes the comparison as comma-separated values, with fractions as numbers.
func (c *Comparison) CSV(out io.Writer) error {
	w := csv.NewWriter(out)
	options := c.options()
	head := append([]string{"rules", "game", "what_if", "lawful"}, options...)
	head = append(head, "wager", "name", "per", "strategy", "house_advantage", "house_advantage_exact", "element_of_risk",
		"standard_deviation", "skew", "win", "push", "lose", "average_wagered", "rounds_per_decision", "n0", "ruined", "reached",
		"method", "alike", "error")
	if err := w.Write(head); err != nil {
		return err
	}
	for i := range c.Sets {
		s := &c.Sets[i]
		row := []string{s.Title, s.Game, s.WhatIf, strconv.FormatBool(len(s.Unlawful) == 0 && s.Beside == "")}
		for _, o := range options {
			row = append(row, s.Options[o])
		}
		if len(s.Wagers) == 0 {
			if err := w.Write(append(append(row, make([]string, 19)...), s.Error)); err != nil {
				return err
			}
		}
		for k := range s.Wagers {
			if err := w.Write(append(append([]string{}, row...), s.Wagers[k].values()...)); err != nil {
				return err
			}
		}
	}
	w.Flush()
	return w.Error()
}

// values are those of a line of the file.
func (f *Figures) values() []string {
	number := func(v float64) string { return strconv.FormatFloat(v, 'g', -1, 64) }
	win, push, lose, ruined, reached := "", "", "", "", ""
	if f.Chances != nil {
		win, push, lose = number(f.Chances.Win), number(f.Chances.Push), number(f.Chances.Lose)
	}
	if f.Ruin != nil {
		ruined, reached = number(f.Ruin.Ruined), number(f.Ruin.Reached)
	}
	return []string{f.Wager, f.Name, f.Per, f.Strategy, number(f.HouseAdvantage), f.Exact, number(f.ElementOfRisk),
		number(f.StandardDeviation), number(f.Skew), win, push, lose, number(f.AverageWagered), number(f.Rounds), number(f.N0),
		ruined, reached, f.Method, strings.Join(f.Alike, " "), ""}
}

// options are those that any set says, in order.
func (c *Comparison) options() (names []string) {
	seen := map[string]bool{}
	for i := range c.Sets {
		for name := range c.Sets[i].Options {
			seen[name] = true
		}
	}
	for name := range seen {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}
