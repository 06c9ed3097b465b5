package game

import (
	"testing"

	"boardwalk/chance"
	"boardwalk/law"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// The dealer asks for some wagers in the round. Each is so many times another as the game declares: once as few times
// as it may be, and once as many.
func TestWagersThatTheDealerAsksForAreSoManyTimesAnother(t *testing.T) {
	for _, r := range All {
		a := &askedFor{layout: r.New(r.Options()).Layout(), needs: map[table.Area]*table.Need{}, least: map[law.Cite]bool{},
			most: map[law.Cite]bool{}}
		for i := range a.layout.Wagers {
			if w := &a.layout.Wagers[i]; w.Supplement && w.Made == 0 && len(w.Needs) == 1 && w.Needs[0].Most != (money.Odds{}) {
				n := &w.Needs[0]
				a.needs[table.Area(i)], a.least[n.Law] = n, n.Least == (money.Odds{})
				a.most[n.Law] = r.ID == "high-card-flush" // where it takes a flush of six
			}
		}
		if len(a.needs) == 0 {
			continue
		}
		t.Run(r.ID, func(t *testing.T) {
			for walk := uint64(1); walk <= 20 && !a.all(); walk++ {
				a.t, a.lies, a.seen = t, map[table.Area]money.Cents{}, 0
				tabletest.WalkEach(t, r, r.Options(), chance.NewFast(47, walk), 300, a.look)
			}
			for by := range a.least {
				lawtest.Cites(t, by)
				if !a.least[by] || !a.most[by] {
					t.Errorf("no wager was of so many times as %s lets it be at least, or none at most", by)
				}
			}
		})
	}
}

// askedFor looks at the wagers that a dealer asks for.
type askedFor struct {
	t           testing.TB
	layout      *table.Layout
	needs       map[table.Area]*table.Need
	lies        map[table.Area]money.Cents // each area is of one player
	seen        int                        // events
	least, most map[law.Cite]bool          // whether a wager was so many times the other
}

// all reports whether every wager was seen at its least and at its most.
func (a *askedFor) all() bool {
	for by := range a.least {
		if !a.least[by] || !a.most[by] {
			return false
		}
	}
	return true
}

func (a *askedFor) look(_ *table.Live, log table.Log) {
	for _, e := range log[a.seen:] {
		if e.Kind != table.Wagered {
			continue
		}
		a.lies[e.Area] = e.Stake
		n := a.needs[e.Area]
		if n == nil {
			continue
		}
		other := a.lies[a.layout.MustArea(n.Wager)]
		below := e.Stake*money.Cents(n.Least.One) - other*money.Cents(n.Least.To)
		above := e.Stake*money.Cents(n.Most.One) - other*money.Cents(n.Most.To)
		if below < 0 || above > 0 {
			a.t.Errorf("%s of %s beside %s: want from %v to %v times as much by %s", a.layout.Wagers[e.Area].ID, e.Stake,
				other, n.Least, n.Most, n.Law)
		}
		a.least[n.Law], a.most[n.Law] = a.least[n.Law] || below == 0, a.most[n.Law] || above == 0
	}
	a.seen = len(log)
}
