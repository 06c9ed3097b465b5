package kenoview

import (
	"boardwalk/api/wire"
	"boardwalk/chance"
	"boardwalk/keno"
	"boardwalk/law"
	"boardwalk/money"
)

// Request makes a request of what was sent. It refuses numbers that are not on the
// grid; everything else is for the rate card to refuse.
func Request(in *wire.KenoRequest) (keno.Request, error) {
	r := keno.Request{Races: in.Races, Quick: in.Quick}
	if in.Kind != "" {
		r.Kind, _ = keno.ParseKind(in.Kind) // the framework has checked it
	}
	for _, g := range in.Groups {
		set, err := numbers(g.Numbers)
		switch {
		case err != nil:
			return r, err
		case !g.King:
			r.Groups = append(r.Groups, set)
		case set.Len() != 1:
			return r, law.Refuse(keno.KingTicket.By(), "a king is a single spot, and this one has %d", set.Len())
		case !r.Kings.And(set).IsEmpty():
			return r, law.Refuse("15.7(a)", "the number %s is marked twice", set)
		default:
			r.Kings = r.Kings.Or(set)
		}
	}
	for _, w := range in.Conditioning {
		r.Plays = append(r.Plays, keno.Play{Ways: w.Ways, Spots: w.Spots, Of: w.Of, Rate: w.Wager})
	}
	return r, nil
}

// numbers makes a set of marked numbers.
func numbers(list []int) (keno.Set, error) {
	var set keno.Set
	for _, n := range list {
		switch {
		case n < 1 || n > keno.Numbers:
			return set, law.Refuse("15.2(a)", "%d is not a number from 1 to %d", n, keno.Numbers)
		case set.Has(n):
			return set, law.Refuse("15.7(a)", "the number %d is marked twice", n)
		}
		set = set.With(n)
	}
	return set, nil
}

// Priced holds a request against a rate card and returns the ticket that would be
// written from it. A quick-pick gets any numbers in place of those that are yet to be
// picked: price and odds are the same whichever they are.
func Priced(card *keno.Rates, in *wire.KenoRequest) (*keno.Ticket, error) {
	r, err := Request(in)
	if err != nil {
		return nil, err
	}
	if r, err = r.Pick(chance.NewScript(make([]int, keno.Numbers)...)); err != nil {
		return nil, err
	}
	return card.Ticket(r)
}

// Quote says what a ticket costs.
func Quote(t *keno.Ticket) wire.KenoQuote {
	out := wire.KenoQuote{Kind: t.Kind.String(), Conditioning: t.Conditioning(), Ways: len(t.Ways), Each: t.Wager,
		Races: t.Races(), Price: t.Price}
	for i := range t.Ways {
		w := &t.Ways[i]
		var most money.Cents
		for _, p := range t.Rates.PaysFor(w.Size) {
			most = max(most, t.Rates.Pays(w.Size, p.Caught, w.Rate))
		}
		out.Most += most
	}
	if t.Rates.Limit > 0 {
		out.Most = min(out.Most, t.Rates.Limit)
	}
	return out
}

// rates writes a rate card for the wire.
func rates(c *keno.Rates) wire.KenoRates {
	out := wire.KenoRates{Name: c.Name, Min: c.Minimum, Max: c.Maximum, Step: c.Step, MaxSpots: c.MostSpots(), Aggregate: c.Limit,
		Kinds: []string{}, Rates: []wire.KenoRate{}}
	if c.Limit > 0 {
		out.Shared = "The winners of one game are paid at most " + c.Limit.String() + " together. " + c.Sharing.Sentence()
	}
	for _, k := range c.Kinds {
		out.Kinds = append(out.Kinds, k.String())
	}
	for spots := 1; spots <= out.MaxSpots; spots++ {
		advantage := c.Advantage(spots, c.Minimum)
		rate := wire.KenoRate{Spots: spots, Exact: advantage.RatString(), Pays: []wire.KenoPay{}}
		rate.Advantage, _ = advantage.Float64()
		for _, p := range c.PaysFor(spots) {
			rate.Pays = append(rate.Pays, wire.KenoPay{Catch: p.Caught, Pays: p.Pays})
		}
		out.Rates = append(out.Rates, rate)
	}
	return out
}

// Text makes the text of a request, which is what a lounge keeps of it.
func Text(in *wire.KenoRequest) (string, error) {
	r, err := Request(in)
	if err != nil {
		return "", err
	}
	return r.String(), nil
}
