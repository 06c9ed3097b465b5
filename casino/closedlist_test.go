package casino

import (
	"strings"
	"testing"

	"boardwalk/game"
	"boardwalk/law/lawtest"
	"boardwalk/table/tabletest/banktest"
)

// A game that can be dealt but is not on the closed list is faulted, unless it is
// tested by a petition, which the file then assumes to be granted.
func TestAGameOutsideTheListNeedsAPetition(t *testing.T) {
	lawtest.Cites(t, "19:40-1.2(b)[table game]")
	banktest.Install(t)
	file := []byte("name = \"House\"\n[[pit]]\nname = \"Pit\"\n[[pit.table]]\nid = \"one\"\ngame = \"" + banktest.ID + "\"\n" +
		"[[staff]]\nid = \"boss\"\nrole = \"pit boss\"\n[[staff]]\nid = \"floor\"\nrole = \"floorperson\"\n")
	f, faults := Read("house.toml", file)
	if len(faults) > 0 {
		t.Fatalf("with a petition: %v", faults)
	}
	if a := f.Approvals(); len(a) != 1 || a[0].Table != "one" || a[0].By != "8.4(g)" {
		t.Errorf("the file assumes %v", a)
	}

	bare := *banktest.Rules
	bare.Petition = ""
	game.All[len(game.All)-1] = &bare
	_, faults = Read("house.toml", file)
	if len(faults) != 1 || faults[0].Line != 6 || faults[0].By != closedList ||
		!strings.Contains(faults[0].Text, "needs a petition to the Commission under 19:47-8.4") {
		t.Errorf("without a petition: %v", faults)
	}
}
