package versus

import (
	"cmp"

	"boardwalk/card"
	"boardwalk/game/deal"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// The most that a game of the family has.
const (
	MostSeats  = 7 // betting positions
	MostCards  = 7 // cards of a hand
	MostWagers = 6 // wagers of a position
)

const _ = table.Flagged - MostSeats*MostWagers // the areas of all positions have their flags in [table.DealerLayout.Lying]

// Table is a table at which players play against the house. The zero value is
// made ready by [Table.SetUp].
type Table struct {
	deal.Kit

	// Completes, if set, says under which paragraph the dealer's last card is dealt
	// to a dealer who was left without it; empty if that is not so.
	Completes func(d *table.Dealer) law.Cite

	p         *Paragraphs
	layout    *table.Layout
	two       bool // a player may wager at two adjacent positions
	seats     table.Box
	kinds     table.Area                   // how many wagers a position has
	names     []table.Wager                // of one position, as the game declared them
	areas     [MostSeats * MostWagers]spot // a division takes longer than all else that is asked of a wager
	hands     [MostSeats + 2]Hand          // by position; the dealer's is 0, the community cards follow the last position
	community *Hand                        // the box after the last position
	players   []*Hand                      // those in the round, from the dealer's left on
	places    [MostSeats]*Hand
	left      int                  // how many of the players are still in
	decided   bool                 // all players have decided, see [Table.Decided]
	beside    bool                 // somebody has wagered at a position next to the own
	laid      [MostCards]card.Card // a hand as it is laid out, see [Table.Reveal]
}

// spot is what an area is for.
type spot struct {
	position table.Box
	wager    uint8
}

// State is what lasts from round to round.
type State struct {
	deal.State
	beside bool
}

// SetUp makes the table ready. The wagers are those of one position. Their
// positions, and the acts and incidents of all games, are added to the layout. The
// table keeps the pointers. Where nobody may wager at two positions, [Table.Check] and
// [Table.After] add nothing about a wager, and are not asked; a game that adds something
// says so in the layout afterwards.
func (t *Table) SetUp(p *Paragraphs, o *Options, l table.Layout, wagers []table.Wager) {
	l.MadeWithChips, l.CashWagers, l.CashRefused = cmp.Or(l.MadeWithChips, l.OnlyListed), cmp.Or(l.CashWagers, l.OnlyListed), true
	l.Unasked = !o.TwoPositions && p.Both == ""
	t.p, t.two, t.names, t.layout = p, o.TwoPositions, wagers, &l
	l.Acts, l.Incidents = append(p.Acts(), l.Acts...), append(p.Incidents(), l.Incidents...)
	p.Positions(&l, wagers)
	t.seats, t.kinds = table.Box(p.Seats), table.Area(len(wagers))
	for i := range p.Seats * len(wagers) {
		t.areas[i] = spot{table.Box(i/len(wagers)) + 1, uint8(i % len(wagers))}
	}
	for i := range t.hands {
		t.hands[i].Box, t.hands[i].up = table.Box(i), p.PlayerUp
	}
	t.community = &t.hands[p.Seats+1]
	t.Dealer().up, t.community.up = p.DealerUp, ^uint8(0)
	t.players = t.places[:0]
	t.Kit.SetUp(&p.Paragraphs, &o.Options)
}

// Layout declares the wagers.
func (t *Table) Layout() *table.Layout { return t.layout }

// At returns the hand of a position. [Table.Dealer] returns the dealer's.
func (t *Table) At(p table.Box) *Hand { return &t.hands[p] }

// Dealer returns the dealer's hand, or the cards before the dealer at a game in
// which the dealer has none.
func (t *Table) Dealer() *Hand { return &t.hands[0] }

// Community returns the community cards of a game in which the dealer has a hand
// too. They lie in the box after the last position, face up.
func (t *Table) Community() *Hand { return t.community }

// Check says whether an act is lawful beyond what the declarations say.
func (t *Table) Check(d *table.Dealer, a *table.Act) *law.Refusal {
	switch a.Kind {
	case table.Make:
		if t.p.Both != "" {
			t.both(d, a)
		}
		return t.MayMake(d, a)
	case table.Report:
		return t.mayReport(d, a)
	}
	return t.Kit.Check(d, a)
}

// MayRepeat reports whether a wager is made at the player's own position, about which there is nothing to say where
// nobody uses another.
func (t *Table) MayRepeat(s table.Seat, a table.Area, _ money.Cents) bool {
	return !t.two && !t.beside && t.areas[a].position == table.Box(s)
}

// After follows what people do.
func (t *Table) After(d *table.Dealer, a *table.Act) {
	if a.Kind != table.Make {
		t.Kit.After(d, a)
	} else if t.areas[a.Area].position != table.Box(a.Seat) {
		t.beside = true
	}
}

// Notices are the rules in effect that the law leaves to the licensee.
func (t *Table) Notices() []table.Notice {
	notices := t.Kit.Notices()
	if t.two {
		notices = append(notices, table.Notice{By: t.p.TwoPositions, Text: "a player may wager at two adjacent positions"})
	}
	return notices
}

// Snapshot copies what lasts from round to round. A game that keeps more has a
// state of its own with this one in it.
func (t *Table) Snapshot() any { return t.Saved() }

// Restore puts it back.
func (t *Table) Restore(s any) { t.Resume(s.(State)) }

// Saved returns what lasts from round to round.
func (t *Table) Saved() State { return State{t.State, t.beside} }

// Resume puts back what [Table.Saved] returned.
func (t *Table) Resume(s State) {
	t.Kit.Restore(s.State)
	t.beside = s.beside
}
