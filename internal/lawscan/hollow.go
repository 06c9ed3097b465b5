package lawscan

import (
	"fmt"
	"slices"
	"strings"

	"boardwalk/law"
)

// Hollow holds the rows that are known to be enforced by sentences alone
// against the answers. It returns a line for each hollow row that is not known,
// and the known rows that still are hollow: the list may only become shorter.
func Hollow(known []law.Cite, answers []law.Answer) (found []string, still []law.Cite) {
	for _, a := range answers {
		if !a.Hollow() {
			continue
		}
		if slices.ContainsFunc(known, func(c law.Cite) bool { return c.Full() == a.Cite.Full() }) {
			still = append(still, a.Cite)
		} else {
			found = append(found, fmt.Sprintf("%s: only %s by %s", a.Cite, a.Shown, strings.Join(a.Tests, ", ")))
		}
	}
	return found, still
}

const hollowHeader = `# Rows of the law that software should enforce, and that nothing shows but a
# note, an announcement or a sign. No row may be added; make test removes those
# that are mended.
`

// ParseHollow reads the list of known hollow rows, one citation in each line.
func ParseHollow(text string) []law.Cite {
	var cites []law.Cite
	for line := range strings.Lines(text) {
		if line = strings.TrimSpace(line); line != "" && !strings.HasPrefix(line, "#") {
			cites = append(cites, law.Cite(line))
		}
	}
	return cites
}

// FormatHollow writes the list.
func FormatHollow(cites []law.Cite) string {
	var b strings.Builder
	b.WriteString(hollowHeader)
	for _, c := range cites {
		b.WriteString(c.Full() + "\n")
	}
	return b.String()
}
