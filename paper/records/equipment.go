package records

import (
	"cmp"
	"slices"

	"boardwalk/law"
)

// byTable puts lines in the order of their tables and times.
func byTable(list []entry) []entry {
	return slices.SortedStableFunc(slices.Values(list), func(a, b entry) int {
		return cmp.Or(cmp.Compare(a.table, b.table), a.at.time.Compare(b.at.time))
	})
}

// lawOf is the paragraph of the first step of a line, or another one.
func lawOf(e *entry, otherwise law.Cite) law.Cite {
	if len(e.steps) > 0 {
		return cmp.Or(e.steps[0].by, otherwise)
	}
	return otherwise
}

// cards is the log of changes of cards, dice and tiles.
func (w *writer) cards() {
	f := w.form("Changes of cards, dice and tiles", "19:46-1.18(g)", "Table", "Time", ">Record", "By", "Change",
		"What was done",
		"*Numbers of the decks or seals", "*Dealer", "*Supervisor")
	for _, e := range byTable(w.changes) {
		f.row(e.at, lawOf(&e, "19:46-1.18(g)"), e.table, e.at.time, e.at, e.at.who, f.in.Say(e.what), e.steps)
	}
	f.done("the numbers of decks and seals, and signatures")
}

// unsuitableSets are labels for the envelopes of sets that were found unsuitable.
func (w *writer) unsuitableSets() {
	const by law.Cite = "10.4(a)3ii"
	f := w.form("Unsuitable sets of tiles", by, "Table", "Date and time", ">Record", "By", "What was done", "*Dealer",
		"*Casino supervisor")
	f.note(by, "Each line is put on the sealed envelope or container of the set, signed by the dealer and the casino "+
		"supervisor.")
	for _, e := range byTable(w.unsuitable) {
		f.row(e.at, lawOf(&e, by), e.table, w.local(e.at.time), e.at, e.at.who, e.steps)
	}
	f.done("signatures")
}

// inspected are the inspections at the tables, and those of security.
func (w *writer) inspected() {
	f := w.form("Inspections at the tables", "", "Table", "Time", ">Record", "By", "What was done", "*Finding",
		"*Floorperson")
	for _, e := range byTable(w.inspections) {
		f.row(e.at, lawOf(&e, ""), e.table, e.at.time, e.at, e.at.who, e.steps)
	}
	f.done("findings that nobody reported, and signatures")
	w.security()
}

// security is the form for used cards that came back.
func (w *writer) security() {
	f := w.form("Used cards that came back to security", "19:46-1.18(n)", "Table", "Time", ">Record", "By", "*Decks",
		"*Tampering, marks, alterations", "*Missing or extra cards", "*Inspected by", "*When")
	f.note("19:46-1.18(n)3iii", "At the games of the poker type all cards that were used are inspected.")
	for _, e := range byTable(w.changes) {
		for _, s := range e.steps {
			if s.word == toSecurity {
				f.row(e.at, s.by, e.table, e.at.time, e.at, e.at.who)
				break
			}
		}
	}
	f.done("what security finds")
}
