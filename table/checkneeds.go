package table

import (
	"boardwalk/law"
	"boardwalk/money"
)

// mayNeed refuses an amount on an area that breaks a need: its own, or that of
// a wager that lies beside it. It is asked only of areas that have one.
func (t *Table) mayNeed(st *seat, a Area, total money.Cents) *law.Refusal {
	if n := t.broken(st, a, total); n != nil {
		return law.RefuseFor(law.Needs, n.Law, "%s", n.Text)
	}
	return nil
}

// mayNeedJointly is mayNeed for wagers that are made at the same time.
func (t *Table) mayNeedJointly(made []Act) *law.Refusal {
	then := func(area Area) money.Cents {
		amount := t.seats[made[0].Seat].bets[area].Amount
		for i := range made {
			if made[i].Area == area {
				amount += made[i].Amount
			}
		}
		return amount
	}
	for i := range made {
		for _, n := range t.needs[made[i].Area].of {
			if !n.allows(then(n.area), then(n.other)) {
				return law.RefuseFor(law.Needs, n.Law, "%s", n.Text)
			}
		}
	}
	return nil
}

// broken returns the need that so much on an area breaks, if there is one.
func (t *Table) broken(st *seat, a Area, total money.Cents) *need {
	bets, all := st.bets, &t.needs[a]
	if len(all.of) == 0 && !t.wagering(st) { // nothing lies there that could need it
		return nil
	}
	for i := range all.of {
		n := &all.of[i]
		if other := bets[n.other].Amount; !(n.equal && total == other) && !n.allows(total, other) {
			return n
		}
	}
	for i := range all.by {
		n := &all.by[i]
		if amount := bets[n.area].Amount; amount != 0 && !n.allows(amount, total) {
			return n
		}
	}
	return nil
}

// Needed returns from how much to how much a player may put on an area beside
// what the wagers that it needs allow. The most is zero if one of them is
// missing.
func (d *DealerPosted) Needed(s Seat, a Area) (least, most money.Cents) {
	t := (*Table)(d)
	least, most = 0, money.MaxStake
	for _, n := range t.needs[a].of {
		other := t.seats[s].bets[n.other].Amount
		if other == 0 && !n.Both {
			return 0, 0
		}
		if n.Least != (money.Odds{}) {
			least = max(least, n.Least.Owes(other))
		}
		if n.Most != (money.Odds{}) {
			low, _ := n.Most.Pays(other)
			most = min(most, low)
		}
	}
	return least, most
}
