package cli

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"time"

	"boardwalk/casebook"
	"boardwalk/casino"
	"boardwalk/paper"
	"boardwalk/paper/guide"
	"boardwalk/paper/layout"
	htmlpage "boardwalk/paper/page"
	"boardwalk/paper/pdf"
	"boardwalk/paper/sign"
	"boardwalk/table"
)

type printCommand struct {
	Kind   string   `arg:"" optional:"" enum:",sign,layout,guide,abridged,card,petition,records" default:"" help:"What to print: sign, layout, guide, abridged, card, petition or records."`
	Game   string   `arg:"" optional:"" help:"A game (see boardwalk games), the file of a petition, or the directory of a house's data."`
	Option []string `short:"o" placeholder:"NAME=VALUE" help:"Set an option of the game."`
	Casino string   `placeholder:"FILE" help:"Of a table of this casino file."`
	Table  string   `placeholder:"ID" help:"Which table of the casino file."`
	Lang   string   `enum:"en,es" default:"en" help:"The language: en or es."`
	Size   string   `enum:"A4,Letter" default:"Letter" help:"The size of the paper: A4 or Letter."`
	Out    string   `placeholder:"FILE" help:"Where to: a file that ends in .pdf, .html, .json or, of a layout, .svg. Otherwise HTML goes to standard output."`
	JSON   bool     `name:"json" help:"Print the content as one JSON object."`
	Change []string `placeholder:"CHANGE" help:"A change of which the sign gives notice, as in a case: 'limit pass 10 1000'."`
	At     string   `placeholder:"HH:MM" help:"When the changes take effect: half an hour from now or later."`
	Tiled  bool     `help:"A layout in its original size, on as many sheets as that takes."`
	Count  bool     `help:"Count figures that have not been counted yet for the guide, however long that takes."`

	Approve  string `placeholder:"FILE" help:"Keep the guide as the sample that the Commission has approved."`
	Approved string `placeholder:"FILE" help:"Refuse to print a guide that differs materially from this approved sample."`
	petitionFlags
	recordsFlags

	All string `placeholder:"DIR" help:"All papers of a house into this directory, of the default one without --casino."`
}

// Help is printed by boardwalk print --help.
func (printCommand) Help() string {
	return `Papers for the options of one table. Every number comes from what deals the game, and every
paper says which rules it renders and that they are not current law.

    sign     what is posted at a table: limits, payout odds, charges, rules, changes to come
    layout   the layout to scale, with the measures of all areas
    guide    the gaming guide: all rules of the game, pay tables, exact figures, best play, examples
    abridged the same in two pages
    card     a pocket card to cut out and fold
    petition for the approval of a game, a variation or a side wager, from a file (docs/design.md)
    records  forms of a gaming day over a house's data, with boxes for what a person writes by hand

The sample of a guide that was approved is kept with --approve. With --approved, a guide that is
not materially the same is refused, and every difference is named.

With --all there is a directory of all signs, layouts, guides and cards of a house, a book of
its guides, and a page that leads to them.

Examples:

    boardwalk print sign craps --out craps.pdf
    boardwalk print sign --casino my.casino --table blackjack-1 --lang es --out sign.html
    boardwalk print sign roulette --change 'limit straight 5 500' --at 18:30 --out sign.pdf
    boardwalk print layout sic-bo --out layout.svg
    boardwalk print layout casino-war --tiled --size A4 --out cloth.pdf
    boardwalk print guide three-card-poker -o ledger=B --out guide.pdf
    boardwalk print guide craps --approve craps.sample
    boardwalk print guide craps --approved craps.sample --out guide.pdf
    boardwalk print card blackjack --lang es --out card.pdf
    boardwalk print petition royal-match.petition --complete --out petition.pdf
    boardwalk print records data --day 2026-11-18 --kind cards --kind incidents --out records.pdf
    boardwalk print --all papers --casino my.casino`
}

// asked is what a paper is about.
type printAsked struct {
	rules   *table.Rules
	options table.Options
	terms   table.Terms
	subject paper.Subject
	name    string // of the table
	seats   int
}

