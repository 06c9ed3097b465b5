package paigow

import (
	"boardwalk/money"
	"boardwalk/table"
)

// wager declares that of one betting area, section 10.5.
var wager = table.Wager{
	ID: "wager", Name: "Wager", Group: "wager", Law: "10.5(a)", Made: table.Always, LockedLaw: "10.5(c)", Coupons: true, OneRoll: true,
	Pays: []table.Pay{{Odds: money.Odds{To: 1, One: 1}, Law: "10.7(k)[odds]", Fixed: true}},
}

// newLayout declares the layout.
func (g *Game) newLayout() *table.Layout {
	return &table.Layout{
		Wagers:     paragraphs.Positions(wager),
		OnlyListed: "10.5(a)", MadeWithChips: "10.5(a)", OnlySeated: "10.5(b)", StaySeated: "10.5(b)", CashWagers: "10.5(a)",
		CashRefused: true, HandsUnshown: "10.7(f)2",
		Boxes: g.Boxes(), Acts: append(tileParagraphs.Acts(), paragraphs.Acts()...), Incidents: tileParagraphs.Incidents(),
		Offers: append(append(g.TileKit.Offers(), g.Table.Offers()...), offerCut, offerSet),
	}
}
