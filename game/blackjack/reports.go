package blackjack

import (
	"fmt"
	"slices"

	"boardwalk/game/deal"
	"boardwalk/law"
	"boardwalk/table"
)

// incidents are what section 2.15 provides for, and what 2.3(f) to (h) and
// 2.6(n) forbid.
func (p *Paragraphs) incidents() []table.Declared {
	return ruled([]table.Declared{
		{ID: "face-up-card", Law: p.FaceUp, Staff: true, Help: "the next card was found face up in the shoe"},
		{ID: "drawn-unexposed", Law: p.InError, Staff: true, Help: "a card was drawn in error, and nobody saw it"},
		{ID: "drawn-exposed", Law: p.Exposed, Staff: true, Args: "BOX",
			Help: "after the initial deal, at this box, a card was drawn in error and seen"},
		{ID: "dealer-overdrew", Law: p.Overdrawn, Staff: true, Help: "the dealer drew a card although the score was 17 or more"},
		{ID: "dealer-missed", Law: p.DealerMissed, Staff: true, Args: "CARD",
			Help: "the dealer missed dealing the first or second card, 1 or 2, to his or her own hand"},
		{ID: "no-cards", Law: p.NoCards, Staff: true, Args: "BOX", Help: "this box was dealt no cards"},
		{ID: "one-card", Law: p.OneCard, Staff: true, Args: "BOX", Help: "this box was dealt only one card"},
		{ID: "wrong-side", Law: p.WrongSide, Staff: true, Help: "the round was dealt from the wrong side of the double shoe"},
		{ID: "missed-card", Law: p.CardMissed, Staff: true, Args: "BOX", Help: "a card that this box asked for was not dealt"},
		{ID: "reader-misused", Law: p.ReaderMisused, Staff: true, Args: "SEEN",
			Help: "the hole card was read without need; 1 if the device could let a player know it, 0 if not"},
		{ID: "reader-failed", Law: p.ReaderFailed, Staff: true, Help: "the card reader does not work"},
		{ID: "up-card-unmoved", Law: p.UpCardUnmoved, Staff: true, Help: "multiple action: the up card was not moved for the next hand"},
		{ID: "up-card-racked", Law: p.UpCardRacked, Staff: true, Help: "multiple action: the up card was put into the discard rack too soon"},
		{ID: "touches-wager", Law: p.Touch, Staff: true, Args: "SEAT", Help: "a player handles a wager in the course of the round"},
		{ID: "touches-confirmed", Law: p.TouchConfirmed, Staff: true, Args: "SEAT",
			Help: "a player handles an insurance, double down or split wager"},
		{ID: "touches-cards", Law: p.TouchCards, Staff: true, Args: "SEAT", Help: "a player handles the cards"},
		{ID: "stray-ten", Law: p.StrayTen, Staff: true, Help: "a 10 was found in the shoe, which has none"},
		{ID: deal.ShufflerJam, Law: p.ShufflerJam, Staff: true, Help: "the shuffling device jams, stops or does not complete its cycle"},
	})
}

// ruled leaves out what the game has no paragraph for.
func ruled(list []table.Declared) []table.Declared {
	return slices.DeleteFunc(list, func(x table.Declared) bool { return x.Law == "" })
}

// mayReport refuses reports of what cannot have happened at this table, under
// the paragraph of the incident.
func (g *Game) mayReport(d *table.Dealer, a *table.Act) *law.Refusal {
	why := g.impossible(d, a.Word, a.Args[0])
	if why == "" {
		return nil
	}
	i := slices.IndexFunc(g.p.incidents, func(in table.Declared) bool { return in.ID == a.Word })
	return law.Refuse(g.p.incidents[i].Law, "%s", why)
}

