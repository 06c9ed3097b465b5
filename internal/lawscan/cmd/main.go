// This command writes law/answered.tsv, the record of which rows of the law
// are answered by code and by tests, and law/places.tsv, the lines of code that
// cite them. The Makefile runs it after the tests.
//
// It fails when a row that was answered no longer is, and when a row that
// software should enforce is answered by nothing but notes, announcements or
// signs. With -check it writes nothing, and fails also when a file is out of
// date.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"boardwalk/internal/lawscan"
	"boardwalk/law"
)

func main() {
	os.Exit(run(os.Args[1:], os.Stdout, os.Stderr))
}

func run(args []string, stdout, stderr io.Writer) int {
	var o options
	flags := flag.NewFlagSet("lawscan", flag.ContinueOnError)
	flags.SetOutput(stderr)
	flags.StringVar(&o.log, "log", "", "directory in which the tests noted what they cite")
	flags.StringVar(&o.dir, "dir", ".", "root of the module")
	flags.BoolVar(&o.check, "check", false, "write nothing; fail if the file is out of date")
	flags.BoolVar(&o.accept, "accept", false, "accept that rows are no longer answered")
	if err := flags.Parse(args); err != nil {
		return 2
	}
	if o.log == "" || flags.NArg() > 0 {
		fmt.Fprintln(stderr, "lawscan: -log DIR is needed, and nothing after the flags")
		return 2
	}
	summary, err := o.update()
	if err != nil {
		fmt.Fprintln(stderr, "lawscan:", err)
		return 1
	}
	fmt.Fprintln(stdout, summary)
	return 0
}

type options struct {
	log, dir      string
	check, accept bool
}

func (o options) update() (summary string, err error) {
	sites, err := lawscan.Sites(o.dir)
	if err != nil {
		return "", err
	}
	code := lawscan.Files(sites)
	notes, err := lawscan.Tests(o.log)
	if err != nil {
		return "", err
	}
	if unknown := append(code.Unknown(), notes.Tests.Unknown()...); len(unknown) > 0 {
		return "", complaint("citations that the index does not know", unknown)
	}

	old, err := os.ReadFile(filepath.Join(o.dir, answeredFile))
	if err != nil {
		return "", err
	}
	answers := lawscan.Merge(code, notes)
	if lost := lawscan.Lost(law.ParseAnswers(string(old)), answers); len(lost) > 0 && !o.accept {
		return "", complaint("rows of the law that are no longer answered (if that is meant: make accept)", lost)
	}
	if hollow := lawscan.Hollow(answers); len(hollow) > 0 {
		return "", complaint("rows of the law that software should enforce are shown by notes, announcements or signs alone", hollow)
	}
	if excused := lawscan.Excused(answers); len(excused) > 0 {
		return "", complaint("rows of law/construction.tsv that need no reason any more", excused)
	}

	summary = tally(answers)
	for _, file := range []struct{ name, text string }{
		{answeredFile, law.FormatAnswers(answers)}, {placesFile, law.FormatPlaces(lawscan.Places(sites))},
	} {
		changed, err := o.write(file.name, file.text)
		if err != nil {
			return "", err
		}
		if changed {
			summary += "; " + file.name + " has changed: commit it"
		}
	}
	return summary, nil
}

// write writes a file that is kept, if it is not so already.
func (o options) write(name, text string) (changed bool, err error) {
	old, err := os.ReadFile(filepath.Join(o.dir, name))
	switch {
	case err != nil && !errors.Is(err, fs.ErrNotExist):
		return false, err
	case err == nil && string(old) == text:
		return false, nil
	case o.check:
		return false, fmt.Errorf("%s is out of date: run make test and commit the file", name)
	}
	return true, os.WriteFile(filepath.Join(o.dir, name), []byte(text), 0o644)
}

// The files that this command keeps, below the root of the module: what answers each row, and the lines that cite it.
const (
	answeredFile = "law/answered.tsv"
	placesFile   = "law/places.tsv"
)

func complaint(what string, lines []string) error {
	return fmt.Errorf("%d %s:\n  %s", len(lines), what, strings.Join(lines, "\n  "))
}

func tally(answers []law.Answer) string {
	answered := 0
	for _, a := range answers {
		if a.Answered() {
			answered++
		}
	}
	return fmt.Sprintf("%d of %d rows of the law are answered", answered, len(answers))
}
