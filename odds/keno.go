package odds

import (
	"fmt"
	"math/big"
	"strconv"

	"boardwalk/keno"
	"boardwalk/law"
	"boardwalk/money"
)

// KenoID is the id of keno on sheets and on the command line. It is no table, so
// the list of games does not have it.
const KenoID = "keno"

// kenoPer is the denominator of all figures of keno.
const kenoPer = "price of one game"

// Keno is what tickets are worth under a rate card.
type Keno struct {
	Rates   *keno.Rates
	Ticket  *keno.Ticket // nil for the figures of straight tickets
	Figures []*Figure    // of a ticket: the whole ticket first, then one way of each entry of its conditioning

	Lawful []*Figure // where the card is supposed: those under the lawful card that it was made of; nil if there are none
}

// LawfulOf returns the figure of the same wager under the lawful card that a supposed one was made of; nil if there is none.
func (k *Keno) LawfulOf(f *Figure) *Figure {
	for _, g := range k.Lawful {
		if g.Wager == f.Wager {
			return g
		}
	}
	return nil
}

// KenoSpots returns the figures of straight tickets, one for each number of spots
// that the rate card has, wagered at a rate. A rate of zero is the minimum wager.
func KenoSpots(c *keno.Rates, rate money.Cents) *Keno {
	if rate == 0 {
		rate = c.Minimum
	}
	k := &Keno{Rates: c}
	for spots := 1; spots <= c.MostSpots(); spots++ {
		if len(c.PaysFor(spots)) > 0 {
			k.Figures = append(k.Figures, kenoWay(c, spots, rate, fmt.Sprintf("%d-spot", spots)))
		}
	}
	return k
}

// Pays returns what a result pays on a ticket of a price, the wager included, to the nearest cent.
func (r *Result) Pays(price money.Cents) money.Cents {
	pays := new(big.Rat).Add(r.Net, big.NewRat(1, 1))
	pays.Mul(pays, big.NewRat(int64(price), 1))
	cents, _ := strconv.ParseInt(pays.FloatString(0), 10, 64)
	return money.Cents(cents)
}

// KenoCatch is one line of what so many spots pay.
type KenoCatch struct {
	Caught      int
	Pays        money.Cents
	Draws       uint64 // of the [keno.Draws] that there are
	Probability *big.Rat
}

// KenoCatches returns the chance of every catch of so many spots and what it pays
// at a rate.
func KenoCatches(c *keno.Rates, spots int, rate money.Cents) []KenoCatch {
	var list []KenoCatch
	for caught := 0; caught <= min(spots, keno.Drawn); caught++ {
		draws := keno.CatchDraws(spots, caught)
		list = append(list, KenoCatch{caught, kenoPaid(c, c.Pays(spots, caught, rate)), draws, kenoChance(draws)})
	}
	return list
}

// kenoChance is the chance of so many draws.
func kenoChance(draws uint64) *big.Rat {
	return new(big.Rat).SetFrac(new(big.Int).SetUint64(draws), new(big.Int).SetUint64(keno.Draws))
}

// kenoPaid is what a ticket gets that won so much, if it is the only winner of
// its game.
func kenoPaid(c *keno.Rates, won money.Cents) money.Cents {
	return c.Share([]money.Cents{won}).Of(won)
}

// kenoWay is the figure of one way.
func kenoWay(c *keno.Rates, spots int, rate money.Cents, id string) *Figure {
	counts := map[money.Cents]uint64{}
	for _, catch := range KenoCatches(c, spots, rate) {
		counts[catch.Pays] += catch.Draws
	}
	return kenoFigure(id, counts, rate)
}

// kenoFigure makes a figure from how many draws pay what.
func kenoFigure(id string, counts map[money.Cents]uint64, price money.Cents) *Figure {
	var d Distribution
	nets := map[string]uint64{}
	for pays, draws := range counts {
		if draws == 0 {
			continue
		}
		net := big.NewRat(int64(pays-price), int64(price))
		nets[net.RatString()] = draws
		d.Add(net, kenoChance(draws))
	}
	f := d.Figure(id, kenoPer)
	f.Total = new(big.Int).SetUint64(keno.Draws)
	for i := range f.Results {
		f.Results[i].Ways = new(big.Int).SetUint64(nets[f.Results[i].Net.RatString()])
	}
	return f
}

// Law returns the paragraph of what the figures are of.
func (k *Keno) Law() law.Cite {
	if k.Ticket != nil {
		return k.Ticket.Kind.By()
	}
	return keno.StraightTicket.By()
}

// Sheet writes the figures down.
func (k *Keno) Sheet(seconds float64) Sheet {
	s := Sheet{Game: KenoID, Options: map[string]string{"rates": k.Rates.Name}, Wagers: []Line{}, Seconds: seconds}
	if k.Ticket != nil {
		s.Options["ticket"] = k.Ticket.String()
		s.Options["price"] = k.Ticket.Price.String()
	}
	for _, f := range k.Figures {
		x := f.Line()
		x.Law = k.Law().Full()
		s.Wagers = append(s.Wagers, x)
	}
	return s
}
