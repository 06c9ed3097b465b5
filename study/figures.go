package study

import (
	"math/big"

	"boardwalk/odds"
	"boardwalk/sim"
	"boardwalk/table"
)

// layout is what the set lays out.
func (r *Ready) layout() *table.Layout { return r.Rules.New(r.Choice()).Layout() }

// simulatedFigure is what a simulation found, as a figure.
func simulatedFigure(wager string, r *sim.Result) *odds.Figure {
	f := &odds.Figure{Wager: wager, Per: "bet made", Approximate: true, Advantage: r.HouseAdvantage(), Error: r.StandardError(),
		Strategy: r.Strategy.Text}
	f.Variance = new(big.Rat)
	f.Variance.SetFloat64(r.Variance(r.Stake))
	return f
}

// figuresOf writes down what a group of like wagers is worth, and what becomes of a bankroll.
func (q *Request) figuresOf(g *odds.Group, l *table.Layout) Figures {
	f := FiguresOf(g, l)
	if q.Plan.Bankroll > 0 {
		f.Ruin, _ = Ruin(g.Figure, q.Plan)
	}
	return f
}

// FiguresOf writes down what a group of like wagers is worth, without its single results.
func FiguresOf(g *odds.Group, l *table.Layout) Figures {
	f := Figures{Line: g.Line(), N0: n0(g.Figure)}
	f.Name, f.Law = odds.NameOf(l, g.Wager)
	f.Alike, f.Results = g.Wagers[1:], nil
	return f
}
