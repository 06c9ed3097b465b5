package table

import (
	"boardwalk/dice"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/wheel"
)

// table is the same with nothing kept from it.
func (d *Dealer) table() *Table { return (*Table)(d) }

// Heard reports whether anybody hears the events. A procedure may spare itself
// steps that do nothing but tell of themselves when nobody does.
func (d *Dealer) Heard() bool { return d.sink != nil }

// Cite is the margin note: events until the next one carry this paragraph. It
// is for events only; what outlasts them is told its paragraph.
func (d *Dealer) Cite(by law.Cite) {
	if d.sink != nil {
		d.by = by
	}
}

// Announce says something aloud. Here and in every note, the word names what is
// said for programs and for cases, and stays when the text for people is put
// better: another word means that something else is said.
func (d *Dealer) Announce(word, text string) {
	if d.sink != nil { // asked here, so that what nobody hears costs next to nothing
		d.note(Announced, House, NoArea, 0, "", word, text, false)
	}
}

// AnnounceAlso is [Dealer.Announce] for words that a second paragraph speaks of too.
func (d *DealerNotes) AnnounceAlso(also law.Cite, word, text string) {
	if d.sink != nil {
		(*Dealer)(d).note(Announced, House, NoArea, 0, also, word, text, false)
	}
}

// Note takes a step of the procedure that leaves no other trace.
func (d *Dealer) Note(word, text string) {
	if d.sink != nil {
		d.note(Noted, House, NoArea, 0, "", word, text, false)
	}
}

// NoteAlso is [Dealer.Note] for a step that a second paragraph speaks of too.
func (d *DealerNotes) NoteAlso(also law.Cite, word, text string) {
	(*Dealer)(d).note(Noted, House, NoArea, 0, also, word, text, false)
}

// NoteAt is [Dealer.Note] for a step that concerns one seat.
func (d *Dealer) NoteAt(s Seat, word, text string) {
	d.note(Noted, s, NoArea, 0, "", word, text, false)
}

// NoteAmount is [Dealer.NoteAt] for a step about an amount that does not move.
func (d *DealerNotes) NoteAmount(s Seat, a Area, amount money.Cents, word, text string) {
	(*Dealer)(d).note(Noted, s, a, amount, "", word, text, false)
}

// NoteAmountAlso is [DealerNotes.NoteAmount] for a step that a second paragraph
// speaks of too.
func (d *DealerNotes) NoteAmountAlso(s Seat, a Area, amount money.Cents, also law.Cite, word, text string) {
	(*Dealer)(d).note(Noted, s, a, amount, also, word, text, false)
}

// Mark puts a marker button down that shows what a player owes for wagers on an
// area, or changes what it shows: by so much, so that it shows all that is owed.
// A game that does so is a [Lender].
func (d *DealerLayout) Mark(s Seat, a Area, change, owed money.Cents, by law.Cite) {
	if t := (*Table)(d); t.sink != nil {
		t.sink.Event(t.begin(Marked, s, a, by, "", "", change, owed))
	}
}

// Remark is [Dealer.NoteAt] for something out of the ordinary, which people at
// the table want to hear of: a dispute decided, a card that was exposed.
func (d *DealerNotes) Remark(s Seat, word, text string) {
	(*Dealer)(d).note(Noted, s, NoArea, 0, "", word, text, true)
}

// RemarkAmount is [DealerNotes.Remark] about an amount that does not move, which a
// second paragraph may speak of too.
func (d *DealerNotes) RemarkAmount(s Seat, a Area, amount money.Cents, also law.Cite, word, text string) {
	(*Dealer)(d).note(Noted, s, a, amount, also, word, text, true)
}

func (d *Dealer) note(kind EventKind, s Seat, a Area, amount money.Cents, also law.Cite, word, text string, notable bool) {
	t := d.table()
	if t.sink == nil {
		return
	}
	e := t.begin(kind, s, a, t.by, also, text, amount, 0)
	e.Word, e.Notable = word, notable
	t.sink.Event(e)
	e.Word, e.Notable = "", false
}

func (d *Dealer) say(kind EventKind, s Seat, text string) { d.sayAlso(kind, s, "", text) }

func (d *Dealer) sayAlso(kind EventKind, s Seat, also law.Cite, text string) {
	t := d.table()
	if t.sink == nil {
		return
	}
	t.sink.Event(t.begin(kind, s, NoArea, t.by, also, text, 0, 0))
}

// Throw has two dice thrown.
func (d *Dealer) Throw() dice.Pair { return dice.Throw(d.source) }

// Shake has three dice shaken.
func (d *Dealer) Shake() dice.Three { return dice.Shake(d.source) }

// Number has a random number generator select and display a number from 1 to most.
func (d *Dealer) Number(most int) int { return d.source.Draw(most) + 1 }

// Spin has a wheel spun and returns the pocket or stop.
func (d *Dealer) Spin(w *wheel.Wheel) int { return w.Spin(d.source) }

// Shows tells what the dice or the wheel show: up to three faces, or a pocket.
// The label is its name among all outcomes, "00" or "$20", and the text what
// the dealer calls.
func (d *Dealer) Shows(label, text string, faces ...uint8) {
	t := d.table()
	if t.sink == nil {
		return
	}
	e := t.begin(Thrown, House, NoArea, t.by, "", text, 0, 0)
	e.Word = label
	copy(e.Faces[:], faces)
	t.sink.Event(e)
	e.Word, e.Faces = "", [3]uint8{}
}

// Bets yields every wager on the layout, seat by seat in the layout's order.
// A wager may be settled or moved while it is visited.
func (d *Dealer) Bets(yield func(*Bet) bool) {
	t := d.table()
	if t.aside == nil {
		t.Standing(yield)
		return
	}
	for b := range t.Standing {
		if !t.isAside(b.Area) && !yield(b) { // the game knows nothing of the others
			return
		}
	}
}

