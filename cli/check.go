package cli

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"boardwalk/casino"
)

type checkCommand struct {
	Files   []string `arg:"" optional:"" name:"file" help:"Casino files, house ways, keno rate cards and wagers of one's own; - for standard input."`
	JSON    bool     `name:"json" help:"Print one JSON array."`
	Default bool     `help:"Print the casino file of a house that has none of its own."`
}

// Help is printed by boardwalk check --help.
func (checkCommand) Help() string {
	return `A casino file says which pits and tables a house has, under which options and
terms each table is run, and who works there. casino/README.md describes it.
Every fault is printed with its line and, where there is one, the paragraph
that it breaks; under it our reading, where the paragraph leaves something open.
Options that are lawful only with the Commission's approval are listed, since the file
cannot show that it was given.

A house way says how dealers set their hands at pai gow or pai gow poker; docs/houseway.md
describes it. It is held against all hands: each must be decided, and in one way only.

A keno rate card begins with "keno rates" and its name; keno/README.md describes it. It is
held against 15.2, 15.3 and 15.6: among others, the house advantage of every number of
spots, as an exact fraction, is at most 30% for the minimum wager.

A wager of one's own begins with "wager" and its name; docs/design.md describes it. All hands
are gone through: a line that can never be reached is a fault, and which hands two lines share
is said. Such a wager is not lawful at a public table.

Examples:

    boardwalk check --default > casino.toml
    boardwalk check casino.toml
    boardwalk check my.way
    boardwalk check my.rates
    boardwalk check wagers/royal-match.wager`
}

// Run checks the files and fails if one of them has a fault.
func (cmd *checkCommand) Run(c *console) error {
	if cmd.Default {
		if len(cmd.Files) > 0 || cmd.JSON {
			return misusef("--default stands alone (see boardwalk check --help)")
		}
		return casino.Write(c.out, casino.Default())
	}
	if len(cmd.Files) == 0 {
		return misusef("expected \"<file> ...\" or --default (see boardwalk check --help)")
	}
	// All files are read before anything is said of one.
	contents := make([][]byte, len(cmd.Files))
	for i, name := range cmd.Files {
		data, err := readCasino(name, c.in)
		if err != nil {
			return err
		}
		contents[i] = data
	}
	results := make([]checkResult, len(cmd.Files))
	found := 0
	for i, name := range cmd.Files {
		if way, ok := wayResult(name, contents[i]); ok {
			results[i] = way
			found += len(way.Faults)
			if !cmd.JSON {
				if err := printWay(c.out, &results[i]); err != nil {
					return err
				}
			}
			continue
		}
		if wager, ok := wagerResult(name, contents[i]); ok {
			results[i] = wager
			found += len(wager.Faults)
			if !cmd.JSON {
				if err := printWager(c.out, &results[i]); err != nil {
					return err
				}
			}
			continue
		}
		if card, ok := ratesResult(name, contents[i]); ok {
			results[i] = card
			found += len(card.Faults)
			if !cmd.JSON {
				if err := printRates(c.out, &results[i]); err != nil {
					return err
				}
			}
			continue
		}
		f, faults := casino.Read(name, contents[i])
		results[i] = describeCasino(name, f, faults)
		found += len(faults)
		if !cmd.JSON {
			if err := printCheck(c.out, &results[i], faults); err != nil {
				return err
			}
		}
	}
	if cmd.JSON {
		encoder := json.NewEncoder(c.out)
		encoder.SetIndent("", "  ")
		if err := encoder.Encode(results); err != nil {
			return err
		}
	}
	if found > 0 {
		return fmt.Errorf("%s in %s", things(found, "fault"), strings.Join(cmd.Files, ", "))
	}
	return nil
}

func describeCasino(name string, f *casino.File, faults []casino.Fault) checkResult {
	r := checkResult{File: name, Faults: make([]checkFault, 0, len(faults))}
	for i := range faults {
		fault := &faults[i]
		r.Faults = append(r.Faults, checkFault{fault.Line, fault.Pit, fault.Table, fault.Key, fault.By.Full(), fault.Text, readings(fault.By)})
	}
	if f == nil {
		return r
	}
	r.Name, r.Pits, r.Games, r.Staff = f.Name, len(f.Pits), len(f.Games()), len(f.Staff)
	for range f.Tables {
		r.Tables++
	}
	if len(faults) > 0 {
		return r
	}
	for _, v := range f.Varied() {
		maximums := map[string]string{}
		for _, m := range v.Maximums {
			maximums[m.Table] = m.Most.String()
		}
		r.Varied = append(r.Varied, checkVaried{v.Game, v.Wagers, v.By.Full(), maximums, readings(v.By)})
	}
	for _, a := range f.Approvals() {
		r.Approvals = append(r.Approvals, checkApproval{a.Table, a.Option, a.Value, a.By.Full()})
	}
	return r
}

func printCheck(out io.Writer, r *checkResult, faults []casino.Fault) error {
	told := map[string]bool{}
	for i := range faults {
		if _, err := fmt.Fprintln(out, faults[i].Error()); err != nil {
			return err
		}
		for _, reading := range readings(faults[i].By) {
			if told[reading] {
				continue
			}
			told[reading] = true
			if _, err := fmt.Fprintln(out, "    our reading: "+reading); err != nil {
				return err
			}
		}
	}
	if len(faults) > 0 {
		return nil
	}
	if _, err := fmt.Fprintf(out, "%s: %s: %s of %s in %s, %d of the staff; no faults\n", r.File, r.Name,
		things(r.Tables, "table"), things(r.Games, "game"), things(r.Pits, "pit"), r.Staff); err != nil {
		return err
	}
	for _, a := range r.Approvals {
		if _, err := fmt.Fprintf(out, "%s: table %s: %s = %s assumes the Commission's approval, %s\n", r.File, a.Table,
			a.Option, a.Value, a.Law); err != nil {
			return err
		}
	}
	return nil
}
