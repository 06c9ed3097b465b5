package cli

import (
	"fmt"
	"io"
	"math"
	"text/tabwriter"
	"time"

	"boardwalk/beside"
	"boardwalk/beside/worth"
	"boardwalk/game"
	"boardwalk/odds"
	"boardwalk/table"
)

// joined returns rules that carry the wagers of some files beside those of the game.
func joined(rules *table.Rules, files []string, read func(string) (string, error)) (*table.Rules, error) {
	for _, name := range files {
		w, err := readWager(name, read)
		if err != nil {
			return nil, err
		}
		if rules, err = beside.Join(rules, w); err != nil {
			return nil, misusef("%s: %v", name, err)
		}
	}
	return rules, nil
}

func readWager(name string, read func(string) (string, error)) (*beside.Wager, error) {
	text, err := read(name)
	if err != nil {
		return nil, misusef("%v", err)
	}
	w, err := beside.Parse(name, text)
	if err != nil {
		return nil, misusef("%v", err)
	}
	return w, nil
}

// besides returns rules with the wagers of one's own that the flags name, which are those that are simulated if nobody
// says which.
func (cmd *simulateCommand) besides(rules *table.Rules) (*table.Rules, error) {
	if len(cmd.WagerFile) > 0 && len(cmd.Nodes) > 0 {
		return nil, misusef("a wager of one's own is simulated on this machine: leave --nodes out")
	}
	own := len(rules.Beside)
	rules, err := joined(rules, cmd.WagerFile, fileText)
	if err == nil && len(cmd.Wager) == 0 {
		for _, b := range rules.Beside[own:] {
			cmd.Wager = append(cmd.Wager, b.(*beside.Wager).ID)
		}
	}
	return rules, err
}

// wagerWorth is what a wager from a text is worth, as JSON.
type wagerWorth struct {
	Game    string            `json:"game"`
	Wager   string            `json:"wager"`
	Lawful  bool              `json:"lawful"`
	Method  string            `json:"method"`
	Cards   string            `json:"cards,omitempty"`
	Options map[string]string `json:"options"`

	Unlawful []odds.Unlawful `json:"unlawful,omitempty"` // what the law says against the rules of the game, where they are supposed

	Lines []wagerLine `json:"lines,omitempty"`
	Total string      `json:"ways,omitempty"`

	House     float64     `json:"house_advantage"`
	Exactly   string      `json:"house_advantage_exact,omitempty"`
	Hit       float64     `json:"hit_frequency"`
	Deviation float64     `json:"standard_deviation"`
	Rounds    int64       `json:"rounds,omitempty"`
	Interval  *[2]float64 `json:"interval_95,omitempty"`
	Took      float64     `json:"seconds"`
}

type wagerLine struct {
	Line        string  `json:"line"`
	Pays        string  `json:"pays"`
	Ways        string  `json:"ways,omitempty"`
	Exactly     string  `json:"probability_exact"`
	Probability float64 `json:"probability"`
}

// wagerFile prints what the wager of a file is worth.
func (cmd *oddsCommand) wagerFile(c *console, rules *table.Rules) error {
	if cmd.Wager != "" || len(cmd.Hand) > 0 || cmd.Board != "" || cmd.Dealer != "" || cmd.Bank || cmd.Exact || cmd.Chart != "" ||
		cmd.Stake != "" || len(cmd.Pays) > 0 {
		return misusef("--wager-file is with --option, --what-if, --decks, --dead and --json alone")
	}
	w, err := readWager(cmd.WagerFile, fileText)
	if err != nil {
		return err
	}
	asked, err := cmd.lawful(rules)
	if err != nil {
		return err
	}
	if asked, err = cmd.suppose(asked, fileText); err != nil {
		return err
	}
	a := &worth.Asked{Rules: asked.rules, Options: asked.options, Terms: asked.terms, Wager: w}
	if cmd.Decks != "" {
		if n, err := fmt.Sscan(cmd.Decks, &a.Decks); n != 1 || err != nil || a.Decks < 1 || a.Decks > 100 {
			return misusef("--decks %s is no number of decks from 1 to 100", cmd.Decks)
		}
	}
	if a.Dead, err = closeCards(cmd.Dead); err != nil && cmd.Dead != "" {
		return misusef("--dead: %v", err)
	}
	start := time.Now()
	tell, done := watch(c.err)
	a.Tell = func(n, all int64) { tell(int(n), int(all)) }
	found, err := worth.Of(a)
	done()
	if err != nil {
		return misusef("%v", err)
	}
	if cmd.JSON {
		return printObject(c.out, describeWorth(a, found, time.Since(start)))
	}
	return printWorth(c.out, a, found)
}

func describeWorth(a *worth.Asked, w *worth.Worth, took time.Duration) *wagerWorth {
	d := &wagerWorth{Game: a.Rules.ID, Wager: a.Wager.Name, Method: w.Method, Cards: w.Cards, Options: map[string]string{},
		Took: took.Seconds(), Unlawful: odds.UnlawfulOf(unlawfulIn(a.Rules, a.Options, a.Terms))}
	for _, o := range a.Options.Declare() {
		d.Options[o.Name] = o.Value()
	}
	if r := w.Result; r != nil {
		low, high := r.Interval()
		d.House, d.Rounds, d.Interval = r.HouseAdvantage(), r.Rounds, &[2]float64{low, high}
		d.Deviation = math.Sqrt(r.Variance(r.Stake))
		return d
	}
	for _, l := range w.Lines {
		p, _ := l.Chance.Float64()
		line := wagerLine{Line: l.Text, Pays: l.Pays, Exactly: l.Chance.RatString(), Probability: p}
		if l.Ways != nil {
			line.Ways = l.Ways.String()
		}
		d.Lines = append(d.Lines, line)
	}
	d.Hit, _ = w.Hit.Float64()
	d.Total, d.Deviation = w.Total.String(), w.Figure.StandardDeviation()
	d.House, d.Exactly = w.Figure.HouseAdvantage(), w.Figure.House.RatString()
	return d
}