// impossible says why an incident cannot have happened, or nothing.
func (g *Game) impossible(d *table.Dealer, incident string, arg int) string {
	switch incident {
	case "drawn-exposed", "no-cards", "one-card", "missed-card":
		if arg < 1 || arg > g.options.Boxes {
			return fmt.Sprintf("say which box, 1 to %d", g.options.Boxes)
		}
	case "touches-wager", "touches-confirmed", "touches-cards":
		if !d.Players().Taken(table.SeatNumber(arg)) {
			return "say who it was: a seat that is taken"
		}
	case "dealer-missed":
		if arg == 1 && g.options.Attack {
			return "the deal begins with the dealer's first card: it cannot be missed"
		}
		if arg < 1 || arg > 2 || arg == 2 && g.options.Dealing == NoHoleCard {
			return "say which card, 1 or, where it is dealt before the players draw, 2"
		}
	case "wrong-side":
		if !g.options.DoubleShoe {
			return "there is no double shoe at this table"
		}
	case "reader-misused", "reader-failed":
		if !g.reader || g.readerDown {
			return "there is no card reader in use at this table"
		}
		if incident == "reader-misused" && arg != 0 && arg != 1 {
			return "say 1 if the device could let a player know the card, 0 if not"
		}
	case deal.ShufflerJam:
		if !g.device() {
			return "no device shuffles the cards here"
		}
	case "up-card-unmoved", "up-card-racked":
		if g.spots == 1 {
			return "the up card is moved only at multiple action blackjack"
		}
	}
	return ""
}

// reported takes up what was reported of a box, or of a card of the dealer's, if
// anything was.
func (g *Game) reported(d *table.Dealer, incident string, arg uint8) bool {
	_, ok := d.Reports().ReportedIf(func(a *table.Act) bool { return a.Word == incident && a.Args[0] == int(arg) })
	return ok
}

// Found says what is done about an incident that is reported while somebody is asked.
// Most of them are about a card, and are taken up when that comes.
func (g *Game) Found(d *table.Dealer, a *table.Act) (act func(), r *law.Refusal) {
	switch a.Word {
	case "no-cards", "one-card", "missed-card", "drawn-exposed":
		return nil, g.foundAt(a.Word, uint8(a.Args[0]))
	case "dealer-missed":
		if g.dealer.Len() >= a.Args[0] {
			return nil, tooLate("that card of the dealer's lies there")
		}
	case "wrong-side":
		if g.boxes[g.order[0]].hands[0].Len() > 0 {
			return nil, tooLate("the round is dealt, and stands as if from the right side")
		}
	case "touches-wager", "touches-cards", "touches-confirmed":
		return g.foundTouching(d, a), nil
	case "reader-failed":
		if g.dealer.Len() > 0 {
			return func() { g.readerFails(d) }, nil
		}
	case "reader-misused":
		switch {
		case g.dealer.Len() < 2:
		case g.blackjackPossible():
			return nil, tooLate("the dealer's first card is one with which the hole card is read")
		default:
			return func() { g.readerMisused(d, a.Args[0] == 1) }, nil
		}
	}
	return nil, nil
}

func tooLate(format string, args ...any) *law.Refusal {
	return law.RefuseFor(law.Stage, "", format, args...)
}

// foundAt refuses a report about a box that nobody plays, or whose cards lie there for
// everybody to see.
func (g *Game) foundAt(incident string, n uint8) *law.Refusal {
	if !slices.Contains(g.order[:g.active], n) || g.boxes[n].n == 0 {
		return tooLate("nobody plays box %d in this round", n)
	}
	b := &g.boxes[n]
	switch {
	case incident == "no-cards" && b.hands[0].Len() > 0, incident == "one-card" && b.hands[0].Len() > 1:
		return tooLate("box %d has its cards", n)
	case incident == "missed-card" && !slices.ContainsFunc(b.hands[:b.n], func(h Hand) bool { return h.fate == playing }):
		return tooLate("box %d is complete, and has every card that it asked for", n)
	}
	return nil
}

// foundTouching tells a player off who handles the cards, or a wager. Nothing can be
// handled before there is a card, or a wager that was confirmed.
func (g *Game) foundTouching(d *table.Dealer, a *table.Act) (act func()) {
	s := a.SeatArg(0)
	switch {
	case g.dealer.Len() == 0 && g.boxes[g.order[0]].hands[0].Len() == 0:
		return nil
	case a.Word == "touches-cards":
		return func() {
			d.Betting().Tell(s, law.Refuse(g.p.TouchCards, "players and spectators do not handle the cards"))
		}
	case a.Word == "touches-wager":
		return func() {
			d.Betting().Tell(s, law.Refuse(g.p.Touch, "no wager is handled, removed or altered until it is decided"))
			g.stopped(d)
		}
	}
	for b := range d.Bets {
		if b.Seat == s && g.layout.Wagers[b.Area].Supplement {
			return func() {
				d.Betting().Tell(s, law.Refuse(g.p.TouchConfirmed, "a confirmed wager is not handled, removed or altered until it is decided"))
				g.stopped(d)
			}
		}
	}
	return nil
}
