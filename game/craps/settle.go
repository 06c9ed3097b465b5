package craps

import (
	"boardwalk/dice"
	"boardwalk/law"
	"boardwalk/table"
)

// decide settles one wager, if the roll decides it.
func (g *Game) decide(d *table.Dealer, b *table.Bet, roll dice.Pair) {
	total := roll.Total()
	switch a := b.Area; {
	case a == pass:
		g.decidePass(d, b, total)
	case a == dontPass:
		g.decideDontPass(d, b, total)
	case a < dontPassOdds:
		g.number(d, b, indexedBy(a), total, paidLaw(g.options.Odds.On(indexedBy(a)), "1.6(a)[paid]"))
	case a < comeTo:
		by := paidLaw(g.options.LayOdds.On(indexedBy(a)), "1.6(b)[paid]")
		g.against(d, b, indexedBy(a), total, by, by)
	case a < dontComeTo:
		g.comeNumber(d, b, indexedBy(a), total)
	case a < comeOdds:
		g.against(d, b, indexedBy(a), total, "1.2(a)4ii", "1.2(a)4iii(2)")
	case a < dontComeOdds:
		g.comeOdds(d, b, indexedBy(a), total)
	case a < come:
		by := paidLaw(g.options.LayOdds.On(indexedBy(a)), "1.6(d)[paid]")
		g.against(d, b, indexedBy(a), total, by, by)
	case a == come:
		g.decideCome(d, b, total)
	case a == dontCome:
		g.decideDontCome(d, b, total)
	case a < placeToLose:
		g.place(d, b, numbers[a-placeToWin], total, "1.2(a)5[off on come out]", "1.2(a)5[off on come out]")
	case a < buy:
		g.against(d, b, numbers[a-placeToLose], total, "1.2(a)6", "1.2(a)6")
	case a < lay:
		g.place(d, b, numbers[a-buy], total, "1.3(e)", "1.2(a)5")
	case a < hardway:
		g.against(d, b, numbers[a-lay], total, "1.2(a)6", "1.2(a)6")
	case a < field:
		g.hardway(d, b, roll)
	default:
		g.oneRoll(d, b, total)
	}
}

func (g *Game) decidePass(d *table.Dealer, b *table.Bet, total int) {
	switch {
	case g.point != 0 && total == g.point:
		d.Wins(b, "1.2(a)1ii")
	case g.point != 0 && total == 7:
		d.Loses(b, "1.2(a)1iii(2)")
	case g.point != 0:
	case total == 7 || total == 11:
		d.Wins(b, "1.2(a)1i")
	case total == 2 || total == 3 || total == 12:
		d.Loses(b, "1.2(a)1iii(1)")
	}
}

func (g *Game) decideDontPass(d *table.Dealer, b *table.Bet, total int) {
	switch {
	case g.point != 0 && total == g.point:
		d.Loses(b, "1.2(a)2iii(2)")
	case g.point != 0 && total == 7:
		d.Wins(b, "1.2(a)2ii")
	case g.point != 0:
	case total == 7 || total == 11:
		d.Loses(b, "1.2(a)2iii(1)")
	case total == 2 || total == 3:
		d.Wins(b, "1.2(a)2i")
	case total == 12:
		d.Returns(b, "1.2(a)2iv")
	}
}

func (g *Game) decideCome(d *table.Dealer, b *table.Bet, total int) {
	switch total {
	case 7, 11:
		d.Wins(b, "1.2(a)3i")
	case 2, 3, 12:
		d.Loses(b, "1.2(a)3iii(1)")
	default:
		d.Layout().Moves(b, comeTo+indexOf[total], "1.1[come point]")
	}
}

func (g *Game) decideDontCome(d *table.Dealer, b *table.Bet, total int) {
	switch total {
	case 7, 11:
		d.Loses(b, "1.2(a)4iii(1)")
	case 2, 3:
		d.Wins(b, "1.2(a)4i")
	case 12:
		d.Returns(b, "1.2(a)4iv")
	default:
		d.Layout().Moves(b, dontComeTo+indexOf[total], "1.1[come point]")
	}
}

func (g *Game) comeNumber(d *table.Dealer, b *table.Bet, n, total int) {
	switch total {
	case n:
		d.Wins(b, "1.2(a)3ii")
	case 7:
		d.Loses(b, "1.2(a)3iii(2)")
	}
}

// number decides a wager that its number comes before a seven.
func (g *Game) number(d *table.Dealer, b *table.Bet, n, total int, by law.Cite) {
	switch total {
	case n:
		d.Wins(b, by)
	case 7:
		d.Loses(b, by)
	}
}

