package table

import (
	"cmp"

	"boardwalk/law"
	"boardwalk/money"
)

// bet puts an amount on an area, or says under which paragraph it may not lie
// there.
func (t *Table) bet(a *Act) *law.Refusal {
	at := t.spot(a)
	if at.breaks {
		return t.breakDown(a)
	}
	if r := t.mayBet(a, at); r != nil {
		return r
	}
	t.place(a, at)
	return nil
}

// betUnasked makes a wager in chips about which the game need not be asked, as nearly all are
// at a game that is [Layout.Unasked]. It reports false, having changed nothing, for any other
// wager: bet then makes it or says why not.
func (t *Table) betUnasked(a *Act) bool {
	i := int(a.Area)
	if a.Kind != Make || a.Word != "" || a.Late || a.Tender > Plaque || !t.opened || t.anyShut || t.between != nil ||
		uint(a.Seat) >= uint(len(t.seats)) || uint(i) >= uint(len(t.posted)) {
		return false
	}
	st, p := &t.seats[a.Seat], &t.posted[i]
	if !st.taken || !p.simple || p.position != a.Seat && p.position != House {
		return false
	}
	b := &st.bets[i]
	total := b.Amount + a.Amount
	if a.Amount <= 0 || a.Amount > st.chips || total < p.limit.Min || total > p.limit.Max || !total.Multiple(p.unit) ||
		p.needs && t.broken(st, a.Area, total) != nil {
		return false
	}
	t.lay(st, a.Area)
	b.Seat, b.Area = a.Seat, a.Area
	move(&st.chips, &b.Amount, a.Amount)
	if t.sink != nil {
		t.tellPlaced(a, b, t.layout.Wagers[i].Law)
	}
	return true
}

// spot is where a wager is made: the seat, and what is posted and lies on its area.
type spot struct {
	*seat
	*posted
	bet *Bet
}

func (t *Table) spot(a *Act) spot {
	st := &t.seats[a.Seat]
	return spot{st, &t.posted[a.Area], &st.bets[a.Area]}
}

// mayBet holds a wager against the declaration, the game and the posted terms,
// in that order. Nearly all wagers pass, so what is wrong with one is found out
// elsewhere: that keeps this small enough for the compiler to put it in line.
func (t *Table) mayBet(a *Act, at spot) *law.Refusal {
	if !t.opened || t.anyShut || t.between != nil && t.between.InterludeDue() ||
		at.made != Always && at.made&t.game.Phase() == 0 { // the game is asked only where its stage matters
		if r := t.mayBetNow(a, &t.layout.Wagers[a.Area]); r != nil {
			return r
		}
	}
	if r := t.check(a); r != nil {
		return r
	}
	total := at.bet.Amount + a.Amount
	if a.Tender <= Plaque && a.Amount > 0 && a.Amount <= at.chips && at.plain(total) {
		if at.needs && !a.special.jointly {
			return t.mayNeed(at.seat, a.Area, total)
		}
		return nil
	}
	return t.mayBetAmount(a, &t.layout.Wagers[a.Area], total)
}

// mayBetNow checks that the wager may be made at this moment.
func (t *Table) mayBetNow(a *Act, w *Wager) *law.Refusal {
	switch {
	case !t.opened:
		return t.closed()
	case !t.inRound && t.InterludeDue():
		return t.interludeFirst()
	case t.seats[a.Seat].shut[a.Area>>6]&(1<<(a.Area&63)) != 0:
		return law.Refuse(w.ShutLaw, "%s may not be replaced or raised after it was taken down or reduced", w.One())
	case w.Moved:
		return law.RefuseFor(law.Stage, w.Law, "%s comes about only by its point", w.One())
	case w.Made != Always && w.Made&t.game.Phase() == 0:
		return law.RefuseFor(law.Stage, cmp.Or(w.MadeLaw, w.Law), "%s %s", w.One(), w.MadeText)
	}
	return nil
}

// mayBetAmount checks what the wager is made with, and how much would then lie
// on the area.
func (t *Table) mayBetAmount(a *Act, w *Wager, total money.Cents) *law.Refusal {
	if a.Tender == Coupon {
		return t.mayBetCoupon(a, w)
	}
	if t.posted[a.Area].needs && !a.special.jointly {
		if r := t.mayNeed(&t.seats[a.Seat], a.Area, total); r != nil {
			return r
		}
	}
	if r := t.mayTender(a, w); r != nil {
		return r
	}
	return t.mayAmount(a, w)
}

// plain reports whether an amount on the area is within everything that is
// posted, and costs nothing beside itself.
func (p *posted) plain(total money.Cents) bool {
	return p.rate == 0 && total >= p.limit.Min && total <= p.limit.Max && total.Multiple(p.unit)
}

