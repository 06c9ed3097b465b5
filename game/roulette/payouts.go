package roulette

import (
	"slices"

	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

func odds(to int64, by law.Cite) []table.Pay {
	return []table.Pay{{Odds: money.Odds{To: to, One: 1}, Law: by}}
}

// Section 5.2(a): what a licensee must pay at least.
var (
	straightPays  = odds(35, "5.2(a)[Straight]")
	splitPays     = odds(17, "5.2(a)[Split]")
	threePays     = odds(11, "5.2(a)[Three Numbers]")
	fourPays      = odds(8, "5.2(a)[Four Numbers]")
	firstFivePays = odds(6, "5.2(a)[First Five Numbers]")
	sixPays       = odds(5, "5.2(a)[Six Numbers]")
	sevenPays     = odds(4, "5.2(a)[Seven Numbers]")
	columnPays    = odds(2, "5.2(a)[Column]")
	dozenPays     = odds(2, "5.2(a)[Dozen]")
	redPays       = odds(1, "5.2(a)[Red]")
	blackPays     = odds(1, "5.2(a)[Black]")
	oddPays       = odds(1, "5.2(a)[Odd]")
	evenPays      = odds(1, "5.2(a)[Even]")
	lowPays       = odds(1, "5.2(a)[1 to 18]")
	highPays      = odds(1, "5.2(a)[19 to 36]")
)

// adjacentPays are the odds of the straight wagers that a five adjacent numbers
// wager is deemed to be. Only its winning fifth is ever paid, in the number's
// own box.
func adjacentPays(centre Number) []table.Pay {
	pays := slices.Clone(straightPays)
	pays[0].As = "straight-" + centre.String()
	return pays
}

// evenMoney reports whether 5.2(b) to (d) speak of the wager: red, black, odd,
// even, 1 to 18 and 19 to 36.
func evenMoney(a table.Area) bool { return a >= red && a < seven }

// zero settles an even money wager when the ball rests in 0 or 00.
func (g *Game) zero(d *table.Dealer, b *table.Bet) {
	switch g.options.Zero {
	case LoseAll:
		d.Loses(b, "5.2(c)")
		return
	case GetHalf:
		d.Halves(b, "5.2(b)")
		return
	}
	switch g.options.Wheel {
	case DoubleZeroWheel:
		d.Halves(b, "5.2(b)")
	case SingleZeroWheel, TripleZeroWheel:
		d.Loses(b, "5.2(c)")
	case DoubleZeroAsSingle:
		d.Loses(b, "5.2(d)3")
	}
}
