package lawscan_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"boardwalk/internal/lawscan"
	"boardwalk/law"
)

// TestCitationsAreFollowed writes a citation into a variable, a field of a local struct, an argument, a list and a result,
// and finds where each is read, the nearest first.
func TestCitationsAreFollowed(t *testing.T) {
	dir := unpack(t, "module.txtar")
	const source = `package follow

import (
	"cmp"

	"scratch/law"
)

func late(by law.Cite) { settle(by) }

func settle(law.Cite) {}

func say(by law.Cite) { settle(by) }

func choose(n int) law.Cite {
	by := law.Cite("1.1(a)")
	if n > 1 {
		by = "1.1(b)"
	}
	return by
}

func use(n int) {
	which := cmp.Or(choose(n), "1.1(c)")
	settle(which)
	late("1.1(d)")
	late("house:cards-8(c)")
	say("1.1(e)")
	hands := []struct{ settled law.Cite }{{"1.1(f)"}}
	settle(hands[n].settled)
	rows := [2]law.Cite{"1.1(g)", "1.1(h)"}
	settle(rows[n])
}
`
	if err := os.Mkdir(filepath.Join(dir, "follow"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "follow", "follow.go"), []byte(source), 0o644); err != nil {
		t.Fatal(err)
	}
	m, err := lawscan.Load(dir)
	if err != nil {
		t.Fatal(err)
	}
	found, err := m.Follow([]string{"say"})
	if err != nil {
		t.Fatal(err)
	}
	got := map[law.Cite][]string{}
	for cite, ranks := range found {
		for _, sites := range ranks {
			for _, s := range sites {
				if s.File == "follow/follow.go" {
					got[cite] = append(got[cite], s.Read)
				}
			}
		}
	}
	want := map[law.Cite][]string{
		"1.1(a)": {"by", "which"},
		"1.1(b)": {"by", "which"},
		"1.1(c)": {"which"},
		"1.1(d)": {"by"},
		"1.1(f)": {"hands[n].settled"},
		"1.1(g)": {"rows[n]"},
		"1.1(h)": {"rows[n]"},
		// a game whose book stands on this one runs the same code
		"house:cards-8(c)": {"by"},
		"house:flush-8(c)": {"by"},
	}
	for cite := range got {
		if want[cite] == nil && cite != "1.1(e)" {
			delete(got, cite) // of the other files
		}
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}