// mayTender checks that the player has what the wager is made with.
func (t *Table) mayTender(a *Act, w *Wager) *law.Refusal {
	st := &t.seats[a.Seat]
	need, have := a.Amount, st.chips
	if a.Tender == Cash {
		have = st.cash
	}
	if t.posted[a.Area].rate != 0 && a.Amount > 0 && a.Amount <= have { // or no rate need be reckoned
		need += t.vigorishFor(a)
	}
	switch {
	case a.Amount <= 0:
		return law.RefuseFor(law.Minimum, t.layout.MadeWithChips, "a wager needs an amount above zero")
	case a.Tender == Cash && t.layout.CashRefused:
		return law.RefuseFor(law.Tender, t.layout.CashWagers, "verbal wagers with cash are not accepted")
	case a.Tender == Cash && !a.Confirmed:
		return law.RefuseFor(law.Tender, cmp.Or(t.layout.CashConfirmed, t.layout.CashWagers),
			"a verbal wager with cash counts only if the dealer confirms it")
	case a.Tender == Cash && have < need:
		return law.RefuseFor(law.Short, t.layout.CashWagers, "%s in cash is needed and %s is there", need, have)
	case have < need:
		return law.RefuseFor(law.Short, t.layout.MadeWithChips, "%s in chips is needed and %s is there", need, have)
	}
	return nil
}

// vigorishFor is what the wager costs on top of its amount, at the rate that is
// posted now: what lies there already was charged for when it was made.
func (t *Table) vigorishFor(a *Act) money.Cents {
	b := &t.seats[a.Seat].bets[a.Area]
	return t.vigorishOn(a.Area, b.Amount+a.Amount) - t.vigorishOn(a.Area, b.Amount)
}

// vigorishOn is the charge for a whole wager, rounded down to the cent so that
// it never exceeds the rate.
func (t *Table) vigorishOn(a Area, amount money.Cents) money.Cents {
	if t.layout.Wagers[a].Vigorish.OnWin {
		amount, _ = t.posted[a].pays[0].Odds.Pays(amount)
	}
	return t.posted[a].rate.Down(amount, money.Cent)
}

// mayAmount checks what would then lie on the area.
func (t *Table) mayAmount(a *Act, w *Wager) *law.Refusal {
	total := t.seats[a.Seat].bets[a.Area].Amount + a.Amount
	posted := &t.posted[a.Area]
	lim := &posted.limit
	if w.Exactly != 0 && total != w.Exactly {
		return law.RefuseFor(law.Unit, w.Law, "%s is %s, and neither more nor less", w.One(), w.Exactly).Bounded(int64(w.Exactly))
	}
	if !total.Multiple(posted.unit) {
		return t.unpayable(w, a.Area, total)
	}
	switch {
	case total < lim.Min && !w.Supplement && !a.Accepted:
		return law.RefuseFor(law.Minimum, "8.2(a)", "the minimum for %s is %s", w.One(), lim.Min).Bounded(int64(lim.Min))
	case total > lim.Max && !a.Accepted && !a.special.entitled && (w.OverLaw == "" || total > lim.Max.Up(posted.unit)):
		return law.RefuseFor(law.Maximum, posted.by, "the maximum for %s is %s", w.One(), lim.Max).Bounded(int64(lim.Max))
	}
	return nil
}

// unpayable says why an amount does not fit its area.
func (t *Table) unpayable(w *Wager, a Area, total money.Cents) *law.Refusal {
	unit := t.posted[a].unit
	switch {
	case w.UnitLaw != "" && !total.Multiple(t.terms.Chip*money.Cents(w.parts())):
		return law.RefuseFor(law.Unit, w.UnitLaw, "%s is made in multiples of %s", w.One(),
			t.terms.Chip*money.Cents(w.parts())).Bounded(int64(unit))
	case t.layout.PayableAmounts != "" && unit != t.terms.Chip:
		return law.RefuseFor(law.Unit, t.layout.PayableAmounts, "%s on %s cannot be paid at %s in chips of %s; make it a multiple of %s",
			total, w.One(), t.posted[a].pays[0].Odds, t.terms.Chip, unit).Bounded(int64(unit))
	case unit != t.terms.Chip:
		return law.RefuseFor(law.Unit, "house:added-1(a)[payable]",
			"%s is made in multiples of %s, so that it can be paid to the cent", w.One(), unit).
			Bounded(int64(unit))
	}
	return law.RefuseFor(law.Unit, t.layout.MadeWithChips, "wagers are made in chips of %s", t.terms.Chip).Bounded(int64(unit))
}

// place takes the player's tender and lays the wager down.
func (t *Table) place(a *Act, at spot) {
	st, b := at.seat, at.bet
	t.lay(st, a.Area)
	b.Seat, b.Area = a.Seat, a.Area
	if a.Tender <= Plaque && at.rate == 0 && t.sink == nil {
		move(&st.chips, &b.Amount, a.Amount) // what is nearly always done in a simulation
	} else {
		t.tender(a, at)
	}
	t.after(a)
}

