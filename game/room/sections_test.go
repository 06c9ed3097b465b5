package room_test

import (
	"strings"
	"testing"

	"boardwalk/casebook"
	"boardwalk/game"
	"boardwalk/law"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// holds runs a situation of the case language.
func holds(t *testing.T, text string) {
	t.Helper()
	c, err := casebook.Parse("situation", strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	for _, failure := range casebook.Run(c, game.Find).Failures {
		t.Error(failure)
	}
}

// The section of hold 'em and that of five-card stud are about the high hand only:
// the lowest hand there is gets nothing.
func TestOnlyTheHighHandWins(t *testing.T) {
	for section, text := range map[law.Cite]string{
		"14.10(a)": `game hold-em
answers default betting showdown
seat 1 100
seat 2 100
answer 1 call
cards 1: As 2d 2: Kd Kh board: 3c 4d 8h 9c Jd
want award 2 4; no award 1; net 1 -2`,
		"14.13(a)": `game five-card-stud
answers default betting
seat 1 200
seat 2 200
answer 2 call
cards 1: 2d 3c 4d 5h 7s 2: Kc Kd 9h 8s 2s
want award 2 6; no award 1; net 1 -3`,
	} {
		t.Run(string(section), func(t *testing.T) {
			lawtest.Cites(t, section)
			holds(t, text)
		})
	}
}

// A higher minimum to which all patrons agree is in force at once, and one to which
// they do not is not.
func TestAMinimumThatAllAgreeToIsInForceAtOnce(t *testing.T) {
	lawtest.Cites(t, "14.17[agreed raise]")
	const opened = `game hold-em
answers default betting
seat 1 100
seat 2 100
clock 10:00
`
	holds(t, opened+`notice limit 5 1,000 at 10:00 agreed
answer 1 raise 7
refused answer 2 raise 11 by 14.7(d)
answer 2 raise 12
round
want bet 2 bet 10`)
	holds(t, opened+`notice limit 5 1,000 at 10:00
want refuse by 8.3(b)
answer 1 raise 4
answer 2 raise 6
round
want bet 2 bet 4`)
}

// Whoever gives notice is told that all patrons may agree to a higher minimum, and to
// nothing else.
func TestNoticeThatPatronsMayDoWithout(t *testing.T) {
	lawtest.Cites(t, "14.17[agreed raise]")
	rules, _ := game.Find("hold-em")
	tab := tabletest.Open(t, rules, nil, 2)
	for _, test := range []struct {
		least money.Cents
		want  law.Cite
	}{{5 * money.Dollar, "14.17[agreed raise]"}, {money.Dollar, ""}} {
		change := table.Change{Matter: table.LimitMatter, Limit: table.Limit{Min: test.least, Max: 1000 * money.Dollar}}
		needed, err := tab.NoticeNeeded(&change)
		if err != nil {
			t.Fatal(err)
		}
		if needed.Agreed != test.want {
			t.Errorf("a minimum of %s needs no notice by %q if all agree, not %q", test.least, needed.Agreed, test.want)
		}
	}
}