// Bet returns the wager of a seat on an area, or nil.
func (d *Dealer) Bet(s Seat, a Area) *Bet {
	if b := &d.seats[s].bets[a]; b.Amount > 0 {
		return b
	}
	return nil
}

// Areas returns what a seat has on n areas from one on, whether something lies there
// or not. The slice is the table's own.
func (d *DealerLayout) Areas(s Seat, from Area, n int) []Bet { return d.seats[s].bets[from:][:n] }

// Flagged is how many areas [DealerLayout.Lying] tells of.
const Flagged uint = 64

// Lying returns on which of the first [Flagged] areas a seat has a wager, one bit each.
func (d *DealerLayout) Lying(s Seat) uint64 {
	lying := d.seats[s].live[0]
	if d.aside != nil && uint(d.aside.own) < Flagged {
		lying &= 1<<d.aside.own - 1
	}
	return lying
}

// Amount returns what a seat has on an area.
func (d *Dealer) Amount(s Seat, a Area) money.Cents { return d.seats[s].bets[a].Amount }

// Taken reports whether somebody sits there.
func (d *DealerPlayers) Taken(s Seat) bool { return (*Table)(d).Taken(s) }

// Person returns who sits at a position, or "" if nobody does or the host does
// not say. The same person may come back, perhaps to another position.
func (d *DealerPlayers) Person(s Seat) string { return d.seats[s].person }

// Seats returns the number of positions.
func (d *DealerPlayers) Seats() int { return (*Table)(d).Seats() }

// Clockwise returns the next taken position after s, or 0 if there is none
// but, perhaps, s itself.
func (d *DealerPlayers) Clockwise(s Seat) Seat {
	n := Seat((*Table)(d).Seats())
	next := s
	for range n {
		if next++; next > n {
			next = 1
		}
		if d.seats[next].taken {
			return next
		}
	}
	return 0
}

// Counterclockwise is [DealerPlayers.Clockwise] the other way round.
func (d *DealerPlayers) Counterclockwise(s Seat) Seat {
	n := Seat((*Table)(d).Seats())
	next := s
	for range n {
		if next <= 1 {
			next = n + 1
		}
		if next--; d.seats[next].taken {
			return next
		}
	}
	return 0
}

// Present returns the positions that are taken, from the dealer's left to the
// right. The slice is the table's own.
func (d *DealerPlayers) Present() []Seat { return d.present }

// Payable returns the least amount from floor up that the area's odds can pay.
func (d *DealerPosted) Payable(a Area, floor money.Cents) money.Cents {
	return floor.Up(d.posted[a].unit)
}

// Limit returns the limits of an area as posted.
func (d *DealerPosted) Limit(a Area) Limit { return d.posted[a].limit }

// Chip returns the smallest chip in use.
func (d *DealerPosted) Chip() money.Cents { return d.terms.Chip }

// InTournament reports whether the chips are those of a tournament, of which the house takes nothing.
func (d *DealerPosted) InTournament() bool { return d.terms.Tournament }

// Odds returns a line of an area's odds as posted.
func (d *DealerPosted) Odds(a Area, line int) money.Odds { return d.posted[a].pays[line].Odds }

// Under marks the wager in question as lawful only by a special paragraph,
// which its event then carries.
func (d *DealerBetting) Under(by law.Cite) { d.act.special.under = by }

// Entitled marks the wager in question as the player's right, whatever maximum
// is posted.
func (d *DealerBetting) Entitled() { d.act.special.entitled = true }

// Untroubled reports that no incident was reported for this round.
func (d *DealerReports) Untroubled() bool { return len(d.incidents) == 0 }

// Reported takes an incident of that name out of the reports, if there is one.
func (d *DealerReports) Reported(id string) (Act, bool) {
	if d.Untroubled() {
		return Act{}, false
	}
	return d.ReportedIf(func(a *Act) bool { return a.Word == id })
}

// ReportedIf takes the first incident out of the reports that the procedure
// says it has come to.
func (d *DealerReports) ReportedIf(now func(*Act) bool) (Act, bool) {
	t := (*Table)(d)
	for i := range t.incidents {
		if a := t.incidents[i]; now(&a) {
			t.incidents = append(t.incidents[:i], t.incidents[i+1:]...)
			return a, true
		}
	}
	return Act{}, false
}

// Pending returns an incident of that name that the procedure has yet to come
// to.
func (d *DealerReports) Pending(id string) (Act, bool) {
	for _, a := range d.incidents {
		if a.Word == id {
			return a, true
		}
	}
	return Act{}, false
}

// Late decides the wagers that were made while the outcome was in motion: a
// confirmed one is taken if it is lawful, any other is refused.
func (d *DealerBetting) Late(by law.Cite, unconfirmed string) {
	t := (*Table)(d)
	for i := range t.late {
		t.act = t.late[i] // which is what a game speaks of that calls it a right
		a := &t.act
		if !a.Confirmed {
			t.refuse(a, law.RefuseFor(law.Stage, by, "%s", unconfirmed))
			continue
		}
		(*Dealer)(d).Notes().Remark(a.Seat, "late-wager-confirmed", "a wager with the outcome in motion is confirmed")
		if r := t.bet(a); r != nil {
			t.refuse(a, r)
		}
	}
	t.late = t.late[:0]
}

// NoLate closes the betting of the round, and refuses every wager that was made
// while the outcome was in motion.
func (d *Dealer) NoLate(by law.Cite, why string) {
	d.noMoreBets = by
	if len(d.late) > 0 {
		d.table().refuseLate(by, why)
	}
}
