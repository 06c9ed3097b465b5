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
