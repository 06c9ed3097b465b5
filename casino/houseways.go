package casino

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"boardwalk/houseway"
)

// wayOption is the option of a table that says how dealers set hands.
const wayOption = "house-way"

// readHouseWays reads the files that tables name as their house way, and makes the text of each the option of its
// table, so that the casino says all by itself. Every fault of a way is told with the line of its own file.
func (f *File) readHouseWays(found *faults) {
	house := spot{at: f.places}
	for i := range f.Pits {
		pit := house.inPit(i, f.Pits[i].Name)
		for j := range f.Pits[i].Tables {
			t := &f.Pits[i].Tables[j]
			if t.HouseWay != "" {
				t.readHouseWay(pit.atTable(j, t.ID).under(wayOption), filepath.Dir(f.source), found)
			}
		}
	}
}

func (t *Table) readHouseWay(s spot, dir string, found *faults) {
	name := t.HouseWay
	t.HouseWay = ""
	if t.Options[wayOption] != "" {
		found.add(s, "", "the house way is said twice: by the name of a file, and by the option")
		return
	}
	path := name
	if !filepath.IsAbs(path) {
		path = filepath.Join(dir, path)
	}
	text, err := readFile(path)
	if err != nil {
		if reason := (*fs.PathError)(nil); errors.As(err, &reason) {
			err = reason.Err
		}
		found.add(s, "", "%s cannot be read: %v", shorten(name), err)
		return
	}
	if game, ok := houseway.Game(string(text)); !ok || game != t.Game {
		found.add(s, "", "%s is no house way of %s: it must begin with \"house way of %s\"", shorten(name), shorten(t.Game), shorten(t.Game))
		return
	}
	faults := houseway.CheckText(name, string(text))
	for _, fault := range faults {
		found.add(s, "", "%s", fault.Error())
	}
	if len(faults) > 0 {
		return
	}
	if t.Options == nil {
		t.Options = map[string]string{}
	}
	t.Options[wayOption] = string(text)
}

// readFile reads no more of a file than could be a house way, and nothing that is no file.
func readFile(path string) ([]byte, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	if info, err := f.Stat(); err != nil || !info.Mode().IsRegular() {
		return nil, errors.New("it is no file")
	}
	return io.ReadAll(io.LimitReader(f, houseway.MostBytes+1))
}
