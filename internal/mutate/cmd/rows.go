package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"boardwalk/internal/mutate"
	"boardwalk/law"
)

// rowFile is a file with a line for each row of the law that was tried. It can be written in several
// runs: what it has is not tried again.
type rowFile struct {
	file *os.File
	has  map[string]bool // the rows, in full
}

// heading are the columns: what is said of a row is what became of its mutations, the worst first.
const heading = "row\thow\tmutations\tkilled\tverdict\tbroken\tnoticed by"

// openRows opens a file of rows, or begins one.
func openRows(name string) (*rowFile, error) {
	lines, err := readRows(name)
	if errors.Is(err, os.ErrNotExist) {
		lines, err = nil, os.WriteFile(name, []byte(heading+"\n"), 0o644)
	}
	if err != nil {
		return nil, err
	}
	r := &rowFile{has: map[string]bool{}}
	for _, l := range lines {
		r.has[l[0]] = true
	}
	r.file, err = os.OpenFile(name, os.O_APPEND|os.O_WRONLY, 0)
	return r, err
}

// readRows reads the lines of a file of rows. One that was cut short when a run was stopped is an error: it can be
// removed by hand.
func readRows(name string) ([][]string, error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	var lines [][]string
	scan := bufio.NewScanner(file)
	for n := 1; scan.Scan(); n++ {
		fields := strings.Split(scan.Text(), "\t")
		if len(fields) != strings.Count(heading, "\t")+1 {
			return nil, fmt.Errorf("%s:%d: a line has %d columns, not %d", name, n, strings.Count(heading, "\t")+1, len(fields))
		}
		if n > 1 {
			lines = append(lines, fields)
		}
	}
	return lines, scan.Err()
}

// add writes what became of a row's mutations.
func (r *rowFile) add(all []result) error {
	if r == nil {
		return nil
	}
	killed, worst := 0, all[0]
	for _, x := range all {
		if x.verdict == mutate.Killed {
			killed++
		}
		if slices.Index(verdicts, x.verdict) > slices.Index(verdicts, worst.verdict) {
			worst = x
		}
	}
	tried := len(all)
	if worst.mutation == nil {
		tried = 0
	}
	_, err := fmt.Fprintf(r.file, "%s\t%s\t%d\t%d\t%s\t%s\t%s\n", worst.row.Cite.Full(), worst.row.How, tried, killed,
		worst.verdict, worst.where(), worst.by)
	return err
}

// Close closes the file, if there is one, with its rows in the order of the index.
func (r *rowFile) Close() error {
	if r == nil {
		return nil
	}
	if err := r.file.Close(); err != nil {
		return err
	}
	lines, err := readRows(r.file.Name())
	if err != nil {
		return err
	}
	at := map[string]int{}
	for i, row := range law.Index() {
		at[row.Cite.Full()] = i
	}
	slices.SortStableFunc(lines, func(a, b []string) int { return at[a[0]] - at[b[0]] })
	text := heading + "\n"
	for _, l := range lines {
		text += strings.Join(l, "\t") + "\n"
	}
	return os.WriteFile(r.file.Name(), []byte(text), 0o644)
}

// left are the targets of the session's slice that its file does not have yet.
func (s *session) left(all []target) ([]target, error) {
	if s.file != "" {
		kept, err := openRows(s.file)
		if err != nil {
			return nil, err
		}
		s.kept = kept
	}
	var list []target
	for i, t := range all {
		if i%s.parts == s.part-1 && (s.kept == nil || !s.kept.has[t.row.Cite.Full()]) {
			list = append(list, t)
		}
	}
	return list, nil
}

// reportFile writes the score of a file of rows.
func reportFile(out io.Writer, name string) error {
	lines, err := readRows(name)
	if err != nil {
		return err
	}
	score(out, "", lines)
	for _, how := range law.Hows() {
		of := slices.DeleteFunc(slices.Clone(lines), func(l []string) bool { return l[1] != string(how) })
		score(out, " of the kind "+string(how), of)
	}
	return nil
}

// score writes what became of some rows as a table.
func score(out io.Writer, what string, lines [][]string) {
	count := map[mutate.Verdict]int{}
	for _, l := range lines {
		count[mutate.Verdict(l[4])]++
	}
	fmt.Fprintf(out, "| rows of the law%s whose code was broken: %d | rows | share |\n|---|---|---|\n", what, len(lines))
	shares(out, count, len(lines))
	fmt.Fprintln(out)
}
