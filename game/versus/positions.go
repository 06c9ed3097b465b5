package versus

import (
	"cmp"
	"fmt"
	"math/bits"
	"slices"
	"strings"

	"boardwalk/law"
	"boardwalk/table"
)

// Positions gives every betting position the same wagers. The wagers of position
// 3 have the ids of those given with "-3" after them, which their needs and pieces
// follow.
// It also says under which paragraph players stay seated, and names the boxes that get cards. Those that the layout has already are the
// dealer's, which is called so if there is none, and others that come after the
// positions.
func (p *Paragraphs) Positions(l *table.Layout, wagers []table.Wager) {
	dealer, more := "dealer", []string(nil)
	if len(l.Boxes) > 0 {
		dealer, more = l.Boxes[0], l.Boxes[1:]
	}
	l.Boxes, l.StaySeated = []string{dealer}, p.Irregularities.Stay
	for seat := 1; seat <= p.Seats; seat++ {
		l.Boxes = append(l.Boxes, fmt.Sprint(seat))
		var hand *table.Cap
		for _, w := range wagers {
			w.ID, w.Name, w.Position = fmt.Sprint(w.ID, "-", seat), fmt.Sprint(w.Name, " ", seat), table.Seat(seat)
			w.LockedLaw = p.Irregularities.Locked
			w.Aliases = nil // those are for the own position: see Named
			w.Needs = slices.Clone(w.Needs)
			for i := range w.Needs {
				w.Needs[i].Wager = fmt.Sprint(w.Needs[i].Wager, "-", seat)
			}
			w.Breaks = slices.Clone(w.Breaks)
			for i := range w.Breaks {
				w.Breaks[i].ID = fmt.Sprint(w.Breaks[i].ID, "-", seat)
			}
			w.Pays = slices.Clone(w.Pays)
			for i := range w.Pays {
				if id, line, _ := strings.Cut(w.Pays[i].As, " "); id != "" {
					w.Pays[i].As = strings.TrimSpace(fmt.Sprint(id, "-", seat, " ", line))
				}
			}
			if w.Cap != nil { // the wagers of one hand have one in common
				if hand == nil {
					own := *w.Cap
					hand = &own
				}
				w.Cap = hand
			}
			l.Wagers = append(l.Wagers, w)
		}
	}
	l.Boxes = append(l.Boxes, more...)
}

// Area is the area of a wager at a position. A wager is known by its place among
// those of a position.
func (t *Table) Area(position table.Box, wager table.Area) table.Area {
	return table.Area(position-1)*t.kinds + wager
}

// Position is the betting position to which an area belongs.
func (t *Table) Position(a table.Area) table.Box { return t.areas[a].position }

// Wager is which of a position's wagers an area is for.
func (t *Table) Wager(a table.Area) table.Area { return table.Area(t.areas[a].wager) }

// Named lets a player call the wagers of the own position by their ids and
// aliases without its number: "ante".
func (t *Table) Named(s table.Seat, name string) (table.Area, bool) {
	if s == table.House || s.Box() > t.seats {
		return table.NoArea, false
	}
	name = strings.TrimSuffix(name, "-wager")
	for i := range t.names {
		if t.names[i].ID == name || slices.Contains(t.names[i].Aliases, name) {
			return t.Area(s.Box(), table.Area(i)), true
		}
	}
	return table.NoArea, false
}

// MayMake refuses a wager at a position that is not for the player.
func (t *Table) MayMake(d *table.Dealer, a *table.Act) *law.Refusal {
	if t.two || t.beside || t.areas[a.Area].position != table.Box(a.Seat) {
		return t.mayUse(d, a)
	}
	return nil
}

// both marks a wager as made beside the other of the first two.
func (t *Table) both(d *table.Dealer, a *table.Act) {
	if w := t.Wager(a.Area); w <= 1 && d.Amount(a.Seat, a.Area+1-2*w) > 0 {
		d.Betting().Under(t.p.Both)
	}
}

