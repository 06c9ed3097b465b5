package twentyone

import (
	"boardwalk/game/blackjack"
	"boardwalk/money"
	"boardwalk/table"
)

// rules is what the options come down to for one player's hand and the
// dealer's. Multiple action needs nothing here: each of the dealer's hands is
// as good as the other, so a wager against any of them is worth the same.
type rules struct {
	bothUp    bool // 2.6(k)
	softNine  bool // 2.6(k)4: a soft 19 or 20 may be doubled as 9 or 10
	reader    bool // 2.6(j): with a blackjack no more cards are dealt
	surrender bool
	hands     int // that may be formed by splitting
	aces      int // likewise of a pair of aces

	blackjack money.Odds // what is paid on one, the designated one of 2.3(e)3 averaged in

	// The same in halves of the wager, and what is paid on the designated one if
	// there is one: a sixty-fourth of all, as below.
	natural, designated int8

	suited    bool // 2.3(e)1
	sevens    bool // 2.3(e)2
	fiveCards bool // 2.3(e)4 and 2.16 come to the same

	// What the regulation has and games elsewhere have not; figures that
	// others have published are for those.
	twoCards   bool // 2.3(a)3: 21 in two cards of a split pair beats 21 in more
	afterSplit bool // 2.10(a): any two cards may be doubled, those of a split pair too
	split      bool // 2.11

	kin // what the kin of blackjack do otherwise
}

func rulesOf(o *blackjack.Options) *rules {
	r := &rules{
		bothUp: o.Dealing == blackjack.BothUp, reader: o.Dealing == blackjack.HoleCardReader,
		softNine: o.SoftDouble, surrender: o.Surrender, hands: o.SplitHands, aces: o.SplitHands,
		suited: o.SuitedSixSevenEight, sevens: o.ThreeSevens, fiveCards: o.FiveCardOdds || o.FiveCard21,
		twoCards: o.TwoCardsWin(), afterSplit: true, split: true, kin: kinOf(o),
	}
	r.suited = r.suited || r.bonuses != nil
	if o.SplitAcesOnce {
		r.aces = 2
	}
	r.blackjack = odds(o, "blackjack")
	r.natural = halves(r.blackjack)
	if designated := odds(o, "the designated blackjack"); designated.One > 0 {
		r.designated = halves(designated)
		// One ace of four and one of sixteen cards that count ten: each is one
		// sixty-fourth of all blackjacks, whatever cards are left.
		a, b := r.blackjack, designated
		r.blackjack = money.Odds{To: a.To*b.One*63 + b.To*a.One, One: 64 * a.One * b.One}
	}
	return r
}

// halves is what odds pay, in halves of the wager.
func halves(o money.Odds) int8 { return int8(2 * o.To / o.One) }

// odds finds what the game pays on a main wager that wins with something.
func odds(o *blackjack.Options, on string) money.Odds {
	for _, p := range mainPays(o) {
		if p.On == on {
			return p.Odds
		}
	}
	return money.Odds{}
}

func mainPays(o *blackjack.Options) []table.Pay {
	l := blackjack.New(*o).Layout()
	return l.Wagers[l.MustArea("main-1")].Pays
}

// most is how many hands may come of a pair.
func (r *rules) most(v int) int {
	switch {
	case !r.split:
		return 1
	case v == 0:
		return r.aces
	}
	return r.hands
}

// mayDouble is 2.10(a) and 2.6(k)4, for hands that may draw at all.
func (r *rules) mayDouble(p *place, split bool) bool {
	switch {
	case p.cards < 2 || p.cards > 2 && !r.DoubleAny || p.score >= 21 || split && !r.afterSplit:
		return false
	case !r.bothUp || p.score >= 9 && p.score <= 11:
		return true
	}
	return r.softNine && p.soft && p.score >= 19
}

// pays are the odds of a hand that wins against the dealer's score, as halves:
// 2 is even money.
func (r *rules) pays(p *place) int {
	switch {
	case p.score != 21:
	case r.bonuses != nil:
		return r.bonuses[p.Hand]
	case p.cards == 5 && r.fiveCards, p.cards == 3 && p.suited && p.count[6] == 1 && r.suited:
		return 4
	case p.cards == 3 && p.count[6] == 3 && r.sevens:
		return 3
	}
	return 2
}