// tender takes what a wager is made with and what it costs, and tells of it.
func (t *Table) tender(a *Act, at spot) {
	st, b := at.seat, at.bet
	vig := money.Cents(0)
	if at.rate != 0 {
		vig = t.vigorishFor(a)
	}
	if a.Tender == Cash {
		t.convert(a.Seat, a.Area, a.Amount+vig)
	}
	if a.Tender == Coupon {
		move(&st.coupons, &b.Coupon, a.Amount)
	} else {
		move(&st.chips, &b.Amount, a.Amount)
	}
	if t.sink != nil {
		t.placed(a, &t.layout.Wagers[a.Area], b)
	}
	if vig != 0 {
		t.chargeFor(b, vig)
	}
}

// chargeFor takes the vigorish for a wager that was just made.
func (t *Table) chargeFor(b *Bet, vig money.Cents) {
	move(&t.seats[b.Seat].chips, &t.vigorish, vig)
	b.Vigorish += vig
	t.emit(Event{Kind: Vigorished, Seat: b.Seat, Area: b.Area, Amount: vig, Stake: b.Amount, By: t.layout.Wagers[b.Area].Vigorish.Law})
}

// placed tells of a wager, under the paragraph that permits it or, where that
// alone would not do, the one that does.
func (t *Table) placed(a *Act, w *Wager, b *Bet) {
	by := w.Law
	switch {
	case a.Tender == Coupon:
		by = t.layout.MadeWithChips
	case a.Accepted && b.Amount < t.posted[a.Area].limit.Min:
		by = "8.2(a)"
	case b.Amount <= t.posted[a.Area].limit.Max || a.special.entitled:
		if a.special.under != "" {
			by = a.special.under
		}
	case a.Accepted:
		by = "8.2(d)"
	case w.OverLaw != "":
		by = w.OverLaw
	}
	t.tellPlaced(a, b, by)
}

func (t *Table) tellPlaced(a *Act, b *Bet, by law.Cite) {
	e := t.begin(Wagered, a.Seat, a.Area, by, t.layout.MadeWithChips, a.Tender.String(), a.Amount, b.Amount)
	e.Coupon, e.Tender = b.Coupon, a.Tender
	t.sink.Event(e)
	e.Coupon, e.Tender = 0, Chips
}

// convert turns cash into chips for a wager.
func (t *Table) convert(s Seat, a Area, amount money.Cents) {
	st := &t.seats[s]
	move(&st.cash, &t.drop, amount)
	move(&t.house, &st.chips, amount)
	t.emit(Event{Kind: Converted, Seat: s, Area: a, Amount: amount, By: t.layout.CashWagers})
}

// mayBetCoupon checks a match play coupon: only where the law lets it lie, and
// beside chips that it matches.
func (t *Table) mayBetCoupon(a *Act, w *Wager) *law.Refusal {
	st := &t.seats[a.Seat]
	b := &st.bets[a.Area]
	switch {
	case !w.Coupons:
		return law.RefuseFor(law.Tender, t.layout.MadeWithChips, "match play coupons are not accepted on %s", w.One())
	case a.Amount <= 0:
		return law.RefuseFor(law.Minimum, t.layout.MadeWithChips, "a coupon needs a face value above zero")
	case st.coupons < a.Amount:
		return law.RefuseFor(law.Short, t.layout.MadeWithChips, "coupons for %s are needed and %s is there", a.Amount, st.coupons)
	case b.Coupon+a.Amount > b.Amount:
		return law.RefuseFor(law.Needs, "house:added-1(b)[match]",
			"a match play coupon of %s must match chips of at least as much", b.Coupon+a.Amount)
	case !t.payableCoupon(a.Area, b.Coupon+a.Amount):
		return law.RefuseFor(law.Unit, t.layout.PayableAmounts, "a coupon of %s cannot be paid in chips of %s", a.Amount, t.terms.Chip)
	}
	return nil
}

func (t *Table) payableCoupon(a Area, total money.Cents) bool {
	return t.layout.PayableAmounts == "" || total.Multiple(t.posted[a].unit)
}

