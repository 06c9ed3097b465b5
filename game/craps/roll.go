package craps

import (
	"boardwalk/dice"
	"boardwalk/law"
	"boardwalk/table"
)

// incidents are what sections 1.9 and 1.10 provide for.
var incidents = []table.Declared{
	{ID: "off-table", Law: "1.9(a)", Staff: true, Help: "one or both dice left the table"},
	{ID: "die-on-die", Law: "1.9(a)", Staff: true, Help: "one die rests on the other"},
	{ID: "no-roll", Law: "1.9(b)", Staff: true, Args: "REASON",
		Help: "\"No Roll\": 1 the dice did not leave the hand together, 2 missed the table's end, 3 rest on the bank, 4 " +
			"rest in the cup or on a rail, 5 cheating, 6 improper otherwise"},
	{ID: "touches-chips", Law: "1.9(d)", Staff: true, Help: "the dice touched wagers on the layout: no ground for \"No Roll\""},
	{ID: "cocked", Law: "1.10(a)1", Staff: true, Args: "DIE SIDE", Help: "a die leans, with this side on the object"},
	{ID: "cocked-twice", Law: "1.10(a)1[several sides]", Staff: true, Help: "more than one side of a die rests on an object"},
	{ID: "dispute", Law: "1.10(a)2", Staff: true, Args: "DIE FACE", Help: "the boxman decides which face of a die is up"},
	{ID: "dispute-void", Law: "1.10(a)2", Staff: true, Help: "the boxman cannot decide which face is up and has the dice thrown again"},
}

var noRoll = [7]struct {
	by   law.Cite
	text string
}{
	1: {"1.9(b)1", "No Roll: the dice did not leave the hand together"},
	2: {"1.9(b)2", "No Roll: the dice did not strike the end of the table"},
	3: {"1.9(b)3", "No Roll: a die rests on the bank"},
	4: {"1.9(b)4", "No Roll: a die rests in the cup or on a rail"},
	5: {"1.9(b)5", "No Roll: a cheating device or technique"},
	6: {"1.9(b)6", "No Roll: an improper throw"},
}

// checkIncident refuses reports that make no sense or are no ground for
// anything.
func checkIncident(a *table.Act) *law.Refusal {
	switch a.Word {
	case "no-roll":
		if a.Args[0] < 1 || a.Args[0] > 6 {
			return law.Refuse("1.9(b)", "\"No Roll\" needs one of the reasons 1 to 6")
		}
	case "touches-chips":
		return law.Refuse("1.9(d)", "dice that touch chips or coupons other than the bank are no ground for \"No Roll\"")
	case "cocked", "dispute":
		if a.Args[0] < 1 || a.Args[0] > 2 || a.Args[1] < 1 || a.Args[1] > 6 {
			by := law.Cite("1.10(a)1")
			if a.Word == "dispute" {
				by = "1.10(a)2"
			}
			return law.Refuse(by, "say which die, 1 or 2, and which of its sides, 1 to 6")
		}
	}
	return nil
}

// throw has the dice thrown and returns what they show. A roll that is invalid
// ends the round, with every wager where it lay.
func (g *Game) throw(d *table.Dealer) dice.Pair {
	if d.Reports().Untroubled() {
		return d.Throw()
	}
	report, called := d.Reports().Reported("no-roll")
	if called && early(report.Args[0]) {
		d.Cite("1.9(c)") // called before the dice come to rest, so nobody sees what they show
		d.Note("no-roll-before-rest", "called before both dice are at rest")
		g.callNoRoll(d, report.Args[0])
	}
	roll := d.Throw()
	if called {
		g.callNoRoll(d, report.Args[0])
	}
	g.invalid(d, "off-table", "1.9(a)", "the dice left the table")
	g.invalid(d, "die-on-die", "1.9(a)", "one die rests on the other")
	g.invalid(d, "cocked-twice", "1.10(a)1[several sides]", "more than one side of a die rests on an object")
	g.invalid(d, "dispute-void", "1.10(a)2", "the boxman has the dice thrown again")
	return uppermost(d, roll)
}

// early reports whether a "No Roll" for this reason is called, where possible,
// before the dice are at rest.
func early(reason int) bool { return reason == 1 || reason == 2 || reason == 6 }

func (g *Game) callNoRoll(d *table.Dealer, reason int) {
	d.Cite("1.9(b)")
	d.NoteAt(table.House, g.options.NoRollBy, "the "+g.options.NoRollBy+" calls the roll invalid")
	d.Cite(noRoll[reason].by)
	d.Announce("no-roll", "No Roll")
	d.Void(noRoll[reason].text)
}

func (g *Game) invalid(d *table.Dealer, incident string, by law.Cite, text string) {
	if _, ok := d.Reports().Reported(incident); ok {
		d.Cite(by)
		d.Void(text)
	}
}

// uppermost settles which faces count.
func uppermost(d *table.Dealer, roll dice.Pair) dice.Pair {
	for report, ok := d.Reports().Reported("cocked"); ok; report, ok = d.Reports().Reported("cocked") {
		d.Cite("1.10(a)1")
		d.Note("die-cocked", "a die is cocked: the side opposite the one that rests counts")
		roll[report.Args[0]-1] = dice.Face(report.Args[1]).Opposite()
	}
	for report, ok := d.Reports().Reported("dispute"); ok; report, ok = d.Reports().Reported("dispute") {
		d.Cite("1.10(a)2")
		d.Note("boxman-decides", "the boxman decides which face is uppermost")
		roll[report.Args[0]-1] = dice.Face(report.Args[1])
	}
	return roll
}
