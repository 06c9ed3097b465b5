package casino

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// houseOf is a casino with one table of pai gow that names a house way.
func houseOf(keys string) []byte {
	return []byte("name = \"House\"\n[[pit]]\nname = \"Tiles\"\n[[pit.table]]\nid = \"pai-gow-1\"\ngame = \"pai-gow\"\n" + keys +
		"\n[[staff]]\nid = \"wanda\"\nrole = \"floorperson\"\n[[staff]]\nid = \"rosa\"\nrole = \"pit boss\"\n")
}

func TestATableReadsItsHouseWayFromAFile(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	good := "house way of pai-gow\nany hand: best low, best high\n"
	write("good.way", good)
	write("gap.way", "house way of pai-gow\n\nany hand: high pair, best low, best high\n")
	write("word.way", "house way of pai-gow\n\nany hand: strongest low\n")
	write("cards.way", "house way of pai-gow-poker\nany hand: best low, best high\n")
	f, faults := Read(filepath.Join(dir, "casino.toml"), houseOf(`house-way = "good.way"`))
	if len(faults) > 0 {
		t.Fatal(faults)
	}
	table, _ := f.Table("pai-gow-1")
	if table.Options["house-way"] != good || table.HouseWay != "" {
		t.Errorf("the table has the way %q", table.Options["house-way"])
	}
	var b strings.Builder
	if err := Write(&b, f); err != nil {
		t.Fatal(err)
	}
	again, faults := Read("elsewhere.toml", []byte(b.String()))
	if len(faults) > 0 {
		t.Fatal(faults, b.String())
	}
	if same, _ := again.Table("pai-gow-1"); same.Options["house-way"] != good {
		t.Errorf("written and read again the way is %q", same.Options["house-way"])
	}
	for keys, want := range map[string]string{
		`house-way = "gap.way"`:   "gap.way: no rule covers",
		`house-way = "word.way"`:  "word.way:3: there is no wish",
		`house-way = "cards.way"`: "cards.way is no house way of pai-gow",
		`house-way = "none.way"`:  "none.way cannot be read",
		"house-way = \"good.way\"\noptions = { house-way = \"standard\" }": "said twice",
	} {
		_, faults := Read(filepath.Join(dir, "casino.toml"), houseOf(keys))
		if len(faults) != 1 || !strings.Contains(faults[0].Error(), want) {
			t.Errorf("%s: %v", keys, faults)
		}
	}
}
