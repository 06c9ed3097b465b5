package keno

import (
	"slices"

	"boardwalk/law"
	"boardwalk/money"
)

// kindOf returns the type of ticket that the marks and ways make, and refuses a
// type that was stated and is another.
func (r *Request) kindOf(parts []part, ways []Way) (Kind, error) {
	alone := !slices.ContainsFunc(ways, func(w Way) bool { return w.parts.Len() > 1 })
	equal := sameSize(parts)
	kind := CombinationTicket
	switch {
	case !r.Kings.IsEmpty():
		kind = KingTicket
		if !crowned(parts, ways) {
			return kind, law.Refuse(KingTicket.By(), "no king is combined with another group")
		}
	case len(parts) == 1:
		kind = StraightTicket
	case alone:
		kind = SplitTicket
	case equal:
		kind = WayTicket
	}
	switch {
	case r.Kind == Unstated || r.Kind == kind:
		return kind, nil
	case r.Kind == CombinationTicket && kind == WayTicket:
		return CombinationTicket, nil // groups of any size, so also of one size
	case r.Kind == StraightTicket:
		return kind, law.Refuse(StraightTicket.By(), "a straight ticket has no groups, and this one has %d", len(parts))
	case r.Kind == WayTicket && !equal:
		return kind, law.Refuse(WayTicket.By(), "the groups of a way ticket have the same number of spots, and these have not")
	}
	return kind, law.Refuse(unclear, "the request is marked as a %s ticket and is a %s ticket", r.Kind, kind)
}

// sameSize reports whether all parts have the same number of spots.
func sameSize(parts []part) bool {
	return !slices.ContainsFunc(parts, func(p part) bool { return p.spots.Len() != parts[0].spots.Len() })
}

// crowned reports whether a king is combined with something in one of the ways.
func crowned(parts []part, ways []Way) bool {
	return slices.ContainsFunc(ways, func(w Way) bool {
		for i := range w.parts.All() {
			if parts[i-1].king && w.parts.Len() > 1 {
				return true
			}
		}
		return false
	})
}

// checkRepeats refuses a number that is marked in two groups.
func checkRepeats(parts []part, kind Kind) error {
	by := unclear
	if kind == SplitTicket {
		by = "15.2(c)2[no repeats]"
	}
	var seen Set
	for _, p := range parts {
		for n := range p.spots.And(seen).All() {
			return law.Refuse(by, "the number %d is in more than one group", n)
		}
		seen = seen.Or(p.spots)
	}
	return nil
}

// checkUsed refuses a group that is in no way: it is not clear what it is for.
func checkUsed(parts []part, ways []Way) error {
	var used Set
	for i := range ways {
		used = used.Or(ways[i].parts)
	}
	for i, p := range parts {
		if !used.Has(i + 1) {
			return law.Refuse(unclear, "the group %s is marked and not played", p.name)
		}
	}
	return nil
}

// checkRates holds what is wagered on each way against the rate card, and
// against what the type of ticket says of different rates.
func (c *Rates) checkRates(kind Kind, parts []part, ways []Way) error {
	for i := range ways {
		if most := c.MostSpots(); ways[i].Size > most {
			return law.RefuseFor(law.Maximum, "15.2(b)", "%s are more than the %d that the rate card allows", count(ways[i].Size, "spot"), most)
		}
		if err := c.CheckWager(ways[i].Rate); err != nil {
			return err
		}
		if ways[i].Rate == ways[0].Rate {
			continue
		}
		switch {
		case kind == SplitTicket && sameSize(parts):
			return law.Refuse("15.2(c)2i", "a split ticket whose groups have equal spots is wagered at the same rate for each group")
		case kind == WayTicket:
			return law.Refuse(WayTicket.By(), "a way ticket is wagered at the same rate for each group; a combination ticket may have several rates")
		}
	}
	return nil
}

// CheckWager holds what is wagered on one way against the rate card.
func (c *Rates) CheckWager(rate money.Cents) error {
	switch {
	case rate < c.Minimum:
		return law.RefuseFor(law.Minimum, "15.3(d)", "%s is less than the minimum wager of %s", rate, c.Minimum).Bounded(int64(c.Minimum))
	case rate > c.Maximum:
		return law.RefuseFor(law.Maximum, "15.3(d)", "%s is more than the maximum wager of %s", rate, c.Maximum).Bounded(int64(c.Maximum))
	case !(rate - c.Minimum).Multiple(c.Step):
		return law.RefuseFor(law.Unit, "15.3(e)",
			"wagers go up from %s in steps of %s, so that every payoff is in proportion; %s is between two of them",
			c.Minimum, c.Step, rate).Bounded(int64(c.Step))
	}
	return nil
}

// checkOffer refuses types of tickets that the rate card does not list, and more
// games than it allows.
func (c *Rates) checkOffer(kind Kind, r *Request) error {
	if !c.Offers(kind) {
		return law.RefuseFor(law.Unknown, "15.1[rate card]", "the rate card offers no %s tickets", kind)
	}
	if r.Races == 1 {
		return nil
	}
	if !c.Offers(MultiRaceTicket) {
		return law.RefuseFor(law.Unknown, "15.1[rate card]", "the rate card offers no %s tickets", MultiRaceTicket)
	}
	if r.Races > c.Races {
		return law.RefuseFor(law.Limit, MultiRaceTicket.By(), "a ticket may play at most %d of the coming games, not %d", c.Races, r.Races)
	}
	return nil
}
