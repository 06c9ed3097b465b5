package chemindefer

import (
	"errors"

	"boardwalk/game/deal"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// The areas of the layout.
const (
	against   table.Area = iota // wagers against a part of the bank
	banco                       // a wager against the whole bank
	suiviArea                   // the same by who matched the last wager of the bank and lost
	bankArea                    // the Banker's wager
)

// The stages of the game. The Banker's wager is made by an answer.
const (
	wagering table.Phase = 1 << iota
	banking
)

// Phase is the stage in which wagers against the bank are made.
func (g *Game) Phase() table.Phase { return wagering }

// The places that get cards.
const (
	dealerBox table.Box = iota // cards that are nobody's: burned, or drawn in error
	playerBox
	bankerBox
)

// newLayout declares the wagers.
func newLayout(cut *table.Offer) *table.Layout {
	even := money.Odds{To: 1, One: 1}
	paid := []table.Pay{{Odds: even, Law: "4.10(b)", Fixed: true}}
	l := &table.Layout{
		Wagers: []table.Wager{
			{ID: "player", Name: "Wager Against the Bank", Aliases: []string{"punto"}, Law: "4.7(d)",
				Made: wagering, MadeText: "is made once the Banker has wagered", Pays: paid},
			{ID: "banco", Name: "Banco", Aliases: []string{"banco seul"}, Law: "4.7(c)", Whole: "bank",
				Made: wagering, MadeText: "is called once the Banker has wagered", Pays: paid},
			{ID: "suivi", Name: "Banco Suivi", Law: "4.7(b)", Whole: "bank",
				Made: wagering, MadeText: "is called once the Banker has wagered", Pays: paid},
			{ID: "bank", Name: "Banker's Wager", Law: "4.6(a)", Made: banking, Asked: true, MadeText: "is placed when the dealer asks the Banker",
				Pays: []table.Pay{{Odds: even, Law: "4.10(b)[banker wins]", Fixed: true}}},
		},
		Stages:              []string{"wagers against the bank", "the Banker is asked"},
		OnlyListed:          "4.7(a)",
		MadeWithChips:       "4.7(f)",
		CashWagers:          "4.7(f)",
		CashConfirmed:       "house:added-1(c)",
		OnlyDeclaredCharges: "4.10(c)",
		Boxes:               []string{dealerBox: "dealer", playerBox: "player", bankerBox: "banker"},
		Acts: []table.Declared{
			deal.ChangeAct,
			{ID: "pass-shoe", Law: "4.11(a)", Help: "the Banker passes the shoe before the cards are dealt"},
			{ID: "offer-shoe", Law: "4.5(b)", Help: "ask for the shoe to be offered again when nobody has the bank"},
			{ID: "order-pass", Law: "4.11(a)2", Staff: true, Args: "REASON",
				Help: "the dealer or floorperson orders the shoe passed: 1 unreasonable delay, 2 repeated invalid deals, 3 breach of the law"},
		},
		Incidents: incidents,
		Offers:    []*table.Offer{cut, offerBid, offerBidPassed, offerFirst, offerNext, offerBank, offerPassed, offerPlayer, offerBanker},
	}
	for i := range l.Wagers {
		l.Wagers[i].OneRoll, l.Wagers[i].LockedLaw = true, "4.7(e)"
	}
	return l
}

// Check says what is forbidden beyond the declarations.
func (g *Game) Check(d *table.Dealer, a *table.Act) *law.Refusal {
	switch a.Kind {
	case table.Make:
		return g.mayWager(d, a)
	case table.Remove:
		return g.mayTakeDown(d, a)
	case table.Special:
		return g.mayAct(a)
	case table.Report:
		return g.checkReport(a)
	}
	return nil
}

// mayWager refuses wagers against a bank that nobody has or that is one's own, and
// wagers of more than the bank. How much of several wagers together the bank covers
// is decided at "No More Bets", because whoever is first in turn may wager last.
func (g *Game) mayWager(d *table.Dealer, a *table.Act) *law.Refusal {
	total := d.Amount(a.Seat, a.Area) + a.Amount
	switch {
	case g.bank == 0:
		return law.RefuseFor(law.Stage, "4.7(a)", "nobody has the bank: there is nothing to wager against")
	case a.Seat == g.bank:
		return law.RefuseFor(law.Turn, "4.7(a)", "the Banker does not wager against the bank")
	case total > g.placed:
		return law.RefuseFor(law.Maximum, "4.7(a)", "the Banker wagers %s, and no wager against it may be more",
			g.placed).Bounded(int64(g.placed))
	case a.Area == against && d.Amount(a.Seat, banco)+d.Amount(a.Seat, suiviArea) > 0,
		a.Area != against && d.Amount(a.Seat, against)+d.Amount(a.Seat, banco)+d.Amount(a.Seat, suiviArea) > 0:
		return law.Refuse("house:added-6(a)", "one wager against the bank is enough: take the other down first")
	case a.Area == suiviArea && a.Seat != g.suivi:
		return law.RefuseFor(law.Turn, "4.7(b)", "only who matched the Banker's last wager and lost may call banco suivi")
	case a.Area != against && total != g.placed:
		return law.RefuseFor(law.Unit, g.layout.Wagers[a.Area].Law, "banco is for the whole bank, which is %s", g.placed).Bounded(int64(g.placed))
	}
	return nil
}

// mayTakeDown refuses to reduce the Banker's wager, or a banco to a part.
func (g *Game) mayTakeDown(d *table.Dealer, a *table.Act) *law.Refusal {
	switch {
	case a.Area == bankArea:
		return law.RefuseFor(law.Locked, "4.6(b)", "the Banker's wager stays until the round is over; who does not want to deal passes the shoe")
	case a.Area != against && a.Amount != 0 && a.Amount != d.Amount(a.Seat, a.Area):
		return law.RefuseFor(law.Unit, g.layout.Wagers[a.Area].Law, "banco is for the whole bank, which is %s", g.placed).Bounded(int64(g.placed))
	}
	return nil
}

// verifyWagers returns an error if somebody wagers against a bank that is not there.
func (g *Game) verifyWagers(d *table.Dealer) error {
	for b := range d.Bets {
		if g.bank == 0 || (b.Area == bankArea) != (b.Seat == g.bank) || b.Amount > g.placed {
			return errors.New("a wager lies there that no bank is behind")
		}
	}
	return nil
}
