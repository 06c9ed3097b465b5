package paigow_test

import (
	"slices"
	"strings"
	"testing"

	"boardwalk/chance"
	"boardwalk/game/banked"
	"boardwalk/game/paigow"
	"boardwalk/houseway"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
	"boardwalk/tile"
)

// bystander plays for everybody at random, and writes down what lies where.
type bystander struct {
	will      chance.Source
	bets      map[table.Box]*bet
	hands     [7][2][]string // by box: what was dealt or the high hand, and the low hand
	surrender map[table.Box]bool
	bank      table.Seat
	half      bool
	stake     money.Cents // the dealer's against the bank
	void      bool
	banked    int // rounds in which a player had the bank
}

type bet struct {
	seat   table.Seat
	amount money.Cents
}

func (w *bystander) Answer(q *table.Question) table.Answer {
	open := q.Choices()
	a := table.Answer{Choice: open[w.will.Draw(len(open))], Amount: q.Least}
	if q.Most > q.Least {
		a.Amount += money.Cents(w.will.Draw(int((q.Most-q.Least)/money.Dollar)+1)) * money.Dollar
	}
	return a
}

func (w *bystander) Event(e *table.Event) {
	switch e.Kind {
	case table.Wagered:
		box := table.Box(e.Area + 1)
		if w.bets[box] == nil {
			w.bets[box] = &bet{seat: e.Seat}
		}
		w.bets[box].amount += e.Amount
	case table.Answered:
		switch e.Word {
		case "accept", "co-bank":
			w.bank, w.half, w.stake = e.Seat, e.Word == "co-bank", 0
		case "surrender":
			w.surrender[e.Box] = true
		}
	case table.Noted:
		if e.By == "10.8(h)" && e.Amount > 0 {
			w.stake = e.Amount
		}
	case table.Dealt:
		if int(e.Box) < len(w.hands) && e.Tile.Known() {
			w.hands[e.Box][e.Hand] = append(w.hands[e.Box][e.Hand], e.Tile.String())
		}
	case table.Formed:
		if from := &w.hands[min(e.Box, 6)][0]; e.ToBox == e.Box && e.Tile.Known() {
			i := slices.Index(*from, e.Tile.String())
			*from = slices.Delete(*from, i, i+1)
			w.hands[e.Box][1] = append(w.hands[e.Box][1], e.Tile.String())
		}
	case table.Returned:
		if e.By == "10.9(d)" {
			delete(w.bets, table.Box(e.Area+1))
		}
	case table.Voided:
		w.void = true
	}
}

func (w *bystander) clear() {
	w.bets, w.surrender, w.void = map[table.Box]*bet{}, map[table.Box]bool{}, false
	w.hands = [7][2][]string{}
}

var (
	pairList = strings.Split("2-4+1-2 6-6+6-6 1-1+1-1 4-4+4-4 1-3+1-3 5-5+5-5 3-3+3-3 2-2+2-2 5-6+5-6 4-6+4-6 "+
		"1-6+1-6 1-5+1-5 3-6+4-5 2-6+3-5 2-5+3-4 "+
		"1-4+2-3 6-6+4-5|6-6+3-6 1-1+4-5|1-1+3-6 6-6+2-6|6-6+3-5|6-6+4-4 1-1+2-6|1-1+3-5|1-1+4-4", " ")
	tileList = strings.Split("6-6 1-1 4-4 1-3 5-5 3-3 2-2 5-6 4-6 1-6 1-5 3-6|4-5 2-6|3-5 2-5|3-4 2-4 1-4|2-3 1-2", " ")
)

// strength is a hand as a number: 1000 and more for pairs, and otherwise a hundred times
// its value, and more for a higher tile.
func strength(hand []string) int {
	for i, list := range pairList {
		for p := range strings.SplitSeq(list, "|") {
			if p == hand[0]+"+"+hand[1] || p == hand[1]+"+"+hand[0] {
				return 2000 - i
			}
		}
	}
	as := func(t string) []string {
		if t == "2-4" || t == "1-2" {
			return []string{"2-4", "1-2"}
		}
		return []string{t}
	}
	place := func(t string) int {
		return slices.IndexFunc(tileList, func(list string) bool { return strings.Contains(list, t) })
	}
	best := 0
	for _, a := range as(hand[0]) {
		for _, b := range as(hand[1]) {
			spots := int(a[0]+a[2]+b[0]+b[2]) - 4*'0'
			best = max(best, spots%10*100+50-min(place(a), place(b)))
		}
	}
	return best
}

// higher is how many of two hands are higher than those of another box.
func (w *bystander) higher(box, against table.Box) (n int) {
	mine, its := w.hands[box], w.hands[against]
	if strength(mine[0]) > strength(its[0]) {
		n++
	}
	if low := strength(mine[1]); low > strength(its[1]) && low >= 100 {
		n++
	}
	return n
}

// vigorish is 5% of an amount, up to the next 25 cents or down to the cent.
func vigorish(won money.Cents, o *paigow.Options) money.Cents {
	if o.Rounding == banked.Exact {
		return won / 20
	}
	return min(won, (won+499)/500*25)
}

