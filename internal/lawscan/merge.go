package lawscan

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"boardwalk/law"
)

// Notes is what tests noted: for each citation the names of the tests, and the
// kinds of evidence that they give for it.
type Notes struct {
	Tests Found
	Shown map[law.Cite]law.EvidenceSet
}

// Tests reads what tests noted in a directory.
func Tests(dir string) (Notes, error) {
	notes := Notes{Found{}, map[law.Cite]law.EvidenceSet{}}
	if _, err := os.Stat(dir); err != nil {
		return notes, fmt.Errorf("cannot read the tests' notes: %w", err)
	}
	files, err := filepath.Glob(filepath.Join(dir, "*.tsv"))
	if err != nil {
		return notes, err
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return notes, fmt.Errorf("cannot read the tests' notes: %w", err)
		}
		for line := range strings.Lines(string(text)) {
			f := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
			if len(f) != 3 {
				return notes, fmt.Errorf("%s: expected a citation, a test and its evidence with tabs between them, found %q", file, line)
			}
			cite := law.Cite(f[0])
			notes.Tests[cite] = append(notes.Tests[cite], f[1])
			notes.Shown[cite] |= law.ParseEvidence(f[2])
		}
	}
	return notes, nil
}

// Merge returns the answers that code and tests give together, one for each
// row of the index.
func Merge(code Found, notes Notes) []law.Answer {
	answers := law.ParseAnswers("")
	at := make(map[string]int, len(answers))
	for i, a := range answers {
		at[a.Cite.Full()] = i
	}
	for cite, files := range code {
		if i, known := at[cite.Full()]; known {
			answers[i].Code = append(answers[i].Code, files...)
		}
	}
	for cite, names := range notes.Tests {
		if i, known := at[cite.Full()]; known {
			answers[i].Tests = append(answers[i].Tests, names...)
			answers[i].Shown |= notes.Shown[cite]
		}
	}
	for i := range answers {
		answers[i].Code = sorted(answers[i].Code)
		answers[i].Tests = sorted(answers[i].Tests)
	}
	return answers
}

// sorted also removes doubles: the same row may be cited in its short and in
// its full form.
func sorted(list []string) []string {
	slices.Sort(list)
	return slices.Compact(list)
}

// Lost returns a line for each row that was answered and no longer is, saying
// what went.
func Lost(before, after []law.Answer) []string {
	var lines []string
	for i, a := range after {
		if !before[i].Answered() || a.Answered() {
			continue
		}
		var gone []string
		if len(a.Code) == 0 {
			gone = append(gone, "code ("+strings.Join(before[i].Code, ", ")+")")
		}
		if len(a.Tests) == 0 {
			gone = append(gone, "test ("+strings.Join(before[i].Tests, ", ")+")")
		}
		lines = append(lines, fmt.Sprintf("%s: no longer cited by %s", a.Cite, strings.Join(gone, " or ")))
	}
	return lines
}
