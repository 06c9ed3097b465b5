package law

import (
	_ "embed"
	"slices"
	"strings"
	"sync"
)

//go:embed answered.tsv
var answeredFile string

// Answer is a row of the index with what answers it.
type Answer struct {
	Row
	Code  []string    // the files that cite it, sorted
	Tests []string    // the tests that cite it and passed, sorted
	Shown EvidenceSet // by what kinds of evidence those tests show it
}

// Hollow reports whether the row is one that software enforces, and is answered
// by sentences alone: by notes, announcements or signs. One that is true by
// construction needs no more.
func (a Answer) Hollow() bool {
	return a.How == Enforce && a.Answered() && a.Shown.Hollow() && a.ByConstruction() == ""
}

// Answered reports whether both code and a test cite the row.
func (a Answer) Answered() bool { return len(a.Code) > 0 && len(a.Tests) > 0 }

var theCoverage = sync.OnceValue(func() []Answer { return ParseAnswers(answeredFile) })

// Coverage returns one answer for each row of the index, in its order, as of
// the last full run of the tests. The slice is the caller's own.
func Coverage() []Answer {
	return slices.Clone(theCoverage())
}

const answersHeader = "cite\tcode\ttests\tshown\n"

// ParseAnswers reads what [FormatAnswers] wrote and returns one answer for
// each row of the index. Lines that name no row are passed over and lines
// about the same row are put together, so that a file left by a merge is read
// for what it is worth; the next full run of the tests writes it afresh.
func ParseAnswers(text string) []Answer {
	ix := theIndex()
	answers := make([]Answer, len(ix.rows))
	for i, row := range ix.rows {
		answers[i].Row = row
	}
	for line := range strings.Lines(text) {
		f := strings.Split(strings.TrimRight(line, "\r\n"), "\t")
		at, known := ix.at[Cite(f[0])]
		if len(f) < 3 || len(f) > 4 || !known {
			continue
		}
		a := &answers[at]
		a.Code = union(a.Code, f[1])
		a.Tests = union(a.Tests, f[2])
		if len(f) == 4 {
			a.Shown |= ParseEvidence(f[3])
		}
	}
	return answers
}

// FormatAnswers writes one line for each row that code or a test cites: the
// citation, the files, the tests and the kinds of evidence that they give,
// separated by tabs, the lists by commas.
func FormatAnswers(answers []Answer) string {
	var b strings.Builder
	b.WriteString(answersHeader)
	for _, a := range answers {
		if len(a.Code) == 0 && len(a.Tests) == 0 {
			continue
		}
		b.WriteString(a.Cite.Full() + "\t" + strings.Join(a.Code, ",") + "\t" + strings.Join(a.Tests, ",") + "\t" + a.Shown.String() + "\n")
	}
	return b.String()
}

func union(list []string, more string) []string {
	if more == "" {
		return list
	}
	list = append(list, strings.Split(more, ",")...)
	slices.Sort(list)
	return slices.Compact(list)
}
