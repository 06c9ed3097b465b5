package phh

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"
	"testing/iotest"
)

// report reads a text and lists hands by their variants and errors as they are.
func report(text string) []string {
	var all []string
	for h, err := range Read("night.phhs", strings.NewReader(text)) {
		if err != nil {
			all = append(all, err.Error())
		} else {
			all = append(all, fmt.Sprintf("%s %d:%d", h.Variant, h.Place.Number, h.Place.Line))
		}
	}
	return all
}

const small = `variant = "NT"
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [100, 100]
actions = ["p2 f"]
`

func TestABrokenHandDoesNotReachTheOthers(t *testing.T) {
	open := strings.Replace(small, `["p2 f"]`, `["p2 f"`, 1)
	text := "[1]\n" + small + "[7]\n" + open + "\n# next\n[9]\n" + small + "[10]\n[11]\n" + small
	want := []string{
		"NT 1:1",
		"night.phhs:16: hand 7: expected a comma (',') or array terminator (']'), but got end of file",
		"NT 9:17",
		"night.phhs:24: hand 10: variant: it is missing",
		"NT 11:25",
	}
	if got := report(text); !slices.Equal(got, want) {
		t.Errorf("got  %q\nwant %q", got, want)
	}
}

func TestWhereAHandBegins(t *testing.T) {
	seats := "_odd = [\n  [1],\n  # two\n[2]\n\n# more\n]\n_deep = [[[\n[3]\n, 4]]]\n"
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"nothing":                {"", nil},
		"only comments":          {"# nobody\n\n  # came", nil},
		"one hand":               {small, []string{"NT 0:1"}},
		"no end of line":         {strings.TrimSpace(small), []string{"NT 0:1"}},
		"carriage returns":       {strings.ReplaceAll("[1]\n"+small+"[2]\n"+small, "\n", "\r\n"), []string{"NT 1:1", "NT 2:8"}},
		"a byte order mark":      {"\ufeff[1]\n" + small, []string{"NT 1:1"}},
		"comments before":        {"# night\n\n [ 1 ]\t# first\n" + small, []string{"NT 1:3"}},
		"lists with lists":       {"[1]\n" + small + seats + "[2]\n" + small + seats, []string{"NT 1:1", "NT 2:18"}},
		"a table of the hand":    {"[1]\n" + small + "[1._x]\ny = 1\n[2]\n" + small, []string{"NT 1:1", "NT 2:10"}},
		"one hand, then more":    {small + "[2]\n" + small, []string{"NT 0:1", "NT 2:7"}},
		"two files put together": {"[1]\n" + small + "[1]\n" + small, []string{"NT 1:1", "NT 1:8"}},
		"a header at the end":    {"[1]\n" + small + "[2]", []string{"NT 1:1", "night.phhs:8: hand 2: variant: it is missing"}},
		"something else": {"[1]\n" + small + "[table]\nx = 1\n",
			[]string{"night.phhs:1: hand 1: there are other tables between this hand and the next"}},
		"words": {"hello", []string{"night.phhs:1: unexpected EOF; expected key separator '='"}},
	} {
		if got := report(c.text); !slices.Equal(got, c.want) {
			t.Errorf("%s: got %q, want %q", name, got, c.want)
		}
	}
}

func TestTroubleWithTheReaderComesLast(t *testing.T) {
	broken := errors.New("the disk is gone")
	r := io.MultiReader(strings.NewReader("[1]\n"+small+"[2]\n"+small), iotest.ErrReader(broken))
	n := 0
	var last error
	for h, err := range Read("night.phhs", iotest.OneByteReader(r)) {
		if h != nil {
			n++
		}
		last = err
	}
	if n != 1 || !errors.Is(last, broken) || last.Error() != "night.phhs:15: the disk is gone" {
		t.Errorf("read %d hands and %v", n, last)
	}
}

func TestAHandHasALimit(t *testing.T) {
	long := "[1]\n" + small + "_x = '" + strings.Repeat("x", longest) + "'\n[2]\n" + small
	if got := report(long); !slices.Equal(got, []string{"night.phhs:8: a hand of more than 1 MiB is none"}) {
		t.Errorf("got %q", got)
	}
	lines := "[1]\n" + small + strings.Repeat("# one more line\n", longest/16) + "[2]\n" + small
	if got := report(lines); len(got) != 1 || !strings.HasSuffix(got[0], ": a hand of more than 1 MiB is none") {
		t.Errorf("got %q", got)
	}
	wide := "[1]\n" + small + "_x = '" + strings.Repeat("x", 1<<19) + "'\n[2]\n" + small
	if got := report(wide); !slices.Equal(got, []string{"NT 1:1", "NT 2:9"}) {
		t.Errorf("got %q", got)
	}
}

// many is a file of so many hands, each of nine players and as long as the published ones.
func many(n int) []byte {
	var b bytes.Buffer
	for i := range n {
		fmt.Fprintf(&b, "[%d]\nvariant = 'NT'\nante_trimming_status = false\nantes = [0, 0, 0, 0, 0, 0, 0, 0, 0]\n"+
			"blinds_or_straddles = [0.50, 1, 0, 0, 0, 0, 0, 0, 0]\nmin_bet = 1\n"+
			"starting_stacks = [28.70, 200.90, 69, 36.90, 74.30, 264, 58.15, 100, 94.75]\nactions = [", i+1)
		for p := range 9 {
			fmt.Fprintf(&b, "'d dh p%d ????', ", p+1)
		}
		b.WriteString("'p3 f', 'p4 f', 'p5 cc', 'p6 f', 'p7 cc', 'p8 cc', 'p9 f', 'p1 cc', 'p2 cc', 'd db 3hThJh', " +
			"'p1 cc', 'p2 cc', 'p5 cbr 2', 'p7 cbr 6', 'p8 f', 'p1 f', 'p2 f', 'p5 cbr 17', 'p7 f']\n" +
			"venue = 'The pier'\ntime = 00:00:20\nday = 1\nmonth = 7\nyear = 2026\nseats = [3, 4, 5, 6, 7, 8, 9, 1, 2]\n" +
			"players = ['Ada', 'Bob', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gus', 'Hal', 'Ida']\n" +
			"winnings = [0, 0, 0, 0, 15.65, 0, 0, 0, 0]\n\n")
	}
	return b.Bytes()
}

func TestHandsComeInTheirOrderAndReadingMayStop(t *testing.T) {
	n := 0
	r := bytes.NewReader(many(500))
	for h, err := range Read("night.phhs", r) {
		n++
		if err != nil || h.Place.Number != n {
			t.Fatalf("the hand %d is %v, %v", n, h, err)
		}
		if n == 100 {
			break
		}
	}
	left := r.Len() // the reader is ours again: whoever still read from it would race with this
	if n != 100 || left == 0 {
		t.Errorf("read %d hands, and %d bytes are left", n, left)
	}
}

func BenchmarkRead(b *testing.B) {
	text := many(1000)
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		for _, err := range Read("night.phhs", bytes.NewReader(text)) {
			if err != nil {
				b.Fatal(err)
			}
		}
	}
}
