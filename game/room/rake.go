package room

import (
	"fmt"

	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// rakes says how the rake is taken, as the sign does.
func (o *Options) rakes() []string {
	var rakes []string
	if o.Percent > 0 {
		text := fmt.Sprintf("rake: %s of all sums bet, taken after each betting round", o.Percent)
		if o.MostRake > 0 {
			text += fmt.Sprintf(", at most %s", o.MostRake)
		}
		rakes = append(rakes, text)
	}
	for i := 0; i+1 < len(o.RakeLevels); i += 2 {
		rakes = append(rakes, fmt.Sprintf("rake: %s when %s is in the pots", o.RakeLevels[i+1], o.RakeLevels[i]))
	}
	if o.TimeCharge > 0 {
		who := "a player"
		if o.TimeBasis == PerTable {
			who = "the table"
		}
		rakes = append(rakes, fmt.Sprintf("rake: %s an hour for %s at these limits, charged every %d minutes", o.TimeCharge, who, o.TimeEvery))
	}
	return rakes
}

// rake takes the rake after a betting round, 14.14(b)1 and 2: so many percent
// of what was bet in it, and fixed amounts as the pots reach their levels. What
// nobody called was given back before, 14.14(d). Chips of a tournament are no revenue,
// 14.1[rake], and nothing is taken of them, nor for time.
func (g *Game) rake(d *table.Dealer) {
	if d.Posted().InTournament() {
		return
	}
	for i := range g.pots[:g.potCount] {
		p := &g.pots[i]
		g.reached += p.fresh
		if g.options.Percent > 0 {
			d.Cite("14.14(b)1ii")
			g.rakeFrom(d, p, g.options.Percent.Down(p.fresh, g.unit(d)), "14.14(b)1i")
		}
		p.fresh = 0
	}
	for levels := g.options.RakeLevels; g.levels+1 < len(levels) && g.reached >= levels[g.levels]; g.levels += 2 {
		d.Cite("14.14(b)2ii")
		left := levels[g.levels+1]
		for i := range g.potCount {
			from := g.potCount - 1 - i // from side pots first
			if g.options.Record {
				from = i // but other houses take it from the main pot
			}
			left -= g.rakeFrom(d, &g.pots[from], left, "14.14(b)2i")
		}
	}
}

// rakeFrom takes rake from a pot, as far as there is something in it and the
// maximum is not reached, and returns how much it was.
func (g *Game) rakeFrom(d *table.Dealer, p *pot, amount money.Cents, by law.Cite) money.Cents {
	if most := g.options.MostRake; most > 0 {
		amount = min(amount, most-g.raked)
	}
	amount = min(amount, p.amount)
	if amount <= 0 {
		return 0
	}
	p.amount -= amount
	g.raked += amount
	d.Pots().Rake(amount, by, "rake")
	return amount
}

// deposit is 14.14(b)1iii and 2iii: when the round of play is complete the rake
// goes to the table inventory container, and no more is taken, 14.14(e).
func (g *Game) deposit(d *table.Dealer) {
	if g.raked == 0 {
		return
	}
	by := law.Cite("14.14(b)1iii")
	if g.options.Percent == 0 {
		by = "14.14(b)2iii"
	}
	d.Cite("14.6(e)8")
	d.Pots().Deposit(by)
	g.revenue(d, g.raked)
	remark(d, "14.14(e)", "no-more-rake", "no more rake is taken from this round of play")
}

// revenue notes what the house has earned, 14.14(a).
func (g *Game) revenue(d *table.Dealer, amount money.Cents) {
	g.projected += amount
	d.Cite("14.14(a)")
	d.Notes().NoteAmountAlso(table.House, table.NoArea, amount, "14.1[rake]",
		"rake-is-revenue", "the rake is the house's poker revenue")
}

// Tick is what is due as time goes by: time charges, 14.14(b)3. Whatever part of
// an hour they are for, those of an hour come to the hourly fee.
func (g *Game) Tick(d *table.Dealer, minutes int) {
	g.minutes = minutes
	for every := g.options.TimeEvery; g.minutes-g.charged >= every; g.charged += every {
		if due := g.hourly(d, g.charged+every) - g.hourly(d, g.charged); due > 0 && !d.Posted().InTournament() {
			g.chargeTime(d, due)
		}
	}
}

// hourly is what so many minutes cost in all.
func (g *Game) hourly(d *table.Dealer, minutes int) money.Cents {
	return (g.options.TimeCharge * money.Cents(minutes) / 60).Down(g.unit(d))
}

// chargeTime assesses one charge. Per player it is taken from everybody who
// sits at the table, whether or not in the game; per table it is divided among
// those who do, what cannot be divided falling to the first.
func (g *Game) chargeTime(d *table.Dealer, charge money.Cents) {
	who := d.Players().Present()
	if len(who) == 0 {
		return
	}
	share, rest, unit := charge, money.Cents(0), g.unit(d)
	if g.options.TimeBasis == PerTable {
		n := money.Cents(len(who))
		share = (charge / n).Down(unit)
		rest = charge - n*share
	}
	taken := money.Cents(0)
	for _, s := range who {
		part := min(rest, unit)
		rest -= part
		if amount := min(share+part, d.Players().Stack(s)); amount > 0 {
			d.Cite("14.14(b)3ii")
			d.Pots().RakeFrom(s, amount, "14.14(b)3i", "time charge")
			taken += amount
		}
	}
	stepAlso(d, "14.14(b)3iv", "14.14(b)3iii",
		"charges-in-rake-area", fmt.Sprintf("the charges for %d minutes lie in the rake area until the floorperson has "+
			"verified them", g.options.TimeEvery))
	d.Pots().Deposit("14.14(b)3v")
	g.revenue(d, taken)
}

// submitted says what the licensee's Rules of the Games Submission has of the
// rake: which types, how it is worked out, and how much it is at most, 14.14(a).
func (g *Game) submitted(d *table.Dealer) {
	if !d.Heard() || d.Posted().InTournament() {
		return
	}
	o := &g.options
	for _, rake := range [...]struct {
		used       bool
		word, text string
	}{
		{o.Percent > 0, "rake-percentage", "rake: a straight percentage"},
		{len(o.RakeLevels) > 0, "rake-incremental", "rake: in incremental amounts"},
		{o.TimeCharge > 0, "rake-by-time", "rake: by time charges"},
	} {
		if rake.used {
			step(d, "14.14(a)1", rake.word, rake.text)
		}
	}
	for _, text := range o.rakes() {
		step(d, "14.14(a)2", "how-rake", text)
	}
	if o.MostRake > 0 {
		step(d, "14.14(a)3", "most-rake", fmt.Sprintf("rake: at most %s from one round of play", o.MostRake))
	}
}
