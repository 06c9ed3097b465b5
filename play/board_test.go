package play

import (
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"
)

// drawn is the layout without its inks.
func drawn(s *Session, h int) string {
	var lines []string
	for _, l := range s.Draw(80, h) {
		lines = append(lines, strings.TrimRight(ansi.Strip(l), " "))
	}
	return strings.Join(lines, "\n")
}

func TestTheRouletteFelt(t *testing.T) {
	s := open(t, "roulette", 0)
	for _, l := range []string{"red 5", "17 2", "split 17 20 5", "corner 1 2 4 5 5", "street 13 5", "line 31 6",
		"dozen 2 10", "split 0 00 3", "column 3 4"} {
		s.Do(l)
	}
	want := `┌─────┬────┬────┬────┬────┬────┬────┬────┬────┬────┬────┬────┬────┬─────┐
│ 00  │ 3R │ 6B │ 9R │12R │15B │18R │21R │24B │27R │30R │33B │36R │2:1●4│
│     ├────┼────┼────┼────┼────┼────┼────┼────┼────┼────┼────┼────┼─────┤
│  ●  │ 2B │ 5R │ 8B │11B │14R │17B●●20B │23R │26B │29B │32R │35B │2:1  │
│     ├────●────┼────┼────┼────┼────┼────┼────┼────┼────┼────┼────┼─────┤
│  0  │ 1R │ 4B │ 7R │10B │13B │16R │19R │22B │25R │28B │31B │34R │2:1  │
└─────┼────┴────┴────┴────┼─●──┴────┴────┴────┼────┴────┴────●────┼─────┘
      │1st 12             │2nd 12 ●10         │3rd 12             │
      ├─────────┬─────────┼─────────┬─────────┼─────────┬─────────┤
      │1-18     │EVEN     │RED ●5   │BLK      │ODD      │19-36    │
      └─────────┴─────────┴─────────┴─────────┴─────────┴─────────┘`
	if got := drawn(s, 12); got != want {
		t.Errorf("the felt is\n%s\nwant\n%s", got, want)
	}
}

func TestTheCrapsLayout(t *testing.T) {
	s := open(t, "craps", 0)
	for _, l := range []string{"pass 10", "place 8 12", "buy 8 5", "hard 6 2", "field 5", "lay 4 10", "horn 4"} {
		s.Do(l)
	}
	want := `┌───────────┬───────────┬───────────┬───────────┬───────────┬───────────┐
│     4     │     5     │    SIX    │     8     │   NINE    │    10     │
│lay ●10    │           │           │plc ●12  + │           │           │
│           │           │           │           │           │           │
├───────────┴───────────┴─────┬─────┴───────────┴───────────┴───────────┤
│COME                         │DON'T COME bar 12                        │
├─────────────────────────────┴─────┬───────────────────────────────────┤
│FIELD 2·3·4·9·10·11·12 ●5          │DON'T PASS bar 12                  │
├───────────────────────────────────┼───────────┬───────────┬───────────┤
│PASS LINE ●10                      │ANY 7      │CRAPS      │YO 11      │
├───────┬───────┬───────┬───────┬───┴───┬───────┼───────┬───┴───┬───────┤
│H4     │H6 ●2  │H8     │H10    │C&E    │HRN ●4 │2      │3      │12     │
└───────┴───────┴───────┴───────┴───────┴───────┴───────┴───────┴───────┘`
	if got := drawn(s, 13); got != want {
		t.Errorf("the layout is\n%s\nwant\n%s", got, want)
	}
	if roomy := drawn(s, 20); !strings.Contains(roomy, "buy ●5") {
		t.Errorf("with more room it is\n%s", roomy)
	}
}

func TestWinnersAreLitAndStarred(t *testing.T) {
	s := open(t, "sic-bo", 0)
	goOn(s)
	o := s.Past()[0]
	for _, f := range o.Faces {
		if name := "single-" + string('0'+rune(f)); !s.lit[s.Table().Layout().MustArea(name)] {
			t.Errorf("%v: %s is dark", o.Faces, name)
		}
	}
	if small, big := s.lit[s.Table().Layout().MustArea("small")], s.lit[s.Table().Layout().MustArea("big")]; small && big {
		t.Error("small and big are both lit")
	}
	if !strings.Contains(drawn(s, 13), "*") {
		t.Error("nothing is starred")
	}
}