// settle says what everybody must have won or lost by the round.
func (w *bystander) settle(o *paigow.Options) map[table.Seat]money.Cents {
	net := map[table.Seat]money.Cents{}
	gain, against := money.Cents(0), w.bank.Box()
	for box, b := range w.bets {
		n := 0
		if !w.surrender[box] {
			n = w.higher(box, against)
		}
		switch n {
		case 2:
			net[b.seat] += b.amount - vigorish(b.amount, o)
			gain -= b.amount
		case 0:
			net[b.seat] -= b.amount
			gain += b.amount
		}
	}
	if w.bank == table.House {
		return net
	}
	if w.stake > 0 {
		gain += money.Cents(1-w.higher(0, against)) * w.stake
	}
	if w.half { // an odd cent is the house's
		gain /= 2
	}
	if gain > 0 {
		gain -= vigorish(gain, o)
	}
	net[w.bank] += gain
	return net
}

// play plays one round, and fails the test unless everybody has what the bystander
// says.
func (w *bystander) play(t *testing.T, tab *table.Table, o *paigow.Options) {
	w.clear()
	if err := tab.Interlude(); err != nil {
		t.Fatal(err)
	}
	for range 8 {
		s := table.Seat(w.will.Draw(6) + 1)
		a := table.Act{Kind: table.Make, Seat: s, Area: table.Area(s - 1), Amount: money.Cents(w.will.Draw(50)+1) * money.Dollar}
		if w.will.Draw(4) == 0 {
			a.Area = table.Area(w.will.Draw(6))
		}
		_ = tab.Do(a) // those that are not lawful are refused
	}
	incidents := tab.Layout().Incidents
	if w.will.Draw(8) == 0 {
		_ = tab.Do(table.Act{Kind: table.Report, Word: incidents[w.will.Draw(len(incidents))].ID, Args: [2]int{w.will.Draw(8)}})
	}
	if len(w.bets) == 0 {
		return
	}
	before := nets(tab)
	if err := tab.Round(); err != nil {
		t.Fatal(err)
	}
	want := map[table.Seat]money.Cents{}
	if !w.void {
		want = w.settle(o)
		if w.bank != table.House {
			w.banked++
		}
		w.bank, w.half, w.stake = table.House, false, 0
	}
	for s, n := range nets(tab) {
		if n-before[s] != want[table.Seat(s)] {
			t.Fatalf("seat %d has %s, want %s: bank %d (half: %v), bets %v, hands %v", s, n-before[s], want[table.Seat(s)], w.bank,
				w.half, w.bets, w.hands)
		}
	}
	if err := tab.Verify(); err != nil {
		t.Fatal(err)
	}
}

func nets(tab *table.Table) (all [7]money.Cents) {
	for _, s := range tab.Present() {
		all[s] = tab.Account(s).Net
	}
	return all
}

// tables are options that the law allows together.
func tables() (all []*paigow.Options) {
	for _, banking := range []string{banked.NoBank, banked.WithBank, banked.WithCoBank} {
		for _, more := range []bool{false, true} {
			o := paigow.DefaultOptions()
			o.Banking, o.TwoAreas = banking, more
			if more {
				o.Rounding, o.HouseWay = banked.Exact, houseway.StrongestHigh
			}
			all = append(all, o)
		}
	}
	return all
}

// Every round of random play, with a bank or without, comes out as somebody who looks at
// the tiles on the table works it out from the lists of the text.
func TestSettlementAgain(t *testing.T) {
	for i, o := range tables() {
		will := chance.NewFast(uint64(i), 10)
		w := &bystander{will: will}
		seats := 4 + 2*(1-i%2) // some stay empty where a player may have two areas
		tab := tabletest.Open(t, paigow.Rules, o, seats, table.From(will), table.With(w), table.To(w))
		for range steps(3000) {
			w.play(t, tab, o)
		}
		if (w.banked > 0) != (o.Banking != banked.NoBank) {
			t.Errorf("with %s a player had the bank in %d rounds", o.Banking, w.banked)
		}
	}
}

// steps is how many steps a test takes, of which a short one has a quarter.
func steps(n int) int {
	if testing.Short() {
		return n / 4
	}
	return n
}

// Whatever is chosen together and whatever goes wrong, no chip and no tile is lost, and
// nobody is told of a tile that only somebody else may see.
func TestWalks(t *testing.T) {
	for i, o := range tables() {
		seen := 0
		kinds := map[table.EventKind]int{}
		tabletest.WalkEach(t, paigow.Rules, o, chance.NewFast(uint64(i), 20), steps(4000), func(_ *table.Live, log table.Log) {
			for ; seen < len(log); seen++ {
				kinds[log[seen].Kind]++
				hidden(t, &log[seen])
			}
		})
		if o.Banking != banked.NoBank && (kinds[table.Covered] < 10 || kinds[table.Centred] < 10 || kinds[table.Released] < 10) {
			t.Errorf("a walk with %s has %v", o.Banking, kinds)
		}
		tabletest.Walk(t, paigow.Rules, o, chance.NewFast(uint64(i), 21), steps(2000))
	}
}

// hidden fails if somebody learns the face of a tile of which the event is secret.
func hidden(t *testing.T, e *table.Event) {
	t.Helper()
	for s := table.House; e.Secret && e.Tile != tile.None && s <= 6; s++ {
		seen, ok := e.For(s)
		if own := s == e.Seat && s != table.House; ok && seen.Tile.Known() != (own && e.Tile.Known()) {
			t.Fatalf("seat %d sees %v of seat %d in %v", s, seen.Tile, e.Seat, e)
		}
	}
}
