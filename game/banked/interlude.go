package banked

import (
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// InterludeDue reports whether the bank is to be offered: not in the first round of
// the game, and once before each other.
func (t *Table) InterludeDue() bool {
	return t.o.Banking != NoBank && !t.settled && t.pieces.Played()
}

// Interlude offers the bank around the table, counterclockwise, until a player
// takes it. The first offer of each round goes to the next player; when it has gone
// around it is the dealer's turn, and the round is played by the ordinary rules.
func (t *Table) Interlude(d *table.Dealer) {
	b := &t.p.Bank
	t.settled = true
	if t.first = t.nextFirst(d); t.first == table.House {
		step(d, b.Rotation,
			"bank-is-dealers", "the first offer of the bank has gone around the table and is the dealer's: nobody else is offered it")
		return
	}
	if d.Heard() {
		d.Cite(b.Rotation)
		d.NoteAt(t.first, "offered-bank-first", "is offered the bank first")
	}
	s := t.first
	for range d.Players().Present() {
		if t.mayBank(d, s) && t.takesBank(d, s) {
			return
		}
		s = d.Players().Counterclockwise(s)
	}
	step(d, b.NoTaker, "nobody-has-bank", "nobody has the bank: the round is played by the ordinary rules")
}

// nextFirst is who is offered the bank first in this round: the next player
// counterclockwise from the one before, and the dealer after the last.
func (t *Table) nextFirst(d *table.Dealer) table.Seat {
	present := d.Players().Present()
	for i := len(present) - 1; i >= 0; i-- {
		if t.first == table.House || present[i] < t.first {
			return present[i]
		}
	}
	return table.House
}

// mayBank reports whether a player may have the bank, and says why not.
func (t *Table) mayBank(d *table.Dealer, s table.Seat) bool {
	b := &t.p.Bank
	switch {
	case s == t.banked:
		t.notOffered(d, s, b.NoRepeat, "had-bank-not-offered", "had the bank in the round before, and is not offered it")
	case t.against[s] == 0:
		t.notOffered(d, s, b.Wagered,
			"not-wagered-not-offered", "has not wagered against the dealer in the last round without a bank, and is not offered the bank")
	case !d.Players().Has(s, t.leastShare(t.least(d, s))):
		t.notOffered(d, s, b.Chips,
			"cannot-cover-not-offered", "has no chips to cover the wagers of the others, and is not offered the bank")
	default:
		return true
	}
	return false
}

func (t *Table) notOffered(d *table.Dealer, s table.Seat, by law.Cite, word, why string) {
	d.Cite(by)
	d.NoteAt(s, word, why)
}

// least is what covers the wagers that lie there and, as the others have yet to
// wager, the posted minimum of each. A player must have that to be offered the bank,
// or half of it where the house may cover the other half.
func (t *Table) least(d *table.Dealer, s table.Seat) money.Cents {
	minimum := d.Posted().Limit(t.Area(s.Box())).Min
	sum := money.Cents(0)
	for _, other := range d.Players().Present() {
		if other != s {
			sum += max(minimum, d.Amount(other, t.Area(other.Box())))
		}
	}
	return sum
}

// leastShare is what a bank has to cover of an amount at least: half of it where the
// house may cover the other half.
func (t *Table) leastShare(amount money.Cents) money.Cents {
	if t.o.Banking == WithCoBank {
		return amount / 2
	}
	return amount
}

// The choices of the offers, as sets.
const (
	passes  table.Choices = 1 << 0
	accepts table.Choices = 1 << 1
	coBanks table.Choices = 1 << 2

	full table.Choices = 1 << 0
	less table.Choices = 1 << 1
	none table.Choices = 1 << 2
)

// takesBank asks a player, and what the dealer is to wager against the bank.
func (t *Table) takesBank(d *table.Dealer, s table.Seat) bool {
	b := &t.p.Bank
	open := passes
	others := t.least(d, s)
	if d.Players().Has(s, others) {
		open |= accepts
	}
	if t.o.Banking == WithCoBank && len(d.Players().Present()) > 1 { // alone, there is nobody but the dealer to wager against the bank
		open |= coBanks
	}
	switch d.Ask(s, 0, 0, t.offers.bank, open).Choice {
	case Pass:
		return false
	case CoBank:
		t.bank, t.half, t.stake = s, true, 0
		d.Cite(b.CoRequest)
		d.NoteAt(s, "co-bank-marker", "has asked the house to cover half: a marker for the co-bank lies before the player")
		step(d, b.CoNoWager, "no-dealer-wager-co-bank", "the dealer makes no wager against a co-bank")
		return true
	}
	t.bank, t.half, t.stake = s, false, 0
	d.Cite(b.Marker)
	d.NoteAt(s, "bank-marker", "has the bank: a marker lies before the player")
	step(d, b.Markers, "marker-shows-bank", "the marker shows everybody who has the bank")
	if t.stake = t.askStake(d, s, others); t.stake == 0 && len(d.Players().Present()) == 1 {
		t.givesBack()
		step(d, b.Less, "no-wagers-no-bank", "nobody wagers against the bank, and there is none")
		return false
	}
	return true
}

// PassBank is what a player who has the bank does to give it back before the round
// begins.
const PassBank = "pass-bank"

// Acts declares what players may do about the bank.
func (p *Paragraphs) Acts() []table.Declared {
	return []table.Declared{{ID: PassBank, Law: p.Bank.Offer, Help: "the player who has the bank gives it back before the round begins"}}
}

// MayDo refuses to give back a bank that a player does not have.
func (t *Table) MayDo(a *table.Act) *law.Refusal {
	if a.Word == PassBank && (a.Seat == table.House || a.Seat != t.bank) {
		return law.RefuseFor(law.Turn, t.p.Bank.Offer, "only the player who has the bank gives it back")
	}
	return nil
}

// dealerWager returns what the dealer is to wager against the bank of a player: what that
// player last wagered against the dealer, or what the approved calculation makes of it.
func (t *Table) dealerWager(s table.Seat, chip money.Cents) money.Cents {
	if t.o.Dealer == LastWager {
		return t.against[s]
	}
	part, _ := table.ParsePart(t.o.Dealer) // which was checked when it was set
	return part.Of(t.against[s], chip)
}

// askStake asks whether the dealer is to wager that against the bank, or less, or nothing. It is no more than the chips
// allow beyond what the others' wagers need.
func (t *Table) askStake(d *table.Dealer, s table.Seat, others money.Cents) money.Cents {
	chip, open := d.Posted().Chip(), none
	whole := t.dealerWager(s, chip)
	amounts := table.Range{Least: chip, Most: whole - chip, Step: chip} // less than all of it
	if d.Players().Has(s, others+whole) {
		open |= full
	} else {
		amounts.Most = d.CanAdd(s, t.Area(s.Box()), others+whole).Most - others
	}
	if amounts.Most = amounts.Most.Down(chip); amounts.Most >= chip {
		open |= less
	}
	if open == none {
		step(d, t.p.Bank.Stake, "bank-cannot-cover-dealer", "the bank has no chips to cover a wager of the dealer's")
		return 0
	}
	switch a := d.AskAmount(s, 0, 0, t.offers.stake, open, amounts); a.Choice {
	case Full:
		return whole
	case Less:
		return a.Amount
	}
	return 0
}

// DealerStakes lays out what the dealer wagers against the bank. It is asked after
// the shuffle, and before the deal.
func (t *Table) DealerStakes(d *table.Dealer) {
	if t.bank == table.House || !d.Heard() {
		return
	}
	switch {
	case t.half:
		step(d, t.p.Bank.CoNoWager, "no-dealer-wager-co-bank", "the dealer makes no wager against a co-bank")
	case t.stake == 0:
		step(d, t.p.Bank.Less, "no-dealer-wager", "the dealer makes no wager against the bank")
	default:
		d.Cite(t.p.Bank.Stake)
		d.Notes().NoteAmount(table.House, table.NoArea, t.stake,
			"dealers-wager", "the dealer's wager against the bank lies before the table inventory container")
	}
}

// step takes a step of the procedure that leaves no other trace. A step without a
// paragraph is not part of the game.
func step(d *table.Dealer, by law.Cite, word, text string) {
	if by != "" && d.Heard() {
		d.Cite(by)
		d.Note(word, text)
	}
}
