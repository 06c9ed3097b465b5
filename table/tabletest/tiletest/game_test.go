package tiletest

import (
	"math/big"
	"slices"
	"testing"

	"boardwalk/chance"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
	"boardwalk/tile"
)

// Whatever is chosen and whatever goes wrong, no tile is lost, a replay comes to the
// same, and nobody is told of a tile that only somebody else may see.
func TestWalks(t *testing.T) {
	kinds, voids, seen := map[table.EventKind]int{}, map[string]int{}, 0
	tabletest.WalkEach(t, Rules, &Options{}, chance.NewFast(1, 1), 3000, func(_ *table.Live, log table.Log) {
		for ; seen < len(log); seen++ {
			e := log[seen]
			kinds[e.Kind]++
			if e.Kind == table.Voided || e.Kind == table.Reported {
				voids[e.Text]++
			}
			hostile(t, &e)
		}
	})
	tabletest.Walk(t, Rules, &Options{}, chance.NewFast(2, 2), 2000)
	for _, k := range []table.EventKind{table.Dealt, table.Turned, table.Formed, table.Discarded, table.Shuffled,
		table.Thrown, table.Voided, table.Paid, table.Collected} {
		if kinds[k] < 10 {
			t.Errorf("%q was told %d times", k, kinds[k])
		}
	}
	if len(voids) < 8 {
		t.Errorf("of what may go wrong there were %v", voids)
	}
}

// hostile fails if somebody learns the face of a tile of which the event is secret.
func hostile(t *testing.T, e *table.Event) {
	t.Helper()
	if e.Tile == tile.None {
		return
	}
	for s := table.House; s <= Seats; s++ {
		seen, ok := e.For(s)
		may := !e.Secret || s == e.Seat && s != table.House
		switch {
		case may && (!ok || seen != *e):
			t.Fatalf("seat %d does not see its own %v", s, e)
		case !may && ok && (seen.Tile.Known() || seen.Card.Suited()):
			t.Fatalf("seat %d sees %v of seat %d in %v", s, seen.Tile, e.Seat, e)
		}
	}
}

// open opens a table where some seats have chips and a wager.
func open(t *testing.T, o *Options, players table.Players, sink table.Sink, source chance.Source, seats ...table.Seat) *table.Table {
	t.Helper()
	tab, err := table.Open(Rules, o, Rules.Terms(), table.From(source), table.With(players), table.To(sink))
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range seats {
		if err := tab.Do(table.Act{Kind: table.Sit, Seat: s, Amount: 1_000_000 * money.Dollar}); err != nil {
			t.Fatal(err)
		}
		bet(t, tab, s)
	}
	return tab
}

func bet(t *testing.T, tab *table.Table, s table.Seat) {
	t.Helper()
	if err := tab.Do(table.Act{Kind: table.Make, Seat: s, Area: Wager, Amount: 10 * money.Dollar}); err != nil {
		t.Fatal(err)
	}
}

// Until the hands are turned nobody is told what another one has: of all that a seat
// hears of a box before that, every tile is unknown.
func TestNobodySeesAnothersTiles(t *testing.T) {
	var log table.Log
	tab := open(t, &Options{}, table.FirstChoice{}, &log, chance.NewFast(5, 5), 1, 2, 4)
	if err := tab.Round(); err != nil {
		t.Fatal(err)
	}
	for viewer := table.House; viewer <= Seats; viewer++ {
		known := map[table.Box]int{}
		for _, e := range log.For(viewer) {
			if e.Kind == table.Turned {
				break
			}
			if e.Kind == table.Dealt && e.Tile.Known() || e.Kind == table.Formed && e.Tile.Known() {
				known[e.Box]++
			}
		}
		want := 0
		if viewer == 1 || viewer == 2 || viewer == 4 {
			want = 6 // four that were dealt, two of them set as the low hand
		}
		if known[viewer.Box()] != want || len(known) > 1 || len(known) == 1 && want == 0 {
			t.Errorf("seat %d was shown %v tiles by box", viewer, known)
		}
	}
	unseen := 0
	for _, e := range log {
		if e.Kind == table.Dealt && e.Tile == tile.Unknown {
			unseen++
		}
	}
	if unseen != 4*tile.Height { // three places without a wager, and the dead hand
		t.Errorf("%d tiles were dealt unseen", unseen)
	}
}

