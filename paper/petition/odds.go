package petition

import (
	"fmt"
	"math/big"
	"strings"

	"boardwalk/law"
	"boardwalk/odds"
	"boardwalk/paper"
	"boardwalk/study"
	"boardwalk/study/sheet"
	"boardwalk/web/src/words"
)

const figured law.Cite = "8.4(d)3iii"

// odds are the true odds, the payout odds and the house advantage of every wager: 8.4(d)3iii.
func (w *writer) odds() {
	var blocks []paper.Block
	for _, s := range w.Sheets {
		for i := range s.Wagers {
			blocks = append(blocks, w.wager(s, &s.Wagers[i])...)
		}
	}
	w.add("True odds, payout odds and house advantage", figured, blocks...)
}

// wager is what one wager pays, how often, and what it is worth.
func (w *writer) wager(s *sheet.Sheet, x *sheet.Wager) []paper.Block {
	how := how(s, x.ID)
	name := words.Capital(w.in.Say(x.Name))
	blocks := []paper.Block{paper.Para(paper.Declared(s.Set.Game+": wager "+x.ID, name).Under(figured), paper.Heading)}
	if len(x.Pays) > 0 {
		blocks = append(blocks, w.payTable(s, x, how))
	}
	for i := range x.Figures {
		f := &x.Figures[i]
		if len(f.Results) > 0 && !(i == 0 && counted(x)) {
			blocks = append(blocks, w.results(f, how))
		}
	}
	if len(x.Figures) > 0 {
		blocks = append(blocks, w.advantage(x, how))
	}
	return blocks
}

// how is the computation of a figure.
func how(s *sheet.Sheet, wager string) string {
	return fmt.Sprintf("design sheet of %s, wager %s, figures %.12s", s.Title, wager, s.Made.Figures)
}

// counted reports whether the chance of each line of a wager is known.
func counted(x *sheet.Wager) bool { return len(x.Pays) > 0 && x.Pays[0].Exact != "" }

// payTable is the pay table, with the true odds of each line where they are known.
func (w *writer) payTable(s *sheet.Sheet, x *sheet.Wager, how string) paper.Block {
	t := &paper.Table{Head: []string{w.in.Say("On"), w.in.Say("Payout odds")}, Right: []bool{false, true}}
	if counted(x) {
		t.Head = append(t.Head, w.in.Say("True odds"), w.in.Say("Probability"), w.in.Say("Ways"))
		t.Right = []bool{false, true, true, true, true}
	}
	at := s.Set.Game + ": pays of " + x.ID
	for _, l := range x.Pays {
		on := words.Capital(w.in.Say(l.On))
		if on == "" {
			on = w.in.Say("wins")
		}
		if l.Bonus {
			on += " (" + w.in.Say("besides") + ")"
		}
		row := []paper.Text{paper.Declared(at, on), paper.Declared(at, w.in.Odds(payoutOdds(l.Pays)))}
		if counted(x) {
			row = append(row, paper.Computed(how, w.in.Odds(TrueOdds(l.Exact))), paper.Computed(how, share(l.Chance)),
				paper.Computed(how, l.Ways))
		}
		t.Rows = append(t.Rows, row)
	}
	return paper.Block{Table: t}
}

// payoutOdds writes odds with "to", as 8.1 has them written: "5/2" is "5 to 2", and "25" is "25 to 1".
func payoutOdds(pays string) string {
	if pays == "" || strings.Trim(pays, "0123456789/") != "" {
		return pays
	}
	if a, b, ok := strings.Cut(pays, "/"); ok {
		return a + " to " + b
	}
	return pays + " to 1"
}

// TrueOdds are the odds against something of a probability, like "37 to 1": to one if that is a whole number, exactly
// if it is short, and otherwise with four digits.
func TrueOdds(probability string) string {
	p, ok := new(big.Rat).SetString(probability)
	if !ok || p.Sign() <= 0 {
		return "-"
	}
	against := new(big.Rat).Quo(new(big.Rat).Sub(big.NewRat(1, 1), p), p)
	if num, denom := against.Num().String(), against.Denom().String(); len(num)+len(denom) <= 7 {
		return num + " to " + denom
	}
	f, _ := against.Float64()
	return fmt.Sprintf("%.4g to 1", f)
}

// results are what comes of a wager, and the true odds of each.
func (w *writer) results(f *study.Figures, how string) paper.Block {
	t := &paper.Table{Head: []string{w.in.Say("For each dollar"), w.in.Say("True odds"), w.in.Say("Probability"),
		w.in.Say("Ways")},
		Right: []bool{true, true, true, true}}
	t.Caption = w.in.Say("What comes of it, per") + " " + w.in.Say(f.Per)
	if f.Strategy != "" {
		t.Caption += ", " + w.in.Say(f.Strategy)
	}
	for _, r := range f.Results {
		won := fmt.Sprintf("%+.6g", r.Pays)
		t.Rows = append(t.Rows, []paper.Text{paper.Computed(how, won), paper.Computed(how, w.in.Odds(oddsOf(&r))),
			paper.Computed(how, share(r.Probability)), paper.Computed(how, r.Ways)})
	}
	if len(t.Rows) > mostResults {
		t.Rows = t.Rows[:mostResults]
		t.Caption += " (" + w.in.Say("the first lines; the design sheet has all") + ")"
	}
	return paper.Block{Table: t}
}

// mostResults is how many results of a wager are printed.
const mostResults = 40

// oddsOf are the true odds of a result.
func oddsOf(r *odds.Ending) string {
	if r.Exact != "" {
		return TrueOdds(r.Exact)
	}
	if r.Probability <= 0 {
		return "-"
	}
	return fmt.Sprintf("%.4g to 1", 1/r.Probability-1)
}

// advantage is what the house keeps, under each way to play.
func (w *writer) advantage(x *sheet.Wager, how string) paper.Block {
	t := &paper.Table{Head: []string{w.in.Say("House advantage"), w.in.Say("Exactly"), w.in.Say("Per"),
		w.in.Say("Played"), w.in.Say("Found")},
		Right: []bool{true}}
	for i := range x.Figures {
		f := &x.Figures[i]
		exact := f.Exact
		if len(exact) > longest {
			exact = ""
		}
		row := []string{fmt.Sprintf("%.4f%%", 100*f.HouseAdvantage), exact, w.in.Say(f.Per), w.in.Say(f.Strategy),
			w.in.Say(f.Method)}
		var cells []paper.Text
		for _, text := range row {
			cells = append(cells, paper.Computed(how, text).Under(figured))
		}
		t.Rows = append(t.Rows, cells)
	}
	return paper.Block{Table: t}
}

// longest is how long a fraction may be that is printed.
const longest = 30

// share is a probability in percent, with as many digits as show that there is one.
func share(p float64) string {
	if p > 0 && p < 5e-5 {
		return fmt.Sprintf("%.3g%%", 100*p)
	}
	return fmt.Sprintf("%.4f%%", 100*p)
}