func printWorth(out io.Writer, a *worth.Asked, w *worth.Worth) error {
	printUnlawful(out, unlawfulIn(a.Rules, a.Options, a.Terms))
	fmt.Fprintf(out, "%s, at %s: %s", a.Wager.Name, a.Rules.Name, w.Method)
	if w.Cards != "" {
		fmt.Fprintf(out, ", %s", w.Cards)
	}
	fmt.Fprintln(out, "\nA wager from a text is not lawful at a public table.")
	if r := w.Result; r != nil {
		low, high := r.Interval()
		_, err := fmt.Fprintf(out, "house advantage %s, 95%% interval %s to %s, in %s rounds; standard deviation %.4f\n",
			percent(r.HouseAdvantage()), percent(low), percent(high), grouped(r.Rounds), math.Sqrt(r.Variance(r.Stake)))
		return err
	}
	t := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(t, "line\tpays\tways\tprobability")
	for _, l := range w.Lines {
		p, _ := l.Chance.Float64()
		ways := ""
		if l.Ways != nil {
			ways = l.Ways.String()
		}
		fmt.Fprintf(t, "%s\t%s\t%s\t%s\n", l.Text, l.Pays, ways, percent(p))
	}
	if err := t.Flush(); err != nil {
		return err
	}
	hit, _ := w.Hit.Float64()
	exactly := w.Figure.House.RatString()
	if len(exactly) > 60 { // a fraction that nobody reads; --json has it
		exactly = ""
	} else {
		exactly = " = " + exactly
	}
	if w.Lines[0].Ways != nil {
		fmt.Fprintf(out, "of %s ways in all\n", w.Total)
	}
	_, err := fmt.Fprintf(out, "house advantage %s%s; hit frequency %s; standard deviation %.4f\n",
		percent(w.Figure.HouseAdvantage()), exactly, percent(hit), w.Figure.StandardDeviation())
	return err
}

// wagerResult is what is to be said of a file that is a wager; false if it is none.
func wagerResult(name string, data []byte) (checkResult, bool) {
	if !beside.IsText(string(data)) {
		return checkResult{}, false
	}
	r := checkResult{File: name, Faults: []checkFault{}}
	w, err := beside.Parse(name, string(data))
	if err != nil {
		f := err.(*beside.Fault)
		r.Faults = append(r.Faults, checkFault{Line: f.Line, Text: f.Text})
		return r, true
	}
	r.Wager = w.Name
	for _, id := range w.Games {
		rules, ok := game.Find(id)
		if !ok {
			r.Faults = append(r.Faults, checkFault{Line: 1, Text: fmt.Sprintf("there is no game %q", id)})
			continue
		}
		if _, err := beside.Join(rules, w); err != nil {
			r.Faults = append(r.Faults, checkFault{Line: 1, Text: err.Error()})
		}
	}
	if len(r.Faults) > 0 {
		return r, true
	}
	rules, _ := game.Find(w.Games[0])
	a := &worth.Asked{Rules: rules, Terms: rules.Terms(), Wager: w, Rounds: 1}
	found, err := worth.Of(a)
	if err != nil {
		r.Faults = append(r.Faults, checkFault{Line: 1, Text: err.Error()})
		return r, true
	}
	r.Method = found.Method
	for i, l := range found.Lines {
		if l.Chance.Sign() == 0 && i < len(w.Lines) {
			r.Faults = append(r.Faults, checkFault{Line: w.Lines[i].No, Text: fmt.Sprintf("%q can never be reached", l.Text)})
		}
	}
	shared, err := a.SharedLines()
	if err != nil {
		r.Faults = append(r.Faults, checkFault{Line: 1, Text: err.Error()})
	}
	for _, s := range shared {
		r.Shared = append(r.Shared, fmt.Sprintf("lines %d and %d share hands, such as %s; line %d decides",
			w.Lines[s.First].No, w.Lines[s.Second].No, s.Example, w.Lines[s.First].No))
	}
	return r, true
}

// printWager prints what was found of a wager.
func printWager(out io.Writer, r *checkResult) error {
	for _, f := range r.Faults {
		if _, err := fmt.Fprintln(out, (&beside.Fault{File: r.File, Line: f.Line, Text: f.Text}).Error()); err != nil {
			return err
		}
	}
	if len(r.Faults) > 0 {
		return nil
	}
	through := "every line can be reached, by " + r.Method
	if r.Method == worth.BySimulation {
		through = "whether every line can be reached depends on how rounds go, and was not looked for"
	}
	if _, err := fmt.Fprintf(out, "%s: wager %s: %s; no faults\n", r.File, r.Wager, through); err != nil {
		return err
	}
	for _, s := range r.Shared {
		if _, err := fmt.Fprintf(out, "%s: %s\n", r.File, s); err != nil {
			return err
		}
	}
	return nil
}
