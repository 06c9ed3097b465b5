// Command cmd deals the evenings of a release, or renews the sentences beside those that are there.
//
//	go run ./internal/evenings/cmd              # make evenings
//	go run ./internal/evenings/cmd -sentences   # make evening-sentences
//	go run ./internal/evenings/cmd -trial DIR   # into another directory, by any program
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"boardwalk/game"
	"boardwalk/internal/evenings"
	"boardwalk/version"
)

func main() {
	root := flag.String("root", ".", "where the module lies")
	trial := flag.String("trial", "", "deal the evenings into this new directory, even if the program is no release")
	sentences := flag.Bool("sentences", false, "renew the sentences of all evenings, and deal none")
	flag.Parse()
	dir := filepath.Join(*root, "internal/evenings/testdata")
	var err error
	switch {
	case flag.NArg() > 0:
		err = fmt.Errorf("what is %q? see -help", flag.Arg(0))
	case *sentences:
		err = renew(dir)
	default:
		err = deal(*root, dir, *trial)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// deal deals the evenings of this version.
func deal(root, dir, trial string) error {
	number := version.Current().Version
	to := filepath.Join(dir, number)
	if trial != "" {
		to = trial
	} else if strings.HasSuffix(number, "-dev") {
		return fmt.Errorf("this is %s: only a release deals evenings that stay (version/VERSION); -trial DIR tries it", number)
	}
	if trial == "" {
		if err := evenings.CheckSums(dir); err != nil {
			return err
		}
	}
	wanted, err := evenings.Wanted(root, game.All)
	if err != nil {
		return err
	}
	excuses, err := evenings.Excuses(dir)
	if err != nil {
		return err
	}
	all, err := evenings.Record(to, evenings.All(), func(name string) { fmt.Println(name) },
		func(all map[string]*evenings.Evening) error {
			met, err := evenings.CoverageOf(all)
			if err != nil {
				return err
			}
			missing, idle := met.Missing(wanted, excuses)
			for _, x := range idle {
				fmt.Printf("missing.tsv has %q, and it occurs or is not wanted: the line can go\n", x)
			}
			for _, m := range missing {
				err = errors.Join(err, fmt.Errorf("in no evening: %s", m))
			}
			if err != nil {
				err = fmt.Errorf("%w\ngive the reasons in %s, or have the evenings come to it", err, filepath.Join(dir, "missing.tsv"))
			}
			if trial != "" && err != nil { // to be looked at
				fmt.Println(err)
				err = nil
			}
			return err
		})
	if err != nil {
		return err
	}
	var records, rounds int64
	for _, e := range all {
		records, rounds = records+e.Report.Records, rounds+e.Report.Rounds
	}
	fmt.Printf("%d evenings with %d records and %d rounds are in %s\n", len(all), records, rounds, to)
	if trial != "" {
		return nil
	}
	return evenings.AddSums(dir, number)
}

// renew writes the sentences of all evenings anew, of those whose facts are as they were.
func renew(dir string) error {
	versions, err := evenings.Releases(dir)
	if err != nil {
		return err
	}
	for _, version := range versions {
		names, err := evenings.Names(filepath.Join(dir, version))
		if err != nil {
			return err
		}
		for _, name := range names {
			if err := evenings.RenewSentences(name); err != nil {
				return err
			}
		}
		fmt.Printf("the sentences of %d evenings of %s are renewed\n", len(names), version)
	}
	return nil
}
