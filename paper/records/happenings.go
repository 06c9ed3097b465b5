package records

import (
	"strconv"

	"boardwalk/game"
	"boardwalk/law"
	"boardwalk/money"
)

// incidents are those that were reported, and what became of them.
func (w *writer) incidents() {
	f := w.form("Incidents", "", "Table", "Time", ">Record", ">Round", "By", "Incident", "Paragraph", "What followed",
		"*Supervisor")
	for i := range w.Incidents {
		x := &w.Incidents[i]
		at := place{x.Log, x.Record, x.Time, x.Who}
		f.row(at, "", x.Table, x.Time, at, x.Round, x.Who, f.in.Say(x.Text), x.Law, f.in.Say(x.Followed()))
	}
	f.done("the signature of the supervisor who decided")
}

// notices are changes of limits and rules, and when the Commission is told.
func (w *writer) notices() {
	const by law.Cite = "8.3(b)3"
	f := w.form("Notices of changes, and what the Commission is told", by, "Table", "Given", ">Record", "By", "Change",
		"Takes effect",
		"*The Commission was told at", "*By")
	for i := range w.Notices {
		x := &w.Notices[i]
		at := place{x.Log, x.Record, x.Time, x.Who}
		f.row(at, by, x.Table, x.Time, at, x.Who, x.Says(), w.local(x.At))
	}
	f.done("when the Commission was told, and by whom")
}

// poker is the projected revenue of each poker table, which accounting compares with the Master Game Report.
func (w *writer) poker() {
	const by law.Cite = "14.19[record]"
	f := w.form("Poker revenue", by, "Table", "Time", ">Record", "By", "What was done", "Paragraph", ">Amount",
		"*Master Game Report", "*Variance",
		"*Poker shift supervisor", "*Casino controller")
	f.note("14.19[forward]", "A copy goes to the casino accounting department each day.")
	f.note("14.19[variance]", "A significant variance is reported at once to the supervisor of the poker unit, the "+
		"casino controller and the Commission.")
	for i := range w.Tables {
		t := &w.Tables[i]
		if r, ok := game.Find(t.Game); !ok || !r.EachOther || t.Tournament || t.Designed {
			continue
		}
		f.computed("the report of the gaming day: rake of "+t.ID, t.ID, "", "", "",
			f.in.Say("rake and time charges of the gaming day"), by, t.Rake)
	}
	for _, e := range byTable(w.revenue) {
		cells := []any{e.table, e.at.time, e.at, e.at.who, f.in.Say(e.what), lawOf(&e, by), e.money}
		if e.word == "projected-revenue" {
			cells = append(cells, e.told, e.told-e.money)
		}
		f.row(e.at, lawOf(&e, by), cells...)
	}
	f.done("the Master Game Report, and signatures")
}

// progressive are the payouts of progressive meters, and the meters.
func (w *writer) progressive() {
	f := w.form("Progressive payouts", "", "Table", "Time", ">Record", ">Round", ">Seat", "What was done", "Paragraph",
		">Amount", "*Hand and patron",
		"*Dealer", "*Casino supervisor")
	for _, e := range byTable(w.payouts) {
		amount := e.money
		f.row(e.at, lawOf(&e, ""), e.table, e.at.time, e.at, e.round, int(e.seat), f.in.Say(e.what), lawOf(&e, ""),
			orDash(amount))
	}
	f.done("the documents of the payout, and signatures")
	m := w.form("Progressive meters", "", "Meter", ">Fed by tables", ">Drawn by winners", ">Put by the house",
		">Reads now", "*Read at the table", "*By")
	for _, x := range w.Meters {
		reads := "-"
		if x.Reading != nil {
			reads = x.Reading.String()
		}
		m.computed("the report of the gaming day: meter "+x.Name+" of log "+strconv.Itoa(x.Log), x.Name, x.Fed, x.Drawn,
			x.Put, reads)
	}
	m.done("what the meter at the table shows")
}

// orDash is an amount, or a dash for none.
func orDash(c money.Cents) any {
	if c == 0 {
		return "-"
	}
	return c
}
