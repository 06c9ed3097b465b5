package keno

import (
	"slices"

	"boardwalk/law"
	"boardwalk/money"
)

// Ticket is a request that a rate card accepts, with its ways worked out. It is
// paid by the rates that it was written under (15.6(a)).
type Ticket struct {
	Request Request // with its type, number of games and conditioning filled in
	Kind    Kind
	Rates   *Rates
	Ways    []Way
	Wager   money.Cents // the price of one game
	Price   money.Cents // the price of all games
}

// Races returns for how many games the ticket is.
func (t *Ticket) Races() int { return t.Request.RaceCount() }

// WayName names the groups that a way combines, such as A+B+K7.
func (t *Ticket) WayName(w *Way) string {
	return partNames(t.Request.parts(), w.parts)
}

// String writes the ticket's request as [Parse] reads it.
func (t *Ticket) String() string { return t.Request.String() }

// Ticket holds a request against the rate card and returns the ticket that is
// written from it. What may not be wagered is refused with its paragraph, and an
// unclear request is returned under 15.7(a).
func (c *Rates) Ticket(r Request) (*Ticket, error) {
	if r.Races < 0 {
		return nil, law.Refuse(MultiRaceTicket.By(), "a ticket is for at least one game, not for %d", r.Races)
	}
	if r.Quick > 0 {
		return nil, law.Refuse(quickPick, "the numbers of a quick-pick have not been picked yet")
	}
	r.Races, r.Plays = r.RaceCount(), slices.Clone(r.Plays)
	parts := r.parts()
	if err := r.checkMarks(parts); err != nil {
		return nil, err
	}
	t := &Ticket{Rates: c}
	if err := t.combine(&r, parts); err != nil {
		return nil, err
	}
	kind, err := r.kindOf(parts, t.Ways)
	if err != nil {
		return nil, err
	}
	t.Kind, r.Kind = kind, kind
	if err := checkRepeats(parts, kind); err != nil {
		return nil, err
	}
	if err := checkUsed(parts, t.Ways); err != nil {
		return nil, err
	}
	if err := c.checkRates(kind, parts, t.Ways); err != nil {
		return nil, err
	}
	if err := c.checkOffer(kind, &r); err != nil {
		return nil, err
	}
	for i := range t.Ways {
		t.Wager += t.Ways[i].Rate
	}
	t.Price = t.Wager * money.Cents(r.Races)
	if r.Price != 0 && r.Price != t.Price {
		return nil, law.RefuseFor(law.Amount, "15.4(a)", "the request is priced at %s, but by the rate card it costs %s",
			r.Price, t.Price).Bounded(int64(t.Price))
	}
	r.Price = 0 // the ticket has its own
	t.Request = r
	return t, nil
}

// checkMarks refuses a request on which nothing, or nothing clear, is marked.
func (r *Request) checkMarks(parts []part) error {
	if len(parts) == 0 {
		return noRequest()
	}
	for _, p := range parts {
		if p.spots.IsEmpty() {
			return law.Refuse(unclear, "the group %s has no number", p.name)
		}
	}
	if len(parts) == 1 && parts[0].king {
		return law.Refuse(KingTicket.By(), "a king is combined with other groups, and there is no other group")
	}
	if len(r.Plays) == 0 {
		return law.Refuse(unclear, "the request does not say how much is wagered")
	}
	return nil
}

// combine finds the ways of all entries of the conditioning.
func (t *Ticket) combine(r *Request, parts []part) error {
	played := map[Set]bool{}
	for at, p := range r.Plays {
		if p.Spots == 0 && len(p.Of) == 0 && len(parts) > 1 && r.Kind != SplitTicket {
			return law.Refuse(unclear,
				"the request does not say how its %d groups are played: write split before them, or a conditioning like 2/3 after them",
				len(parts))
		}
		ways, err := waysOf(parts, p, at)
		if err != nil {
			return err
		}
		for _, w := range ways {
			if played[w.parts] {
				return law.Refuse(unclear, "%s is played twice: %s", p, partNames(parts, w.parts))
			}
			played[w.parts] = true
			if w.parts.Len() == 1 && parts[w.parts.List()[0]-1].king {
				return law.Refuse(KingTicket.By(), "%s: a king is not played by itself, only together with other groups", p)
			}
		}
		if t.Ways = append(t.Ways, ways...); len(t.Ways) > MaxWays {
			return law.RefuseFor(law.Limit, "house:added-9(a)", "a ticket has at most %d ways", MaxWays)
		}
		r.Plays[at] = complete(p, ways)
	}
	return nil
}

// complete returns the entry of the conditioning with what its ways say.
func complete(p Play, ways []Way) Play {
	if len(p.Of) > 0 {
		p.Ways, p.Spots = 1, ways[0].Size
	}
	if p.Spots == 0 && len(ways) == 1 {
		p.Ways, p.Spots = 1, ways[0].Size
	}
	return p
}

// partNames joins the names of some parts, such as A+B.
func partNames(parts []part, taken Set) string {
	name := ""
	for i := range taken.All() {
		if name != "" {
			name += "+"
		}
		name += parts[i-1].name
	}
	return name
}