// Over a wall of five tiles every stack of four comes equally often, and every place
// gets the first stack as often as the dice count to it.
func TestEnumeration(t *testing.T) {
	var log table.Log
	o := &Options{Wall: tile.WallOf(tile.T66, tile.T66, tile.T11, tile.T24, tile.T12), NoDealer: true}
	tab := open(t, o, table.FirstChoice{}, &log, chance.NewFast(1, 1), 3)
	stacks, first, sum := map[string]*big.Rat{}, map[table.Box]*big.Rat{}, new(big.Rat)
	err := table.Enumerate(tab, func(tree *chance.Tree) {
		w, hand, lead := tree.Weight(), []tile.Tile{}, table.NoBox
		for _, e := range log {
			if e.Kind == table.Dealt {
				if lead == table.NoBox {
					lead = e.Box
				}
				if e.Tile.Known() {
					hand = append(hand, e.Tile)
				}
			}
		}
		log = log[:0]
		slices.Sort(hand)
		add(stacks, string(tileBytes(hand)), w)
		add(first, lead, w)
		sum.Add(sum, w)
	})
	if err != nil || sum.Cmp(big.NewRat(1, 1)) != 0 {
		t.Fatalf("all rounds have a chance of %v, %v", sum, err)
	}
	if len(stacks) != 4 {
		t.Errorf("there are %d different stacks, want 4", len(stacks))
	}
	for hand, p := range stacks { // the tile that is left out: one of five, and the twelve is there twice
		want := big.NewRat(1, 5)
		if []byte(hand)[0] == byte(tile.T66) && []byte(hand)[1] != byte(tile.T66) {
			want = big.NewRat(2, 5)
		}
		if p.Cmp(want) != 0 {
			t.Errorf("the stack %v has a chance of %v, want %v", []byte(hand), p, want)
		}
	}
	// Of 216 throws, those whose total leaves so much after eights: 1 is the dealer, 2
	// the position at the right, 0 the dead hand.
	ways := [8]int64{}
	for n := range 216 {
		ways[(n%6+n/6%6+n/36+3)%8]++
	}
	for box, rest := range map[table.Box]int{0: 1, 6: 2, 5: 3, 4: 4, 3: 5, 2: 6, 1: 7, 7: 0} {
		if got := first[box]; got == nil || got.Cmp(big.NewRat(ways[rest], 216)) != 0 {
			t.Errorf("box %d gets the first stack with a chance of %v, want %d/216", box, got, ways[rest])
		}
	}
}

func add[K comparable](m map[K]*big.Rat, k K, w *big.Rat) {
	if m[k] == nil {
		m[k] = new(big.Rat)
	}
	m[k].Add(m[k], w)
}

func tileBytes(list []tile.Tile) []byte {
	b := make([]byte, len(list))
	for i, x := range list {
		b[i] = byte(x)
	}
	return b
}

// A simulation draws only the tiles that somebody plays, allocates nothing, and comes
// to the figure that pairs of stacks have by themselves.
func TestSimulation(t *testing.T) {
	source := chance.NewFast(3, 3)
	tab := open(t, &Options{}, table.FirstChoice{}, nil, source, 1)
	const rounds = 40000
	play := func() {
		if err := tab.Round(); err != nil {
			t.Fatal(err)
		}
		bet(t, tab, 1)
	}
	start := tab.Account(1).Net
	for range rounds {
		play()
	}
	got := float64(tab.Account(1).Net-start) / float64(10*money.Dollar) / rounds
	sum := 0
	for range rounds { // the same by shuffling the set and looking at the first eight
		set := tile.Set()
		for i := range 8 {
			k := i + source.Draw(len(set)-i)
			set[i], set[k] = set[k], set[i]
		}
		sum += Higher(tile.Split([4]tile.Tile(set[:4]), 1), tile.Split([4]tile.Tile(set[4:8]), 1)) - 1
	}
	want := float64(sum) / rounds
	if diff := got - want; diff > 0.02 || diff < -0.02 { // four standard errors of the difference
		t.Errorf("the wager loses %.4f, and by counting %.4f", got, want)
	}
	if n := testing.AllocsPerRun(200, play); n != 0 {
		t.Errorf("a round allocates %v times", n)
	}
}

// A table that is saved between two rounds and resumed elsewhere goes on alike.
func TestSavedAndResumed(t *testing.T) {
	var first, second table.Log
	one := open(t, &Options{}, table.FirstChoice{}, &first, chance.NewFast(8, 8), 2, 6)
	if err := one.Round(); err != nil {
		t.Fatal(err)
	}
	saved, err := one.Snapshot().MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	other, err := table.New(Rules, &Options{}, Rules.Terms(), table.From(chance.NewFast(9, 9)),
		table.With(table.FirstChoice{}), table.To(&second))
	if err != nil {
		t.Fatal(err)
	}
	if err := other.Resume(saved); err != nil {
		t.Fatal(err)
	}
	first = first[:0]
	table.From(chance.NewFast(9, 9))(one)
	for _, tab := range []*table.Table{one, other} {
		bet(t, tab, 6)
		if err := tab.Round(); err != nil {
			t.Fatal(err)
		}
	}
	if !slices.Equal(first, second) || len(first) < 40 {
		t.Errorf("%d events after the resumption, and %d without it", len(second), len(first))
	}
}