// mayUse lets a player use two positions at most, and only side by side.
func (t *Table) mayUse(d *table.Dealer, a *table.Act) *law.Refusal {
	p, own, by := t.Position(a.Area), a.Seat.Box(), cmp.Or(t.p.TwoPositions, t.p.OnePosition)
	if p != own {
		switch {
		case !t.two:
			return law.Refuse(by, "a player wagers at one position only at this table")
		case p+1 != own && p != own+1:
			return law.Refuse(by, "the second position must be next to the player's own")
		case d.Players().Taken(p.Seat()):
			return law.Refuse("house:added-1(d)", "position %d is another player's", p)
		}
		if third := 2*own - p; third >= 1 && third <= t.seats && t.wagered(d, a.Seat, third) {
			return law.Refuse(by, "a player wagers at no more than two positions")
		}
		d.Betting().Under(by)
	}
	for _, s := range d.Players().Present() {
		if s != a.Seat && t.wagered(d, s, p) {
			return law.Refuse("house:added-1(d)", "another player has wagered at position %d in this round", p)
		}
	}
	return nil
}

// wagered reports whether a player has wagered at a position.
func (t *Table) wagered(d *table.Dealer, s table.Seat, p table.Box) bool {
	for w := range t.kinds {
		if d.Amount(s, t.Area(p, w)) > 0 {
			return true
		}
	}
	return false
}

// Gather finds out who plays. If lacks is not nil it says of each position why
// its wagers do not suffice, or nil if they do. A position whose wagers do not
// suffice gets them back. If nobody is left there is no round.
func (t *Table) Gather(d *table.Dealer, lacks func(*table.Dealer, *Hand) *law.Refusal) {
	t.hands[0].Dealt, t.community.Dealt, t.decided = 0, 0, false
	t.players = t.places[:0]
	var lacking uint
	for _, s := range d.Players().Present() {
		if t.beside {
			lacking |= t.joinsBeside(d, s, lacks)
		} else {
			lacking |= t.joins(d, s, &t.hands[s], lacks)
		}
	}
	if lacking != 0 {
		t.turnAway(d, lacking, lacks)
	}
	if t.left = len(t.players); t.left == 0 {
		d.Refuse(table.House, law.Refuse(t.p.NoWagers, "cards are dealt to those who have wagered, and nobody has"))
	}
	t.beside = false
}

// joinsBeside is joins for a player who may have wagered at a position next to
// the own.
func (t *Table) joinsBeside(d *table.Dealer, s table.Seat, lacks func(*table.Dealer, *Hand) *law.Refusal) (lacking uint) {
	for p := max(1, s.Box()-1); p <= min(t.seats, s.Box()+1); p++ {
		if t.wagered(d, s, p) { // otherwise the hand may be another player's
			lacking |= t.joins(d, s, &t.hands[p], lacks)
		}
	}
	return lacking
}

// joins takes a position into the round if the player has wagered there. It
// returns its bit if the wagers do not suffice.
func (t *Table) joins(d *table.Dealer, s table.Seat, h *Hand, lacks func(*table.Dealer, *Hand) *law.Refusal) (lacking uint) {
	own := t.Area(h.Box, 0)
	h.Bets = [MostWagers]*table.Bet{} // those of the round do not lie there yet
	lies := d.Layout().Lying(s) >> own & (1<<t.kinds - 1)
	if lies == 0 {
		return 0
	}
	for there := d.Layout().Areas(s, own, int(t.kinds)); lies != 0; lies &= lies - 1 {
		w := bits.TrailingZeros64(lies)
		h.Bets[w] = &there[w]
	}
	h.Seat, h.Dealt, h.Out, h.GivenUp = s, 0, false, false
	if lacks != nil && lacks(d, h) != nil {
		return 1 << h.Box
	}
	t.players = append(t.players, h)
	return 0
}

// turnAway gives positions back what does not suffice to play.
func (t *Table) turnAway(d *table.Dealer, lacking uint, lacks func(*table.Dealer, *Hand) *law.Refusal) {
	for p := range t.hands {
		if lacking>>p&1 == 0 {
			continue
		}
		h := &t.hands[p]
		why := lacks(d, h)
		if len(t.players) == 0 {
			d.Refuse(h.Seat, why)
		}
		d.Betting().Tell(h.Seat, why)
		h.giveBack(d, why.By)
	}
}
