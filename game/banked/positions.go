package banked

import (
	"fmt"
	"slices"

	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// Positions declares the wager of every betting position, as the first areas of a
// layout: the one of position 3 has the id that is given with "-3" after it.
func (p *Paragraphs) Positions(wager table.Wager) []table.Wager {
	var list []table.Wager
	for seat := 1; seat <= p.Seats; seat++ {
		w := wager
		w.ID, w.Name, w.Position = fmt.Sprint(w.ID, "-", seat), fmt.Sprint(w.Name, " ", seat), table.Seat(seat)
		w.Aliases = nil // those are for the own position: see Named
		list = append(list, w)
	}
	return list
}

// Area is the area of the wager at a position.
func (t *Table) Area(p table.Box) table.Area { return table.Area(p) - 1 }

// Position is the betting position to which an area belongs, 0 if it is another
// wager's.
func (t *Table) Position(a table.Area) table.Box {
	if int(a) < t.p.Seats {
		return table.Box(a + 1)
	}
	return 0
}

// Named lets a player call the wager of the own position by its id and aliases
// without the position's number.
func (t *Table) Named(s table.Seat, name string) (table.Area, bool) {
	w := &t.names[0]
	if s == table.House || int(s) > t.p.Seats || name != w.ID && !slices.Contains(w.Aliases, name) {
		return table.NoArea, false
	}
	return t.Area(s.Box()), true
}

// MayMake refuses a wager on a betting area that is not for the player, or that
// the bank does not cover.
func (t *Table) MayMake(d *table.Dealer, a *table.Act) *law.Refusal {
	p := t.Position(a.Area)
	if p == 0 {
		return nil
	}
	if p != a.Seat.Box() || t.beside {
		if r := t.mayUse(d, a, p); r != nil {
			return r
		}
	}
	if t.bank == table.House {
		return nil
	}
	return t.mayWagerAgainstBank(d, a)
}

// mayUse lets a player use two betting areas at most, and only side by side.
func (t *Table) mayUse(d *table.Dealer, a *table.Act, p table.Box) *law.Refusal {
	own, by := a.Seat.Box(), t.p.TwoAreas
	if p != own {
		switch {
		case !t.o.TwoAreas:
			return law.Refuse(by, "a player wagers on one betting area only at this table")
		case p+1 != own && p != own+1:
			return law.Refuse(by, "the second betting area must be next to the player's own")
		case d.Players().Taken(p.Seat()):
			return law.Refuse("house:added-1(d)", "position %d is another player's", p)
		}
		if third := 2*own - p; third >= 1 && int(third) <= t.p.Seats && d.Amount(a.Seat, t.Area(third)) > 0 {
			return law.Refuse(by, "a player wagers on no more than two betting areas")
		}
		d.Betting().Under(by)
	}
	for _, s := range d.Players().Present() {
		if s != a.Seat && d.Amount(s, t.Area(p)) > 0 {
			return law.Refuse("house:added-1(d)", "another player has wagered at position %d in this round", p)
		}
	}
	return nil
}

// mayWagerAgainstBank refuses a wager of the bank's own, and one that the bank
// could not pay.
func (t *Table) mayWagerAgainstBank(d *table.Dealer, a *table.Act) *law.Refusal {
	b := &t.p.Bank
	switch {
	case a.Seat == t.bank && t.Position(a.Area) != t.bank.Box():
		return law.Refuse(b.OneArea, "whoever has the bank has one betting area, the own")
	case a.Seat == t.bank:
		return law.Refuse(b.Means, "whoever has the bank makes no wager: the chips cover the wagers of the others")
	case a.Tender == table.Coupon:
		return law.Refuse(t.p.NoCoupons, "match play coupons are not accepted against a player who has the bank")
	case a.Amount > 0 && !d.Players().Has(t.bank, t.toCover(t.wagers(d)+a.Amount)):
		return law.RefuseFor(law.Limit, b.Chips, "the bank has no chips to cover a further wager of %s", a.Amount)
	}
	return nil
}

// wagers is the sum of all wagers against the bank.
func (t *Table) wagers(d *table.Dealer) (sum money.Cents) {
	for b := range d.Bets {
		if int(b.Area) < t.p.Seats {
			sum += b.Amount
		}
	}
	return sum
}

// toCover is what the bank has to set aside for wagers of others, the dealer's
// included.
func (t *Table) toCover(wagers money.Cents) money.Cents {
	if t.half {
		return wagers / 2 // as [table.Party.Split] divides
	}
	return wagers + t.stake
}

// After follows who comes and goes, who wagers on another area than the own, and a
// bank that is given back.
func (t *Table) After(a *table.Act) {
	switch a.Kind {
	case table.Sit:
		t.present |= 1 << a.Seat
	case table.Special:
		if a.Word == PassBank {
			t.givesBack()
		}
	case table.Make:
		if p := t.Position(a.Area); p != 0 && p != a.Seat.Box() {
			t.beside = true
		}
	case table.Leave:
		t.goes(a.Seat)
	}
}

// goes forgets a player who leaves. A round whose bank leaves before it begins is
// played against the house, and so is one in which nobody is left who could wager
// against the bank.
func (t *Table) goes(s table.Seat) {
	t.present &^= 1 << s
	t.against[s] = 0
	if t.banked == s {
		t.banked = table.House
	}
	if t.bank == s || t.stake == 0 && t.present == 1<<t.bank {
		t.givesBack()
	}
}

// givesBack has the house play the coming round.
func (t *Table) givesBack() { t.bank, t.half, t.stake = table.House, false, 0 }

// Gather finds out who plays, and sets aside what the bank covers. If nobody has
// wagered there is no round.
func (t *Table) Gather(d *table.Dealer) {
	for i := range t.hands {
		h := &t.hands[i]
		h.Plays, h.Bet = false, nil
	}
	t.players = t.places[:0]
	present := d.Players().Present()
	for i := len(present) - 1; i >= 0; i-- {
		s := present[i]
		t.joins(d, s, s.Box())
		if t.beside {
			t.joins(d, s, s.Box()+1)
			t.joins(d, s, s.Box()-1)
		}
	}
	if t.beside {
		slices.SortFunc(t.players, func(a, b table.Box) int { return int(b) - int(a) })
	}
	if len(t.players) == 0 && t.stake == 0 {
		d.Refuse(table.House, law.Refuse(t.p.NoWagers, "who has wagered plays, and nobody has"))
	}
	t.twice, t.beside = t.beside, false
	if t.o.Banking != NoBank && !t.pieces.Played() {
		step(d, t.p.Bank.Start, "beginning-no-bank", "the game is just beginning: no player has the bank")
	}
	if t.DealerPlays() {
		t.plays(table.House, t.Dealer())
	}
	if t.bank != table.House {
		t.plays(t.bank, t.Opponent())
		if cover := t.toCover(t.wagers(d)); cover > 0 {
			d.Bank().Cover(t.bank, cover, t.p.Bank.Chips)
		}
	}
}

// joins takes a position into the round if a player has wagered there.
func (t *Table) joins(d *table.Dealer, s table.Seat, p table.Box) {
	if p < 1 || int(p) > t.p.Seats {
		return
	}
	b := d.Bet(s, t.Area(p))
	if b == nil {
		return
	}
	h := &t.hands[p]
	t.plays(s, h)
	h.Bet, h.Wagered = b, b.Amount
	t.players = append(t.players, p)
}

// plays takes a hand into the round.
func (t *Table) plays(s table.Seat, h *Hand) {
	h.Seat, h.Plays, h.Foul, h.Surrendered, h.Result, h.Wagered, h.set = s, true, "", false, Undecided, 0, false
}

// Finish ends the round: it notes who may have the bank, and that it is to be
// offered again.
func (t *Table) Finish() {
	if t.bank == table.House {
		t.against = [MostSeats + 1]money.Cents{}
		for _, p := range t.players {
			h := &t.hands[p]
			t.against[h.Seat] = max(t.against[h.Seat], h.Wagered)
		}
	}
	t.banked = t.bank
	t.bank, t.half, t.stake, t.settled = table.House, false, 0, false
}

// verifyPositions says whether what lies on the layout can be so between two
// rounds.
func (t *Table) verifyPositions(d *table.Dealer) error {
	var owner [MostSeats + 1]table.Seat
	for b := range d.Bets {
		p := t.Position(b.Area)
		switch {
		case p == 0:
			continue
		case owner[p] != 0:
			return fmt.Errorf("seats %d and %d both wager at position %d", owner[p], b.Seat, p)
		case b.Seat.Box()+1 < p || p+1 < b.Seat.Box():
			return fmt.Errorf("seat %d wagers at position %d", b.Seat, p)
		}
		owner[p] = b.Seat
	}
	return nil
}
