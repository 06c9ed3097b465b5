package laboratory

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"boardwalk/chance"
	"boardwalk/laboratory/battery"
	"boardwalk/proof"
	"boardwalk/table"
	"boardwalk/version"
)

// Request is what a kit is asked for.
type Request struct {
	Games    []*table.Rules
	Dir      string       // which must be empty or not be there
	Evenings string       // the directory with the evenings of releases; empty to leave them out
	Seed     *chance.Seed // of the tests of outcomes; nil for a new one, as a live table has
	Size     int          // of those tests: 1 takes some seconds
	Command  string       // that makes the kit

	// Tell is told what is being done; nil is nobody.
	Tell func(what string)
}

// kit is one that is being made.
type kit struct {
	*Request
	index *Index
}

// Make writes a kit. What does not hold is in the index, and is no error.
func Make(ctx context.Context, q *Request) (*Index, error) {
	if q.Tell == nil {
		q.Tell = func(string) {}
	}
	if found, err := os.ReadDir(q.Dir); err == nil && len(found) > 0 {
		return nil, fmt.Errorf("%s is not empty: a kit has a directory of its own", q.Dir)
	}
	for _, dir := range []string{"certificates"} {
		if err := os.MkdirAll(filepath.Join(q.Dir, dir), 0o755); err != nil {
			return nil, err
		}
	}
	k := &kit{q, &Index{Program: version.Current(), Command: q.Command, Games: []string{}}}
	for _, r := range q.Games {
		k.index.Games = append(k.index.Games, r.ID)
	}
	for _, step := range []struct {
		what string
		make func(context.Context) error
	}{
		{"traceability", k.traceability}, {"certificates", k.certificates}, {"tests of outcomes", k.outcomes},
		{"evenings", k.evenings}, {"program", k.program},
	} {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		q.Tell(step.what)
		if err := step.make(ctx); err != nil {
			return nil, fmt.Errorf("%s: %w", step.what, err)
		}
	}
	if err := k.object("index.json", k.index); err != nil {
		return nil, err
	}
	return k.index, k.page("index.html", "index", k.index)
}

// certificates writes the certificates of the games, finds their figures anew and plays the first rounds of their simulations
// again.
func (k *kit) certificates(ctx context.Context) error {
	for _, rules := range k.Games {
		sets := proof.Sets(rules)
		if sets == nil {
			k.add(Recorded, "figures of "+rules.ID, nil, "there are none: what a wager is worth depends on how the others play")
			continue
		}
		for _, set := range sets {
			if err := ctx.Err(); err != nil {
				return err
			}
			k.Tell(strings.TrimSpace("figures of " + rules.ID + " " + set))
			if err := k.certificate(ctx, rules, set); err != nil {
				return err
			}
		}
	}
	return nil
}

// certificate writes one.
func (k *kit) certificate(ctx context.Context, rules *table.Rules, set string) error {
	what := strings.TrimSpace(rules.ID + " " + set)
	c, err := proof.KeptSet(rules, set)
	if err != nil {
		k.add(Recorded, "figures of "+what, nil, "%v", err).Fails = true
		return nil
	}
	name := filepath.ToSlash(filepath.Join("certificates", c.FileName()))
	if _, err := c.Write(filepath.Join(k.Dir, "certificates")); err != nil {
		return err
	}
	if err := c.Check(); err != nil {
		k.add(Recorded, "certificate of "+what, []string{name}, "%v", err).Fails = true
		return nil
	}
	if err := c.Again(); err != nil {
		k.add(Recomputed, "figures of "+what, []string{name}, "%v", err).Fails = true
	} else {
		k.add(Recomputed, "figures of "+what, []string{name}, "%d figures, found again to the last digit; their ways add up", len(c.Figures))
	}
	if c.Second.How != "" {
		k.add(Recorded, "second method for "+what, []string{name}, "%s: the same of %s", c.Second.How, strings.Join(c.Second.Agree, ", "))
	} else {
		k.add(Recorded, "second method for "+what, nil, "tests of the sources: %s", strings.Join(c.Second.HeldBy, ", "))
	}
	worst := c.Worst()
	if worst == nil {
		k.add(Recorded, "simulation of "+what, nil, "none was run: %s", strings.Join(c.Unplayed, "; "))
		return nil
	}
	item := k.add(Simulated, "simulation of "+what, []string{name}, "%d runs on record, the furthest %s standard errors from "+
		"its figure (%s, %d rounds); their first rounds were played again now, and came out alike",
		len(c.Simulated), worst.Z, worst.Wager, worst.Rounds)
	if err := c.Replay(ctx); err != nil {
		item.Says, item.Fails = err.Error(), true
	}
	return ctx.Err()
}

// outcomes tests the source of outcomes, and the shuffles of all packs.
func (k *kit) outcomes(context.Context) error {
	seed, said := chance.Seed{}, "The secure source, from a new seed as a live table has one"
	if k.Seed != nil {
		seed, said = *k.Seed, "The secure source, from the seed "+k.Seed.String()
	} else {
		seed = chance.NewSeed()
	}
	results := battery.Run(chance.NewSecure(seed), k.Size)
	page := struct {
		Source  string           `json:"source"`
		Seed    string           `json:"seed" doc:"With which the same values come out"`
		Limit   float64          `json:"limit"`
		Results []battery.Result `json:"results"`
	}{said, seed.String(), battery.Limit, results}
	if err := k.object("outcomes.json", page); err != nil {
		return err
	}
	if err := k.page("outcomes.html", "tests", page); err != nil {
		return err
	}
	failed, least := 0, 1.0
	for i := range results {
		if results[i].Fails() {
			failed++
		}
		least = min(least, results[i].P)
	}
	k.add(Recomputed, "tests of the source of outcomes and of the shuffles of every pack", []string{"outcomes.html", "outcomes.json"},
		"%d tests, %d fail; the least p-value is %.6f", len(results), failed, least).Fails = failed > 0
	return nil
}
