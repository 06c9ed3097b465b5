package baccarat

import (
	"boardwalk/game/deal"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// The areas of the layout, in the order of the wagers in section 2.
const (
	banker table.Area = iota
	player
	tie
)

// The places that get cards.
const (
	dealerBox table.Box = iota // cards that are nobody's: burned, or drawn in error
	playerBox
	bankerBox
)

// newLayout declares the wagers.
func newLayout(at *subchapter, cut *table.Offer) *table.Layout {
	one, eight := money.Odds{To: 1, One: 1}, money.Odds{To: 8, One: 1}
	l := &table.Layout{
		Wagers: []table.Wager{
			{ID: "banker", Name: "Banker's Hand", Aliases: []string{"banco"}, Law: at.bankerWins,
				Pays: []table.Pay{{Odds: one, Law: at.bankerPays, Fixed: true}}},
			{ID: "player", Name: "Player's Hand", Aliases: []string{"punto"}, Law: at.playerWins,
				Pays: []table.Pay{{Odds: one, Law: at.playerPays, Fixed: true}}},
			{ID: "tie", Name: "Tie Bet", Law: at.tie,
				Pays: []table.Pay{{Odds: eight, Law: at.tiePays}}},
		},
		OnlyListed:          at.unlisted,
		MadeWithChips:       at.placing,
		CashWagers:          at.cash,
		OnlyDeclaredCharges: at.bankerPays,
		Boxes:               []string{dealerBox: "dealer", playerBox: "player", bankerBox: "banker"},

		Acts:      at.acts(),
		Incidents: at.incidents(),
		Offers:    []*table.Offer{cut},
	}
	for i := range l.Wagers {
		w := &l.Wagers[i]
		w.Made, w.OneRoll, w.Coupons, w.LockedLaw = table.Always, true, true, at.noMoreBets
	}
	if at.curated() {
		l.Offers = append(l.Offers, offerShoe, offerPassed)
	}
	return l
}

// acts are what people do besides wagering.
func (s *subchapter) acts() []table.Declared {
	acts := []table.Declared{
		deal.ChangeAct,
		{ID: "collect-vigorish", Law: s.collection, Staff: true, Help: "the dealer collects all vigorish that is owed"},
	}
	if s.curated() {
		acts = append(acts,
			table.Declared{ID: "pass-shoe", Law: s.passShoe, Help: "the curator passes the shoe"},
			table.Declared{ID: "order-pass", Law: s.orderPass, Staff: true, Args: "REASON",
				Help: "the dealer or floorperson orders the shoe passed: 1 unreasonable delay, 2 repeated invalid deals, 3 breach of the law"})
	}
	return acts
}

// Check says what is forbidden beyond the declarations.
func (g *Game) Check(d *table.Dealer, a *table.Act) *law.Refusal {
	switch a.Kind {
	case table.Make:
		if g.owed[a.Seat] != 0 {
			return g.mayWager(d, a)
		}
	case table.Special:
		return g.mayAct(a)
	case table.Report:
		return g.checkReport(d, a)
	}
	return nil
}

// MayRepeat reports whether a seat has enough chips left for the vigorish that it owes.
func (g *Game) MayRepeat(s table.Seat, _ table.Area, left money.Cents) bool { return left >= g.owed[s] }

// mayAct refuses to pass a shoe that is somebody else's, and to collect what
// nobody owes.
func (g *Game) mayAct(a *table.Act) *law.Refusal {
	switch a.Word {
	case table.ChangeCards:
		return nil
	case "collect-vigorish":
		if !g.owing {
			return law.Refuse(g.at.collection, "nobody owes vigorish")
		}
		return nil
	}
	return g.checkPass(a)
}

// After follows what was done.
func (g *Game) After(d *table.Dealer, a *table.Act) {
	switch {
	case a.Kind == table.Leave && a.Seat == g.curator:
		g.giveUp()
	case a.Kind != table.Special:
	case a.Word == "collect-vigorish":
		g.collect(d)
	case a.Word == table.ChangeCards:
		g.changeCards(d)
	default:
		g.passShoe(d, a)
	}
}

// noMoreBets closes the betting. What comes later is refused.
func (g *Game) noMoreBets(d *table.Dealer) {
	d.Cite(g.at.announce)
	d.Announce("no-more-bets", "No More Bets")
	d.NoLate(g.at.noMoreBets, "no wager is made, raised or withdrawn after \"No More Bets\"")
	if g.at.curated() {
		d.Announce("cards-called", "Cards")
	}
}
