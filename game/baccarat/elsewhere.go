package baccarat

import (
	"boardwalk/money"
	"boardwalk/table"
)

// What a Banker's Hand that wins with 6 is paid elsewhere, and one that wins with 7 in three cards.
const (
	EvenMoney = "even-money"
	Half      = "half"
	Push      = "push"

	NoVigorish = "none" // no vigorish at all, which no paragraph allows
)

// Foreign are rules of other places.
type Foreign struct {
	BankerSix   string // what a Banker's Hand that wins with 6 is paid
	BankerSeven string // what one that wins with 7 in three cards is paid
}

// Elsewhere declares the rules of other places.
func (o *Options) Elsewhere() []table.Option {
	return []table.Option{
		table.OneOf("banker-six", o.at.bankerPays, &o.BankerSix, []string{EvenMoney}, "what a Banker's Hand that wins with 6 is paid").
			Also(Half).Only(EvenMoney, "New Jersey pays a Banker's Hand 1 to 1 with 6 too").
			Alias("banker wins with six", "banker 6", "six pays", "banker six pays"),
		table.OneOf("banker-seven", o.at.bankerPays, &o.BankerSeven, []string{EvenMoney},
			"what a Banker's Hand that wins with 7 in three cards is paid").
			Also(Push).Only(EvenMoney, "New Jersey pays a Banker's Hand 1 to 1 with 7 in three cards too").
			Alias("dragon 7", "banker 7", "dealer seven", "three-card seven", "banker three-card seven"),
	}
}

// bankerLine returns the line at which a Banker's Hand that has won is paid, and false for one that pushes.
func (g *Game) bankerLine() (line int, paid bool) {
	switch {
	case g.options.BankerSeven == Push && g.banker.count == 7 && g.banker.n == 3:
		return 0, false
	case g.options.BankerSix == Half && g.banker.count == 6:
		return 1, true
	}
	return 0, true
}

// addForeign adds the line of a Banker's Hand that wins with 6, where that is paid half.
func (o *Options) addForeign(l *table.Layout) {
	if o.BankerSix == Half {
		w := &l.Wagers[banker]
		w.Pays = append(w.Pays, table.Pay{On: "6", Odds: money.Odds{To: 1, One: 2}, Law: o.at.bankerPays})
	}
}
