package journal

import (
	"encoding/json"
	"flag"
	"os"
	"slices"
	"testing"

	"golang.org/x/mod/sumdb/tlog"

	"boardwalk/chance"
	"boardwalk/table"
)

var writeDraws = flag.Bool("draws", false, "write the draws of the vectors of fairness anew")

// fairness are the vectors of docs/fairness.md. All but the draws were worked out by
// another program; the page's tests read the same file.
type fairness struct {
	About  string `json:"about"`
	Table  string `json:"table"`
	Chain0 string `json:"chain0"`
	Series struct {
		Series uint64 `json:"series"`
		First  uint64 `json:"first"`
		Master string `json:"master"`
		Root   string `json:"root"`
	} `json:"series"`
	Of     int             `json:"of"`
	Rounds []fairnessRound `json:"rounds"`
}

type fairnessRound struct {
	Round  uint64        `json:"round"`
	Seed   string        `json:"seed"`
	Leaf   string        `json:"leaf"`
	Path   string        `json:"path"`
	Chain  string        `json:"chain"`
	Cuts   []fairnessCut `json:"cuts"`
	Beacon *struct {
		Round uint64 `json:"round"`
		Value string `json:"value"`
	} `json:"beacon,omitempty"`
	Key   string `json:"key"`
	Next  string `json:"next"`
	Draws []int  `json:"draws"`
}

type fairnessCut struct {
	Seat   table.Seat `json:"seat"`
	Person string     `json:"person"`
	Hash   string     `json:"hash"`
	Secret string     `json:"secret,omitempty"`
}

const fairnessFile = "testdata/fairness.json"