// Run prints a paper.
func (cmd *printCommand) Run(c *console) error {
	if cmd.All != "" {
		return cmd.house(c)
	}
	if cmd.Kind == "" {
		return misusef("say what to print: sign, layout, guide, abridged, card, petition or records, or --all DIR")
	}
	if err := cmd.apart(); err != nil {
		return err
	}
	switch paper.Kind(cmd.Kind) {
	case paper.Petition:
		return cmd.petition(c)
	case paper.Records:
		return cmd.records(c)
	}
	if (cmd.Approve != "" || cmd.Approved != "") && cmd.Kind != string(paper.Guide) && cmd.Kind != string(paper.Abridged) {
		return misusef("--approve and --approved are for guides")
	}
	a, err := cmd.about(c)
	if err != nil {
		return err
	}
	d, err := cmd.document(a)
	if err != nil {
		return err
	}
	if cmd.Approve != "" {
		return toFile(cmd.Approve, func(w io.Writer) error { return guide.Approve(w, d, "kept on "+time.Now().Format(time.DateOnly)) })
	}
	if cmd.Approved != "" {
		sample, err := os.ReadFile(cmd.Approved)
		if err != nil {
			return misusef("%v", err)
		}
		if err := guide.Hold(d, sample); err != nil {
			return err
		}
		if err := guide.Stamp(d, sample); err != nil {
			return err
		}
	}
	return cmd.put(c.out, d, a)
}

// about finds out which table is meant.
func (cmd *printCommand) about(c *console) (*printAsked, error) {
	if cmd.Casino != "" {
		return cmd.ofCasino(c)
	}
	if cmd.Game == "" || cmd.Table != "" {
		return nil, misusef("say which game, or --casino FILE --table ID")
	}
	rules, err := findGame(cmd.Game)
	if err != nil {
		return nil, err
	}
	options, err := setOptions(rules, cmd.Option)
	if err != nil {
		return nil, err
	}
	if faults := table.Validate(options); len(faults) > 0 {
		return nil, misusef("%v", &faults[0])
	}
	return &printAsked{rules: rules, options: options, terms: rules.Terms(),
		subject: paper.Subject{Game: rules.ID, Options: paper.ChangedOptions(rules, options)}}, nil
}

// ofCasino is a table of a casino file that has no faults.
func (cmd *printCommand) ofCasino(c *console) (*printAsked, error) {
	if cmd.Game != "" || len(cmd.Option) > 0 {
		return nil, misusef("a casino file says itself which game and options a table has")
	}
	file, err := cmd.casinoFile(c)
	if err != nil {
		return nil, err
	}
	t, ok := file.Table(cmd.Table)
	if !ok {
		var ids []string
		for _, t := range file.Tables {
			ids = append(ids, t.ID)
		}
		return nil, misusef("say with --table which table of %s: %s", cmd.Casino, strings.Join(ids, ", "))
	}
	return tableOfFile(file, t)
}

// casinoFile is the file that was named, or the default house.
func (cmd *printCommand) casinoFile(c *console) (*casino.File, error) {
	if cmd.Casino == "" {
		return casino.Default(), nil
	}
	data, err := readCasino(cmd.Casino, c.in)
	if err != nil {
		return nil, err
	}
	file, faults := casino.Read(cmd.Casino, data)
	if len(faults) > 0 {
		return nil, misusef("%v (see boardwalk check %s)", &faults[0], cmd.Casino)
	}
	return file, nil
}

func tableOfFile(file *casino.File, t *casino.Table) (*printAsked, error) {
	rules, options, terms, err := file.Open(t.ID)
	if err != nil {
		return nil, err
	}
	return &printAsked{rules: rules, options: options, terms: terms, name: t.Name, seats: t.SeatsOpen(),
		subject: paper.Subject{House: file.Name, Table: t.ID, Game: rules.ID, Options: paper.ChangedOptions(rules, options)}}, nil
}

