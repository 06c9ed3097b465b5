package odds

import (
	"math/big"

	"boardwalk/money"
	"boardwalk/table"
)

// decision is a player who always takes the same choice and remembers what the
// cards were when asked: on that, and nothing else, a better player decides.
type decision struct {
	deals  *Deals
	offer  string
	choice table.Choice
	seen   string
	asked  bool
}

// Answer takes the choice if it may be had.
func (p *decision) Answer(q *table.Question) table.Answer {
	if q.Offer.ID != p.offer {
		return table.Answer{Choice: q.First()}
	}
	p.asked, p.seen = true, string(p.deals.Path())
	if q.Allows(p.choice) {
		return table.Answer{Choice: p.choice}
	}
	return table.Answer{Choice: q.First()}
}

// branch is what came of one choice with the same cards in view.
type branch struct {
	ends Tallies
	sum  *big.Int // of ways times net
}

type Tallies map[End]uint64

// BestPlay plays the next round of a table on every deal with each of the choices
// that an offer has, and puts together what comes of taking the best one each
// time. It returns the ends, and the best choice by the classes of the cards
// that were in view.
func BestPlay(t *table.Table, deals func() *Deals, depth int, offer string, choices ...table.Choice) (Tallies, map[string]table.Choice, error) {
	whole := Tallies{}
	views := map[string][]branch{}
	for i, c := range choices {
		d := deals()
		p := &decision{deals: d, offer: offer, choice: c}
		table.With(p)(t)
		r := &RoundNet{}
		table.To(r)(t)
		err := EachDeal(t, d, func() {
			ways := d.Ways(depth)
			switch {
			case p.asked:
				v := views[p.seen]
				if v == nil {
					v = make([]branch, len(choices))
					views[p.seen] = v
				}
				v[i].add(End{Net: r.Net, Wagered: r.Wagered}, ways)
			case i == 0: // nobody was asked, and so it is the same whatever the choice
				whole[End{Net: r.Net, Wagered: r.Wagered}] += ways
			}
			p.asked = false
			*r = RoundNet{}
		})
		if err != nil {
			return nil, nil, err
		}
	}
	chosen := map[string]table.Choice{}
	for seen, v := range views {
		top := 0
		for i := range v {
			if v[i].sum.Cmp(v[top].sum) > 0 {
				top = i
			}
		}
		chosen[seen] = choices[top]
		for e, ways := range v[top].ends {
			whole[e] += ways
		}
	}
	return whole, chosen, nil
}

func (b *branch) add(e End, ways uint64) {
	if b.ends == nil {
		b.ends, b.sum = Tallies{}, new(big.Int)
	}
	b.ends[e] += ways
	term := new(big.Int).SetUint64(ways)
	b.sum.Add(b.sum, term.Mul(term, big.NewInt(int64(e.Net))))
}

// Figure makes a figure of ends, for each dollar of a stake that was there
// before the round.
func (t Tallies) Figure(wager, per string, stake money.Cents) *Figure {
	e := &Ends{}
	total := new(big.Int)
	for k, ways := range t {
		w := new(big.Int).SetUint64(ways)
		total.Add(total, w)
		k.Wagered += stake
		e.Add(k, new(big.Rat).SetInt(w))
	}
	for _, w := range e.Chances {
		w.Quo(w, new(big.Rat).SetInt(total))
	}
	return e.Figure(wager, per, stake)
}

// RoundNet keeps account of what a round of play brings.
type RoundNet struct{ Net, Wagered money.Cents }

func (r *RoundNet) Event(e *table.Event) {
	switch e.Kind {
	case table.Paid:
		r.Net += e.Amount
	case table.Collected:
		r.Net -= e.Stake
	case table.Vigorished:
		r.Net -= e.Amount
	case table.Wagered:
		r.Wagered += e.Amount
	}
}
