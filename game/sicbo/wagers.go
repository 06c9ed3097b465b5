package sicbo

import (
	"fmt"

	"boardwalk/dice"
	"boardwalk/law"
	"boardwalk/table"
)

// The areas of the layout, in the order of 9.2(a). A wager on a face comes six
// in a row, a total from 4 to 17, a combination in the order of pairs.
const (
	triple        table.Area = 0
	double        table.Area = 6
	anyTriple     table.Area = 12
	total         table.Area = 13
	combo         table.Area = 27
	small         table.Area = 42
	big           table.Area = 43
	single        table.Area = 44
	numberOfAreas table.Area = 50
)

// pairs are the combinations of two different faces.
var pairs = func() (all [combosOfTwo][2]dice.Face) {
	i := 0
	for low := dice.Face(1); low <= 6; low++ {
		for high := low + 1; high <= 6; high++ {
			all[i] = [2]dice.Face{low, high}
			i++
		}
	}
	return
}()

const combosOfTwo = 15

// newLayout declares section 9.2(a), and 9.3(a) of how wagers are made.
func newLayout() *table.Layout {
	l := &table.Layout{
		MadeWithChips: "9.3(a)", CashWagers: "9.3(a)[no cash]", CashRefused: true,
		PayableAmounts: "house:added-1(a)[payable]", // winners are paid at the odds offered, so an amount that cannot be is not taken
		LeastOdds:      "9.4(b)", OddsWording: "9.4(a)",
		Acts: acts, Incidents: incidents,
	}
	add := func(id, name, group string, by law.Cite, pays []table.Pay, aliases ...string) {
		l.Wagers = append(l.Wagers, table.Wager{ID: id, Name: name, Group: group, Aliases: aliases, Law: by,
			OneRoll: true, Made: table.Always, Pays: pays})
	}
	for n := 1; n <= 6; n++ {
		add(fmt.Sprint("triple-", n), fmt.Sprint("Three of a kind ", n), "three of a kind", "9.2(a)1", triplePays)
	}
	for n := 1; n <= 6; n++ {
		add(fmt.Sprint("double-", n), fmt.Sprint("Two of a kind ", n), "two of a kind", "9.2(a)2", doublePays)
	}
	add("any-triple", "Any three of a kind", "", "9.2(a)3", anyTriplePays)
	for n := 4; n <= 17; n++ {
		add(fmt.Sprint("total-", n), fmt.Sprint("Total Value Bet ", n), "total value", "9.2(a)4", totalPays[n-4:n-3],
			fmt.Sprint("total value ", n), fmt.Sprint("total value of ", n))
	}
	for _, p := range pairs {
		add(fmt.Sprintf("combo-%v-%v", p[0], p[1]), fmt.Sprintf("Two Dice Combination %v-%v", p[0], p[1]),
			"two dice combination", "9.2(a)5", comboPays, fmt.Sprintf("combo-%v-%v", p[1], p[0]))
	}
	add("small", "Small Bet", "", "9.2(a)6", smallPays)
	add("big", "Big Bet", "", "9.2(a)7", bigPays)
	for n := 1; n <= 6; n++ {
		add(fmt.Sprint("single-", n), fmt.Sprint("One of a kind ", n), "one of a kind", "9.2(a)8", singlePays)
	}
	return l
}

// wins says of one wager what 9.2(a) says of it. The electrical device lights
// the layout the other way round, from the dice; see [Winning].
func wins(a table.Area, roll dice.Three) bool {
	sum := table.Area(roll.Total())
	switch {
	case a < double: // 9.2(a)1
		return roll.Count(face(a)) == 3
	case a < anyTriple: // 9.2(a)2, where three alike show the number on two dice as well
		return roll.Count(face(a)) >= 2
	case a == anyTriple: // 9.2(a)3
		return roll.Alike()
	case a < combo: // 9.2(a)4
		return sum == a-total+4
	case a < small: // 9.2(a)5
		p := pairs[a-combo]
		return roll.Count(p[0]) > 0 && roll.Count(p[1]) > 0
	case a == small: // 9.2(a)6
		return sum >= 4 && sum <= 10 && !roll.Alike()
	case a == big: // 9.2(a)7
		return sum >= 11 && sum <= 17 && !roll.Alike()
	default: // 9.2(a)8
		return roll.Count(face(a)) > 0
	}
}

// face is the number that a wager on one number is on.
func face(a table.Area) dice.Face {
	switch {
	case a >= single:
		return dice.Face(a-single) + 1
	case a >= double:
		return dice.Face(a-double) + 1
	}
	return dice.Face(a) + 1
}

// Notices say whose business the placing of a wager is.
func (g *Game) Notices() []table.Notice {
	return []table.Notice{{By: "9.3(b)",
		Text: "players answer for where their wagers lie, and for what they tell the dealer, even if the dealer helps"}}
}
