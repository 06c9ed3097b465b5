package evenings

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"boardwalk/audit/audittest"
	"boardwalk/game"
	"boardwalk/table"
)

// TestAnEveningIsFoundAgain has this program deal a few evenings, reads them back, and compares them with what was written
// beside them.
func TestAnEveningIsFoundAgain(t *testing.T) {
	names, err := Names(fewEvenings(t))
	if err != nil || len(names) != 3 {
		t.Fatal(names, err)
	}
	for _, name := range names {
		e, err := Read(name, scratch(t))
		if err != nil {
			t.Fatal(err)
		}
		if err := Compare(name, &e.Told); err != nil {
			t.Error(err)
		}
		if e.Report.Rounds < 5 || len(e.Facts) < 100 || len(e.Sentences) < 50 || len(e.Lines) != int(e.Report.Records) {
			t.Errorf("%s: %d rounds, %d facts, %d sentences", name, e.Report.Rounds, len(e.Facts), len(e.Sentences))
		}
	}
}

// TestADifferenceIsNamed changes what lies beside an evening in one place: the comparison says in which record, and what
// was there.
func TestADifferenceIsNamed(t *testing.T) {
	name := filepath.Join(fewEvenings(t), "craps")
	copied := filepath.Join(scratch(t), "craps")
	e, err := Read(name, scratch(t))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		in, old, new string
		facts        bool
	}{
		{"Kind=bet", "Kind=bet", "Kind=pay", true},
		{"Amount=", "Amount=", "Amount=1", true},
		{"By=1.2", "By=1.2", "By=1.3", true},
		{"seen=all", "seen=all", "seen=+--------", true},
		{": ", ": ", ": in other words, ", false},
	} {
		facts, sentences := append([]string{}, e.Facts...), append([]string{}, e.Sentences...)
		list := sentences
		if c.facts {
			list = facts
		}
		changed := ""
		for i, l := range list {
			if strings.Contains(l, c.in) && !strings.HasPrefix(l, "record") && !strings.HasPrefix(l, "fields") {
				changed, list[i] = l, strings.Replace(l, c.old, c.new, 1)
				break
			}
		}
		if changed == "" {
			t.Errorf("nothing has %q", c.in)
			continue
		}
		writes(t, copied+factsFile, facts)
		writes(t, copied+sentenceFile, sentences)
		err := Compare(copied, &e.Told)
		if err == nil || !strings.Contains(err.Error(), strings.TrimSpace(changed)) ||
			c.facts != strings.Contains(err.Error(), ", record ") ||
			c.facts == strings.Contains(err.Error(), "make evening-sentences") {
			t.Errorf("%s: %v", c.new, err)
		}
	}
}

// TestAFieldThatIsNewChangesNothing: facts are compared by the fields that the program knew which wrote them.
func TestAFieldThatIsNewChangesNothing(t *testing.T) {
	name := filepath.Join(fewEvenings(t), "craps")
	packed, err := os.ReadFile(name + packedFile)
	if err != nil {
		t.Fatal(err)
	}
	dir := scratch(t)
	if err := Unpack(packed, dir); err != nil {
		t.Fatal(err)
	}
	older, err := play(dir, []string{"fields event Kind Seat Amount"})
	if err != nil {
		t.Fatal(err)
	}
	if text := strings.Join(older.Facts, "\n"); strings.Contains(text, " By=") || !strings.Contains(text, " Amount=") {
		t.Error("an older program did not know By, and knew Amount")
	}
	gone, err := play(dir, []string{"fields event Kind Colour"})
	if err != nil || !strings.Contains(strings.Join(gone.Facts, "\n"), "Colour=unknown") {
		t.Errorf("a field that is gone is no difference: %v", err)
	}
}

// TestSentencesMayBeRenewed: the sentences are written anew, and nothing else; with other facts nothing is.
func TestSentencesMayBeRenewed(t *testing.T) {
	own := copyOf(t, fewEvenings(t), "craps")
	was := read(t, own+sentenceFile)
	writes(t, own+sentenceFile, []string{"1 craps: something else"})
	packed, facts := read(t, own+packedFile), read(t, own+factsFile)
	if err := RenewSentences(own); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(read(t, own+sentenceFile), was) || !bytes.Equal(read(t, own+packedFile), packed) ||
		!bytes.Equal(read(t, own+factsFile), facts) {
		t.Error("the sentences do not come out as they were, or more than the sentences was written")
	}
	writes(t, own+factsFile, []string{"fields event Kind"})
	writes(t, own+sentenceFile, nil)
	if err := RenewSentences(own); err == nil || len(read(t, own+sentenceFile)) == len(was) {
		t.Errorf("sentences are renewed beside other facts: %v", err)
	}
}

