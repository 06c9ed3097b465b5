package bigsix

import (
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// newLayout declares section 5.5(a): the wagers are those for which it lists
// odds. Our text says nothing of how they are placed, nor of cash or coupons.
// Chips and plaques are taken, and the others if the licensee posts that; a
// refusal cites nothing.
func newLayout(o *Options) *table.Layout {
	l := &table.Layout{
		OnlyListed: "5.5(a)", LeastOdds: "5.5(a)", CashRefused: !o.Cash,
		PayableAmounts: "house:added-1(a)[payable]", // odds posted above the list must not end in less than the list by rounding
		Incidents:      spin.Incidents(o.Clapper),
		Wagers: []table.Wager{
			on("one", "$1 Insignia", "$1", 1, "5.5(a)[$1]"),
			on("two", "$2 Insignia", "$2", 2, "5.5(a)[$2]"),
			on("five", "$5 Insignia", "$5", 5, "5.5(a)[$5]"),
			on("ten", "$10 Insignia", "$10", 10, "5.5(a)[$10]"),
			on("twenty", "$20 Insignia", "$20", 20, "5.5(a)[$20]"),
			on("joker", "Joker", "", 45, "5.5(a)[Joker]"),
			on("flag", "Flag", "", 45, "5.5(a)[Flag]"),
		},
	}
	for i := range l.Wagers {
		l.Wagers[i].Coupons = o.Coupons
	}
	return l
}

// on declares the wager on one insignia; the label of its stops is an alias.
func on(id, name, label string, to int64, odds law.Cite) table.Wager {
	w := table.Wager{ID: id, Name: name, Law: "5.5(a)", OneRoll: true, Made: table.Always,
		Pays: []table.Pay{{Odds: money.Odds{To: to, One: 1}, Law: odds}}}
	if label != "" {
		w.Aliases = []string{label}
	}
	return w
}