// reduce takes an amount down, all of it if the act names none.
func (t *Table) reduce(a *Act) *law.Refusal {
	b := &t.seats[a.Seat].bets[a.Area]
	w := &t.layout.Wagers[a.Area]
	if b.Amount == 0 {
		return law.RefuseFor(law.Short, w.Law, "there is no %s to take down", w.Called())
	}
	amount := a.Amount
	if amount == 0 {
		amount = b.Amount
	}
	left := b.Amount - amount
	switch {
	case amount < 0 || left < 0:
		return law.RefuseFor(law.Short, w.Law, "only %s lies on the %s", b.Amount, w.Called())
	case w.Locked&t.game.Phase() != 0:
		return law.RefuseFor(law.Locked, w.LockedLaw, "%s may not be taken down or reduced %s", w.One(), cmp.Or(w.LockedText, "at this stage"))
	case !left.Multiple(t.posted[a.Area].unit):
		return t.unpayable(w, a.Area, left)
	case left > 0 && left < t.posted[a.Area].limit.Min && !w.Supplement && t.layout.ReducedFreely == "":
		return law.RefuseFor(law.Minimum, "8.2(a)", "the minimum for %s is %s", w.One(),
			t.posted[a.Area].limit.Min).Bounded(int64(t.posted[a.Area].limit.Min))
	case left > 0 && left < b.Coupon:
		return law.RefuseFor(law.Needs, "house:added-1(b)[match]", "the match play coupon of %s must match chips of at least as much", b.Coupon)
	}
	if t.posted[a.Area].needs {
		if r := t.mayNeed(&t.seats[a.Seat], a.Area, left); r != nil {
			return r
		}
	}
	if r := t.check(a); r != nil {
		return r
	}
	if w.ShutLaw != "" {
		t.seats[a.Seat].shut[a.Area>>6] |= 1 << (a.Area & 63)
		t.anyShut = true
	}
	t.takeDown(b, amount)
	t.after(a)
	return nil
}

// takeDown gives an amount of a wager back to its player, with the vigorish
// that was taken for it: nothing was decided, so nothing was earned.
func (t *Table) takeDown(b *Bet, amount money.Cents) {
	st := &t.seats[b.Seat]
	w := &t.layout.Wagers[b.Area]
	kept := money.Cents(0)
	if b.Vigorish != 0 {
		kept = b.Vigorish * (b.Amount - amount) / b.Amount // its rate may no longer be the posted one
	}
	move(&b.Amount, &st.chips, amount)
	coupon := money.Cents(0)
	if b.Amount == 0 {
		coupon = b.Coupon
		move(&b.Coupon, &st.coupons, coupon)
	}
	t.emit(Event{Kind: Reduced, Seat: b.Seat, Area: b.Area, Amount: amount, Stake: b.Amount, Coupon: coupon, By: w.LockedLaw})
	if b.Vigorish != 0 {
		back := b.Vigorish - kept
		move(&t.vigorish, &st.chips, back)
		b.Vigorish = kept
		t.emit(Event{Kind: Returned, Seat: b.Seat, Area: b.Area, Amount: back, By: w.Vigorish.Law, Return: VigorishBack, Text: "vigorish"})
	}
	if b.Amount == 0 {
		t.clear(st, b)
	}
}

// lay notes that a wager of a seat lies on an area.
func (t *Table) lay(st *seat, a Area) {
	if of, bit := &st.live[a>>6], uint64(1)<<(a&63); *of&bit == 0 {
		*of |= bit
		t.lying++
	}
}

// clear takes a wager that is no more off the layout.
func (t *Table) clear(st *seat, b *Bet) {
	st.live[b.Area>>6] &^= 1 << (b.Area & 63)
	t.lying--
	b.On = false
}

// BrokenDown is the word of the note that a wager was broken down into others, which are placed next.
const BrokenDown = "broken-down"

// breakDown makes the wagers that a wager stands for which is not laid down itself.
// Either all of them are placed or none.
func (t *Table) breakDown(a *Act) *law.Refusal {
	w := &t.layout.Wagers[a.Area]
	if r := t.mayBet(a, t.spot(a)); r != nil {
		return r
	}
	shares := int64(0)
	for _, p := range w.Breaks {
		shares += p.Share
	}
	if w.Each {
		all := *a
		all.Amount *= money.Cents(len(w.Breaks))
		if r := t.mayTender(&all, w); r != nil {
			return r
		}
	}
	var pieces [4]Act
	for i, p := range w.Breaks {
		pieces[i] = *a
		pieces[i].Area = t.layout.MustArea(p.ID)
		if pieces[i].special.jointly = w.Each; !w.Each {
			pieces[i].Amount = a.Amount / money.Cents(shares) * money.Cents(p.Share)
		}
		if r := t.mayBet(&pieces[i], t.spot(&pieces[i])); r != nil {
			return r
		}
	}
	if w.Each {
		if r := t.mayNeedJointly(pieces[:len(w.Breaks)]); r != nil {
			return r
		}
	}
	t.emit(Event{Kind: Noted, Seat: a.Seat, Area: a.Area, Amount: a.Amount, By: w.BreakLaw,
		Word: BrokenDown, Text: "the wager is broken down into separate wagers"})
	for i := range w.Breaks {
		t.place(&pieces[i], t.spot(&pieces[i]))
	}
	return nil
}
