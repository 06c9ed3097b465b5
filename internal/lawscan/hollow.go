package lawscan

import (
	"fmt"
	"strings"

	"boardwalk/law"
)

// Hollow returns a line for each row that software should enforce and that is
// answered by sentences alone.
func Hollow(answers []law.Answer) []string {
	var found []string
	for _, a := range answers {
		if a.Hollow() {
			found = append(found, fmt.Sprintf("%s: only %s by %s", a.Cite, a.Shown, strings.Join(a.Tests, ", ")))
		}
	}
	return found
}

// Excused returns a line for each row that is said to be true by construction,
// although an event shows it: the reason is not needed any more.
func Excused(answers []law.Answer) []string {
	var found []string
	for _, a := range answers {
		if a.ByConstruction() != "" && a.Answered() && !a.Shown.Hollow() {
			found = append(found, fmt.Sprintf("%s: shown by %s", a.Cite, a.Shown))
		}
	}
	return found
}