// against decides a wager that a seven comes before its number.
func (g *Game) against(d *table.Dealer, b *table.Bet, n, total int, wins, loses law.Cite) {
	switch total {
	case 7:
		d.Wins(b, wins)
	case n:
		d.Loses(b, loses)
	}
}

// off reports whether a wager rests on this roll, and says so if the roll
// would have decided it.
func (g *Game) off(d *table.Dealer, b *table.Bet, decided bool, by law.Cite) bool {
	if g.point != 0 || b.On {
		return false
	}
	if decided {
		d.Cite(by)
		d.Notes().NoteAmount(b.Seat, b.Area, b.Amount, "off-on-come-out", restNotes[b.Area])
		d.Cite("1.10(b)")
	}
	return true
}

var restNotes = func() (notes [numberOfAreas]string) {
	for i, w := range newLayout(DefaultOptions()).Wagers {
		notes[i] = w.Name + " is off on the come out roll"
	}
	return
}()

func (g *Game) place(d *table.Dealer, b *table.Bet, n, total int, rests, calledOn law.Cite) {
	switch {
	case g.off(d, b, total == n || total == 7, rests):
	case g.point == 0:
		g.number(d, b, n, total, calledOn)
	default:
		g.number(d, b, n, total, "1.2(a)5")
	}
}

// comeOdds rest on a come out roll, but the Come Bet that they support does
// not: when it is decided they come back.
func (g *Game) comeOdds(d *table.Dealer, b *table.Bet, n, total int) {
	switch off := g.point == 0 && !b.On; {
	case off && (total == n || total == 7):
		d.Returns(b, "1.3(e)")
	case !off:
		g.number(d, b, n, total, paidLaw(g.options.Odds.On(n), "1.6(c)[paid]"))
	}
}

var hardwayLaw = [4]law.Cite{"1.2(a)7", "1.2(a)8", "1.2(a)9", "1.2(a)10"}

func (g *Game) hardway(d *table.Dealer, b *table.Bet, roll dice.Pair) {
	i := b.Area - hardway
	n, total := hards[i], roll.Total()
	if g.off(d, b, total == n || total == 7, "1.3(e)") {
		return
	}
	switch {
	case total == n && roll.Hard():
		d.Wins(b, hardwayLaw[i])
	case total == n, total == 7:
		d.Loses(b, hardwayLaw[i])
	}
}

// oneRoll decides the wagers of 1.2(a)11 to 20.
func (g *Game) oneRoll(d *table.Dealer, b *table.Bet, total int) {
	craps := total == 2 || total == 3 || total == 12
	switch a := b.Area; a {
	case field:
		g.field(d, b, total)
	case anySeven:
		g.single(d, b, total == 7, "1.2(a)12")
	case anyCraps:
		g.single(d, b, craps, "1.2(a)13")
	case crapsTwo:
		g.single(d, b, total == 2, "1.2(a)14")
	case crapsThree:
		g.single(d, b, total == 3, "1.2(a)15")
	case crapsTwelve:
		g.single(d, b, total == 12, "1.2(a)16")
	case eleven:
		g.single(d, b, total == 11, "1.2(a)17")
	case crapsEleven:
		switch {
		case craps:
			d.Payments().WinsPart(b, 1, 0, "1.2(a)18")
		case total == 11:
			d.Payments().WinsPart(b, 1, 1, "1.2(a)18")
		default:
			d.Loses(b, "1.2(a)18")
		}
	case horn:
		g.horn(d, b, total, none, "1.2(a)19")
	default:
		g.horn(d, b, total, hornNums[a-hornHigh], "1.2(a)20")
	}
}

func (g *Game) single(d *table.Dealer, b *table.Bet, wins bool, by law.Cite) {
	if wins {
		d.Wins(b, by)
	} else {
		d.Loses(b, by)
	}
}

func (g *Game) field(d *table.Dealer, b *table.Bet, total int) {
	switch total {
	case 2:
		d.WinsAt(b, 1, "1.2(a)11")
	case 12:
		d.WinsAt(b, 2, "1.2(a)11")
	case 3, 4, 9, 10, 11:
		d.Wins(b, "1.2(a)11")
	default:
		d.Loses(b, "1.2(a)11")
	}
}

// none is the number of a Horn Bet with more on it than on the others.
const none = 0

// horn decides a Horn Bet, or a Horn High Bet with one unit more on high.
func (g *Game) horn(d *table.Dealer, b *table.Bet, total, high int, by law.Cite) {
	for i, n := range hornNums {
		if n == total {
			units := int64(1)
			if n == high {
				units = 2
			}
			d.Payments().WinsPart(b, units, i, by)
			return
		}
	}
	d.Loses(b, by)
}
