package blackjack

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// mostHands is how many hands a player may form by splitting, and mostBettors
// how many may wager on a box.
const (
	mostHands   = 4
	mostBettors = 3
)

// The areas of a box. Each wager against one of the dealer's hands has a slot
// for each hand that the player may come to have: four where there is one
// dealer's hand, and two each against the second and third of multiple action,
// where pairs are split only once.
const (
	mains     table.Area = 0
	doubles   table.Area = mains + slots
	insurance table.Area = doubles + slots
	over      table.Area = insurance + 3
	under     table.Area = over + 1
	sameSuit  table.Area = under + 1
	perBox    table.Area = sameSuit + 1

	slots = 8
)

// slotOf is the first slot of each of the dealer's hands.
func slotOf(spot int) table.Area {
	if spot == 0 {
		return 0
	}
	return table.Area(2 + 2*spot)
}

// at is the area of a box.
func at(box uint8, what table.Area) table.Area { return table.Area(box-1)*perBox + what }

// mainOf is, of the areas of a box, that of the wager on a hand against one of the dealer's hands.
func mainOf(spot int, hand uint8) table.Area { return mains + slotOf(spot) + table.Area(hand) }

// doubleOf is that of what was added to it in doubling down.
func doubleOf(spot int, hand uint8) table.Area { return doubles + slotOf(spot) + table.Area(hand) }

// mainAt and doubleAt are the same of the areas of all boxes.
func mainAt(box uint8, spot int, hand uint8) table.Area { return at(box, mainOf(spot, hand)) }

func doubleAt(box uint8, spot int, hand uint8) table.Area { return at(box, doubleOf(spot, hand)) }

// where says which box an area belongs to, and what of it it is.
func where(a table.Area) (box uint8, what table.Area) { return uint8(a/perBox) + 1, a % perBox }

// spotNames are the wagers against the dealer's first, second and third hand.
var spotNames = [3]struct{ id, name, prefix string }{
	{"main", "Wager", ""}, {"second", "Second Wager", "second-"}, {"third", "Third Wager", "third-"},
}

// The lines of odds of a main wager, as far as they are offered.
const (
	even = iota
	standard
	suited678
	sevens
	designated
	fiveCards
	fiveCardRule
	numberOfLines
)

// mainPays are the odds of 2.3(e), with those of its options that are offered.
// They are what the wager shall be paid at, neither less nor more.
func (g *Game) mainPays() []table.Pay {
	o := &g.options
	blackjack := table.Pay{On: "blackjack", Odds: money.Odds{To: 3, One: 2}, Law: g.p.BlackjackOdds}
	if o.Dealing == BothUp || g.p.BlackjackEven {
		blackjack = table.Pay{On: "blackjack", Odds: money.Odds{To: 1, One: 1}, Law: cmp.Or(g.p.BothUpOdds, g.p.BlackjackOdds)}
	}
	var pays []table.Pay
	for line, p := range [numberOfLines]struct {
		offered bool
		pay     table.Pay
	}{
		even:         {true, table.Pay{Odds: money.Odds{To: 1, One: 1}, Law: g.p.Even}},
		standard:     {true, blackjack},
		suited678:    {o.SuitedSixSevenEight, table.Pay{On: "6-7-8 of one suit", Odds: money.Odds{To: 2, One: 1}, Law: g.p.Suited678}},
		sevens:       {o.ThreeSevens, table.Pay{On: "three sevens", Odds: money.Odds{To: 3, One: 2}, Law: g.p.ThreeSevens}},
		designated:   {o.DesignatedAce != none, table.Pay{On: "the designated blackjack", Odds: money.Odds{To: 2, One: 1}, Law: g.p.Designated}},
		fiveCards:    {o.FiveCardOdds, table.Pay{On: "five cards totalling 21", Odds: money.Odds{To: 2, One: 1}, Law: g.p.FiveCardOdds}},
		fiveCardRule: {o.FiveCard21, table.Pay{On: "21 in five cards", Odds: money.Odds{To: 2, One: 1}, Law: g.p.FiveCard21}},
	} {
		if g.lines[line] = len(pays); p.offered {
			p.pay.Fixed = true
			pays = append(pays, p.pay)
		}
	}
	for _, b := range g.p.Bonuses {
		pays = append(pays, b.Pay)
	}
	return append(pays, g.p.Amounts...)
}

func fixed(to, one int64, by law.Cite) []table.Pay {
	return []table.Pay{{Odds: money.Odds{To: to, One: one}, Law: by, Fixed: true}}
}

