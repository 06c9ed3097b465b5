package craps_test

import (
	"fmt"
	"strings"
	"testing"

	"boardwalk/chance"
	"boardwalk/game/craps"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// witness settles every roll by the names of the wagers and the words of
// sections 1.2 to 1.6, and keeps the point for itself.
type witness struct {
	tabletest.Witness
	t       *testing.T
	options *craps.Options
	will    chance.Source
	point   int
	bare    int                    // rolls without a line bet
	first   map[string]money.Cents // what lay on a Don't wager when its point came, by seat and wager
}

func TestAWitnessSettlesEveryRollAlike(t *testing.T) {
	more := craps.DefaultOptions()
	more.Odds, more.LayOdds = craps.Times{300, 400, 500}, craps.TimesOf(2)
	for i, o := range []*craps.Options{craps.DefaultOptions(), more} {
		w := &witness{t: t, options: o, will: chance.NewFast(uint64(i), 48), first: map[string]money.Cents{}}
		w.Witness = tabletest.Witness{Settle: w.settle, Taken: w.taken, Then: w.bet}
		w.Watch(t, craps.Rules, o, chance.NewFast(uint64(i), 47), 12_000)
		if w.bare < 20 {
			t.Errorf("only %d rolls without a line bet were seen", w.bare)
		}
		for _, wager := range craps.New(*o).Layout().Wagers {
			if !w.Settled(wager.ID) {
				t.Errorf("no %s was ever settled", wager.Name)
			}
		}
	}
}

// settle finds out what a roll makes of every wager.
func (w *witness) settle(e *table.Event, laid []tabletest.Laid) (due []tabletest.Movement) {
	if e.Kind == table.Voided {
		return nil
	}
	a, b := int(e.Faces[0]), int(e.Faces[1])
	line := false
	for _, l := range laid {
		line = line || l.ID == "pass" || l.ID == "dont-pass"
		switch {
		case l.ID == "dont-pass" && w.point == 0:
			w.first[fmt.Sprint(l.Seat, l.ID)] = l.Amount
		case l.ID == "dont-come":
			w.first[fmt.Sprint(l.Seat, l.ID, "-", a+b)] = l.Amount
		}
		due = append(due, movements(l, outcome(l.ID, w.point, a, b, l.On), a+b)...)
	}
	if w.point == 0 && !line { // the shooter is only finishing come wagers
		w.bare++
		return due
	}
	switch total := a + b; {
	case w.point == 0 && total >= 4 && total <= 10 && total != 7:
		w.point = total
	case total == w.point, total == 7:
		w.point = 0
	}
	return due
}

// movements are the chips that a decision moves.
func movements(l tabletest.Laid, o decision, total int) (all []tabletest.Movement) {
	add := func(kind table.EventKind, amount money.Cents, to string) {
		all = append(all, tabletest.Movement{Kind: kind, Seat: l.Seat, ID: l.ID, Amount: amount, To: to})
	}
	switch o.what {
	case wins:
		part := l.Amount / money.Cents(o.of) * money.Cents(o.parts)
		if part < l.Amount {
			add(table.Collected, l.Amount-part, "")
		}
		add(table.Paid, (part+l.Coupon)*money.Cents(o.to)/money.Cents(o.one), "")
	case loses:
		add(table.Collected, l.Amount, "")
	case void:
		add(table.Returned, l.Amount, "")
	case goes:
		add(table.Moved, l.Amount, fmt.Sprint(l.ID, "-", total))
	}
	return all
}

// bet does what a walk seldom comes to: wagers on the line and on come, odds
// behind what has its point, and taking down what a shooter without a line bet
// rolls for.
func (w *witness) bet(live *table.Live) {
	layout := live.Table().Layout()
	wish := []string{"pass", "dont-pass", "come", "dont-come"}[w.will.Draw(4)]
	seat := table.Seat(w.will.Draw(4) + 1)
	for b := range live.Table().Standing {
		switch name, n := split(layout.Wagers[b.Area].ID); {
		case name == "dont-come" && live.Table().Game().(*craps.Game).Finishing():
			_ = live.Do(table.Act{Kind: table.Remove, Seat: b.Seat, Area: b.Area})
			return
		case w.will.Draw(4) > 0:
		case n != 0 && strings.HasSuffix(name, "come"):
			seat, wish = b.Seat, fmt.Sprint(name, "-odds-", n)
		case w.point != 0 && strings.HasSuffix(name, "pass"):
			seat, wish = b.Seat, fmt.Sprint(name, "-odds-", w.point)
		}
	}
	area := layout.MustArea(wish)
	amount := live.Table().Unit(area) * money.Cents(w.will.Draw(9)+1)
	_ = live.Do(table.Act{Kind: table.Make, Seat: seat, Area: area, Amount: amount}) // which may be refused
}

// taken holds a wager that was taken against 1.2 and 1.4(e), and what was
// charged for it against 1.5: five percent, in whole cents.
func (w *witness) taken(e *table.Event, l tabletest.Laid) {
	name, n := split(l.ID)
	o := winning(l.ID)
	if e.Kind != table.Wagered {
		base := l.Amount
		if name == "lay" {
			base = base * money.Cents(o.to) / money.Cents(o.one)
		}
		if want := base * 5 / 100; l.Vigorish != want {
			w.t.Errorf("vigorish on %v, want %s", l, want)
		}
		return
	}
	unit := map[string]int64{"c-and-e": 2, "horn": 4, "horn-high": 5}[name]
	if unit == 0 {
		unit = o.one
	}
	line, supports := name == "pass" || name == "dont-pass", strings.HasSuffix(name, "-odds")
	switch {
	case line && w.point != 0, strings.HasSuffix(name, "come") && (w.point == 0 || n != 0),
		strings.HasSuffix(name, "pass-odds") && n != w.point:
		w.t.Errorf("%v was taken with a point of %d", l, w.point)
	case l.Amount%(money.Cents(unit)*money.Dollar) != 0, l.Coupon > l.Amount, l.Coupon > 0 && !line:
		w.t.Errorf("%v was taken", l)
	case supports:
		w.supports(l, name, n, unit, o)
	}
}

// supports holds odds against section 1.6: without their last payable step they
// must lie below their cap.
func (w *witness) supports(l tabletest.Laid, name string, n int, unit int64, o decision) {
	base := strings.TrimSuffix(name, "-odds")
	if strings.HasSuffix(base, "come") {
		base = fmt.Sprint(base, "-", n)
	}
	carried := w.Amount(l.Seat, base)
	if strings.HasPrefix(name, "dont") && carried > 0 {
		carried = w.first[fmt.Sprint(l.Seat, base)]
	}
	below, most := l.Amount-money.Cents(unit)*money.Dollar, carried*money.Cents(w.options.Odds.On(n))/100
	if strings.HasPrefix(name, "dont") {
		below, most = below*money.Cents(o.to), carried*money.Cents(w.options.LayOdds.On(n))/100*money.Cents(o.one)
	}
	if below >= most {
		w.t.Errorf("%v supports %s", l, carried)
	}
}
