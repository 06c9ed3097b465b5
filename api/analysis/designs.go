package analysis

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"math"

	"boardwalk/api/wire"
	"boardwalk/beside/worth"
	"boardwalk/design"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/study"
	"boardwalk/study/sheet"
)

// Lawful returns what the wagers of supposed rules are worth as the law has them, for those that there are figures of; nothing
// for lawful rules.
func (a *Analyst) Lawful(ctx context.Context, by Asker, r *Rules, found *Report, stake money.Cents) ([]wire.LawfulFigure, error) {
	if r.lawful == nil {
		return nil, nil
	}
	lawful, err := a.Odds(ctx, by, r.lawful, stake, false)
	if err != nil {
		return nil, ctx.Err() // they may not be counted yet, and the others are all the same
	}
	both, list := *found.Report, []wire.LawfulFigure{}
	both.Lawful = lawful.Report
	for _, f := range both.Figures {
		if g := both.LawfulOf(f); g != nil {
			l := wire.LawfulFigure{Wager: g.Wager, Per: g.Per, Strategy: g.Strategy, Advantage: g.HouseAdvantage()}
			if !g.Approximate {
				l.Exact = g.House.RatString()
			}
			list = append(list, l)
		}
	}
	return list, nil
}

// Design returns what a design is worth, and the same game as the law has it.
func (a *Analyst) Design(ctx context.Context, by Asker, d *design.Ready) (*wire.DesignOdds, error) {
	out := &wire.DesignOdds{Name: d.Name, Unlawful: odds.UnlawfulOf(d.Unlawful()), Wagers: []wire.DesignedWorth{}}
	if out.Unlawful == nil {
		out.Unlawful = []odds.Unlawful{}
	}
	var err error
	lawful := &Rules{Game: d.Lawful, Options: d.Lawful.Options(), Terms: d.Lawful.Terms()}
	if out.Lawful, err = a.compare(ctx, by, lawful, &study.RuleSet{Game: d.Game}); err != nil {
		return nil, err
	}
	out.Game = out.Lawful
	if len(d.WhatIf) > 0 {
		designed := &Rules{Game: d.Supposed.Rules, Options: d.Supposed.Options, Terms: d.Supposed.Terms}
		if out.Game, err = a.compare(ctx, by, designed, &study.RuleSet{Game: d.Game, WhatIf: d.Lines()}); err != nil {
			return nil, err
		}
	}
	for i := range d.Own {
		w, err := a.wager(ctx, by, d, i)
		if err != nil {
			return nil, err
		}
		out.Wagers = append(out.Wagers, w)
	}
	return out, nil
}

// compare finds the figures of a set of rules. Figures that wait for a count say so in the place of their error.
func (a *Analyst) compare(ctx context.Context, by Asker, r *Rules, set *study.RuleSet) (study.Compared, error) {
	none := study.Compared{RuleSet: *set, Title: set.Title(), GameName: r.Game.Name, Wagers: []study.Figures{}}
	if err := a.pending(r, 0); err != nil {
		none.Error = err.Error()
		return none, nil
	}
	by.usual = r.asUsual()
	return remember(ctx, a.queue, by, "compare "+r.key(), func() (study.Compared, error) {
		found, err := study.Compare(context.WithoutCancel(ctx), &study.Request{Sets: []study.RuleSet{*set}, Cores: 1})
		if err != nil || len(found.Sets) == 0 {
			return none, err
		}
		return found.Sets[0], nil
	})
}

// simulatedRounds is how many are simulated where a wager can be found in no other way, so that one question takes a few seconds.
const simulatedRounds = 300_000

