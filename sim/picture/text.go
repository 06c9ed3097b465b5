package picture

import (
	"fmt"
	"io"
	"math"
	"strings"
)

// The size of a chart in characters.
const (
	columns = 64
	rows    = 13
)

// Text draws the wagers in characters.
func Text(out io.Writer, wagers []Wager) error {
	var b strings.Builder
	for i := range wagers {
		wagers[i].convergence(&b)
		wagers[i].distribution(&b)
	}
	_, err := io.WriteString(out, b.String())
	return err
}

// convergence draws the house advantage as it settled down.
func (w *Wager) convergence(b *strings.Builder) {
	curve := w.curve()
	if len(curve) < 2 {
		return
	}
	low, high := w.heights(curve)
	first, last := math.Log10(curve[0].rounds), math.Log10(curve[len(curve)-1].rounds)
	var grid [rows][columns]rune
	for i := range grid {
		for j := range grid[i] {
			grid[i][j] = ' '
		}
	}
	row := func(v float64) int { return int(math.Round((high - v) / (high - low) * (rows - 1))) }
	for j := range columns {
		rounds := math.Pow(10, first+(last-first)*float64(j)/(columns-1))
		p := curve[len(curve)-1]
		for _, q := range curve {
			if q.rounds >= rounds*0.999 {
				p = q
				break
			}
		}
		for i := max(0, row(p.high)); i <= min(rows-1, row(p.low)); i++ {
			grid[i][j] = '░'
		}
		if w.Exact != nil && (j%2 == 0 || grid[row(*w.Exact)][j] == ' ') {
			grid[row(*w.Exact)][j] = '─'
		}
		if i := row(p.at); i >= 0 && i < rows {
			grid[i][j] = '●'
		}
	}
	fmt.Fprintf(b, "\n%s (● simulated, ░ 95%% band", w.settling())
	if w.Exact != nil {
		fmt.Fprintf(b, ", ─ exact %.4f%%", 100**w.Exact)
	}
	b.WriteString(")\n")
	for i := range grid {
		label := ""
		if i%3 == 0 {
			label = w.figure(high-(high-low)*float64(i)/(rows-1), 1e-3/w.percents())
		}
		fmt.Fprintf(b, "%9s │%s\n", label, strings.TrimRight(string(grid[i][:]), " "))
	}
	axis, labels := []rune(strings.Repeat("─", columns)), []rune(strings.Repeat(" ", columns+8))
	for d := math.Ceil(first - 1e-9); d <= last+1e-9; d++ {
		at := int(math.Round((d - first) / (last - first) * (columns - 1)))
		axis[at] = '┴'
		copy(labels[at:], []rune(count(math.Pow(10, d))))
	}
	fmt.Fprintf(b, "%9s └%s\n%11s%s %s\n", "", string(axis), "", strings.TrimRight(string(labels), " "), w.rounds())
}

// textBars is how many bars a histogram in characters has at most.
const textBars = 20

// distribution draws how the sessions ended.
func (w *Wager) distribution(b *strings.Builder) {
	s := w.Sessions
	if s == nil || s.Count == 0 {
		return
	}
	list := s.Histogram(textBars, 2*w.Stake)
	most := int64(1)
	for _, bar := range list {
		most = max(most, bar.Count)
	}
	fmt.Fprintf(b, "\n%s: the result after %d %s, %d sessions\n", w.heading(), s.Rounds, w.rounds(), s.Count)
	for _, bar := range list {
		size := int(math.Round(float64(bar.Count) / float64(most) * (columns - 16)))
		fmt.Fprintf(b, "%12s │%s %.2f%%\n", bar.From.Signed(), strings.Repeat("█", size), 100*float64(bar.Count)/float64(s.Count))
	}
}