// newLayout declares the wagers of all boxes. What is not offered keeps its
// area, but nobody can make it.
func (g *Game) newLayout() *table.Layout {
	l := &table.Layout{
		MostPlayers: g.p.MostPlayers, OnlyListed: g.p.Placing, MadeWithChips: g.p.Placing, CashWagers: g.p.Cash,
		Boxes: []string{"dealer"}, Acts: g.p.acts, Incidents: g.p.incidents, Offers: g.p.offers(),
	}
	pays := g.mainPays()
	split := slices.Clone(pays) // two cards of a split hand are no blackjack
	split[g.lines[standard]].Never = true
	if g.options.DesignatedAce != none {
		split[g.lines[designated]].Never = true
	}
	for box := uint8(1); box <= boxes; box++ {
		n := strconv.Itoa(int(box))
		l.Boxes = append(l.Boxes, n)
		list := make([]table.Wager, perBox)
		for spot, s := range spotNames {
			hands := uint8(mostHands)
			if spot > 0 {
				hands = 2
			}
			for hand := range hands {
				of, pays := "", pays
				if hand > 0 {
					of, pays = "-hand-"+strconv.Itoa(int(hand)+1), split
				}
				list[mains+slotOf(spot)+table.Area(hand)] = g.mainWager(spot, hand, table.Wager{
					ID: s.id + "-" + n + of, Name: s.name + " " + n + strings.ReplaceAll(of, "-", " "), Group: "main", Pays: pays})
				list[doubles+slotOf(spot)+table.Area(hand)] = offered(table.Wager{
					ID: s.prefix + "double-" + n + of, Name: strings.TrimSpace(strings.ReplaceAll(s.prefix, "-", " ") +
						"Double Down " + n + strings.ReplaceAll(of, "-", " ")),
					Group: "double", Law: g.p.Double, Pays: fixed(1, 1, g.p.Even)})
			}
			list[insurance+table.Area(spot)] = offered(table.Wager{
				ID: s.prefix + "insurance-" + n, Name: strings.TrimSpace(strings.ReplaceAll(s.prefix, "-", " ") + "Insurance " + n),
				Group: "insurance", Law: g.p.InsuranceTiming, Pays: g.insurancePays()})
			if spot > 0 && g.p.Multiple == "" { // the dealer has one hand
				list[insurance+table.Area(spot)].Law = ""
				for hand := range hands {
					list[mains+slotOf(spot)+table.Area(hand)].Law, list[doubles+slotOf(spot)+table.Area(hand)].Law = "", ""
				}
			}
		}
		list[over] = g.additionalWager(OverUnder, table.Wager{ID: "over-" + n, Name: "Over 13 " + n, Law: g.p.OverUnder,
			Pays: fixed(1, 1, g.p.OverUnderOdds)})
		list[under] = g.additionalWager(OverUnder, table.Wager{ID: "under-" + n, Name: "Under 13 " + n, Law: g.p.OverUnder,
			Pays: fixed(1, 1, g.p.OverUnderOdds)})
		list[sameSuit] = g.additionalWager(SameSuit, table.Wager{ID: "same-suit-" + n, Name: "Same Suit " + n,
			Law: g.p.SameSuit, Pays: g.options.suitPays()})
		if b := g.p.Beside; b != nil {
			list[sameSuit] = g.additionalWager(b.ID, table.Wager{ID: b.ID + "-" + n, Name: b.Name + " " + n, Law: b.Law, Pays: b.Pays(&g.options)})
		}
		for i := range list {
			if list[i].Law == "" { // no rule of the game
				list[i].Law, list[i].Made, list[i].Supplement, list[i].MadeText = g.p.Placing, 0, false, "is not on this layout"
				list[i].Pays, list[i].Absent = fixed(1, 1, g.p.Even), true
			}
			list[i].OneRoll, list[i].Position = true, table.Seat(box)
			if int(box) > g.options.Boxes {
				list[i].Law, list[i].Made, list[i].MadeText = g.p.Placing, 0, "is not on this layout"
			}
		}
		l.Wagers = append(l.Wagers, list...)
	}
	return l
}

// mainWager is the wager of 2.3(a), of 2.18(b) beyond the first, or of 2.11(a)
// on a hand that splitting forms.
func (g *Game) mainWager(spot int, hand uint8, w table.Wager) table.Wager {
	switch {
	case hand > 0:
		w.Law = g.p.Split
		return offered(w)
	case spot > 0:
		w.Law = g.p.MultipleWagers
		if !g.options.multiple() {
			w.Law, w.MadeText = g.p.Multiple, "is not offered at this table"
			return w
		}
	default:
		w.Law = g.p.Wager
	}
	w.Made, w.Coupons = table.Always, true
	return w
}

// offered is a wager that is made in the course of the round, when the dealer
// offers it.
func offered(w table.Wager) table.Wager {
	w.Supplement, w.MadeText = true, "is made only when the dealer offers it"
	return w
}
