package money

import (
	"math"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

func TestAmountsAreWrittenAsOnASign(t *testing.T) {
	for _, c := range []struct {
		amount         Cents
		string, signed string
	}{
		{0, "$0", "$0"},
		{1, "$0.01", "+$0.01"},
		{-5, "-$0.05", "-$0.05"},
		{25 * Dollar, "$25", "+$25"},
		{-5 * Dollar, "-$5", "-$5"},
		{250, "$2.50", "+$2.50"},
		{999_99, "$999.99", "+$999.99"},
		{1_000_00, "$1,000", "+$1,000"},
		{1_234_50, "$1,234.50", "+$1,234.50"},
		{1_000_007_00, "$1,000,007", "+$1,000,007"},
		{math.MaxInt64, "$92,233,720,368,547,758.07", "+$92,233,720,368,547,758.07"},
		{math.MinInt64, "-$92,233,720,368,547,758.08", "-$92,233,720,368,547,758.08"},
	} {
		if got := c.amount.String(); got != c.string {
			t.Errorf("%d cents: got %s, want %s", int64(c.amount), got, c.string)
		}
		if got := c.amount.Signed(); got != c.signed {
			t.Errorf("%d cents, signed: got %s, want %s", int64(c.amount), got, c.signed)
		}
	}
}

func TestParseReadsWhatPeopleWrite(t *testing.T) {
	for s, want := range map[string]Cents{
		"25": 2500, "2.50": 250, "2.5": 250, "$1,000": 100000, "-5": -500, "-$5": -500, "+$400": 40000,
		"0.05": 5, "0": 0, "007": 700, "1,234,567.89": 123456789, "92233720368547758.07": math.MaxInt64,
	} {
		if got, err := Parse(s); err != nil || got != want {
			t.Errorf("Parse(%q) = %v, %v; want %v", s, got, err, want)
		}
	}
}

func TestParseSaysWhatIsWrong(t *testing.T) {
	for s, want := range map[string]string{
		"": "not an amount", "$": "not an amount", "-": "not an amount", "--5": "not an amount",
		"$-5": "not an amount", "five": "not an amount", "5.": "not an amount", ".5": "not an amount",
		"1.2.3": "not an amount", " 5": "not an amount", "1e3": "not an amount", "٥": "not an amount",
		"1,00": "not an amount", "1000,000": "not an amount", ",100": "not an amount", "1.0,0": "not an amount",
		"0.005": "fraction of a cent", "2.500": "two digits",
		"92233720368547758.08": "more money than can be counted", "99999999999999999999": "more money",
	} {
		if got, err := Parse(s); err == nil || !strings.Contains(err.Error(), want) || got != 0 {
			t.Errorf("Parse(%q) = %v, %v; want an error with %q", s, got, err, want)
		}
	}
}

func TestRoundingGoesTheWayItIsNamed(t *testing.T) {
	for _, c := range []struct{ amount, unit, down, up Cents }{
		{165, 25, 150, 175},
		{150, 25, 150, 150},
		{1, 25, 0, 25},
		{0, 25, 0, 0},
		{-1, 25, -25, 0}, // below zero down is still the smaller number
		{-165, 25, -175, -150},
	} {
		if down, up := c.amount.Down(c.unit), c.amount.Up(c.unit); down != c.down || up != c.up {
			t.Errorf("%v in units of %v: down %v, up %v; want %v, %v", c.amount, c.unit, down, up, c.down, c.up)
		}
		if got, want := c.amount.Multiple(c.unit), c.down == c.up; got != want {
			t.Errorf("%v is a multiple of %v: got %v", c.amount, c.unit, got)
		}
	}
}

func TestSharesAndWhatIsLeftMakeTheWhole(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := Cents(rapid.Int64().Draw(t, "c"))
		n := rapid.Int64Range(1, 1000).Draw(t, "n")
		share, exact := c.Split(n)
		left := c - share*Cents(n)
		if left < 0 || left >= Cents(n) || exact != (left == 0) {
			t.Fatalf("%v in %d shares of %v leaves %v, exact %v", c, n, share, left, exact)
		}
		half, halfExact := c.Half()
		if share, exact := c.Split(2); half != share || halfExact != exact {
			t.Fatalf("half of %v is %v, %v; one of two shares is %v, %v", c, half, halfExact, share, exact)
		}
	})
}

func FuzzParse(f *testing.F) {
	for _, s := range []string{"25", "2.50", "$1,000", "-5", "+$0.05", "1,00", "0.005", "-$92,233,720,368,547,758.07"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		c, err := Parse(s)
		if err != nil {
			return
		}
		for _, written := range []string{c.String(), c.Signed()} {
			if again, err := Parse(written); err != nil || again != c {
				t.Errorf("%q is %d cents, written %q, and that is %d, %v", s, int64(c), written, int64(again), err)
			}
		}
	})
}
