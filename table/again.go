package table

import "boardwalk/money"

// Again is wagers that are made anew before many rounds, always the same, as a simulation does.
type Again struct {
	Acts []Act // that make them, in this order

	posted *posted // the terms under which all of them were accepted; nil as long as they were not
	asks   bool    // the game is asked each time whether it has anything to say
	places []place
	seats  []stakes
}

// place is where one of the wagers lies.
type place struct {
	seat   *seat
	bet    *Bet
	live   *uint64 // where it is noted that a wager lies there, and its bit
	bit    uint64
	at     Area
	by     Seat
	made   Phase // when it may be made
	amount money.Cents
	all    money.Cents // what all wagers of the seat come to
}

// stakes are what all wagers of a seat come to.
type stakes struct {
	seat *seat
	sum  money.Cents
}

// Repeater is a game that is asked about wagers and can say of plain ones, made with chips and without a word, that it
// would permit them again. [Table.MakeAgain] asks it before every round, which takes less than asking [Game.Check]
// and [Game.After] about acts.
type Repeater interface {
	// MayRepeat reports that the game would have nothing to say now about a wager that it permitted before, and that
	// nothing would follow from it. Left is what chips the seat has left when this wager and all others with it are
	// made. It may report false for any wager: then the game is asked as about every other.
	MayRepeat(s Seat, a Area, left money.Cents) bool
}

// MakeAgain makes the wagers, or returns why one of them is refused. The first time each is held against the
// declaration, the game and the posted terms like any other. Wagers about which the game need not be asked
// ([Layout.Unasked], [Repeater]) are then accepted as long as nothing changes that they are held against: later they
// are laid down without a further look at what is as it was.
func (t *Table) MakeAgain(a *Again) error {
	if a.posted != &t.posted[0] || !t.opened || t.anyShut || t.sink != nil {
		return t.makeAnew(a)
	}
	for i := range a.seats { // the players are there, have the chips and no other wagers
		if s := &a.seats[i]; !s.seat.taken || s.seat.chips < s.sum || t.wagering(s.seat) {
			return t.makeAnew(a)
		}
	}
	if a.asks && !t.permits(a) {
		return t.makeAnew(a)
	}
	t.lying += len(a.places)
	for i := range a.places {
		p := &a.places[i]
		*p.live |= p.bit
		b := p.bet
		b.Seat, b.Area = p.by, p.at
		move(&p.seat.chips, &b.Amount, p.amount)
	}
	return nil
}

// makeAnew makes the wagers like any others, and keeps where they lie if they may be made again as they were.
func (t *Table) makeAnew(a *Again) error {
	a.posted = nil
	again := t.sink == nil && !t.lie(a.Acts)
	for i := range a.Acts {
		if err := t.Do(a.Acts[i]); err != nil {
			return err
		}
		again = again && t.repeatable(&a.Acts[i])
	}
	if again {
		t.accept(a)
	}
	return nil
}

// repeatable reports whether an act that was done makes a wager in chips that costs nothing beside itself and that
// the game need not be asked about, or can be asked about in short.
func (t *Table) repeatable(a *Act) bool {
	if a.Kind != Make || a.Word != "" || a.Late || a.Tender > Plaque || a.Accepted || a.Confirmed {
		return false
	}
	p := &t.posted[a.Area]
	if p.rate != 0 || p.breaks || t.isAside(a.Area) || t.seats[a.Seat].bets[a.Area].Amount != a.Amount {
		return false
	}
	return t.repeats != nil || t.layout.Unasked && (p.position == a.Seat || p.position == House)
}

// permits asks a game that is to be asked about wagers whether it has anything to say about these.
func (t *Table) permits(a *Again) bool {
	if t.between != nil && t.between.InterludeDue() {
		return false
	}
	for i := range a.places {
		p := &a.places[i]
		if p.made != Always && p.made&t.game.Phase() == 0 ||
			!t.layout.Unasked && !t.repeats.MayRepeat(p.by, p.at, p.seat.chips-p.all) {
			return false
		}
	}
	return true
}

// lie reports whether a seat that is to make one of the wagers has any already.
func (t *Table) lie(acts []Act) bool {
	for i := range acts {
		if s := acts[i].Seat; int(s) < len(t.seats) && t.wagering(&t.seats[s]) {
			return true
		}
	}
	return false
}

// accept keeps where wagers lie that were just made.
func (t *Table) accept(a *Again) {
	a.posted, a.places, a.seats = &t.posted[0], a.places[:0], a.seats[:0]
	a.asks = !t.layout.Unasked || t.between != nil
	for i := range a.Acts {
		act := &a.Acts[i]
		st, made := &t.seats[act.Seat], t.posted[act.Area].made
		a.asks = a.asks || made != Always
		a.places = append(a.places, place{seat: st, bet: &st.bets[act.Area], live: &st.live[act.Area>>6], bit: 1 << (act.Area & 63),
			at: act.Area, by: act.Seat, made: made, amount: act.Amount})
		which := 0
		for which < len(a.seats) && a.seats[which].seat != st {
			which++
		}
		if which == len(a.seats) {
			a.seats = append(a.seats, stakes{seat: st})
		}
		a.seats[which].sum += act.Amount
	}
	for i := range a.places {
		for _, s := range a.seats {
			if p := &a.places[i]; s.seat == p.seat {
				p.all = s.sum
			}
		}
	}
}
