package api

import (
	"math/bits"

	"boardwalk/api/wire"
	"boardwalk/card"
	"boardwalk/floor"
	"boardwalk/floor/view"
	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/tile"
)

// floorKinds are the kinds of the floor's own events that have another name on the
// wire, because events of the game already have the name sit and leave.
var floorKinds = map[string]string{journal.KindSit: "arrive", journal.KindStand: "depart"}

// eventOf writes an event for the wire. The floor has already removed what the reader
// may not see.
func (l *layout) eventOf(e *floor.Event) wire.Event {
	if e.Kind != journal.KindEntry {
		kind := e.Kind
		if word, ok := floorKinds[kind]; ok {
			kind = word
		}
		out := wire.Event{N: e.N, Time: e.Time, Kind: kind, Seat: int(e.Seat), Person: e.Person, Name: e.Name, Bot: e.Bot,
			Amount: e.Amount, Coupon: e.Coupon, Round: e.Round, Text: e.Text}
		if e.Seed != nil {
			seedNewsOf(&out, e.Seed)
		}
		if c := e.Correction; c != nil {
			out.Word, out.Area, out.Law = c.Did, c.Wager, cite(c.Law)
		}
		return out
	}
	t := &e.Told
	out := wire.Event{N: e.N, Interlude: e.Interlude, Time: e.Time, Kind: t.Kind.String(), Seat: int(t.Seat),
		Area: l.name(t.Area), Amount: t.Amount, Stake: t.Stake,
		Coupon: t.Coupon, Law: cite(t.By), OddsLaw: cite(t.OddsBy), Text: t.Text}
	if !t.Odds.IsZero() {
		out.Odds = t.Odds.String()
	}
	out.Word, out.On, out.Notable, out.Pot = t.Word, t.On, t.Notable, int(t.Pot)
	if t.Tender != table.Chips {
		out.Tender = t.Tender.String()
	}
	if t.Return != table.Push {
		out.Why = t.Return.String()
	}
	if t.Against != table.TheHouse {
		out.Against, out.Bank = against(t.Against)
		out.Share = share(t)
	}
	switch t.Kind {
	case table.Moved:
		out.To = l.name(t.To)
	case table.Dealt, table.Turned, table.Burned, table.Discarded, table.Formed:
		out.Card, out.Hand, out.Box = cardText(t.Card), int(t.Hand), boxOf(t.Box)
		if t.Tile != tile.None {
			out.Card, out.Tile = "", t.Tile.String()
		}
		out.Worth, out.Made, out.MadeLow = worthOf(e.Worth, e.OwnWorth, e.Made, e.OwnMade)
		out.Unqualified = e.Unqualified
		for _, w := range e.Others {
			x := wire.HandWorth{Box: int(w.Box), Hand: int(w.Hand)}
			x.Worth, x.Made, x.MadeLow = worthOf(w.Worth, w.OwnWorth, w.Made, w.OwnMade)
			out.Worths = append(out.Worths, x)
		}
		if t.Kind == table.Formed {
			out.ToBox, out.ToHand = boxOf(t.ToBox), int(t.ToHand)
		}
	case table.Offered, table.Answered:
		out.Box, out.Hand = boxOf(t.Box), int(t.Hand)
		out.Question = e.QuestionID()
		if _, number := l.declared.Numbered(t.Choice(), 1); number { // the amount is how deep to cut, and no money
			out.Amount = 0
		}
	case table.Awarded:
		out.Low = t.Low
		out.Worth, out.Made, out.MadeLow = worthOf(e.Worth, "", e.Made, view.Made{})
	case table.Folded:
		out.Box, out.Hand = boxOf(t.Box), int(t.Hand)
	case table.PotFormed:
		out.Seats = seatsOf(uint64(t.Seats))
	case table.Refused:
		out.Reason = t.Reason.String()
	case table.Thrown:
		for _, f := range t.Faces {
			out.Faces = append(out.Faces, int(f))
		}
	}
	return out
}

// worthOf writes what a hand is worth and the cards that make it for high and for low: as
// its owner sees it if that is told, and as everybody does otherwise.
func worthOf(worth, own string, made, ownMade view.Made) (text, high, low string) {
	if own != "" {
		worth, made = own, ownMade
	}
	return worth, made.High.String(), made.Low.String()
}

// seedNewsOf adds what an event says of seeds and cuts.
func seedNewsOf(out *wire.Event, n *floor.SeedNews) {
	out.Series, out.Path, out.Chain, out.Beacon, out.Why, out.Seeds = n.Series, n.Path, n.Chain, n.Beacon, n.Why, n.Seeds
	for _, seat := range n.Seats {
		out.Seats = append(out.Seats, int(seat))
	}
	if !n.Until.IsZero() {
		until := n.Until
		out.Until = &until
	}
}

// boxOf returns a box that gets cards, or nil for none.
func boxOf(b table.Box) *int {
	if b == table.NoBox {
		return nil
	}
	n := int(b)
	return &n
}

// against returns the word for whose money moved, and the seat that has the bank.
func against(p table.Party) (word string, bank int) {
	switch {
	case p == table.ThePot:
		return "pot", 0
	case p == table.TheCentre:
		return "centre", 0
	case p.Half():
		return "half", int(p.Seat())
	}
	return "bank", int(p.Seat())
}

// share returns how much of what moved is the money of the player who has the bank: of
// what was won, of a wager that was lost, or of what went to the centre of the table.
func share(t *table.Event) money.Cents {
	moved := t.Amount
	if t.Kind == table.Collected {
		moved = t.Stake
	}
	player, _ := t.Against.Split(max(moved, -moved))
	if moved < 0 {
		return -player
	}
	return player
}

// seatsOf returns the seats of a bit set.
func seatsOf(in uint64) (list []int) {
	for ; in != 0; in &= in - 1 {
		list = append(list, bits.TrailingZeros64(in))
	}
	return list
}

// cardText writes a card; one that the reader may not see is ??.
func cardText(c card.Card) string {
	if c == card.Unknown {
		return "??"
	}
	return c.String()
}

// cite writes a citation in full, or "" for none.
func cite(c law.Cite) string {
	if c == "" {
		return ""
	}
	return c.Full()
}