// wager finds what a wager of a design is worth, which of its lines are never reached, and which hands two of them share.
func (a *Analyst) wager(ctx context.Context, by Asker, d *design.Ready, i int) (wire.DesignedWorth, error) {
	own := d.Own[i]
	about := wire.DesignWager{ID: own.ID, Name: own.Name, Line: d.Wagers[i].Line}
	key := fmt.Sprint("wager ", (&Rules{Game: d.Supposed.Rules, Options: d.Supposed.Options, Terms: d.Supposed.Terms}).key(), "\x00", own.Text)
	found, err := remember(ctx, a.queue, by, key, func() (wire.DesignedWorth, error) {
		asked := &worth.Asked{Rules: d.Supposed.Rules, Options: d.Supposed.Options, Terms: d.Supposed.Terms, Wager: own, Rounds: simulatedRounds}
		w, err := worth.Of(asked)
		if err != nil {
			return wire.DesignedWorth{Error: err.Error()}, nil
		}
		out := describe(w)
		for i, l := range w.Lines {
			if l.Chance.Sign() == 0 && i < len(own.Lines) {
				out.Faults = append(out.Faults, wire.DesignFault{Line: own.Lines[i].No, Text: fmt.Sprintf("%q can never be reached", l.Text)})
			}
		}
		shared, err := asked.SharedLines()
		for _, s := range shared {
			out.Shared = append(out.Shared, fmt.Sprintf("%q and %q share hands, such as %s; the first decides",
				own.Lines[s.First].Text, own.Lines[s.Second].Text, s.Example))
		}
		return out, err
	})
	if err != nil {
		return found, err
	}
	found.DesignWager = about
	faults := found.Faults // as the wager counts its lines; the design counts its own
	found.Faults = []wire.DesignFault{}
	for _, f := range faults {
		found.Faults = append(found.Faults, wire.DesignFault{Line: f.Line + about.Line - 1, Text: f.Text})
	}
	return found, nil
}

// describe writes down what a wager is worth.
func describe(w *worth.Worth) wire.DesignedWorth {
	d := wire.DesignedWorth{Method: w.Method, Cards: w.Cards, Lines: []wire.DesignedWorthLine{}, Shared: []string{}}
	if r := w.Result; r != nil {
		low, high := r.Interval()
		d.House, d.Rounds, d.Interval, d.Deviation = r.HouseAdvantage(), r.Rounds, []float64{low, high}, math.Sqrt(r.Variance(r.Stake))
		return d
	}
	for _, l := range w.Lines {
		p, _ := l.Chance.Float64()
		line := wire.DesignedWorthLine{Line: l.Text, Pays: l.Pays, Exact: l.Chance.RatString(), Probability: p}
		if l.Ways != nil {
			line.Ways = l.Ways.String()
		}
		d.Lines = append(d.Lines, line)
	}
	d.Hit, _ = w.Hit.Float64()
	d.Total, d.Deviation = w.Total.String(), w.Figure.StandardDeviation()
	d.House, d.Exact = w.Figure.HouseAdvantage(), w.Figure.House.RatString()
	return d
}

// Sheets makes the design sheets of a design: one of the game as designed, where something is supposed of it, and one of each
// wager of one's own.
func (a *Analyst) Sheets(ctx context.Context, by Asker, d *design.Ready, text string) ([]wire.DesignSheet, error) {
	var sets []study.RuleSet
	if len(d.WhatIf) > 0 || len(d.Own) == 0 {
		sets = append(sets, study.RuleSet{Name: d.Name, Game: d.Game, WhatIf: d.Lines()})
	}
	for _, w := range d.Own {
		sets = append(sets, study.RuleSet{Name: w.Name, Game: d.Game, WhatIf: d.Lines(), Beside: w.Text})
	}
	r := &Rules{Game: d.Supposed.Rules, Options: d.Supposed.Options, Terms: d.Supposed.Terms}
	if err := a.pending(r, 0); err != nil && sets[0].Beside == "" {
		return nil, err
	}
	list := []wire.DesignSheet{}
	for i := range sets {
		key, err := json.Marshal(&sets[i])
		if err != nil {
			return nil, err
		}
		one, err := remember(ctx, a.queue, by, "sheet "+string(key), func() (wire.DesignSheet, error) {
			s, err := sheet.Make(context.WithoutCancel(ctx), &sheet.Request{Set: sets[i], Text: text})
			if err != nil {
				return wire.DesignSheet{}, err
			}
			var b bytes.Buffer
			err = s.HTML(&b)
			return wire.DesignSheet{Title: s.Title, HTML: b.String()}, err
		})
		if err != nil {
			return nil, ofRequest(ctx, notFound(err))
		}
		list = append(list, one)
	}
	return list, nil
}
