// This command breaks the code that cites a random sample of the answered rows
// of the law, and reports how many of the mutations a test that cites the row
// noticed. See package mutate. The Makefile runs it as make mutate.
package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"boardwalk/internal/mutate"
	"boardwalk/law"
)

func main() {
	var s session
	seeds := flag.String("seed", "1", "of the sample and of the mutations; several with commas between them for a sample each")
	rows := flag.Int("n", 200, "how many answered rows to sample; 0 for all")
	of := flag.String("of", "", "only rows whose citations begin so, such as 19:47-14 or 19:47-1.2(a)")
	in := flag.String("in", "", "break all code of these packages instead, with commas between them, such as game/reddog,game/craps")
	dir := flag.String("dir", ".", "root of the module")
	coverage := flag.String("coverage", "law/answered.tsv", "file that says which tests cite which rows")
	flag.BoolVar(&s.every, "every", false, "try every mutation of a row, not one that is drawn")
	flag.BoolVar(&s.runner.Citing, "citing", false, "run only the tests that cite the row: what they pass has survived")
	flag.IntVar(&s.jobs, "j", 2, "how many mutations are tried at once")
	flag.DurationVar(&s.runner.Timeout, "timeout", 2*time.Minute, "of the tests of one package")
	flag.Parse()
	list, err := parseSeeds(*seeds)
	if err != nil || flag.NArg() > 0 || *rows < 0 || s.jobs < 1 {
		fmt.Fprintln(os.Stderr, "mutate: -seed is whole numbers, -n is not below zero, -j is above it, and nothing follows the flags")
		os.Exit(2)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	s.runner.Dir = *dir
	if *in != "" {
		err = s.breakPackages(ctx, *coverage, strings.Split(*in, ","))
	} else {
		err = s.run(ctx, *coverage, list, *rows, *of)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "mutate:", err)
		os.Exit(1)
	}
}

func parseSeeds(text string) (seeds []uint64, err error) {
	for word := range strings.SplitSeq(text, ",") {
		seed, err := strconv.ParseUint(word, 10, 64)
		if err != nil {
			return nil, err
		}
		seeds = append(seeds, seed)
	}
	return seeds, nil
}

// session is one run of the command.
type session struct {
	every  bool
	jobs   int
	runner mutate.Runner

	mu      sync.Mutex
	toTry   int
	results []result
}

// result is what became of one mutation of a row.
type result struct {
	row      law.Answer
	mutation *mutate.Numbered // nil if there is none
	verdict  mutate.Verdict
}

// none is the verdict of a row whose code nothing could be broken in.
const none mutate.Verdict = "nothing to break"

func (s *session) run(ctx context.Context, coverage string, seeds []uint64, rows int, of string) error {
	c, err := newCatalogue(s.runner.Dir, coverage)
	if err != nil {
		return err
	}
	programs, err := mutate.Build(c.module, c.dir, c.mutations)
	if err != nil {
		return err
	}
	defer programs.Close()
	s.runner.Programs = programs
	fmt.Fprintf(os.Stderr, "%d rows, %d mutations\n", len(c.rows), len(c.mutations))
	for _, seed := range seeds {
		s.toTry, s.results = 0, nil
		targets := c.sample(seed, rows, of)
		if err := s.compile(ctx, targets); err != nil {
			return err
		}
		if err := s.tryAll(ctx, targets); err != nil {
			return err
		}
		s.report(os.Stdout, seed)
	}
	return nil
}

// tryAll tries the targets, some at once.
func (s *session) tryAll(ctx context.Context, targets []target) error {
	next := make(chan target, len(targets))
	for _, t := range targets {
		next <- t
	}
	close(next)
	var wait sync.WaitGroup
	errs := make(chan error, s.jobs)
	for range s.jobs {
		wait.Go(func() {
			for t := range next {
				if err := s.try(ctx, t); err != nil {
					errs <- err
					return
				}
			}
		})
	}
	wait.Wait()
	close(errs)
	return <-errs
}

// compile makes the test programs, and sees that all tests pass while no mutation
// is switched on.
func (s *session) compile(ctx context.Context, targets []target) error {
	tests := map[string][]string{}
	for _, t := range targets {
		for _, m := range t.list {
			if err := s.runner.Programs.Compile(ctx, s.runner.Packages(m, t.row.Tests)); err != nil {
				return err
			}
			s.toTry++
			if !s.every {
				break
			}
		}
		for _, run := range mutate.Runs(t.row.Tests) {
			tests[run.Package] = append(tests[run.Package], t.row.Tests...)
		}
	}
	for pkg := range tests {
		slices.Sort(tests[pkg])
		for _, run := range mutate.Runs(slices.Compact(tests[pkg])) {
			if run.Package != pkg {
				continue
			}
			passed, out, err := s.runner.Programs.Test(ctx, 0, pkg, run.Pattern, s.runner.Timeout.String(), "")
			if err != nil {
				return err
			}
			if !passed {
				return fmt.Errorf("the tests of %s fail without a mutation:\n%s", pkg, out)
			}
		}
	}
	return nil
}

// try breaks the code of a row in the first way that compiles, or in every one.
func (s *session) try(ctx context.Context, t target) error {
	found := false
	for _, m := range t.list {
		verdict, err := s.runner.Try(ctx, m, t.row.Tests)
		if err != nil {
			return err
		}
		if verdict == mutate.Unbuilt || verdict == mutate.Elsewhere {
			continue
		}
		found = true
		s.done(result{t.row, m, verdict})
		if !s.every {
			return nil
		}
	}
	if !found {
		s.done(result{row: t.row, verdict: none})
	}
	return nil
}

func (s *session) done(r result) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.results = append(s.results, r)
	fmt.Fprintf(os.Stderr, "%d of %d  %s\n", len(s.results), s.toTry, r)
}

func (r result) String() string {
	if r.mutation == nil {
		return fmt.Sprintf("%s: %s", r.row.Cite, r.verdict)
	}
	return fmt.Sprintf("%s  %s:%d: %s: %s", r.row.Cite, r.mutation.File, r.mutation.Line, r.mutation.What, r.verdict)
}

// report writes the score as a table, and every mutation that no test which
// cites its row has noticed.
func (s *session) report(out io.Writer, seed uint64) {
	count := map[mutate.Verdict]int{}
	for _, r := range s.results {
		count[r.verdict]++
	}
	tried := len(s.results) - count[none]
	what := "rows"
	if s.every {
		what = "mutations"
	}
	fmt.Fprintf(out, "| mutations of code that cites a row of the law, %d %s, seed %d | %s | share |\n|---|---|---|\n", len(s.results), what, seed, what)
	for _, v := range []mutate.Verdict{mutate.Killed, mutate.Other, mutate.Survived} {
		fmt.Fprintf(out, "| %s | %d | %.1f %% |\n", v, count[v], 100*float64(count[v])/float64(max(1, tried)))
	}
	fmt.Fprintf(out, "| %s: the citation stands by itself | %d | – |\n", none, count[none])
	for _, v := range []mutate.Verdict{mutate.Survived, mutate.Other, none} {
		for _, r := range s.results {
			if r.verdict == v {
				fmt.Fprintf(out, "\n%s", r)
			}
		}
	}
	fmt.Fprintln(out)
}
