package keno

import (
	"cmp"
	"fmt"
	"math/big"
	"slices"

	"boardwalk/law"
	"boardwalk/money"
)

// minLimit is the least that a limit for the winners of a game may be.
const minLimit = 100_000 * money.Dollar

// mostAdvantage is the largest house advantage for the minimum wager.
var mostAdvantage = big.NewRat(30, 100)

// Check holds the rate card against 15.2, 15.3 and 15.6, and returns every fault
// by its line.
func (c *Rates) Check() Faults {
	k := ratesCheck{Rates: c}
	k.wagers()
	k.spotsOffered()
	k.limits()
	k.advantages()
	k.claims()
	slices.SortStableFunc(k.faults, func(a, b Fault) int { return cmp.Compare(a.Line, b.Line) })
	return k.faults
}

type ratesCheck struct {
	*Rates
	faults Faults
}

// fault notes a fault in the line that set a keyword.
func (k *ratesCheck) fault(key string, by law.Cite, format string, args ...any) {
	k.faults = append(k.faults, Fault{k.file, k.lines[key], by, fmt.Sprintf(format, args...)})
}

// wagers checks the minimum and the maximum, and that every payoff is in
// proportion to the wager to the cent.
func (k *ratesCheck) wagers() {
	if k.Maximum < k.Minimum {
		k.fault("maximum", "15.3(d)", "the maximum wager of %s is below the minimum wager of %s", k.Maximum, k.Minimum)
	}
	for n := range k.spots.All() {
		for _, p := range k.PaysFor(n) {
			if !(p.Pays * k.Step).Multiple(k.Minimum) {
				k.fault(fmt.Sprintf("spots %d", n), "15.3(e)",
					"%d of %d pays %s for %s, which cannot be raised in proportion to wagers in steps of %s: a payoff would have a fraction of a cent",
					p.Caught, n, p.Pays, k.Minimum, k.Step)
				break
			}
		}
	}
}

// spotsOffered checks that a player may select from one spot to the maximum.
func (k *ratesCheck) spotsOffered() {
	for n := 1; n < k.MostSpots(); n++ {
		if !k.spots.Has(n) {
			k.fault(fmt.Sprintf("spots %d", k.MostSpots()), StraightTicket.By(),
				"up to %d spots may be played, so %s must be too", k.MostSpots(), count(n, "spot"))
		}
	}
	if !k.Offers(StraightTicket) {
		k.fault("offers", StraightTicket.By(), "straight tickets are not offered, and every other ticket is made of them")
	}
	if k.Races > 1 && !k.Offers(MultiRaceTicket) {
		k.fault("races", MultiRaceTicket.By(), "a ticket may be for %d games, and multi-race tickets are not offered", k.Races)
	}
}

// limits checks the most that is paid in a game and on a wager.
func (k *ratesCheck) limits() {
	const by law.Cite = "15.3(e)[maximum]"
	switch {
	case k.Limit > 0 && k.Limit < minLimit:
		k.fault("limit", by, "winners of a game are paid %s together at most, and the limit must be at least %s", k.Limit, minLimit)
	case k.Most > 0 && k.Limit == 0:
		k.fault("most", by, "one wager is paid %s at most, and there is no limit of the same amount for all winners of a game", k.Most)
	}
	if k.Most > 0 && k.Limit > 0 && k.Most != k.Limit {
		k.fault("most", by, "one wager is paid %s at most, which must be the same as the limit of %s for all winners of a game", k.Most, k.Limit)
	}
	if k.lines["share"] > 0 && k.Limit == 0 {
		k.fault("share", "", "there is no limit that winners could share")
	}
}

// advantages checks the house advantage of every number of spots for the minimum
// wager, with the most that one wager is paid.
func (k *ratesCheck) advantages() {
	for n := range k.spots.All() {
		advantage := k.Advantage(n, k.Minimum)
		if advantage.Cmp(mostAdvantage) > 0 {
			k.fault(fmt.Sprintf("spots %d", n), "15.3(e)[advantage]",
				"the house advantage of %s is %s%% for the minimum wager, which is more than 30%%",
				count(n, "spot"), roundedUp(advantage))
		}
	}
}

// roundedUp writes a fraction in percent, rounded up to four digits, so that
// what is above 30 percent never looks like it.
func roundedUp(r *big.Rat) string {
	parts := new(big.Int).Mul(r.Num(), big.NewInt(1_000_000))
	parts.Add(parts, r.Denom()).Sub(parts, big.NewInt(1)).Quo(parts, r.Denom())
	return new(big.Rat).SetFrac(parts, big.NewInt(10_000)).FloatString(4)
}

// claims checks how long winning tickets are valid.
func (k *ratesCheck) claims() {
	switch {
	case k.Claim == Claim{}:
		k.fault("claim", "15.6(c)[publication]", "the rate card does not say how long winning tickets are valid")
	case k.Claim.For > year:
		k.fault("claim", "15.6(c)", "winning tickets are valid for %s, and one year is the most", k.Claim)
	case !k.Claim.Year && k.Claim.For < minClaim:
		k.fault("claim", "15.6(c)[minimum]", "winning tickets are valid for %s, and five minutes are the least", k.Claim)
	}
}