// TestVectorsOfFairness pins every byte of the protocol for good: a hand must be
// verifiable years later.
func TestVectorsOfFairness(t *testing.T) {
	text, err := os.ReadFile(fairnessFile)
	if err != nil {
		t.Fatal(err)
	}
	var v fairness
	if err := json.Unmarshal(text, &v); err != nil {
		t.Fatal(err)
	}
	same := func(what, got, want string) {
		t.Helper()
		if got != want {
			t.Errorf("%s is %s, want %s", what, got, want)
		}
	}
	master, err := ParseSecret(v.Series.Master)
	if err != nil {
		t.Fatal(err)
	}
	tree := NewTree(master, v.Table, v.Series.Series, v.Series.First)
	same("chain 0", FirstChain(v.Table).String(), v.Chain0)
	same("the root", tree.Root().String(), v.Series.Root)
	for i := range v.Rounds {
		r := &v.Rounds[i]
		seed := SeedOf(master, v.Table, v.Series.Series, r.Round)
		leaf, path := LeafOf(v.Table, r.Round, seed), tree.Path(r.Round)
		same("the seed", seed.String(), r.Seed)
		same("the leaf", leaf.String(), r.Leaf)
		same("the leaf of the tree", tree.Leaf(r.Round).String(), r.Leaf)
		same("the path", path.String(), r.Path)
		if !path.Leads(leaf, r.Round-v.Series.First, tree.Root()) {
			t.Errorf("the path of round %d does not lead to the root", r.Round)
		}
		m := Mix{}
		if m.Chain, err = ParseDigest(r.Chain); err != nil {
			t.Fatal(err)
		}
		for _, c := range r.Cuts {
			if c.Secret == "" {
				continue
			}
			secret, err := ParseSecret(c.Secret)
			if err != nil {
				t.Fatal(err)
			}
			same("a cut", CutOf(v.Table, r.Round, c.Seat, c.Person, secret).String(), c.Hash)
			m.Cuts = append(m.Cuts, Opened{c.Seat, c.Person, secret})
		}
		if r.Beacon != nil {
			value, err := ParseSignature(r.Beacon.Value)
			if err != nil {
				t.Fatal(err)
			}
			m.Beacon = BeaconOf(r.Beacon.Round, value)
		}
		same("the key", KeyOf(seed, v.Table, r.Round, &m).String(), r.Key)
		same("the chain", ChainOf(leaf, &m).String(), r.Next)
		drawn := draws(NewRound(seed, v.Table, r.Round, &m), 8, v.Of)
		if *writeDraws {
			r.Draws = drawn
		}
		if !slices.Equal(drawn, r.Draws) {
			t.Errorf("round %d draws %v, want %v", r.Round, drawn, r.Draws)
		}
	}
	if *writeDraws {
		text, err := json.MarshalIndent(&v, "", " ")
		if err == nil {
			err = os.WriteFile(fairnessFile, append(text, '\n'), 0o644)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

// TestTheTreeIsThatOfTheStandard holds the tree of a series against the one of
// sumdb/tlog.
func TestTheTreeIsThatOfTheStandard(t *testing.T) {
	tree := NewTree(chance.Seed{7}, "t", 1, 257)
	hashes := Hashes{}
	var stored []tlog.Hash
	for i := range uint64(SeriesLen) {
		more, err := tlog.StoredHashesForRecordHash(int64(i), tlog.Hash(tree.Leaf(257+i)), hashes)
		if err != nil {
			t.Fatal(err)
		}
		stored = append(stored, more...)
		hashes = Hashes(stored)
	}
	root, err := tlog.TreeHash(SeriesLen, hashes)
	if err != nil || Digest(root) != tree.Root() {
		t.Fatal(root, tree.Root(), err)
	}
	for _, i := range []uint64{0, 1, 100, 254, 255} {
		proof, err := tlog.ProveRecord(SeriesLen, int64(i), hashes)
		if err != nil {
			t.Fatal(err)
		}
		path := tree.Path(257 + i)
		for j := range path {
			if Digest(proof[j]) != path[j] {
				t.Errorf("hash %d of the path of leaf %d is another", j, i)
			}
		}
		leaf := tree.Leaf(257 + i)
		if !path.Leads(leaf, i, tree.Root()) || path.Leads(leaf, i^1, tree.Root()) || path.Leads(leaf, SeriesLen+i, tree.Root()) {
			t.Errorf("the path of leaf %d leads somewhere else", i)
		}
		if again, err := ParsePath(path.String()); err != nil || again != path {
			t.Error(err)
		}
		path[3][0] ^= 1
		if path.Leads(leaf, i, tree.Root()) {
			t.Errorf("a changed path of leaf %d leads to the root", i)
		}
	}
	for _, s := range []string{"", "AAAA", tree.Root().String()} {
		if _, err := ParsePath(s); err == nil {
			t.Errorf("%q is taken for a path", s)
		}
	}
}

func TestDigestsHaveOneForm(t *testing.T) {
	d := Digest{0xab, 1}
	if again, err := ParseDigest(d.String()); err != nil || again != d {
		t.Error(again, err)
	}
	for _, s := range []string{"", "ab", d.String()[1:], d.String() + "0", "AB" + d.String()[2:], "zz" + d.String()[2:]} {
		if _, err := ParseDigest(s); err == nil {
			t.Errorf("%q is taken for a hash", s)
		}
	}
}

func TestUnopenedCutsAreCounted(t *testing.T) {
	one := func(round uint64, people ...string) *Unopened {
		d := &Unopened{Round: round}
		for i, p := range people {
			d.Cuts = append(d.Cuts, UnopenedCut{table.Seat(i + 1), p})
		}
		return d
	}
	var u UnopenedCuts
	u = u.Add(one(10, "ann"))
	if u.Bars("ann", 26) != 26 || u.Bars("ann", 27) != 0 || u.Bars("bob", 11) != 0 {
		t.Error("ann may not cut in rounds 11 to 26, and bob may")
	}
	u = u.Add(one(40, "bob"))
	if u.Incident(40) {
		t.Error("two in 64 rounds are no incident")
	}
	if three := u.Add(one(73, "bob")); !three.Incident(73) {
		t.Error("three in 64 rounds are an incident")
	}
	if later := u.Add(one(74, "bob")); later.Incident(74) {
		t.Error("the first is older than 64 rounds")
	}
	if two := (UnopenedCuts{}).Add(one(5, "ann", "bob")); !two.Incident(5) {
		t.Error("two in one round are an incident")
	}
}
