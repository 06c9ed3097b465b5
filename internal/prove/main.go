// This command makes the certificates of exact figures in proof/kept. The Makefile runs it as make prove.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"slices"
	"strings"
	"time"

	"boardwalk/game"
	"boardwalk/proof"
)

// How many rounds a simulation has if nobody says it: under the usual options, and under others.
const (
	usualRounds = 1_000_000_000
	otherRounds = 100_000_000
)

func main() {
	games := flag.String("game", "", "only these games, with commas between them")
	only := flag.String("set", "*", "only this set of options, like decks=6; empty is the usual ones")
	rounds := flag.Int64("rounds", -1, "of each simulation, rounded up to whole blocks; 0 for none; -1 is a thousand million under the usual "+
		"options, and a hundred million under others")
	most := flag.Duration("most", 0, "how long the simulations of one certificate may take in this run")
	seed := flag.Uint64("seed", 1, "of the simulations")
	slice := flag.String("slice", "1/1", "which blocks of rounds are played here, such as 3/10")
	cores := flag.Int("cores", 0, "on how many cores; 0 for all")
	second := flag.Bool("second", true, "find the figures in a second way where the program has one")
	out := flag.String("out", "proof/kept", "directory of the certificates")
	progress := flag.String("progress", "proof/progress", "directory of what was simulated so far")
	flag.Parse()
	q := &proof.Runner{Progress: *progress, Most: *most, Seed: *seed, Cores: *cores, NoSecond: !*second}
	if _, err := fmt.Sscanf(*slice, "%d/%d", &q.Slice, &q.Of); err != nil || q.Slice < 1 || q.Slice > q.Of || *rounds < -1 || flag.NArg() > 0 {
		fmt.Fprintln(os.Stderr, "prove: -slice is like 3/10, -rounds is a number, and nothing follows the flags")
		os.Exit(2)
	}
	q.Rounds = func(set string) int64 {
		switch {
		case *rounds >= 0:
			return *rounds
		case set == "":
			return usualRounds
		}
		return otherRounds
	}
	fmt.Print(rounding(*rounds))
	last := time.Now()
	q.Tell = func(what string, done, all int64) {
		if done == all || time.Since(last) > 10*time.Second {
			last = time.Now()
			fmt.Printf("  %s: %d of %d rounds\n", what, done, all)
		}
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := prove(ctx, q, *games, *only, *out); err != nil {
		fmt.Fprintln(os.Stderr, "prove:", err)
		os.Exit(1)
	}
}

// rounding is a line that says so where other than the asked number of rounds is simulated.
func rounding(asked int64) string {
	whole := proof.WholeBlocks(asked)
	if asked <= 0 || whole == asked {
		return ""
	}
	return fmt.Sprintf("each simulation has %d rounds, not %d: they are played in whole blocks of %d\n", whole, asked, proof.BlockRounds)
}

// prove makes the certificates that are wanted. One that is found not to hold is written all the same, and is an error.
func prove(ctx context.Context, q *proof.Runner, games, only, out string) error {
	wanted := strings.FieldsFunc(games, func(r rune) bool { return r == ',' || r == ' ' })
	for _, id := range wanted {
		if _, ok := game.Find(id); !ok {
			return fmt.Errorf("there is no game %q", id)
		}
	}
	faults := 0
	for _, rules := range game.All {
		if len(wanted) > 0 && !slices.Contains(wanted, rules.ID) {
			continue
		}
		for _, set := range proof.Sets(rules) {
			if only != "*" && set != only {
				continue
			}
			start := time.Now()
			c, err := q.Make(ctx, rules.ID, set)
			if err != nil {
				return err
			}
			changed, err := c.Write(out)
			if err != nil {
				return err
			}
			note := "as before"
			if changed {
				note = "written"
			}
			fmt.Printf("%s: %d figures, %d simulations, %s after %.0f s\n",
				strings.TrimSpace(rules.ID+" "+set), len(c.Figures), len(c.Simulated), note, time.Since(start).Seconds())
			if err := c.Check(); err != nil {
				faults++
				fmt.Println(err)
			}
		}
	}
	if faults > 0 {
		return fmt.Errorf("%d certificates do not hold", faults)
	}
	return nil
}
