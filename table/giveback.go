package table

import (
	"boardwalk/law"
	"boardwalk/money"
)

// Money goes back to a player in seven ways. Which one a procedure needs follows
// from what became of the wager:
//
//	it is a push, or void                              Returns
//	the player takes it back while that is allowed     Withdraws
//	a part was never called, or was put in by mistake  ReturnsPart
//	half is lost (surrender, en prison)                Halves, also of d.Bank()
//	the wager that it supported is gone                TakeDown
//	it lies in the pot already                         ReturnsFromPot
//	the whole round is void                            VoidAndReturn

// Returns gives a wager back, neither won nor lost.
func (d *Dealer) Returns(b *Bet, by law.Cite) { d.returns(b, Push, by) }

// Withdraws gives a wager back that its player takes down in the course of the round.
func (d *DealerLayout) Withdraws(b *Bet, by law.Cite) { (*Dealer)(d).returns(b, Withdrawn, by) }

func (d *Dealer) returns(b *Bet, why Return, by law.Cite) {
	t := d.table()
	st := &t.seats[b.Seat]
	stake, coupon := b.Amount, b.Coupon
	move(&b.Amount, &st.chips, stake)
	move(&b.Coupon, &st.coupons, coupon)
	if t.sink != nil {
		e := t.begin(Returned, b.Seat, b.Area, by, t.by, "", stake, stake)
		e.Coupon, e.Return = coupon, why
		t.sink.Event(e)
		e.Coupon, e.Return = 0, Push
	}
	if back := b.Vigorish; back != 0 {
		move(&t.vigorish, &st.chips, back)
		b.Vigorish = 0
		t.emit(Event{Kind: Returned, Seat: b.Seat, Area: b.Area, Amount: back, By: t.layout.Wagers[b.Area].Vigorish.Law,
			Return: VigorishBack, Text: "vigorish"})
	}
	t.decided++
	t.clear(st, b)
}

// ReturnsPart gives a part of a wager back that nobody has called, or that was
// put in by mistake.
func (d *DealerPayments) ReturnsPart(b *Bet, amount money.Cents, why Return, by law.Cite) {
	t := (*Table)(d)
	st := &t.seats[b.Seat]
	move(&b.Amount, &st.chips, amount)
	if t.sink != nil {
		e := t.begin(Returned, b.Seat, b.Area, by, t.by, "", amount, amount)
		e.Return = why
		t.sink.Event(e)
		e.Return = Push
	}
	if b.Amount == 0 {
		t.clear(st, b)
	}
}

// Halves collects half of a wager and gives the other half back; a half that
// is no whole number of cents is rounded in the player's favour. A match play
// coupon has been played, as with any wager that is decided.
func (d *Dealer) Halves(b *Bet, by law.Cite) { d.Bank().Halves(TheHouse, b, by) }

// Halves is [Dealer.Halves] for a wager of which a party other than the
// house gets the half.
func (d *DealerBank) Halves(p Party, b *Bet, by law.Cite) {
	t := (*Table)(d)
	lost, coupon := b.Amount/2, b.Coupon
	t.getsFrom(p, &b.Amount, lost)
	move(&b.Coupon, &t.taken, coupon)
	if t.sink != nil {
		e := t.begin(Collected, b.Seat, b.Area, by, "", "", 0, lost)
		e.Coupon, e.Against = coupon, p
		t.sink.Event(e)
		e.Coupon, e.Against = 0, TheHouse
	}
	(*Dealer)(d).Returns(b, by)
}

// TakeDown gives a wager back because the one that it supported is gone.
func (d *DealerLayout) TakeDown(b *Bet) { (*Table)(d).takeDown(b, b.Amount) }

// ReturnsFromPot gives a player back what lies in the pot of the player's own.
func (d *DealerPots) ReturnsFromPot(s Seat, a Area, amount money.Cents, by law.Cite) {
	t := (*Table)(d)
	move(&t.pot, &t.seats[s].chips, amount)
	if t.sink != nil {
		e := t.begin(Returned, s, a, by, t.by, "from the pot", amount, amount)
		e.Return = OutOfPot
		t.sink.Event(e)
		e.Return = Push
	}
}

// VoidAndReturn ends the round without a decision and returns every wager.
func (d *Dealer) VoidAndReturn(text string) {
	d.say(Voided, House, text)
	for b := range d.table().Standing {
		d.Returns(b, d.by)
	}
	panic(voided)
}
