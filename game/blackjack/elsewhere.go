package blackjack

import (
	"boardwalk/table"
)

// On which totals of two cards a player may double down elsewhere.
const (
	DoubleAny     = "any"
	DoubleFrom9   = "9-11"
	DoubleFrom10  = "10-11"
	charlieLength = 5 // cards of a charlie
)

// Foreign are rules of other places that subchapter 2 does not have. All are zero at a lawful table, or as New Jersey
// has it.
type Foreign struct {
	HitSoft17     bool   // the dealer draws to a soft 17
	TakesAll      bool   // the dealer's blackjack takes all wagers, and not the original one alone
	DoubleOn      string // on which hard totals of two cards a player may double down; any two cards if it is "any"
	NoDoubleSplit bool   // the hands of a split pair may not be doubled
	FiveCardWins  bool   // five cards of 21 or less win, whatever the dealer has but a blackjack
	PlaySplitAces bool   // split aces are played as any other hands
}

// Elsewhere declares the rules of other places. The kin of blackjack have paragraphs of their own for some of them, and
// know none of these.
func (o *Options) Elsewhere() []table.Option {
	p := o.laws()
	if p != subchapter2 {
		return nil
	}
	return []table.Option{
		table.Switch("hit-soft-17", "2.6(h)", &o.HitSoft17, "the dealer draws to a soft 17").
			Only("no", "New Jersey's dealer stands on every 17").
			Alias("dealer hits soft 17", "h17", "soft 17 hit", "dealer hits on soft 17", "hits soft 17"),
		table.Switch("blackjack-takes-all", p.SplitBlackjack, &o.TakesAll, "the dealer's blackjack takes all that was wagered").
			Only("no", "in New Jersey the dealer's blackjack takes the original wager only").
			Alias("dealer blackjack takes all", "no hole card takes all", "enhc", "dealer takes all wagers"),
		table.OneOf("double-on", p.Double, &o.DoubleOn, []string{DoubleAny}, "the hard totals on which a player may double down").
			Also(DoubleFrom9, DoubleFrom10).
			Only(DoubleAny, "in New Jersey any two cards may be doubled").Alias("double", "double down on", "double only on"),
		table.Switch("no-double-after-split", p.Double, &o.NoDoubleSplit, "the hands of a split pair may not be doubled").
			Only("no", "in New Jersey the hands of a split pair may be doubled").Alias("no das"),
		table.Switch("five-card-charlie", p.Higher, &o.FiveCardWins, "five cards that do not go over 21 win").
			Only("no", "in New Jersey five cards win only by their total").Alias("charlie", "5 card charlie"),
		table.Switch("draw-to-split-aces", p.SplitAces, &o.PlaySplitAces, "split aces are played as any other hands").
			Only("no", "in New Jersey split aces get one card each").Alias("hit split aces", "play split aces"),
	}
}

// charlie reports whether a hand wins by its number of cards.
func (o *Options) charlie(h *Hand) bool {
	return o.FiveCardWins && h.Len() >= charlieLength && h.hard() <= 21
}

// doublesOn reports whether the rules of the place let a hand be doubled.
func (o *Options) doublesOn(h *Hand, score int) bool {
	if h.split && o.NoDoubleSplit {
		return false
	}
	least := o.LeastDouble()
	return least == 0 || !h.Soft() && score >= least && score <= 11
}

// LeastDouble returns the lowest hard total that may be doubled where only some may; zero where any two cards may.
func (o *Options) LeastDouble() int {
	switch o.DoubleOn {
	case DoubleFrom9:
		return 9
	case DoubleFrom10:
		return 10
	}
	return 0
}
