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
	"path/filepath"
	"slices"
	"sync"
	"time"

	"boardwalk/chance"
	"boardwalk/internal/lawscan"
	"boardwalk/internal/mutate"
	"boardwalk/law"
)

func main() {
	var s session
	rows := flag.Int("n", 200, "how many answered rows to sample")
	seed := flag.Uint64("seed", 1, "of the sample and of the mutations")
	jobs := flag.Int("j", 2, "how many mutations are tried at once")
	flag.StringVar(&s.dir, "dir", ".", "root of the module")
	timeout := flag.Duration("timeout", 5*time.Minute, "of the tests of one package")
	flag.Parse()
	if flag.NArg() > 0 || *rows < 1 || *jobs < 1 {
		fmt.Fprintln(os.Stderr, "mutate: -n and -j are above zero, and nothing follows the flags")
		os.Exit(2)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	s.runner = mutate.Runner{Dir: s.dir, Timeout: *timeout}
	if err := s.run(ctx, *rows, *seed, *jobs); err != nil {
		fmt.Fprintln(os.Stderr, "mutate:", err)
		os.Exit(1)
	}
	s.report(os.Stdout, *seed)
}

// session is one run of the command.
type session struct {
	dir    string
	runner mutate.Runner
	sites  map[string][]lawscan.Site // by full citation

	mu      sync.Mutex
	results []result
}

// result is what became of one row.
type result struct {
	row     law.Answer
	file    string
	what    string
	line    int
	verdict mutate.Verdict
}

// none is the verdict of a row whose code nothing could be broken in.
const none mutate.Verdict = "nothing to break"

func (s *session) run(ctx context.Context, rows int, seed uint64, jobs int) error {
	sites, err := lawscan.Uses(s.dir)
	if err != nil {
		return err
	}
	s.sites = map[string][]lawscan.Site{}
	for cite, list := range sites {
		s.sites[cite.Full()] = append(s.sites[cite.Full()], list...)
	}
	sample := law.Coverage()
	sample = slices.DeleteFunc(sample, func(a law.Answer) bool { return !a.Answered() })
	shuffle(sample, chance.NewFast(seed, 0))
	sample = sample[:min(rows, len(sample))]
	next := make(chan int, len(sample))
	for i := range sample {
		next <- i
	}
	close(next)
	var wait sync.WaitGroup
	errs := make(chan error, jobs)
	for range jobs {
		wait.Go(func() {
			for i := range next {
				r, err := s.try(ctx, sample[i], chance.NewFast(seed, uint64(i)+1)) // a stream for each row: the number of jobs changes nothing
				if ctx.Err() != nil {
					return
				}
				if err != nil {
					errs <- err
					return
				}
				s.mu.Lock()
				s.results = append(s.results, r)
				fmt.Fprintf(os.Stderr, "%d of %d  %s  %s:%d: %s: %s\n", len(s.results), len(sample), r.row.Cite, r.file, r.line, r.what, r.verdict)
				s.mu.Unlock()
			}
		})
	}
	wait.Wait()
	close(errs)
	return <-errs
}

// try breaks the code of a row in the first way that compiles, in a random order
// of all places that cite it and all ways there.
func (s *session) try(ctx context.Context, row law.Answer, random *chance.Fast) (result, error) {
	sites := slices.Clone(s.sites[row.Cite.Full()])
	shuffle(sites, random)
	for _, site := range sites {
		source, err := os.ReadFile(filepath.Join(s.dir, site.File))
		if err != nil {
			return result{}, err
		}
		list, err := mutate.Mutations(source, site.Offset)
		if err != nil {
			return result{}, err
		}
		shuffle(list, random)
		for i := range list {
			verdict, err := s.runner.Try(ctx, site.File, &list[i], row.Tests)
			if err != nil {
				return result{}, err
			}
			if verdict != mutate.Unbuilt {
				return result{row, site.File, list[i].What, list[i].Line, verdict}, nil
			}
		}
	}
	return result{row: row, verdict: none}, nil
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
func (s *session) report(out io.Writer, seed uint64) {
	count := map[mutate.Verdict]int{}
	for _, r := range s.results {
		count[r.verdict]++
	}
	tried := len(s.results) - count[none]
	fmt.Fprintf(out, "| mutations of code that cites a row of the law, %d rows, seed %d | rows | share |\n|---|---|---|\n", len(s.results), seed)
	for _, v := range []mutate.Verdict{mutate.Killed, mutate.Other, mutate.Survived} {
		fmt.Fprintf(out, "| %s | %d | %.1f %% |\n", v, count[v], 100*float64(count[v])/float64(max(1, tried)))
	}
	fmt.Fprintf(out, "| %s: the citation stands by itself | %d | – |\n", none, count[none])
	for _, v := range []mutate.Verdict{mutate.Survived, mutate.Other, none} {
		for _, r := range s.results {
			if r.verdict == v {
				fmt.Fprintf(out, "\n%s: %s  %s:%d: %s", v, r.row.Cite, r.file, r.line, r.what)
			}
		}
	}
	fmt.Fprintln(out)
}
