package progressive

import (
	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// Table is a table of poker against the house that has a progressive wager. A game embeds
// it instead of a [versus.Table].
type Table struct {
	versus.Table
	Jackpot Jackpot
}

var _ table.Shower = (*Table)(nil)

// SetUpJackpot makes the jackpot ready, after [versus.Table.SetUp]. The wager is known by its
// place among those of a position.
func (t *Table) SetUpJackpot(p *Paragraphs, terms *Terms, wager table.Area) {
	t.Jackpot.SetUp(&t.Table, p, terms, wager)
	t.Layout().Unasked = false                               // the lights of the acceptors follow a wager
	t.Voiding = func(*table.Dealer) { t.Jackpot.Lights = 0 } // the acceptors are reset; what was put on the meter stays there
}

// Check says whether an act is lawful beyond what the declarations say.
func (t *Table) Check(d *table.Dealer, a *table.Act) *law.Refusal {
	if a.Kind == table.Report {
		if r := t.Jackpot.MayReport(d, a); r != nil {
			return r
		}
	}
	return t.Table.Check(d, a)
}

// MayRepeat is that of [versus.Table] for the wagers that light no acceptor.
func (t *Table) MayRepeat(s table.Seat, a table.Area, left money.Cents) bool {
	return t.Wager(a) != t.Jackpot.wager && t.Table.MayRepeat(s, a, left)
}

// After follows what people do.
func (t *Table) After(d *table.Dealer, a *table.Act) {
	t.Table.After(d, a)
	t.Jackpot.After(d, a)
}

// Facts are the acceptor lights, which every player is to look at.
func (t *Table) Facts() []table.Fact { return t.Jackpot.Facts() }

// state is what lasts from round to round.
type state struct {
	versus.State
	lights uint64
}

// Snapshot copies what lasts from round to round.
func (t *Table) Snapshot() any { return state{t.Saved(), t.Jackpot.Lights} }

// Restore puts it back.
func (t *Table) Restore(s any) {
	t.Resume(s.(state).State)
	t.Jackpot.Lights = s.(state).lights
}
