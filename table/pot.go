package table

import (
	"boardwalk/law"
	"boardwalk/money"
)

// Stack returns all that a player can wager with at a game of table stakes:
// the chips in front of the player and the cash.
func (d *DealerPlayers) Stack(s Seat) money.Cents { return d.seats[s].chips + d.seats[s].cash }

// Chips returns the chips in front of a player, without the cash.
func (d *DealerPlayers) Chips(s Seat) money.Cents { return d.seats[s].chips }

// PutIn puts a player's own money on an area on the way to the pot. What the
// player has no chips for is changed from cash first.
func (d *DealerPots) PutIn(s Seat, a Area, amount money.Cents, by law.Cite) *Bet {
	st := &d.seats[s]
	if short := amount - st.chips; short > 0 {
		(*Table)(d).convert(s, a, short)
	}
	return (*Dealer)(d).Stake(s, a, amount, by)
}

// Gather takes a wager into the pot.
func (d *DealerPots) Gather(b *Bet) {
	move(&b.Amount, &d.pot, b.Amount)
	(*Table)(d).clear(&d.seats[b.Seat], b)
}

// Award pays a player so much from a pot, of which the text is the name. The
// second paragraph is the one by which the pot is awarded now.
func (d *DealerPots) Award(s Seat, pot int, amount money.Cents, by law.Cite, text string) {
	d.award(s, pot, amount, by, text, false)
}

// AwardLow is [DealerPots.Award] to the low hand, where high and low share a pot.
func (d *DealerPots) AwardLow(s Seat, pot int, amount money.Cents, by law.Cite, text string) {
	d.award(s, pot, amount, by, text, true)
}

func (d *DealerPots) award(s Seat, pot int, amount money.Cents, by law.Cite, text string, low bool) {
	t := (*Table)(d)
	move(&t.pot, &t.seats[s].chips, amount)
	if t.sink != nil {
		e := t.begin(Awarded, s, NoArea, by, t.by, text, amount, 0)
		e.Pot, e.Against, e.Low = uint8(pot), ThePot, low
		t.sink.Event(e)
		e.Pot, e.Against, e.Low = 0, TheHouse, false
	}
}

// Rake takes so much from the pot to the rake area.
func (d *DealerPots) Rake(amount money.Cents, by law.Cite, text string) {
	t := (*Table)(d)
	move(&t.pot, &t.rake, amount)
	if t.sink != nil {
		t.sink.Event(t.begin(Raked, House, NoArea, by, t.by, text, amount, 0))
	}
}

// RakeFrom takes a charge from a player's own money to the rake area.
func (d *DealerPots) RakeFrom(s Seat, amount money.Cents, by law.Cite, text string) {
	t := (*Table)(d)
	st := &t.seats[s]
	if short := amount - st.chips; short > 0 {
		t.convert(s, NoArea, short)
	}
	move(&st.chips, &t.rake, amount)
	if t.sink != nil {
		t.sink.Event(t.begin(Raked, s, NoArea, by, t.by, text, amount, 0))
	}
}

// Unrake puts so much of what lies in the rake area back into the pot. It is
// told as rake of less than nothing.
func (d *DealerPots) Unrake(amount money.Cents, by law.Cite) {
	t := (*Table)(d)
	move(&t.rake, &t.pot, amount)
	if t.sink != nil {
		t.sink.Event(t.begin(Raked, House, NoArea, by, t.by, "back into the pot", -amount, 0))
	}
}

// Deposit takes all that lies in the rake area to the table inventory
// container.
func (d *DealerPots) Deposit(by law.Cite) {
	t := (*Table)(d)
	amount := t.rake
	if amount == 0 {
		return
	}
	move(&t.rake, &t.house, amount)
	t.raked += amount
	if t.sink != nil {
		t.sink.Event(t.begin(Deposited, House, NoArea, by, t.by, "", amount, 0))
	}
}

// Gathered tells that the bets of a betting round are in the pot, and what
// lies in all pots now.
func (d *DealerPots) Gathered(also law.Cite, text string) {
	if t := (*Table)(d); t.sink != nil {
		t.sink.Event(t.begin(Gathered, House, NoArea, t.by, also, text, t.pot, 0))
	}
}

// PotFormed tells what lies in one of several pots and who may win it.
func (d *DealerPots) PotFormed(pot int, amount money.Cents, seats uint32, also law.Cite, text string) {
	if t := (*Table)(d); t.sink != nil {
		e := t.begin(PotFormed, House, NoArea, t.by, also, text, amount, 0)
		e.Pot, e.Seats = uint8(pot), seats
		t.sink.Event(e)
		e.Pot, e.Seats = 0, 0
	}
}

// AllIn tells that a player has wagered all there was.
func (d *DealerPots) AllIn(s Seat, also law.Cite, text string) {
	(*Dealer)(d).sayAlso(AllIn, s, also, text)
}

// Button tells who has the dealer button.
func (d *DealerPots) Button(s Seat, also law.Cite, text string) {
	(*Dealer)(d).sayAlso(Button, s, also, text)
}

// Begins tells who begins the betting.
func (d *DealerPots) Begins(s Seat, also law.Cite, text string) {
	(*Dealer)(d).sayAlso(Begins, s, also, text)
}

// Concedes tells that a player gives up the claim to the pot unseen.
func (d *DealerPots) Concedes(s Seat, also law.Cite, text string) {
	(*Dealer)(d).sayAlso(Conceded, s, also, text)
}

// Pot returns what lies in all pots together.
func (d *DealerPots) Pot() money.Cents { return d.pot }

// InRake returns what lies in the rake area.
func (d *DealerPots) InRake() money.Cents { return d.rake }
