package craps

import (
	"fmt"
	"strconv"

	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

var even = money.Odds{To: 1, One: 1}

func odds(to, one int64, by law.Cite) table.Pay {
	return table.Pay{Odds: money.Odds{To: to, One: one}, Law: by}
}

// Section 1.4(b), for each number from 4 to 10.
var (
	placeWinOdds = [6]table.Pay{
		odds(9, 5, "1.4(b)[Place Bet 4 to Win]"), odds(7, 5, "1.4(b)[Place Bet 5 to Win]"), odds(7, 6, "1.4(b)[Place Bet 6 to Win]"),
		odds(7, 6, "1.4(b)[Place Bet 8 to Win]"), odds(7, 5, "1.4(b)[Place Bet 9 to Win]"), odds(9, 5, "1.4(b)[Place Bet 10 to Win]"),
	}
	placeLoseOdds = [6]table.Pay{
		odds(5, 11, "1.4(b)[Place Bet 4 to Lose]"), odds(5, 8, "1.4(b)[Place Bet 5 to Lose]"), odds(4, 5, "1.4(b)[Place Bet 6 to Lose]"),
		odds(4, 5, "1.4(b)[Place Bet 8 to Lose]"), odds(5, 8, "1.4(b)[Place Bet 9 to Lose]"), odds(5, 11, "1.4(b)[Place Bet 10 to Lose]"),
	}
)

// Section 1.4(b), the wagers in the centre and the field.
var (
	anySevenPay    = odds(4, 1, "1.4(b)[Any Seven]")
	anyCrapsPay    = odds(7, 1, "1.4(b)[Any Craps]")
	crapsTwoPay    = odds(30, 1, "1.4(b)[Craps 2]")
	crapsThreePay  = odds(15, 1, "1.4(b)[Craps 3]")
	crapsTwelvePay = odds(30, 1, "1.4(b)[Craps 12]")
	elevenPay      = odds(15, 1, "1.4(b)[11 in one roll]")

	fieldPays = []table.Pay{
		on("3, 4, 9, 10 and 11", odds(1, 1, "1.4(b)[Field 3-4-9-10-11]")),
		on("2", odds(2, 1, "1.4(b)[Field 2]")),
		on("12", odds(2, 1, "1.4(b)[Field 12]")),
	}

	// Section 1.4(c): as if there were separate wagers on the four numbers.
	hornPays = []table.Pay{
		as("craps-2", "2", crapsTwoPay), as("craps-3", "3", crapsThreePay),
		as("eleven", "11", elevenPay), as("craps-12", "12", crapsTwelvePay),
	}
)

func on(outcome string, p table.Pay) table.Pay {
	p.On = outcome
	return p
}

func as(id, outcome string, p table.Pay) table.Pay {
	p.As, p.On = id, outcome
	return p
}

// Section 1.5: true odds on place bets, in return for vigorish. These odds are
// neither more nor less than listed.
var (
	buyOdds = [6]table.Pay{
		fixed(2, 1, "1.5(a)[4 to Win]"), fixed(3, 2, "1.5(a)[5 to Win]"), fixed(6, 5, "1.5(a)[6 to Win]"),
		fixed(6, 5, "1.5(a)[8 to Win]"), fixed(3, 2, "1.5(a)[9 to Win]"), fixed(2, 1, "1.5(a)[10 to Win]"),
	}
	layOdds = [6]table.Pay{
		fixed(1, 2, "1.5(b)[4 to Lose]"), fixed(2, 3, "1.5(b)[5 to Lose]"), fixed(5, 6, "1.5(b)[6 to Lose]"),
		fixed(5, 6, "1.5(b)[8 to Lose]"), fixed(2, 3, "1.5(b)[9 to Lose]"), fixed(1, 2, "1.5(b)[10 to Lose]"),
	}
)

func fixed(to, one int64, by law.Cite) table.Pay {
	p := odds(to, one, by)
	p.Fixed = true
	return p
}

// vigorish is what section 1.5 allows: five percent of a buy bet, or of what a
// lay bet could win.
var vigorish = map[string]table.Vigorish{
	"buy": {Most: 500, Law: "1.5(a)"},
	"lay": {Most: 500, OnWin: true, Law: "1.5(b)"},
}

// onNumbers declares one wager for each of the six numbers.
func onNumbers(id, name, group string, by law.Cite, pays []table.Pay) []table.Wager {
	ws := make([]table.Wager, 0, 6)
	for i, n := range numbers {
		num := strconv.Itoa(n)
		w := table.Wager{ID: id + "-" + num, Name: fmt.Sprintf(name, n), Group: group, Law: by,
			Made: table.Always, Pays: pays[i : i+1], Vigorish: vigorish[id]}
		switch id {
		case "place":
			w.Aliases = []string{"place " + num + " to win"}
		case "lose":
			w.Aliases = []string{"place " + num + " to lose", "place-lose-" + num}
		}
		ws = append(ws, w)
	}
	return ws
}

// paidAtTrueOdds reports whether a wager is paid at the odds of 1.5 or 1.6.
// 1.4(e) wants amounts that can be paid at the odds of 1.4(b), (c) and (d), and
// says nothing of these.
func paidAtTrueOdds(a table.Area) bool {
	return a >= passOdds && a < comeTo || a >= comeOdds && a < come || a >= buy && a < hardway
}

// offered leaves wagers that the licensee does not offer on the layout, so
// that areas keep their places, but lets nobody make them.
func offered(yes bool, by law.Cite, ws []table.Wager) []table.Wager {
	for i := range ws {
		if !yes {
			ws[i].Made, ws[i].MadeText, ws[i].Law = 0, "is not offered at this table", by
		}
	}
	return ws
}
