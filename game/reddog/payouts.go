package reddog

import (
	"slices"

	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

func pays(on string, to int64, by law.Cite) table.Pay {
	return table.Pay{On: on, Odds: money.Odds{To: to, One: 1}, Law: by}
}

// bySpread are the least payout odds of 6.5(i)2.
var bySpread = [...]table.Pay{
	pays("spread of 1", 5, "6.5(i)2[spread 1]"),
	pays("spread of 2", 4, "6.5(i)2[spread 2]"),
	pays("spread of 3", 2, "6.5(i)2[spread 3]"),
	pays("spread of 4 to 11", 1, "6.5(i)2[spread 4 to 11]"),
}

// spreadLine is the line of odds of a spread.
func spreadLine(spread int) int { return min(spread, len(bySpread)) - 1 }

// threeLine is the line of three of a kind, which only an original wager has.
const threeLine = len(bySpread)

// originalPays and raisePays are all the odds of each wager. Odds above the
// list are for the spreads alone, 6.5(i)3: three of a kind pays 11 to 1.
var (
	originalPays = append(bySpread[:threeLine:threeLine],
		table.Pay{On: "three of a kind", Odds: money.Odds{To: 11, One: 1}, Law: "6.5(f)1", Fixed: true})
	raisePays = asOriginal()
)

// asOriginal has a raise paid at the odds that are posted for the original
// wager: the spread of the round decides them, whichever of the two it is.
func asOriginal() []table.Pay {
	pays := slices.Clone(bySpread[:])
	for i := range pays {
		if pays[i].As = "original"; i > 0 {
			pays[i].As += " on " + pays[i].On
		}
	}
	return pays
}
