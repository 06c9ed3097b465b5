package journal

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"boardwalk/chance"
	"boardwalk/table"
)

func draws(s chance.Source, n, of int) []int {
	got := make([]int, n)
	for i := range got {
		got[i] = s.Draw(of)
	}
	return got
}

// TestVectors pins the stream for good: a hand must be verifiable years later.
func TestVectors(t *testing.T) {
	var seed chance.Seed
	for i := range seed {
		seed[i] = byte(i)
	}
	if got := Commitment(seed); got != "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd" { // sha256sum of the bytes 0 to 31
		t.Error(got)
	}
	for _, c := range []struct {
		table string
		round uint64
		cuts  []string
		key   string // worked out by another program
		want  string
	}{
		{"bj-1", 1, nil, "cde4904c9312d734baf795c332eede8e94668a55d53e0973c3848d105574d8bc", "[7 24 6 23 30 24 26 28]"},
		{"bj-1", 2, nil, "faaacc93d4dbd4266b8930355977466fdf8a2ae6b16dc9e0360dab94ca237bb0", "[45 45 13 3 18 40 32 34]"},
		{"bj-1", 1, []string{"seven", ""}, "2954d35d66d211ea2e4b2b9678e0218e23ea78f36034defd21862abc7ccfa89b", "[12 23 3 43 40 46 47 47]"},
	} {
		key, err := chance.ParseSeed(c.key)
		if err != nil {
			t.Fatal(err)
		}
		if got := fmt.Sprint(draws(chance.NewSecure(key), 8, 52)); got != c.want {
			t.Errorf("%s: %s", c.key, got)
		}
		if got := fmt.Sprint(draws(NewRound(seed, c.table, c.round, c.cuts), 8, 52)); got != c.want {
			t.Errorf("%s %d %q: %s", c.table, c.round, c.cuts, got)
		}
	}
}

// TestNoTwoRoundsAreAlike has parts that would be the same if they were only
// joined together.
func TestNoTwoRoundsAreAlike(t *testing.T) {
	seen := map[string]string{}
	for _, seed := range []chance.Seed{{}, {1}} {
		for _, name := range []string{"a", "ab", "", "a\x00"} {
			for _, round := range []uint64{0, 1, 256} {
				for _, cuts := range [][]string{nil, {""}, {"", ""}, {"a"}, {"b", "c"}, {"bc"}, {"c", "b"}} {
					what := fmt.Sprintf("%v %q %d %q", seed[0], name, round, cuts)
					got := fmt.Sprint(draws(NewRound(seed, name, round, cuts), 6, math.MaxInt))
					if other, ok := seen[got]; ok {
						t.Errorf("%s and %s give the same", what, other)
					}
					seen[got] = what
				}
			}
		}
	}
}

// TestStreamIsEven counts the draws of many short rounds and of a long one: chi
// squared must be within five standard deviations of what it should be.
func TestStreamIsEven(t *testing.T) {
	for _, of := range []int{2, 6, 38, 52, 416} {
		long, short := make([]int, of), make([]int, of)
		const n = 60_000
		s := NewRound(chance.Seed{9}, "t", 0, nil)
		for i := range n {
			long[s.Draw(of)]++
			short[NewRound(chance.Seed{9}, "t", uint64(i), nil).Draw(of)]++
		}
		for name, counts := range map[string][]int{"one long round": long, "many short rounds": short} {
			want, chi := float64(n)/float64(of), 0.0
			for _, c := range counts {
				chi += (float64(c) - want) * (float64(c) - want) / want
			}
			if free := float64(of - 1); math.Abs(chi-free) > 5*math.Sqrt(2*free) {
				t.Errorf("%s of %d: chi squared is %.1f and should be about %.0f", name, of, chi, free)
			}
		}
	}
}

