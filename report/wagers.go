package report

import (
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"

	"boardwalk/floor/view"
	"boardwalk/ledger"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/report/walk"
	"boardwalk/table"
)

// withoutNumber takes the number of a position out of an id: "main-3-hand-2" is "main-hand-2".
func withoutNumber(id string, position int) string {
	words := strings.Split(id, "-")
	if i := slices.Index(words, strconv.Itoa(position)); i > 0 {
		words = slices.Delete(words, i, i+1)
	}
	return strings.Join(words, "-")
}

// wagers adds up the wagers of a table.
type wagers struct {
	figures *Figures
	lines   map[string]*Wager
	worths  []worth // by area, under the rules in effect; nil if they have changed
	made    map[spot]money.Cents

	play, vigorish, rake, centre, coupons money.Cents // what the house won, and parts of it
}

// spot is where a wager lies.
type spot struct {
	seat table.Seat
	area table.Area
}

// setUp takes a table that is set up, perhaps with wagers that stand.
func (g *wagers) setUp(w *walk.Walk) {
	g.worths = nil
	g.made = map[spot]money.Cents{}
	for b := range w.Sitting.Table().Standing {
		g.made[spot{b.Seat, b.Area}] = b.Amount
	}
}

// worthAt returns what is known of the worth of an area.
func (g *wagers) worthAt(w *walk.Walk, a table.Area) *worth {
	if g.worths == nil {
		t := w.Sitting.Table()
		g.worths = g.figures.worths(t.Rules(), t.Options(), t.Terms(), t.Layout())
	}
	return &g.worths[a]
}

// follow keeps what lies on the layout, whichever day it is.
func (g *wagers) follow(s *walk.Step, e *table.Event) {
	at := spot{e.Seat, e.Area}
	switch e.Kind {
	case table.Wagered:
		// What an answer adds to a wager is part of how it is played.
		if e.Tender != table.Coupon && (s.Entry.Kind == table.Acted || g.made[at] == 0) {
			g.made[at] += e.Amount
		}
	case table.Reduced:
		g.made[at] = min(g.made[at], e.Stake)
	case table.Moved:
		g.made[spot{e.Seat, e.To}] += g.made[at]
		delete(g.made, at)
	case table.Returned:
		if e.Return != table.VigorishBack {
			g.made[at] -= min(g.made[at], e.Stake)
		}
	case table.Paid, table.Collected:
		g.made[at] -= min(g.made[at], e.Stake)
	}
}

// hear takes an event of the day, before follow does.
func (g *wagers) hear(w *walk.Walk, e *view.Event) {
	told := &e.Told
	won := gained(w.Chart, told)
	g.play += won
	switch told.Kind {
	case table.Vigorished, table.Marked:
		g.vigorish += won
	case table.Raked:
		g.rake += won
	case table.Centred:
		g.centre += won
	case table.Returned:
		if told.Return == table.VigorishBack {
			g.vigorish += won
		}
	}
	if told.Area < 0 || int(told.Area) >= len(w.Sitting.Table().Layout().Wagers) {
		return
	}
	switch told.Kind {
	case table.Paid, table.Collected, table.Returned, table.Vigorished, table.Marked:
		g.decide(w, told, won)
	}
}

// decide takes an event by which a wager is decided, or what it cost besides.
func (g *wagers) decide(w *walk.Walk, e *table.Event, won money.Cents) {
	is := g.worthAt(w, e.Area)
	line := g.line(&w.Sitting.Table().Layout().Wagers[e.Area], is)
	line.Win += won
	line.Theory.Actual += won + onCoupon(e)
	g.coupons += onCoupon(e)
	stake := money.Cents(0)
	switch {
	case e.Kind == table.Paid || e.Kind == table.Collected, e.Kind == table.Returned && e.Return == table.Push:
		stake = min(e.Stake, g.made[spot{e.Seat, e.Area}])
	}
	if stake == 0 || e.Against != table.TheHouse {
		return
	}
	line.Bets++
	line.Handle += stake
	switch f := is.figure; {
	case f == nil && is.with == "":
		line.Theory.Unknown += stake
	case f == nil, e.Kind == table.Returned && f.Per == "bet resolved":
	default:
		line.Theory.add(f, stake)
	}
}

// add adds a wager that was decided.
func (t *Theory) add(f *odds.Figure, stake money.Cents) {
	t.Handle += stake
	t.expected += float64(stake) * f.HouseAdvantage()
	deviation := float64(stake) * f.StandardDeviation()
	t.variance += deviation * deviation
}

// line returns the line of a wager.
func (g *wagers) line(w *table.Wager, is *worth) *Wager {
	line := g.lines[is.wager]
	if line == nil {
		line = &Wager{Wager: is.wager, Name: w.Called(), Law: w.Law.Full()}
		g.lines[is.wager] = line
	}
	line.With, line.Why = is.with, is.why
	if f := is.figure; f != nil {
		line.Per, line.Strategy, line.Method = f.Per, f.Strategy, "exact"
		if f.Approximate {
			line.Method = "floating point"
		}
		advantage := f.HouseAdvantage()
		line.House = &advantage
	}
	return line
}

// gained returns what the house gains by an event, in its accounts at the table.
func gained(c *ledger.Chart, e *table.Event) (sum money.Cents) {
	switch e.Kind {
	case table.Paid, table.Collected, table.Returned, table.Vigorished, table.Marked, table.Raked, table.Centred:
	default:
		return 0
	}
	for _, t := range ledger.Derive([]table.Event{*e}, c, nil) {
		from, _ := sideOf(t.From)
		to, _ := sideOf(t.To)
		if to == atTable {
			sum += t.Amount
		}
		if from == atTable {
			sum -= t.Amount
		}
	}
	return sum
}

// onCoupon returns the part of a payment that a match play coupon won.
func onCoupon(e *table.Event) money.Cents {
	if e.Kind != table.Paid || e.Coupon == 0 || e.Odds.IsZero() {
		return 0
	}
	return e.Amount - e.Odds.Owes(e.Stake)
}

// list returns the lines, those that are counted in another one's figure added to what that one won.
func (g *wagers) list() []Wager {
	for _, line := range g.lines {
		if main := g.lines[line.With]; main != nil && main != line {
			main.Theory.Actual += line.Theory.Actual
			line.Theory.Actual = 0
		}
	}
	var list []Wager
	for _, key := range slices.Sorted(maps.Keys(g.lines)) {
		line := g.lines[key]
		if line.House == nil {
			line.Theory.Actual = 0
		}
		if line.Bets == 0 && line.Win == 0 { // of players against each other
			continue
		}
		line.Theory.settle()
		list = append(list, *line)
	}
	slices.SortStableFunc(list, func(a, b Wager) int { return int(min(1, max(-1, b.Handle-a.Handle))) })
	return list
}

// settle finds what follows from the sums.
func (t *Theory) settle() {
	t.Expected = money.Cents(math.Round(t.expected))
	t.Deviation = money.Cents(math.Round(math.Sqrt(t.variance)))
	t.Difference, t.Sigmas = t.Actual-t.Expected, nil
	if t.variance > 0 {
		sigmas := math.Round((float64(t.Actual)-t.expected)/math.Sqrt(t.variance)*1000) / 1000
		t.Sigmas = &sigmas
	}
}

// join adds what another table or wager has.
func (t *Theory) join(o *Theory) {
	t.Handle += o.Handle
	t.Actual += o.Actual
	t.Unknown += o.Unknown
	t.expected += o.expected
	t.variance += o.variance
	t.settle()
}
