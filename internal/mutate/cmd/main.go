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
	slice := flag.String("slice", "1/1", "try only one part of the rows, such as 3/10")
	flag.StringVar(&s.file, "out", "", "file with a line for every row that was tried: rows that it has are not "+
		"tried again, and new ones are added")
	flag.StringVar(&s.keep, "keep", "", "directory in which the test programs are kept, so that the next run compiles only what has changed")
	flag.BoolVar(&s.every, "every", false, "try every mutation of a row, not one that is drawn")
	flag.BoolVar(&s.runner.Citing, "citing", false, "run only the tests that cite the row: what they pass has survived")
	flag.BoolVar(&s.list, "list", false, "only say in what ways the code of each row can be broken")
	old := flag.Bool("evenings", false, "break -n places of the rules of all games instead, and see whether the evenings of releases and the "+
		"list of versions notice")
	flag.IntVar(&s.jobs, "j", 2, "how many mutations are tried at once")
	flag.DurationVar(&s.runner.Timeout, "timeout", 2*time.Minute, "of the tests of one package")
	flag.Parse()
	list, err := parseSeeds(*seeds)
	part, parts, ok := parseSlice(*slice)
	if err != nil || !ok || flag.NArg() > 0 || *rows < 0 || s.jobs < 1 || s.file != "" && len(list) > 1 {
		fmt.Fprintln(os.Stderr, "mutate: -seed is whole numbers, and one with -out; -n is not below zero, -j is above "+
			"it, -slice is like 3/10, and nothing follows the flags")
		os.Exit(2)
	}
	s.part, s.parts = part, parts
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	s.runner.Dir = *dir
	if *old {
		err = s.breakRules(ctx, list[0], *rows)
	} else if *in != "" {
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

// parseSlice reads "3/10".
func parseSlice(text string) (part, parts int, ok bool) {
	_, err := fmt.Sscanf(text, "%d/%d", &part, &parts)
	return part, parts, err == nil && part >= 1 && part <= parts
}

// session is one run of the command.
type session struct {
	every       bool
	list        bool
	jobs        int
	keep        string // directory of the programs; empty if they are not kept
	file        string // of the rows that were tried; empty if none is kept
	part, parts int    // which of so many slices is tried
	runner      mutate.Runner

	mu      sync.Mutex
	toTry   int
	results []result
	kept    *rowFile
}

// result is what became of one mutation of a row.
type result struct {
	row      law.Answer
	mutation *mutate.Numbered // nil if there is none
	verdict  mutate.Verdict
	by       string // the test that noticed
	why      string // the reason for which it was not tried
}

// byConstruction is the verdict of a row that no change of one place can break. It is not counted in the score.
const byConstruction mutate.Verdict = "true by construction"

// none is the verdict of a row whose code nothing could be broken in. It counts as survived: what
// cannot be broken is not proven.
const none mutate.Verdict = "survived: nothing but sentences to break"

func (s *session) run(ctx context.Context, coverage string, seeds []uint64, rows int, of string) error {
	c, err := newCatalogue(s.runner.Dir, coverage)
	if err != nil {
		return err
	}
	programs, err := mutate.Build(c.module, c.dir, s.keep, c.mutations)
	if err != nil {
		return err
	}
	defer func() { programs.Close() }()
	wider, err := c.widen(programs)
	if err != nil {
		return err
	}
	if wider {
		programs.Close()
		if programs, err = mutate.Build(c.module, c.dir, s.keep, c.mutations); err != nil {
			return err
		}
	}
	s.runner.Programs = programs
	fmt.Fprintf(os.Stderr, "%d rows, %d mutations\n", len(c.rows), len(c.mutations))
	if s.list {
		c.list(os.Stdout, programs, of)
		return nil
	}
	for _, seed := range seeds {
		s.toTry, s.results = 0, nil
		targets, err := s.left(c.sample(seed, rows, of))
		if err != nil {
			return err
		}
		if err := s.compile(ctx, targets); err != nil {
			return err
		}
		err = s.tryAll(ctx, targets)
		if closing := s.kept.Close(); err == nil {
			err = closing
		}
		if err != nil {
			return err
		}
		if s.file != "" {
			if err := reportFile(os.Stdout, s.file); err != nil {
				return err
			}
			continue
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
	if !s.every {
		s.toTry = len(targets)
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

// try breaks the code of a row in the first way that compiles, or in every one. If the tests do not come to what is
// farther from the citation, the next way is tried.
func (s *session) try(ctx context.Context, t target) error {
	if reason := t.row.ByConstruction(); reason != "" {
		return s.done([]result{{row: t.row, verdict: byConstruction, why: reason}})
	}
	var all []result
	for i, m := range t.list {
		if s.every && len(all) > 0 && slices.Contains(t.ranks, i) &&
			slices.ContainsFunc(all, func(r result) bool { return r.verdict != mutate.Elsewhere }) {
			break // what is farther is for rows of which nothing nearer was reached
		}
		verdict, by, err := s.runner.Try(ctx, m, t.row.Tests)
		if err != nil {
			return err
		}
		if verdict == mutate.Unbuilt {
			continue
		}
		all = append(all, result{row: t.row, mutation: m, verdict: verdict, by: by})
		if !s.every && (verdict != mutate.Elsewhere || !t.wide) {
			all = all[len(all)-1:]
			break
		}
	}
	switch {
	case len(all) == 0:
		all = append(all, result{row: t.row, verdict: none})
	case !s.every:
		all = all[len(all)-1:]
	}
	return s.done(all)
}

// done keeps what became of a row.
func (s *session) done(all []result) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, r := range all {
		s.results = append(s.results, r)
		fmt.Fprintf(os.Stderr, "%d of %d  %s\n", len(s.results), s.toTry, r)
	}
	return s.kept.add(all)
}

func (r result) String() string {
	if r.mutation == nil {
		return fmt.Sprintf("%s: %s", r.row.Cite, r.verdict)
	}
	return fmt.Sprintf("%s  %s: %s", r.row.Cite, r.where(), r.verdict)
}

// where says what was broken.
func (r result) where() string {
	if r.mutation == nil {
		return r.why
	}
	return fmt.Sprintf("%s:%d: %s", r.mutation.File, r.mutation.Line, r.mutation.What)
}

// report writes the score as a table, and every mutation that no test which
// cites its row has noticed.
func (s *session) report(out io.Writer, seed uint64) {
	count := map[mutate.Verdict]int{}
	for _, r := range s.results {
		count[r.verdict]++
	}
	what := "rows"
	if s.every {
		what = "mutations"
	}
	fmt.Fprintf(out, "| mutations of code that cites a row of the law, %d %s, seed %d | %s | share |\n|---|---|---|\n",
		len(s.results), what, seed, what)
	shares(out, count, len(s.results))
	for _, v := range verdicts[1 : len(verdicts)-1] {
		for _, r := range s.results {
			if r.verdict == v {
				fmt.Fprintf(out, "\n%s", r)
			}
		}
	}
	fmt.Fprintln(out)
}

// verdicts are all that a row that was drawn may come to. Only the first is a proof.
var verdicts = []mutate.Verdict{mutate.Killed, mutate.Other, mutate.Survived, mutate.Elsewhere, none, byConstruction}

// shares writes how many of all came to what. What is true by construction is not counted among them.
func shares(out io.Writer, count map[mutate.Verdict]int, all int) {
	for _, v := range verdicts {
		share := fmt.Sprintf("%.1f %%", 100*float64(count[v])/float64(max(1, all-count[byConstruction])))
		if v == byConstruction {
			share = "not counted"
		}
		fmt.Fprintf(out, "| %s | %d | %s |\n", v, count[v], share)
	}
}