func TestRedrawGoesOnWhereTheRoundStood(t *testing.T) {
	seed := chance.Seed{4}
	rec := chance.NewRecorder(NewRound(seed, "t", 1, nil))
	for n := 52; n > 30; n-- {
		rec.Draw(n)
	}
	drawn := rec.Drawn()
	s := NewRound(seed, "t", 1, nil)
	if err := Redraw(s, drawn[:10]); err != nil {
		t.Fatal(err)
	}
	for _, d := range drawn[10:] {
		if got := s.Draw(d.N); got != d.Got {
			t.Fatalf("%v became %d", d, got)
		}
	}
	drawn[3].Got = (drawn[3].Got + 1) % drawn[3].N
	if err := Redraw(NewRound(seed, "t", 1, nil), drawn); err == nil || !strings.Contains(err.Error(), "draw 4 ") {
		t.Error(err)
	}
	if err := Redraw(s, []chance.Drawn{{}}); err == nil {
		t.Error("nothing was drawn")
	}
}

// round writes the records of a round with some draws.
func round(t *testing.T, n uint64, seed chance.Seed, cuts []string, count int) []Record {
	t.Helper()
	rec := func(kind string, v any) Record {
		data, err := Data(v)
		if err != nil {
			t.Fatal(err)
		}
		return Record{Table: "t", Kind: kind, Time: noon, Data: data}
	}
	records := []Record{rec(KindCommit, Commit{n, Commitment(seed)})}
	for _, c := range cuts {
		records = append(records, rec(KindCut, Cut{Round: n, Text: c}))
	}
	s := NewRound(seed, "t", n, cuts)
	for i := range count {
		of := 52 - i
		data, err := MarshalEntry(&table.Entry{Kind: table.Drew, Drawn: chance.Drawn{N: of, Got: s.Draw(of)}})
		if err != nil {
			t.Fatal(err)
		}
		records = append(records, Record{Table: "t", Kind: KindEntry, Time: noon, Data: data})
	}
	return append(records, rec(KindReveal, Reveal{n, seed.String()}))
}

func TestVerifyDraws(t *testing.T) {
	good := func() []Record {
		all := append(round(t, 1, chance.Seed{1}, nil, 5), round(t, 2, chance.Seed{2}, []string{"x", "y"}, 7)...)
		for i := range all {
			all[i].Seq = uint64(i)
		}
		return all
	}
	if checked, open, err := VerifyDraws(good()); checked != 12 || open != 0 || err != nil {
		t.Fatal(checked, open, err)
	}
	all := good()
	if checked, open, err := VerifyDraws(all[:len(all)-1]); checked != 5 || open != 7 || err != nil {
		t.Error(checked, open, err)
	}
	for what, spoil := range map[string]func([]Record) []Record{
		"another outcome": func(r []Record) []Record {
			r[3].Data = []byte(`{"v":1,"kind":"draw","drawn":[50,` + other(t, r[3]) + `]}`)
			return r
		},
		"an outcome is gone": func(r []Record) []Record { return append(r[:4], r[5:]...) },
		"another seed": func(r []Record) []Record {
			r[6].Data, _ = Data(Reveal{1, chance.Seed{7}.String()})
			return r
		},
		"another cut":       func(r []Record) []Record { r[8].Data, _ = Data(Cut{Round: 2, Text: "z"}); return r },
		"a cut too late":    func(r []Record) []Record { r[9], r[10] = r[10], r[9]; return r },
		"no commitment":     func(r []Record) []Record { return r[1:] },
		"never revealed":    func(r []Record) []Record { return append(r[:6], r[7:]...) },
		"cuts change order": func(r []Record) []Record { r[8].Data, r[9].Data = r[9].Data, r[8].Data; return r },
	} {
		if _, _, err := VerifyDraws(spoil(good())); err == nil {
			t.Errorf("%s, and nobody noticed", what)
		}
	}
}

func other(t *testing.T, r Record) string {
	e, err := UnmarshalEntry(r.Data)
	if err != nil {
		t.Fatal(err)
	}
	return fmt.Sprint((e.Drawn.Got + 1) % e.Drawn.N)
}
