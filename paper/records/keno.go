package records

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

	"boardwalk/journal"
	"boardwalk/keno/system"
	"boardwalk/money"
	"boardwalk/report"
	"boardwalk/store"
)

// lists are what is on record of the keno lounges.
type lists struct {
	draws     []of[system.Draw]
	voids     []of[system.Voided]
	overrides []of[system.Override]
	refunds   []of[system.Refund]
	drawers   []of[system.Drawer]
	payments  []of[system.Payment] // those that a supervisor authorized, or that were made by hand
	expired   []of[system.Expired]
	unclaimed []of[system.Unclaimed]
}

// of is the data of a record of a lounge.
type of[D any] struct {
	at     place
	lounge string
	data   D
}

// lounge reads the records of a lounge.
func (d *Day) lounge(ctx context.Context, logs []*store.Reader, l *report.Lounge) error {
	k := &d.keno
	for r, err := range logs[l.Records.Log].TableBetween(ctx, l.ID, l.Records.First, l.Records.Last+1) {
		if err != nil {
			return err
		}
		if !d.during(r.Time) {
			continue
		}
		at := place{l.Records.Log, r.Seq, r.Time, r.Who}
		switch r.Kind {
		case system.KindDraw:
			err = add(&k.draws, &r, at)
		case system.KindVoid:
			err = add(&k.voids, &r, at)
		case system.KindOverride:
			err = add(&k.overrides, &r, at)
		case system.KindRefund:
			err = add(&k.refunds, &r, at)
		case system.KindDrawer:
			err = add(&k.drawers, &r, at)
		case system.KindExpired:
			err = add(&k.expired, &r, at)
		case system.KindUnclaimed:
			err = add(&k.unclaimed, &r, at)
		case system.KindPaid:
			if err = add(&k.payments, &r, at); err == nil {
				if p := &k.payments[len(k.payments)-1].data; p.Signed == "" && !p.Manual {
					k.payments = k.payments[:len(k.payments)-1]
				}
			}
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// add reads the data of a record into a list.
func add[D any](list *[]of[D], r *journal.Record, at place) error {
	x := of[D]{at: at, lounge: r.Table}
	if err := r.Read(&x.data); err != nil {
		return err
	}
	*list = append(*list, x)
	return nil
}

func (w *writer) kenoLists() {
	if len(w.Day.Keno) == 0 {
		w.form("Keno", "15.5(h)").done("")
		return
	}
	w.winningNumbers()
	w.voided()
	w.overridden()
	w.refunded()
	w.authorized()
	w.closedDrawers()
	w.unpaid()
}

// winningNumbers are the numbers of each game of the day, which are kept for a year.
func (w *writer) winningNumbers() {
	f := w.form("Keno: games and winning numbers", "15.5(h)", "Lounge", ">Game", "Time", ">Record",
		"Numbers as they were drawn", ">Tickets", ">Winners", ">Pays",
		"*By the independent recorder")
	f.note("15.5(a)[recorder]", "The recorder of the generator notes numbers of games and winning numbers by itself.")
	f.note("15.5(b)[number]", "Each game of the gaming day has a number of its own, one after another.")
	for _, x := range w.keno.draws {
		var numbers []string
		for _, n := range x.data.Numbers {
			numbers = append(numbers, fmt.Sprint(n))
		}
		f.row(x.at, "15.5(h)", x.lounge, x.data.Game, x.at.time, x.at, strings.Join(numbers, " "), x.data.Tickets,
			x.data.Winners, x.data.Pays)
	}
	f.done("what the recorder has noted")
}

// voided are the tickets that are void, by work stations.
func (w *writer) voided() {
	f := w.form("Keno: voided tickets of each work station", "15.4(e)[listing]", "Lounge", ">Work station", "Writer",
		">Ticket", "Time", ">Record", ">Amount",
		"*Supervisor")
	list := slices.Clone(w.keno.voids)
	slices.SortStableFunc(list, func(a, b of[system.Voided]) int {
		return cmp.Or(cmp.Compare(a.lounge, b.lounge), cmp.Compare(a.data.Station, b.data.Station))
	})
	sum, count := money.Cents(0), 0
	for i, x := range list {
		f.row(x.at, "15.4(e)[listing]", x.lounge, x.data.Station, x.data.Writer, x.data.Ticket, x.at.time, x.at,
			x.data.Amount)
		sum, count = sum+x.data.Amount, count+1
		if i+1 == len(list) || list[i+1].lounge != x.lounge || list[i+1].data.Station != x.data.Station {
			f.computed("the sum of the lines above", x.lounge, x.data.Station, fmt.Sprintf(f.in.Say("%d in all"), count), "",
				"", "", sum)
			sum, count = 0, 0
		}
	}
	f.done("signatures")
}

func (w *writer) overridden() {
	f := w.form("Keno: overrides of the lock-out", "15.5(e)", "Lounge", ">Game", "Time", ">Record", "By", "Why",
		"Closes at", "*Supervisor")
	for _, x := range w.keno.overrides {
		f.row(x.at, "15.5(e)", x.lounge, x.data.Game, x.at.time, x.at, x.at.who, x.data.Why, x.data.Closes)
	}
	f.done("signatures")
}

func (w *writer) refunded() {
	f := w.form("Keno: refunds", "15.4(d)[refund]", "Lounge", ">Work station", "Writer", ">Ticket", "Time", ">Record",
		">From game", ">Games", ">Amount", "*Supervisor")
	for _, x := range w.keno.refunds {
		f.row(x.at, "15.4(d)[refund]", x.lounge, x.data.Station, x.data.Writer, x.data.Ticket, x.at.time, x.at, x.data.From,
			x.data.Games, x.data.Amount)
	}
	f.done("signatures")
}

func (w *writer) authorized() {
	f := w.form("Keno: payments that were authorized, or made by hand", "15.6(b)", "Lounge", ">Work station", "Writer",
		">Ticket", "Time", ">Record", ">Amount",
		"Authorized by", "By hand", "*Supervisor")
	for _, x := range w.keno.payments {
		manual := "-"
		if x.data.Manual {
			manual = f.in.Say("yes")
		}
		f.row(x.at, "15.6(b)", x.lounge, x.data.Station, x.data.Writer, x.data.Ticket, x.at.time, x.at, x.data.Amount,
			cmp.Or(x.data.Signed, "-"), manual)
	}
	f.done("signatures")
}

// closedDrawers are what was counted in drawers, and the paid tickets that went with them.
func (w *writer) closedDrawers() {
	f := w.form("Keno: drawers, and the paid tickets in them", "15.6(a)[retain]", "Lounge", ">Work station", "Writer",
		"Time", ">Record", "Drawer", ">Amount",
		">Counted", "Paid tickets", "*Writer's signature", "*Supervisor")
	for _, x := range w.keno.drawers {
		did, amount, counted := f.in.Say("opened"), x.data.Imprest, "-"
		if !x.data.Open {
			did, amount, counted = f.in.Say("closed"), x.data.Holds, x.data.Counted.String()
		}
		var tickets []string
		for _, n := range x.data.Retained {
			tickets = append(tickets, fmt.Sprint(n))
		}
		f.row(x.at, "15.6(a)[retain]", x.lounge, x.data.Station, x.data.Writer, x.at.time, x.at, did, amount, counted,
			cmp.Or(strings.Join(tickets, " "), "-"))
	}
	f.done("signatures")
}

// unpaid are winnings that nobody claimed in time, and what was paid over.
func (w *writer) unpaid() {
	f := w.form("Keno: unclaimed winnings", "15.6(d)", "Lounge", "Time", ">Record", "What was done", ">Tickets",
		">Amount", "*Casino controller")
	for _, x := range w.keno.expired {
		f.row(x.at, "15.6(d)", x.lounge, x.at.time, x.at, f.in.Say("not claimed in time"), len(x.data.Tickets),
			x.data.Amount)
	}
	for _, x := range w.keno.unclaimed {
		f.row(x.at, "15.6(d)", x.lounge, x.at.time, x.at, fmt.Sprintf(f.in.Say("paid over for %d"), x.data.Year), "-",
			x.data.Amount)
	}
	f.done("signatures")
}
