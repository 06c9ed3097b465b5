package keno_test

import (
	"errors"
	"math/big"
	"strings"
	"testing"

	"boardwalk/keno"
	"boardwalk/law"
	"boardwalk/law/lawtest"
)

// lawful is a rate card of three lines of payoffs, for tests that change one line.
const lawful = `keno rates Test
minimum $1
maximum $10
step $1
limit $100,000
most $100,000
share in proportion
races 5
claim 30 days
offers straight, way, multi-race
spots 1 1 pays $3
spots 2 2 pays $12
spots 3 2 pays $1; 3 pays $43
`

func TestRateCardsAreHeldAgainstTheLaw(t *testing.T) {
	lawtest.Cites(t, "15.2(a)", "15.3(d)", "15.6(c)[minimum]")
	for _, x := range []struct {
		from, to string
		by       law.Cite
		line     int
		say      string
	}{
		{"minimum $1\n", "", "15.3(d)", 0, "does not say the minimum wager"},
		{"maximum $10\n", "", "15.3(d)", 0, "does not say the maximum wager"},
		{"maximum $10", "maximum 50c", "", 3, "not an amount"},
		{"maximum $10", "maximum $0.50", "15.3(d)", 3, "below the minimum wager"},
		{"maximum $10", "maximum $1", "", 0, "lawful"},
		{"step $1\nlimit", "step $0.50\nlimit", "", 0, "lawful"},
		{"step $1", "step $0.333", "", 4, "not an amount"},
		{"2 pays $12", "2 pays $12.05", "", 0, "lawful"},
		{"limit $100,000", "limit $99,999.99", "15.3(e)[maximum]", 5, "at least $100,000"},
		{"most $100,000", "most $200,000", "15.3(e)[maximum]", 6, "must be the same"},
		{"limit $100,000\n", "", "15.3(e)[maximum]", 5, "no limit of the same amount"},
		{"share in proportion", "share somehow", "", 7, "in proportion"},
		{"1 pays $3", "1 pays $2.79", "15.3(e)[advantage]", 11, "30.2500%"},
		{"3 pays $43", "3 pays $40.44", "15.3(e)[advantage]", 13, "30.01"},
		{"spots 2 2 pays $12\n", "", "15.2(c)1", 12, "2 spots must be"},
		{"spots 2 2", "spots 2 3", "", 12, "from 0 to 2 can be caught"},
		{"spots 2 2 pays", "spots 81 2 pays", "15.2(a)", 12, "from 1 to 80"},
		{"spots 2 2 pays", "spots 0 2 pays", "15.2(a)", 12, "from 1 to 80"},
		{"spots 2 2 pays", "spots 80 2 pays", "15.2(c)1", 12, "2 spots must be"},
		{"claim 30 days", "claim 4 minutes", "15.6(c)[minimum]", 9, "five minutes are the least"},
		{"claim 30 days", "claim 5 minutes", "", 0, "lawful"},
		{"claim 30 days", "claim 366 days", "15.6(c)", 9, "one year is the most"},
		{"claim 30 days\n", "", "15.6(c)[publication]", 0, "how long"},
		{"offers straight, way, multi-race", "offers straight, way", "15.2(c)6", 8, "multi-race tickets are not offered"},
		{"offers straight, way, multi-race", "offers way, multi-race", "15.2(c)1", 10, "straight tickets are not offered"},
		{"offers straight", "offers crooked", "", 10, "no type of ticket"},
		{"races 5", "races many", "", 8, "from 1 to 1000"},
		{"races 5", "races 5\nraces 6", "", 9, "set twice"},
		{"races 5", "race 5", "", 8, "no word of a rate card"},
		{"keno rates Test", "rates Test", "", 1, "begins with"},
	} {
		_, err := keno.ParseRates("t", strings.Replace(lawful, x.from, x.to, 1))
		var faults keno.Faults
		if !errors.As(err, &faults) {
			if x.say != "lawful" {
				t.Errorf("%q for %q: %v", x.to, x.from, err)
			}
			continue
		}
		f := faults[0]
		if f.By.Full() != x.by.Full() || x.line != 0 && f.Line != x.line || !strings.Contains(f.Text, x.say) {
			t.Errorf("%q for %q: %v; want line %d, %q by %s", x.to, x.from, err, x.line, x.say, x.by)
		}
	}
}

func TestPayoffsAreInProportionToTheCent(t *testing.T) {
	text := strings.Replace(strings.Replace(lawful, "step $1", "step $0.50", 1), "2 pays $12", "2 pays $12.05", 1)
	_, err := keno.ParseRates("t", text)
	var faults keno.Faults
	if !errors.As(err, &faults) || len(faults) != 1 || faults[0].By != "15.3(e)" || faults[0].Line != 12 {
		t.Errorf("$12.05 for $1 in steps of $0.50: %v", err)
	}
}

func TestALawfulRateCardIsWrittenAndReadAgain(t *testing.T) {
	for _, text := range []string{lawful, keno.StandardText()} {
		c, err := keno.ParseRates("t", text)
		if err != nil {
			t.Fatal(err)
		}
		again, err := keno.ParseRates("t", c.String())
		if err != nil || again.String() != c.String() {
			t.Errorf("%v\n%s\n%s", err, c, again)
		}
	}
}

func TestAdvantageIsExact(t *testing.T) {
	c := keno.Standard()
	// One spot at 3 for 1 and two spots at 12 for 1 are what books print as 25 and 27.85 percent.
	for spots, want := range map[int]string{1: "1/4", 2: "22/79"} {
		if got := c.Advantage(spots, c.Minimum); got.RatString() != want {
			t.Errorf("%d spots: %s, want %s", spots, got.RatString(), want)
		}
	}
	for n := 1; n <= c.MostSpots(); n++ {
		a := c.Advantage(n, c.Minimum)
		if a.Cmp(big.NewRat(2, 10)) < 0 || a.Cmp(big.NewRat(3, 10)) > 0 {
			t.Errorf("%d spots: %s", n, a.FloatString(4))
		}
	}
	// A wager above what the most allows is worse for the player.
	if c.Advantage(15, c.Maximum).Cmp(c.Advantage(15, c.Minimum)) <= 0 {
		t.Error("the most that one wager is paid makes no difference")
	}
}

func TestCatchesAddUpToAllDraws(t *testing.T) {
	for spots := 1; spots <= keno.Numbers; spots++ {
		var sum uint64
		for caught := range keno.Drawn + 1 {
			sum += keno.CatchDraws(spots, caught)
		}
		if sum != keno.Draws {
			t.Errorf("%d spots: %d draws", spots, sum)
		}
	}
}
