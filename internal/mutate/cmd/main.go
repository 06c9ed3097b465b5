// This command breaks the code that cites a random sample of the answered rows
// of the law, and reports how many of the mutations a test that cites the row
// noticed. See package mutate. The Makefile runs it as make mutate.
package main

import (
	"cmp"
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"boardwalk/chance"
	"boardwalk/internal/lawscan"
	"boardwalk/internal/mutate"
	"boardwalk/law"
)

func main() {
	var s session
	flag.IntVar(&s.rows, "n", 200, "how many answered rows to sample; 0 for all")
	flag.Uint64Var(&s.seed, "seed", 1, "of the sample and of the mutations")
	flag.StringVar(&s.of, "of", "", "only rows whose citations begin so, such as 19:47-14 or 19:47-1.2(a)")
	flag.BoolVar(&s.every, "every", false, "try every mutation of a row, not one that is drawn")
	flag.BoolVar(&s.runner.Citing, "citing", false, "run only the tests that cite the row: what they pass has survived")
	jobs := flag.Int("j", 2, "how many mutations are tried at once")
	flag.StringVar(&s.dir, "dir", ".", "root of the module")
	flag.StringVar(&s.coverage, "coverage", "law/answered.tsv", "file that says which tests cite which rows")
	flag.DurationVar(&s.runner.Timeout, "timeout", 2*time.Minute, "of the tests of one package")
	flag.Parse()
	if flag.NArg() > 0 || s.rows < 0 || *jobs < 1 {
		fmt.Fprintln(os.Stderr, "mutate: -n is not below zero, -j is above it, and nothing follows the flags")
		os.Exit(2)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	s.runner.Dir = s.dir
	if err := s.run(ctx, *jobs); err != nil {
		fmt.Fprintln(os.Stderr, "mutate:", err)
		os.Exit(1)
	}
	s.report(os.Stdout)
}

// session is one run of the command.
type session struct {
	dir       string
	coverage  string
	rows      int
	seed      uint64
	of        string
	every     bool
	runner    mutate.Runner
	sites     map[string][]lawscan.Site // by full citation
	file      map[string][]byte         // the text of files
	mutations []*mutate.Numbered
	known     map[string]*mutate.Numbered // by what they do
	written   map[string]law.Cite         // as code writes it
	values    map[string]mutate.Values    // by directory
	toTry     int

	mu      sync.Mutex
	results []result
}

// target is a row with the mutations of its code, in the order in which they are
// to be tried.
type target struct {
	row  law.Answer
	list []*mutate.Numbered
}

// result is what became of one mutation of a row.
type result struct {
	row      law.Answer
	mutation *mutate.Numbered // nil if there is none
	verdict  mutate.Verdict
}

// none is the verdict of a row whose code nothing could be broken in.
const none mutate.Verdict = "nothing to break"

func (s *session) run(ctx context.Context, jobs int) error {
	module, err := lawscan.Load(s.dir)
	if err != nil {
		return err
	}
	targets, err := s.targets(module)
	if err != nil {
		return err
	}
	programs, err := mutate.Build(module, s.dir, s.mutations)
	if err != nil {
		return err
	}
	defer programs.Close()
	s.runner.Programs = programs
	alone := 0
	for _, m := range s.mutations {
		if !programs.Has(m) && m.Alone() {
			alone++
		}
	}
	fmt.Fprintf(os.Stderr, "%d mutations, %d of them to be compiled alone\n", len(s.mutations), alone)
	if err := s.compile(ctx, targets); err != nil {
		return err
	}
	next := make(chan target, len(targets))
	for _, t := range targets {
		next <- t
	}
	close(next)
	var wait sync.WaitGroup
	errs := make(chan error, jobs)
	for range jobs {
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

// targets draws the rows, and finds what can be broken in the code of each, in a
// random order. It looks at all rows, drawn or not, so that the programs are the same
// for every sample and need not be compiled again.
func (s *session) targets(module *lawscan.Module) ([]target, error) {
	sites, err := module.Uses()
	if err != nil {
		return nil, err
	}
	s.sites, s.written = map[string][]lawscan.Site{}, map[string]law.Cite{}
	for cite, list := range sites {
		s.sites[cite.Full()] = append(s.sites[cite.Full()], list...)
		s.written[cite.Full()] = cite
	}
	for _, list := range s.sites {
		slices.SortFunc(list, func(a, b lawscan.Site) int {
			return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Offset, b.Offset), cmp.Compare(a.Read, b.Read))
		})
	}
	s.values = map[string]mutate.Values{}
	s.file, s.known = map[string][]byte{}, map[string]*mutate.Numbered{}
	text, err := os.ReadFile(s.coverage)
	if err != nil {
		return nil, err
	}
	var all []target
	for _, row := range law.ParseAnswers(string(text)) {
		if row.Answered() {
			list, err := s.mutationsOf(module, row)
			if err != nil {
				return nil, err
			}
			all = append(all, target{row, list})
		}
	}
	targets := slices.DeleteFunc(all, func(t target) bool { return !strings.HasPrefix(t.row.Cite.Full(), s.of) })
	if s.rows > 0 {
		shuffle(targets, chance.NewFast(s.seed, 0))
		targets = targets[:min(s.rows, len(targets))]
	}
	for i := range targets {
		shuffle(targets[i].list, chance.NewFast(s.seed, uint64(i)+1)) // a stream for each row: the number of jobs changes nothing
	}
	return targets, nil
}

// mutationsOf finds all mutations of all places that cite a row. The same mutation
// of two rows has one number.
func (s *session) mutationsOf(module *lawscan.Module, row law.Answer) ([]*mutate.Numbered, error) {
	var all []*mutate.Numbered
	for _, site := range s.sites[row.Cite.Full()] {
		if s.file[site.File] == nil {
			source, err := os.ReadFile(filepath.Join(s.dir, site.File))
			if err != nil {
				return nil, err
			}
			s.file[site.File] = source
		}
		dir := path.Dir(site.File)
		values, ok := s.values[dir]
		if !ok {
			var err error
			if values, err = mutate.ValuesOf(module, dir); err != nil {
				return nil, err
			}
			s.values[dir] = values
		}
		list, err := mutate.Mutations(s.file[site.File], site.Offset)
		if err != nil {
			return nil, err
		}
		for _, m := range list {
			key := fmt.Sprintf("%s %d %d %s", site.File, m.Start, m.End, m.Text)
			if site.Read != "" {
				key += " " + row.Cite.Full()
			}
			if s.known[key] == nil {
				n := &mutate.Numbered{Mutation: m, File: site.File, Number: len(s.mutations) + 1, Read: site.Read, Row: string(s.written[row.Cite.Full()])}
				if values.Compares(n) {
					continue
				}
				s.known[key] = n
				s.mutations = append(s.mutations, n)
			}
			if !slices.Contains(all, s.known[key]) {
				all = append(all, s.known[key])
			}
		}
	}
	return all, nil
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

// shuffle brings a list into a random order.
func shuffle[T any](list []T, random *chance.Fast) {
	for i := len(list) - 1; i > 0; i-- {
		j := random.Draw(i + 1)
		list[i], list[j] = list[j], list[i]
	}
}

// report writes the score as a table, and every mutation that no test which
// cites its row has noticed.
func (s *session) report(out io.Writer) {
	count := map[mutate.Verdict]int{}
	for _, r := range s.results {
		count[r.verdict]++
	}
	tried := len(s.results) - count[none]
	what := "rows"
	if s.every {
		what = "mutations"
	}
	fmt.Fprintf(out, "| mutations of code that cites a row of the law, %d %s, seed %d | %s | share |\n|---|---|---|\n", len(s.results), what, s.seed, what)
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
