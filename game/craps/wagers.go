package craps

import (
	"strconv"

	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// The areas of the layout. Wagers on a number come six in a row, for 4, 5, 6,
// 8, 9 and 10. A roll settles them in this order, so a come wager that has its
// number is decided before the next one moves there.
const (
	pass          table.Area = 0
	dontPass      table.Area = 1
	passOdds      table.Area = 2
	dontPassOdds  table.Area = 8
	comeTo        table.Area = 14
	dontComeTo    table.Area = 20
	comeOdds      table.Area = 26
	dontComeOdds  table.Area = 32
	come          table.Area = 38
	dontCome      table.Area = 39
	placeToWin    table.Area = 40
	placeToLose   table.Area = 46
	buy           table.Area = 52
	lay           table.Area = 58
	hardway       table.Area = 64 // 4, 6, 8, 10
	field         table.Area = 68
	anySeven      table.Area = 69
	anyCraps      table.Area = 70
	crapsTwo      table.Area = 71
	crapsThree    table.Area = 72
	crapsTwelve   table.Area = 73
	eleven        table.Area = 74
	crapsEleven   table.Area = 75
	horn          table.Area = 76
	hornHigh      table.Area = 77 // 2, 3, 11, 12
	numberOfAreas            = 81
)

var (
	numbers  = [6]int{4, 5, 6, 8, 9, 10}
	hards    = [4]int{4, 6, 8, 10}
	hornNums = [4]int{2, 3, 11, 12}
)

// isPoint reports whether a total can be a come out point or a come point.
func isPoint(total int) bool { return total >= 4 && total <= 10 && total != 7 }

// indexOf is a number's place among the six.
var indexOf = [13]table.Area{5: 1, 6: 2, 8: 3, 9: 4, 10: 5}

const (
	before       = "is made only just before the come out roll"
	untilDecided = "once its point is established"
)

// newLayout declares section 1.2(a): every permissible wager, in the order of
// the areas.
func newLayout(o *Options) *table.Layout {
	l := &table.Layout{
		Stages:     []string{"come out", "point", "come wagers only"},
		OnlyListed: "1.2(b)", MadeWithChips: "1.3(b)[chips]", CashWagers: "1.3(b)[cash]",
		PayableAmounts: "1.4(e)", LeastOdds: "1.4(b)[floor]", HigherOddsAlike: "1.4(b)[higher odds]", OddsWording: "1.4(a)",
		OnlyDeclaredCharges: "1.5(c)", ReducedFreely: "1.3(c)", CalledOn: "1.3(e)",
		Acts: acts, Incidents: incidents, Offers: []*table.Offer{offerDice, offerPassed, offerRest},
	}
	l.Wagers = make([]table.Wager, 0, numberOfAreas)
	add := func(w table.Wager) {
		if w.LockedLaw == "" {
			w.LockedLaw = "1.3(c)"
		}
		l.Wagers = append(l.Wagers, w)
	}
	l.Wagers = append(l.Wagers, line...)
	for _, group := range [][]table.Wager{
		supplemental(o.OddsOver, "pass-odds", "Pass odds", "1.6(a)", "1.6(a)[paid]", trueOddsWin),
		supplemental(o.OddsOver, "dont-pass-odds", "Don't Pass odds", "1.6(b)", "1.6(b)[paid]", trueOddsLose),
		comeNumbers("come", "Come Bet", "1.2(a)3", "1.4(b)[Come Bet]"),
		removable(comeNumbers("dont-come", "Don't Come Bet", "1.2(a)4", "1.4(b)[Don't Come Bet]")),
		supplemental(o.OddsOver, "come-odds", "Come odds", "1.6(c)", "1.6(c)[paid]", trueOddsWin),
		supplemental(o.OddsOver, "dont-come-odds", "Don't Come odds", "1.6(d)", "1.6(d)[paid]", trueOddsLose),
		comeLine,
		onNumbers("place", "Place Bet %d to Win", "place to win", "1.2(a)5", placeWinOdds[:]),
		offered(o.PlaceToLose, "1.5(b)", onNumbers("lose", "Place Bet %d to Lose", "place to lose", "1.2(a)6", placeLoseOdds[:])),
		offered(o.Buy, "1.5(a)", onNumbers("buy", "Buy Bet %d to Win", "buy", "1.5(a)", buyOdds[:])),
		offered(o.Lay, "1.5(b)", onNumbers("lay", "Lay Bet %d to Lose", "lay", "1.5(b)", layOdds[:])),
		hardways, oneRoll, hornHighs(o.HornHighArea),
	} {
		for _, w := range group {
			add(w)
		}
	}
	for i := range l.Wagers {
		a := table.Area(i)
		l.Wagers[i].Rests = restsOnComeOut(a)
		l.Wagers[i].Rounded = o.AnyAmount && paidAtTrueOdds(a)
	}
	return l
}

// line are the wagers of 1.2(a)1 and 2.
var line = []table.Wager{
	{ID: "pass", Name: "Pass Bet", Aliases: []string{"pass line"}, Law: "1.2(a)1", Made: comeOut | finishing, MadeText: before,
		Locked: pointOn, LockedLaw: "1.3(c)", LockedText: untilDecided, Coupons: true,
		Pays: []table.Pay{{Odds: even, Law: "1.4(b)[Pass Bet]"}}},
	{ID: "dont-pass", Name: "Don't Pass Bet", Aliases: []string{"dont pass line"}, Law: "1.2(a)2", Made: comeOut | finishing, MadeText: before,
		ShutLaw: "1.3(d)", LockedLaw: "1.3(d)", Coupons: true,
		Pays: []table.Pay{{Odds: even, Law: "1.4(b)[Don't Pass Bet]"}}},
}

// comeLine are the wagers of 1.2(a)3 and 4 until the roll after they are made.
var comeLine = []table.Wager{
	{ID: "come", Name: "Come Bet", Law: "1.2(a)3", Made: pointOn, MadeText: "is made only after the come out roll",
		Pays: []table.Pay{{Odds: even, Law: "1.4(b)[Come Bet]"}}},
	{ID: "dont-come", Name: "Don't Come Bet", Law: "1.2(a)4", Made: pointOn, MadeText: "is made only after the come out roll",
		ShutLaw: "1.3(d)", LockedLaw: "1.3(d)",
		Pays: []table.Pay{{Odds: even, Law: "1.4(b)[Don't Come Bet]"}}},
}

// comeNumbers are the same wagers once they have their come point.
func comeNumbers(id, name string, by, odds law.Cite) []table.Wager {
	ws := make([]table.Wager, 0, 6)
	for _, n := range numbers {
		ws = append(ws, table.Wager{ID: id + "-" + strconv.Itoa(n), Name: name + " on " + strconv.Itoa(n), Group: id, Law: by,
			Made: pointOn, Moved: true, Locked: table.Always, LockedLaw: "1.3(c)", LockedText: untilDecided,
			Pays: []table.Pay{{Odds: even, Law: odds}}})
	}
	return ws
}

// removable are wagers that may be taken down or reduced at any time, and not put
// up again.
func removable(ws []table.Wager) []table.Wager {
	for i := range ws {
		ws[i].Locked, ws[i].ShutLaw, ws[i].LockedLaw = 0, "1.3(d)", "1.3(d)"
	}
	return ws
}

// hardways are the wagers of 1.2(a)7 to 10.
var hardways = []table.Wager{
	hard(4, "Four the Hardway", "1.2(a)7", table.Pay{Odds: money.Odds{To: 7, One: 1}, Law: "1.4(b)[Four the Hardway]"}),
	hard(6, "Six the Hardway", "1.2(a)8", table.Pay{Odds: money.Odds{To: 9, One: 1}, Law: "1.4(b)[Six the Hardway]"}),
	hard(8, "Eight the Hardway", "1.2(a)9", table.Pay{Odds: money.Odds{To: 9, One: 1}, Law: "1.4(b)[Eight the Hardway]"}),
	hard(10, "Ten the Hardway", "1.2(a)10", table.Pay{Odds: money.Odds{To: 7, One: 1}, Law: "1.4(b)[Ten the Hardway]"}),
}

func hard(n int, name string, by law.Cite, pay table.Pay) table.Wager {
	return table.Wager{ID: "hard-" + strconv.Itoa(n), Name: name, Group: "hardways", Law: by,
		Aliases: []string{"hard" + strconv.Itoa(n), "hardway " + strconv.Itoa(n)},
		Made:    table.Always, Pays: []table.Pay{pay}}
}

// oneRoll are the wagers of 1.2(a)11 to 19.
var oneRoll = []table.Wager{
	next("field", "Field Bet", "1.2(a)11", fieldPays...),
	next("any-seven", "Any Seven", "1.2(a)12", anySevenPay),
	next("any-craps", "Any Craps", "1.2(a)13", anyCrapsPay),
	next("craps-2", "Craps Two", "1.2(a)14", crapsTwoPay),
	next("craps-3", "Craps Three", "1.2(a)15", crapsThreePay),
	next("craps-12", "Craps Twelve", "1.2(a)16", crapsTwelvePay),
	next("eleven", "11 in One Roll", "1.2(a)17", elevenPay),
	inParts(2, "1.4(d)", next("c-and-e", "Craps-Eleven", "1.2(a)18", as("any-craps", "craps", anyCrapsPay), as("eleven", "11", elevenPay))),
	inParts(4, "1.4(c)", next("horn", "Horn Bet", "1.2(a)19", hornPays...)),
}

func next(id, name string, by law.Cite, pays ...table.Pay) table.Wager {
	return table.Wager{ID: id, Name: name, Aliases: aliases[id], Law: by, OneRoll: true,
		Made: table.Always, Pays: pays}
}

func inParts(n int64, by law.Cite, w table.Wager) table.Wager {
	w.Parts, w.PartLaw = n, by
	return w
}

var aliases = map[string][]string{
	"any-seven": {"any 7", "seven", "big red"}, "any-craps": {"craps"}, "craps-2": {"two", "aces"}, "craps-3": {"three"},
	"craps-12": {"twelve", "boxcars"}, "eleven": {"yo", "11"}, "c-and-e": {"ce", "c&e", "craps eleven"},
}

// hornHighs are the wagers of 1.2(a)20, one for each number that gets the
// fifth unit. Without an area of their own they are broken down.
func hornHighs(area bool) []table.Wager {
	single := map[int]string{2: "craps-2", 3: "craps-3", 11: "eleven", 12: "craps-12"}
	ws := make([]table.Wager, 0, 4)
	for _, n := range hornNums {
		num := strconv.Itoa(n)
		w := inParts(5, "1.4(c)", next("horn-high-"+num, "Horn High "+num+" Bet", "1.2(a)20", hornPays...))
		w.UnitLaw = "1.2(a)20[units of five]"
		w.Group, w.Aliases = "horn high", []string{"horn high " + num}
		if !area {
			w.Breaks = []table.Piece{{ID: "horn", Share: 4}, {ID: single[n], Share: 1}}
			w.BreakLaw = "1.2(a)20[no layout area]"
		}
		ws = append(ws, w)
	}
	return ws
}