// TestAnEveningIsNeverRewritten: a set that is there is not dealt again, and a file that was changed, removed or added is
// named.
func TestAnEveningIsNeverRewritten(t *testing.T) {
	dir := scratch(t)
	version := filepath.Join(dir, "9.9.9")
	if err := os.CopyFS(version, os.DirFS(fewEvenings(t))); err != nil {
		t.Fatal(err)
	}
	all := func(map[string]*Evening) error { return nil }
	if _, err := Record(version, nil, func(string) {}, all); err == nil || !strings.Contains(err.Error(), "never dealt again") {
		t.Errorf("a set is dealt again: %v", err)
	}
	if err := CheckSums(dir); err == nil || !strings.Contains(err.Error(), "craps.evening is not in evenings.sum") {
		t.Errorf("files that are not in the list: %v", err)
	}
	if err := AddSums(dir, "9.9.9"); err != nil {
		t.Fatal(err)
	}
	writes(t, filepath.Join(version, "craps"+sentenceFile), nil) // which may change
	if err := CheckSums(dir); err != nil {
		t.Error(err)
	}
	for name, change := range map[string]func(string) error{
		"was changed": func(file string) error { return os.WriteFile(file, []byte("x"), 0o644) },
		"is gone":     os.Remove,
	} {
		for _, file := range []string{"craps" + packedFile, "craps" + factsFile} {
			path := filepath.Join(version, file)
			was := read(t, path)
			if err := change(path); err != nil {
				t.Fatal(err)
			}
			if err := CheckSums(dir); err == nil || !strings.Contains(err.Error(), file+" "+name) {
				t.Errorf("%s %s: %v", file, name, err)
			}
			if err := AddSums(dir, "9.9.10"); err == nil {
				t.Errorf("%s %s, and another release is added", file, name)
			}
			if err := os.WriteFile(path, was, 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// TestPacking: the same directory makes the same bytes, and what is damaged anywhere is not unpacked.
func TestPacking(t *testing.T) {
	packed := read(t, filepath.Join(fewEvenings(t), "casino-war"+packedFile))
	dir := scratch(t)
	if err := Unpack(packed, dir); err != nil {
		t.Fatal(err)
	}
	again, err := Pack(dir)
	if err != nil || !bytes.Equal(packed, again) {
		t.Errorf("packed again it is otherwise: %d bytes and %d, %v", len(packed), len(again), err)
	}
	for i := 0; i < len(packed); i += len(packed)/60 + 1 {
		damaged := bytes.Clone(packed)
		damaged[i] ^= 0x40
		out := scratch(t)
		if err := Unpack(damaged, out); err == nil { // then it was in bits that say nothing
			if again, err := Pack(out); err != nil || !bytes.Equal(again, packed) {
				t.Errorf("damage at byte %d of %d is not noticed", i, len(packed))
			}
		}
		if err := Unpack(packed[:i], scratch(t)); err == nil {
			t.Errorf("the first %d bytes are unpacked", i)
		}
	}
}

// TestWhatOccurs: what an evening has is met, and what it has not is missing unless it is excused.
func TestWhatOccurs(t *testing.T) {
	e, err := Read(filepath.Join(fewEvenings(t), "craps"), scratch(t))
	if err != nil {
		t.Fatal(err)
	}
	c, err := CoverageOf(map[string]*Evening{"craps": e})
	if err != nil {
		t.Fatal(err)
	}
	for _, has := range []string{"record entry", "record table", "option craps buy=no", "event bet", "floor post"} {
		if !c[has] {
			t.Errorf("%q does not occur", has)
		}
	}
	craps, _ := game.Find("craps")
	wanted, err := Wanted("../..", []*table.Rules{craps})
	if err != nil {
		t.Fatal(err)
	}
	missing, idle := c.Missing(wanted, []string{"record keno-*\tno keno is played", "record entry\tnone", "floor tournament\tnone is held"})
	text := strings.Join(missing, "\n")
	if strings.Contains(text, "keno") || !strings.Contains(text, "record beacon") || strings.Contains(text, "record entry") ||
		len(idle) != 1 || idle[0] != "record entry\tnone" {
		t.Errorf("missing %s; idle %q", text, idle)
	}
	for _, x := range audittest.OptionValues(craps) {
		if want := "option craps " + x.Name + "=" + x.Value; !strings.Contains(strings.Join(wanted, "\n"), want) {
			t.Errorf("%s is not wanted", want)
		}
	}
}

func read(t *testing.T, name string) []byte {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func writes(t *testing.T, name string, lines []string) {
	t.Helper()
	if err := writeCompressed(name, lines); err != nil {
		t.Fatal(err)
	}
}

// copyOf copies the files of an evening.
func copyOf(t *testing.T, dir, name string) string {
	t.Helper()
	to := filepath.Join(scratch(t), name)
	for _, ending := range []string{packedFile, factsFile, sentenceFile} {
		if err := os.WriteFile(to+ending, read(t, filepath.Join(dir, name+ending)), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return to
}

// TestTheSameWalkIsTheSame: an evening does not depend on how fast the machine is, although bots think in real time, nor on when
// it is dealt or which passwords are drawn.
func TestTheSameWalkIsTheSame(t *testing.T) {
	for _, deal := range []func(dir string) error{ofGame("hold-em", 20).Deal, audittest.PeopleWander} {
		var all [2][]byte
		for i := range all {
			dir := filepath.Join(scratch(t), "data")
			if err := deal(dir); err != nil {
				t.Fatal(err)
			}
			lines, err := linesOf(dir)
			if err != nil {
				t.Fatal(err)
			}
			all[i] = bytes.Join(lines, []byte("\n"))
		}
		if len(all[0]) == 0 || !bytes.Equal(all[0], all[1]) {
			t.Errorf("two walks differ: %d bytes and %d\n%s\n%s", len(all[0]), len(all[1]), all[0], all[1])
		}
	}
}
