package sheet

import (
	"context"
	"errors"
	"fmt"
	"sync/atomic"

	"boardwalk/odds"
	"boardwalk/sim"
	"boardwalk/study"
)

// mostChecks is how many wagers are simulated, at most.
const mostChecks = 8

// simulate holds the figures against a simulation of the same rules, where it plays as the figures suppose.
func (m *maker) simulate(ctx context.Context) error {
	if m.Rounds == 0 {
		return nil
	}
	rules, wagers := m.Rules, []string(nil)
	if m.Own != nil {
		rules, wagers = m.joined(), []string{m.Own.ID}
	} else {
		var err error
		if wagers, err = sim.Wagers(rules, m.Choice()); err != nil {
			return m.note("no simulation", err)
		}
	}
	report := &odds.Report{Rules: rules, Options: m.Choice(), Terms: m.Terms, Figures: m.figures}
	for i, wager := range wagers {
		if len(m.sheet.Checks) == mostChecks {
			m.sheet.Notes = append(m.sheet.Notes, fmt.Sprintf("simulation: the first %d wagers; boardwalk simulate plays all", mostChecks))
			return nil
		}
		m.tell("simulation", i, len(wagers))
		r, err := sim.Run(ctx, sim.Config{Rules: rules, Options: m.Choice(), Terms: m.Terms, Wager: wager, Rounds: m.Rounds, Seed: m.Seed,
			Played: new(atomic.Int64)})
		switch {
		case err != nil:
			if err := m.note("simulation of "+wager, err); err != nil {
				return err
			}
			continue
		case ctx.Err() != nil:
			return ctx.Err()
		}
		f := sim.Exact(report, r)
		if f == nil || f.Error > 0 || r.StandardError() == 0 {
			m.sheet.Notes = append(m.sheet.Notes, fmt.Sprintf("simulation of %s: %.4f%%, standard error %.4f%%; it plays otherwise than "+
				"any figure here (%s)", wager, 100*r.HouseAdvantage(), 100*r.StandardError(), r.Strategy.Text))
			continue
		}
		c := Check{Wager: wager, Strategy: r.Strategy.Text, Rounds: r.Rounds, Seed: m.Seed, Exact: f.HouseAdvantage(),
			Simulated: r.HouseAdvantage(), Error: r.StandardError()}
		c.Z = (c.Simulated - c.Exact) / c.Error
		m.sheet.Checks = append(m.sheet.Checks, c)
	}
	return nil
}

// note keeps why something is missing on the sheet, and returns the error of a sheet that was ended.
func (m *maker) note(what string, err error) error {
	if errors.Is(err, context.Canceled) || errors.Is(err, context.DeadlineExceeded) {
		return err
	}
	m.sheet.Notes = append(m.sheet.Notes, what+": "+err.Error())
	return nil
}

// play lists the ways of playing each wager, the best first, and what the others cost.
func (m *maker) play(context.Context) error {
	for i := range m.sheet.Wagers {
		w := &m.sheet.Wagers[i]
		first := (*study.Figures)(nil)
		for k := range w.Figures {
			f := &w.Figures[k]
			if f.Strategy == "" || first != nil && f.Per != first.Per {
				continue
			}
			if first == nil {
				first = f
			}
			m.sheet.Play = append(m.sheet.Play, Play{Wager: w.ID, Text: f.Strategy, House: f.HouseAdvantage,
				Cost: f.HouseAdvantage - first.HouseAdvantage, Exact: f.Exact})
		}
	}
	return nil
}

// sensitivity finds how the advantage moves.
func (m *maker) sensitivity(ctx context.Context) (err error) {
	m.sheet.Moves, err = m.Sensitivities(ctx, func(done, all int) { m.tell("sensitivity", done, all) })
	if err != nil {
		return m.note("sensitivity", err)
	}
	return nil
}

// dealtPercent is how much of a shoe is dealt for what counting brings.
const dealtPercent = 75

// counting finds what counting the cards brings.
func (m *maker) counting(ctx context.Context) (err error) {
	m.sheet.Counting, err = m.Counted(dealtPercent, func(done, all int) { m.tell("counting", done, all) })
	if err != nil {
		return m.note("counting", err)
	}
	return ctx.Err()
}
