package blackjack

import (
	"boardwalk/game/deal"
	"boardwalk/law"
	"boardwalk/table"
)

// acts are what players and staff do besides wagering.
func (p *Paragraphs) acts() []table.Declared {
	return ruled([]table.Declared{
		deal.ChangeAct,
		{ID: "reshuffle", Law: p.ReshuffleOrdered, Staff: true, Help: "have the cards shuffled before the next round"},
		{ID: "new-dealer", Law: p.NewDealer, Staff: true, Help: "another dealer comes to the table, who burns a card before dealing"},
		{ID: "disclose-burn", Law: p.DiscloseBurn, Help: "ask to see the card that was burned last"},
		{ID: "consent", Law: p.ShareConsent, Args: "BOX",
			Help: "as the first to wager on a box, consent to others' wagers on it; 0 is one's own"},
		{ID: "reserve-seat", Law: p.Reserved, Staff: true, Args: "SEAT", Help: "hold the spot of a player who leaves for a while"},
		{ID: "reader-repaired", Law: p.ReaderFailed, Staff: true, Help: "the card reader works again"},
		{ID: deal.RemoveShuffler, Law: p.ShufflerLeaves, Staff: true, Help: "the shuffling device is taken from the table"},
		{ID: deal.DevicesBack, Law: p.ShufflerLeaves, Staff: true, Help: "the shuffling device works again, and is back at the table"},
	})
}

// mayAct says whether an act makes sense.
func (g *Game) mayAct(d *table.Dealer, a *table.Act) *law.Refusal {
	switch a.Word {
	case "reshuffle":
		if g.device() && g.p.ShufflerLeaves != "" {
			return law.Refuse(g.p.ShufflerLeaves, "the shuffling device must leave the table first")
		}
	case deal.RemoveShuffler:
		if !g.device() {
			return law.Refuse(g.p.ShufflerLeaves, "there is no shuffling device at the table")
		}
	case deal.DevicesBack:
		if !g.shufflerOut {
			return law.Refuse(g.p.ShufflerLeaves, "no device has left the table")
		}
	case "disclose-burn":
		if !g.hasBurned {
			return law.Refuse(g.p.DiscloseBurn, "no card was burned that was not shown already")
		}
	case "consent":
		if n := g.consentTo(a); n < 1 || n > boxes || g.options.Sharing == 1 || g.firstOn[n] != a.Seat {
			return law.Refuse(g.p.ShareConsent, "the first to wager on a box consents to others' wagers on it, where boxes are shared")
		}
	case "reserve-seat":
		return g.mayReserve(d, a.Args[0])
	case "reader-repaired":
		if !g.readerDown {
			return law.Refuse(g.p.ReaderFailed, "no card reader has failed")
		}
	}
	return nil
}

func (g *Game) consentTo(a *table.Act) int {
	if a.Args[0] == 0 {
		return int(a.Seat)
	}
	return a.Args[0]
}

func (g *Game) act(d *table.Dealer, a *table.Act) {
	switch a.Word {
	case table.ChangeCards:
		g.changeCards(d)
	case "reshuffle":
		if g.due == nothing {
			g.due = ordered
		}
		g.dueSides = 0b11
		d.Note("to-be-shuffled", "the cards are to be shuffled before the next round")
	case deal.RemoveShuffler:
		g.shufflerOut = true
		g.due, g.dueSides = ordered, 0b11
		d.Note("device-leaves", "the shuffling device leaves the table: the dealer shuffles from now on")
	case deal.DevicesBack:
		g.shufflerOut = false
		d.Note("device-back", "the shuffling device is back at the table")
	case "new-dealer":
		g.newDealer = true
		d.Note("another-dealer", "another dealer is responsible for dealing now")
	case "disclose-burn":
		g.hasBurned = false
		d.Turn(g.burned, table.NoBox, 0, table.House)
	case "consent":
		g.consent[g.consentTo(a)] = a.Seat
		d.NoteAt(a.Seat, "consents-to-others", "consents to the wagers of others on the box")
	case "reserve-seat":
		g.entries.reserved |= 1 << a.Args[0]
		d.NoteAt(a.SeatArg(0), "spot-held", "leaves for a while, and the spot is held")
	case "reader-repaired":
		g.readerDown = false
		d.Note("card-reader-works", "the card reader works again")
	}
}
