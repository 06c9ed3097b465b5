package cli

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"boardwalk/casebook"
	"boardwalk/casebook/kenobook"
	"boardwalk/game"
)

type caseCommand struct {
	Files []string `arg:"" name:"file" help:"Cases, or directories of cases; - for standard input."`
	JSON  bool     `name:"json" help:"Print one JSON array."`
}

// Help is printed by boardwalk case --help.
func (caseCommand) Help() string {
	return `A case is a situation at a table in plain text, with what must follow.
casebook/README.md is the manual of the language.

Examples:

    boardwalk case cases/craps
    boardwalk case --json dispute.case`
}

// caseResult is what became of one case.
type caseResult struct {
	File     string        `json:"file"`
	Title    string        `json:"title"`
	Passed   bool          `json:"passed"`
	Events   int           `json:"events"`
	Failures []caseFailure `json:"failures,omitempty"`
}

type caseFailure struct {
	Line int    `json:"line"`
	Text string `json:"text"`
}

// Run runs the cases and fails if one of them does.
func (cmd *caseCommand) Run(c *console) error {
	files, err := filesBelow(cmd.Files, ".case")
	if err != nil {
		return err
	}
	results := make([]caseResult, 0, len(files))
	failed := 0
	for _, file := range files {
		r, err := runCase(file, c.in)
		if err != nil {
			return err
		}
		if !r.Passed {
			failed++
		}
		results = append(results, r)
		if !cmd.JSON {
			printCase(c.out, &r)
		}
	}
	if cmd.JSON {
		encoder := json.NewEncoder(c.out)
		encoder.SetIndent("", "  ")
		err = encoder.Encode(results)
	} else {
		_, err = fmt.Fprintf(c.out, "%d passed, %d failed\n", len(results)-failed, failed)
	}
	if err == nil && failed > 0 {
		return fmt.Errorf("%d of %d cases failed", failed, len(results))
	}
	return err
}

// filesBelow finds the files of some kinds in directories. Files that are named
// are of that kind whatever they are called.
func filesBelow(names []string, kinds ...string) ([]string, error) {
	var files []string
	for _, name := range names {
		if name == "-" {
			files = append(files, name)
			continue
		}
		info, err := os.Stat(name)
		if err != nil {
			return nil, misusef("%v", err)
		}
		if !info.IsDir() {
			files = append(files, name)
			continue
		}
		found := len(files)
		err = filepath.WalkDir(name, func(path string, d fs.DirEntry, err error) error {
			if err == nil && slices.Contains(kinds, filepath.Ext(path)) {
				files = append(files, path)
			}
			return err
		})
		if err != nil {
			return nil, err
		}
		if len(files) == found {
			return nil, misusef("there are no %s files in %s", strings.Join(kinds, " or "), name)
		}
	}
	return files, nil
}

// runCase runs one file. A case that cannot be read as one has failed at that
// line.
func runCase(file string, in io.Reader) (caseResult, error) {
	if file != "-" {
		f, err := os.Open(file)
		if err != nil {
			return caseResult{}, misusef("%v", err)
		}
		defer f.Close()
		in = f
	}
	r := caseResult{File: file}
	text, err := io.ReadAll(in)
	if err != nil {
		return r, misusef("%v", err)
	}
	if kenobook.Is(string(text)) {
		return runKenoCase(r, string(text)), nil
	}
	c, err := casebook.Parse(file, bytes.NewReader(text))
	var unread casebook.Errors
	switch {
	case errors.As(err, &unread):
		for _, e := range unread {
			r.Failures = append(r.Failures, caseFailure{e.Line, e.Text})
		}
		return r, nil
	case err != nil:
		return r, err
	}
	r.Title = c.Title
	c.Read = func(name string) (string, error) { return fileText(filepath.Join(filepath.Dir(file), name)) }
	games := c.Each(game.Find)
	for _, c := range games {
		result := casebook.Run(c, game.Find)
		r.Events += result.Events
		for _, f := range result.Failures {
			if len(games) > 1 {
				f.Text = "at " + result.Rules.ID + ": " + f.Text
			}
			r.Failures = append(r.Failures, caseFailure{f.Line, f.Text})
		}
	}
	r.Passed = len(r.Failures) == 0
	return r, nil
}

// runKenoCase runs a case of keno, which is no table and has a language of its own.
func runKenoCase(r caseResult, text string) caseResult {
	c, err := kenobook.Parse(r.File, text)
	var unread *kenobook.Error
	if errors.As(err, &unread) {
		r.Failures = append(r.Failures, caseFailure{unread.Line, unread.Text})
		return r
	}
	result := kenobook.Run(c)
	r.Title, r.Events, r.Passed = c.Title, result.Events, len(result.Failures) == 0
	for _, f := range result.Failures {
		r.Failures = append(r.Failures, caseFailure{f.Line, f.Text})
	}
	return r
}

func printCase(out io.Writer, r *caseResult) {
	if r.Passed {
		fmt.Fprintf(out, "ok    %s  %s\n", r.File, r.Title)
		return
	}
	fmt.Fprintf(out, "FAIL  %s  %s\n", r.File, r.Title)
	for _, f := range r.Failures {
		fmt.Fprintf(out, "      %s:%d: %s\n", r.File, f.Line, f.Text)
	}
}
