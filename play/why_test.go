package play

import (
	"strings"
	"testing"

	"boardwalk/law"
)

func TestWhySaysHowWeReadAParagraph(t *testing.T) {
	told := map[law.Cite]bool{}
	lines := strings.Join(paragraph("under", "5.5(a)[$1]", told), "\n")
	if !strings.Contains(lines, "under  19:47-5.5(a)[$1]: ") ||
		!strings.Contains(lines, "Our reading: How many stops of each kind does the big six wheel have? 24, 15") {
		t.Errorf("%s", lines)
	}
	if again := paragraph("odds", "5.5(a)[$1]", told); again != nil {
		t.Errorf("told twice: %v", again)
	}
	if lines := paragraph("under", "house:war-3(a)", told); len(lines) != 1 ||
		!strings.HasPrefix(lines[0], "  under  house rules of casino war, rule 3(a): ") {
		t.Errorf("%v", lines)
	}
}
