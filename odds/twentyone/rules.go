package twentyone

import (
	"fmt"
	"strings"

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

	naturals []natural // the same, each by itself

	suited    bool // 2.3(e)1
	sevens    bool // 2.3(e)2
	fiveCards bool // 2.3(e)4 and 2.16 come to the same

	// What hands win, in halves of the wager, that win more than even money.
	suitedPays, sevensPays, fivePays int

	// Rules of other places.
	hitSoft17, takesAll, charlie bool
	leastDouble                  int // only hard totals from here to 11 may be doubled; 0 for any two cards

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
		twoCards: o.TwoCardsWin(), afterSplit: !o.NoDoubleSplit, split: true, kin: kinOf(o),
		hitSoft17: o.HitSoft17, charlie: o.FiveCardWins, leastDouble: o.LeastDouble(),
		// where a blackjack is known at once no more is wagered
		takesAll: o.TakesAll && o.Dealing != blackjack.HoleCardReader && o.Dealing != blackjack.BothUp,
	}
	pays := mainPays(o)
	r.PlayAces = r.PlayAces || o.PlaySplitAces
	r.suitedPays, r.sevensPays = int(halves(odds(pays, "6-7-8 of one suit"))), int(halves(odds(pays, "three sevens")))
	r.fivePays = int(max(halves(odds(pays, "five cards totalling 21")), halves(odds(pays, "21 in five cards"))))
	r.suited = r.suited || r.bonuses != nil
	if o.SplitAcesOnce {
		r.aces = 2
	}
	r.blackjack = odds(pays, "blackjack")
	r.naturals = []natural{{r.blackjack, 1, 1}}
	if designated := odds(pays, "the designated blackjack"); designated.One > 0 {
		r.naturals = []natural{{r.blackjack, 63, 64}, {designated, 1, 64}}
		// One ace of four and one of sixteen cards that count ten: each is one
		// sixty-fourth of all blackjacks, whatever cards are left.
		a, b := r.blackjack, designated
		r.blackjack = money.Odds{To: a.To*b.One*63 + b.To*a.One, One: 64 * a.One * b.One}
	}
	return r
}

// natural is what is paid on some of the blackjacks: so many parts of all.
type natural struct {
	odds      money.Odds
	parts, of int
}

// halves is what odds pay, in halves of the wager; zero for no odds.
func halves(o money.Odds) int8 {
	if o.One == 0 {
		return 0
	}
	return int8(2 * o.To / o.One)
}

// mostHalves is the most that a hand may win for its wager in halves of it, so that all hands of a round have room.
const mostHalves = 14

// inHalves reports whether odds pay whole halves of the wager, and not too many for rounds to be counted in them.
func inHalves(o money.Odds) bool { return 2*o.To%o.One == 0 && 2*o.To/o.One <= mostHalves }

// plain reports whether the rules are those of blackjack itself, and of none of its kin. Split aces may be played on.
func (r *rules) plain() bool {
	w := r.Ways
	w.PlayAces = false
	return w == blackjack.Ways{}
}

// isCharlie reports whether a hand wins by its number of cards.
func (r *rules) isCharlie(p *place) bool { return r.charlie && p.cards >= 5 && p.score <= 21 }

// stops reports whether a hand gets no more cards, whatever the player would like.
func (r *rules) stops(p *place) bool { return p.score == 21 || r.isCharlie(p) }

// uncounted says which pay line a solution cannot count: what hands win that are not dealt as blackjacks is counted in
// halves of the wager, and a raise is paid even money. It returns nil where there is none.
func uncounted(o *blackjack.Options) error {
	l := blackjack.New(*o).Layout()
	for i := range l.Wagers {
		w := &l.Wagers[i]
		for _, p := range w.Pays {
			even := p.Odds.To == p.Odds.One
			switch {
			case w.Absent || p.Never || p.Odds.IsZero() || p.On == "blackjack" || p.On == "the designated blackjack":
			case w.Group == "double" && !even, w.Group == "main" && (p.On == "" && !even || !inHalves(p.Odds)):
				line := strings.TrimSpace(w.Called() + " " + p.On)
				return fmt.Errorf("the figures of blackjack have no way to count %s at %s: it can be simulated", line, p.Odds)
			}
		}
	}
	return nil
}

// odds finds what the game pays on a main wager that wins with something.
func odds(pays []table.Pay, on string) money.Odds {
	for _, p := range pays {
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
	case r.leastDouble > 0 && (p.soft || p.score < r.leastDouble || p.score > 11):
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
	case p.cards == 5 && r.fiveCards:
		return r.fivePays
	case p.cards == 3 && p.suited && p.count[6] == 1 && r.suited:
		return r.suitedPays
	case p.cards == 3 && p.count[6] == 3 && r.sevens:
		return r.sevensPays
	}
	return 2
}
