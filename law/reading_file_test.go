package law

import (
	"strings"
	"testing"
)

func TestReadingsThatAreNone(t *testing.T) {
	for line, want := range map[string]string{
		"1.3(c)\twhat?\tthis.":         "line 2: expected 4 columns, found 3",
		"1.3(c)\t\tthis.\t":            "line 2: expected a question and a reading",
		"1.3(c)\twhat?\t\t":            "line 2: expected a question and a reading",
		"1.3(c); 1.99\twhat?\tthis.\t": `line 2: the index has no paragraph "1.99"`,
	} {
		if _, err := parseReadings("paragraphs\tquestion\treading\tsetting\n" + line + "\n"); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v; want %q in it", line, err, want)
		}
	}
}