func (cmd *printCommand) document(a *printAsked) (*paper.Document, error) {
	in := paper.Language(cmd.Lang)
	if cmd.Kind != string(paper.Sign) && (len(cmd.Change) > 0 || cmd.At != "") {
		return nil, misusef("--change and --at are for a sign")
	}
	if cmd.Tiled && cmd.Kind != string(paper.Layout) {
		return nil, misusef("--tiled is for a layout")
	}
	if paper.Kind(cmd.Kind) != paper.Sign {
		return a.paper(paper.Kind(cmd.Kind), in, cmd.Count)
	}
	t, err := table.New(a.rules, a.options, a.terms)
	if err != nil {
		return nil, misusef("%v", err)
	}
	if err := cmd.notices(t); err != nil {
		return nil, err
	}
	return sign.Of(t, a.subject, a.name, in), nil
}

// paper is any paper but a sign.
func (a *printAsked) paper(kind paper.Kind, in paper.Language, count bool) (*paper.Document, error) {
	asked := &guide.Asked{Rules: a.rules, Options: a.options, Terms: a.terms, Seats: a.seats, Subject: a.subject, In: in, Count: count}
	switch kind {
	case paper.Layout:
		return layout.Of(a.rules, a.options, a.seats, a.subject, in), nil
	case paper.Abridged:
		return guide.Abridged(asked)
	case paper.Card:
		return guide.Card(asked)
	}
	return guide.Full(asked)
}

// notices gives notice of the changes, as if they were announced and the Commission told when the sign is put up.
func (cmd *printCommand) notices(t *table.Table) error {
	if len(cmd.Change) == 0 {
		if cmd.At != "" {
			return misusef("--at says when a --change takes effect")
		}
		return nil
	}
	now := time.Now()
	at, err := time.ParseInLocation("15:04", cmd.At, now.Location())
	if err != nil {
		return misusef("--at must be a time of day such as 18:30, not %q", cmd.At)
	}
	at = time.Date(now.Year(), now.Month(), now.Day(), at.Hour(), at.Minute(), 0, 0, now.Location())
	if at.Before(now) {
		at = at.AddDate(0, 0, 1)
	}
	for _, text := range cmd.Change {
		change, err := casebook.ParseChange(text)
		if err != nil {
			return misusef("--change %q: %v", text, err)
		}
		change.At, change.Posted, change.Announced, change.Told = at, true, true, true
		if err := t.Post(change, now); err != nil {
			return misusef("--change %q: %v", text, err)
		}
	}
	return nil
}

// put writes the paper in the form that was asked for.
func (cmd *printCommand) put(out io.Writer, d *paper.Document, a *printAsked) error {
	if cmd.JSON {
		return printObject(out, d)
	}
	if cmd.Out == "" {
		return htmlpage.Write(out, d)
	}
	return toFile(cmd.Out, func(w io.Writer) error {
		switch filepath.Ext(cmd.Out) {
		case ".pdf":
			if cmd.Tiled {
				return pdf.WriteTiles(w, d, pdf.Size(cmd.Size))
			}
			return pdf.Write(w, d, pdf.Size(cmd.Size))
		case ".html":
			return htmlpage.Write(w, d)
		case ".json":
			return printObject(w, d)
		case ".svg":
			if d.Kind == paper.Layout && a != nil {
				return a.rules.Felt(a.options, a.seats).SVG(w)
			}
		}
		return misusef("--out %s: a %s is printed as .pdf, .html or .json, a layout as .svg too", cmd.Out, d.Kind)
	})
}

// toFile writes a file as a whole, or leaves what was there.
func toFile(name string, write func(io.Writer) error) error {
	f, err := os.CreateTemp(filepath.Dir(name), ".print-*")
	if err != nil {
		return misusef("%v", err)
	}
	defer os.Remove(f.Name())
	if err := write(f); err != nil {
		f.Close()
		return err
	}
	if err := f.Close(); err != nil {
		return fmt.Errorf("cannot write %s: %w", name, err)
	}
	if err := os.Chmod(f.Name(), 0o644); err != nil {
		return fmt.Errorf("cannot write %s: %w", name, err)
	}
	return os.Rename(f.Name(), name)
}
