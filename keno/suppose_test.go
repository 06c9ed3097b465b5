package keno_test

import (
	"slices"
	"strings"
	"testing"

	"boardwalk/keno"
	"boardwalk/law"
	"boardwalk/money"
)

// What is supposed of a rate card changes what it names and nothing else, and the card that it was made of stays.
func TestSupposedRates(t *testing.T) {
	usual := keno.Standard()
	before := usual.String()
	for _, x := range []struct {
		text   string
		holds  func(c *keno.Rates) bool
		breaks []law.Cite
	}{
		{"spots 1: 1 pays $2", func(c *keno.Rates) bool { return c.Base(1, 1) == 200 && c.Base(2, 2) == 1200 },
			[]law.Cite{"15.3(e)[advantage]"}},
		{"8 spots: 8 pays $50,000, 5 pays nothing", func(c *keno.Rates) bool {
			return c.Base(8, 8) == 5_000_000 && c.Base(8, 5) == 0 && c.Base(8, 6) == 9000
		}, []law.Cite{"15.3(e)[advantage]"}},
		{"8-spot 8 pays $30,000; 5 pays $9.50", func(c *keno.Rates) bool { return c.Base(8, 8) == 3_000_000 && c.Base(8, 5) == 950 }, nil},
		{"spots 20: 20 pays $1,000,000 # alone", func(c *keno.Rates) bool { return c.MostSpots() == 20 },
			[]law.Cite{"15.2(c)1", "15.3(e)[advantage]"}},
		{"limit none\nmost none", func(c *keno.Rates) bool { return c.Limit == 0 && c.Most == 0 }, nil},
		{"limit $50,000", func(c *keno.Rates) bool { return c.Limit == 50_000*money.Dollar },
			[]law.Cite{"15.3(e)[maximum]"}},
		{"maximum $0.50", func(c *keno.Rates) bool { return c.Maximum == 50 }, []law.Cite{"15.3(d)"}},
		{"step $0.30; spots 1: 1 pays $3.01", func(c *keno.Rates) bool { return c.Step == 30 }, []law.Cite{"15.3(e)"}},
		{"share equally; races 3; claim 500 days", func(c *keno.Rates) bool { return c.Sharing == keno.Equally && c.Races == 3 },
			[]law.Cite{"15.6(c)"}},
		{"offers way; races 1", func(c *keno.Rates) bool { return !c.Offers(keno.StraightTicket) }, []law.Cite{"15.2(c)1"}},
	} {
		c, err := usual.Suppose(x.text)
		if err != nil {
			t.Errorf("%q: %v", x.text, err)
			continue
		}
		if !x.holds(c) {
			t.Errorf("%q is not on the card:\n%s", x.text, c)
		}
		var got []law.Cite
		for _, f := range c.Check() {
			if !slices.Contains(got, f.By) {
				got = append(got, f.By)
			}
		}
		if len(got) != len(x.breaks) {
			t.Errorf("%q breaks %v, want %v: %v", x.text, got, x.breaks, c.Check())
			continue
		}
		for _, by := range x.breaks {
			if !strings.Contains(strings.Join(cites(got), " "), string(by)) {
				t.Errorf("%q breaks %v, want %v", x.text, got, x.breaks)
			}
		}
		if again, err := keno.ReadRates("", c.String()); err != nil || again.String() != c.String() {
			t.Errorf("%q: the card cannot be read again: %v", x.text, err)
		}
	}
	if usual.String() != before {
		t.Error("the usual card has changed")
	}
}

func cites(list []law.Cite) []string {
	words := make([]string, len(list))
	for i, c := range list {
		words[i] = string(c)
	}
	return words
}

// What cannot be says which line it is.
func TestRatesThatCannotBeSupposed(t *testing.T) {
	for _, x := range []struct{ text, want string }{
		{"minimum $1\nspots 81: 1 pays $2", `line 2, "spots 81: 1 pays $2": spots are from 1 to 80`},
		{"spots 3: 4 pays $2", "from 0 to 3 can be caught"},
		{"spots 3: 3 to 1", "a payoff is written like"},
		{"spots 3: 3 pays $-2", "is not an amount"},
		{"spots 3: 3 pays $20,000,000", "is not an amount"},
		{"spots 1: 1 pays nothing", "1 spot would pay nothing at all"},
		{"8 pays $3", "a rate card has spots"},
		{"rake 4 %", "a rate card has spots"},
		{"minimum $0", "is not an amount"},
		{"maximum $1,000,000", "more than 100,000 times"},
		{"races many", "races is the most games"},
	} {
		if _, err := keno.Standard().Suppose(x.text); err == nil || !strings.Contains(err.Error(), x.want) {
			t.Errorf("%q: %v", x.text, err)
		}
	}
}
