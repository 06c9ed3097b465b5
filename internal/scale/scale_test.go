package scale

import (
	"testing"
	"time"

	"boardwalk/chance"
)

func small(tables, shards int) Database {
	return Database{Costs: Measured, Crowd: Crowd{Tables: tables, Players: 3, Think: time.Second}, Cores: 4, Nodes: 2,
		NodeCores: 2, Shards: shards}
}

// TestGroupsAreAsMeasured holds the model against bench/results.md: 92 acts in a transaction of one writer, and 8 in one of 16.
func TestGroupsAreAsMeasured(t *testing.T) {
	for shards, want := range map[int][2]float64{1: {88, 96}, 16: {7, 9}} {
		if o := Benchmark(shards).Run(time.Second, 1); o.Group < want[0] || o.Group > want[1] {
			t.Errorf("%d shards have %.1f acts in a transaction", shards, o.Group)
		}
	}
}

func TestPlayersWhoWaitForNobodyActAtTheirPace(t *testing.T) {
	o := small(500, 4).Run(8*time.Second, 1)
	if o.Rate < 1440 || o.Rate > 1540 { // each thinks a second and waits a few milliseconds
		t.Errorf("1,500 players make %.0f acts a second", o.Rate)
	}
	// two halves of a round trip, one between, a flush and the work are the least
	if least := 2*Measured.RoundTrip + Measured.Flush + Measured.Transaction; o.Half < least || o.Half > 3*least {
		t.Errorf("half are answered within %v, of at least %v", o.Half, least)
	}
	if want := o.Rate * Measured.Act.Seconds() / 4; o.Node < .9*want || o.Node > 1.1*want {
		t.Errorf("nodes are busy %.3f of the time, and should be %.3f", o.Node, want)
	}
	want := o.Rate * (Measured.Row.Seconds() + Measured.Transaction.Seconds()/o.Group) / 4
	if o.Database < .9*want || o.Database > 1.1*want {
		t.Errorf("the database is busy %.3f of the time, and should be %.3f", o.Database, want)
	}
	if o.CageWaiting != 0 {
		t.Errorf("%.3f of the shards wait for a cage that nobody touches", o.CageWaiting)
	}
}

func TestOneWriterHasALimitAndManyHaveNot(t *testing.T) {
	d := small(6000, 1)
	d.Cores, d.NodeCores = 16, 16
	c := d.Costs
	most := float64(c.Group) / (2*c.RoundTrip + c.Flush + c.Transaction + time.Duration(c.Group)*c.Row).Seconds()
	if o := d.Run(4*time.Second, 1); o.Rate > 1.01*most || o.Rate < .98*most || o.Most < 100*time.Millisecond {
		t.Errorf("one writer makes %.0f acts a second, of %.0f at most, 99 of 100 within %v", o.Rate, most, o.Most)
	}
	d.Shards = 16
	if o := d.Run(4*time.Second, 1); o.Rate < 17_500 || o.Most > 20*time.Millisecond {
		t.Errorf("16 writers make %.0f acts a second, 99 of 100 within %v", o.Rate, o.Most)
	}
}

func TestOneCageHoldsShardsUpAndItsPartsDoNot(t *testing.T) {
	d := small(2000, 16)
	d.NodeCores, d.Shared = 8, .1
	one := d.Run(4*time.Second, 1)
	d.CageParts = d.Shards
	parts := d.Run(4*time.Second, 1)
	if one.CageWaiting < .5 || one.Most < 5*parts.Most || parts.CageWaiting != 0 {
		t.Errorf("one cage %+v, its parts %+v", one, parts)
	}
}

func TestGuestsHoldTheCageAndNotThoseWhoNeverAsk(t *testing.T) {
	d := small(1000, 8)
	d.NodeCores, d.Shared = 4, .02
	quiet := d.Run(4*time.Second, 1)
	d.Guests = 300
	one := d.Run(4*time.Second, 1)
	d.CageParts = d.Shards + 1
	parts := d.Run(4*time.Second, 1)
	if one.CageWaiting < 2*quiet.CageWaiting || one.Most < quiet.Most || parts.CageWaiting != 0 {
		t.Errorf("without guests %+v, with %+v, with a cage in parts %+v", quiet, one, parts)
	}
	if d.Shared = 0; d.Run(4*time.Second, 1).CageWaiting != 0 {
		t.Error("shards wait for a cage that they never touch")
	}
}

func TestTheSameSeedGivesTheSameOutcome(t *testing.T) {
	d := small(100, 4)
	d.Shared = .05
	if a, b := d.Run(2*time.Second, 7), d.Run(2*time.Second, 7); a != b {
		t.Errorf("%+v and %+v", a, b)
	}
	if a, b := d.Run(2*time.Second, 7), d.Run(2*time.Second, 8); a == b {
		t.Errorf("two seeds give %+v", a)
	}
}

func TestEveryViewerIsSomewhere(t *testing.T) {
	e := Edges{Measured, Crowd{Tables: 300, Players: 3, Think: time.Second, Viewers: 10_000}, 7, 1, 0}
	sum := 0
	for _, n := range e.viewers() {
		sum += n
	}
	if sum != e.Viewers {
		t.Errorf("%d viewers of %d", sum, e.Viewers)
	}
	for _, e.ByTable = range []int{0, 50} {
		sum := 0
		for _, n := range e.place(1234, chance.NewFast(1, 1)) {
			sum += n
		}
		if sum != 1234 {
			t.Errorf("%d people of 1,234 are somewhere", sum)
		}
	}
}

func TestPeopleByTableNeedFewerMessages(t *testing.T) {
	e := Edges{Measured, Crowd{Tables: 1000, Players: 3, Think: time.Second, Viewers: 10_000}, 20, 0, 0}
	anywhere := e.Run(1)
	e.ByTable = 100
	by := e.Run(1)
	if by.Messages != 3000 || anywhere.Messages < 8*by.Messages { // 13 people at 20 nodes are at some ten of them
		t.Errorf("%.0f messages a second, and by table %.0f", anywhere.Messages, by.Messages)
	}
	e.Tables, e.Viewers = 1, 997 // with three players a thousand people, a hundred at each of ten nodes
	if w := e.Run(1); w.Messages != 30 || w.Busiest != 100 || w.Largest != 997 || w.Slowest != 100*Measured.Write/Cores {
		t.Errorf("%+v", w)
	}
}

func TestAPlanKeepsItsLimits(t *testing.T) {
	p := Planned.Plan(Measured, Crowd{Tables: 2000, Players: 3, Think: time.Second, Viewers: 20_000, Shared: .002}, 1)
	if p.Acts != 6000 || p.Owners != 2 || p.Databases != 1 || p.One.Most > Planned.Answer || p.One.Database > Planned.Busy {
		t.Errorf("%+v", p)
	}
	if p.Edges != 7 { // 78,000 writes a second of 80 µs, by two cores that are busy for half of the time
		t.Errorf("%d edges", p.Edges)
	}
	small := Planned
	small.Cores = 1
	if p := small.Plan(Measured, Crowd{Tables: 2000, Players: 3, Think: time.Second}, 1); p.Databases < 2 || p.One.Database > small.Busy {
		t.Errorf("databases of one core: %+v", p)
	}
}
