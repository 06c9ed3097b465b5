package audittest

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"boardwalk/card"
	"boardwalk/casino"
	"boardwalk/chance"
	"boardwalk/floor"
	"boardwalk/floor/sitting"
	"boardwalk/floor/view"
	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/ledger"
	"boardwalk/money"
	"boardwalk/store"
	"boardwalk/store/storetest"
	"boardwalk/table"
)

// Wander records an evening at tables of one game in a directory: one table for each set of options in [OptionSets].
// Three people and a bot play at random from a fixed seed, and do what was done least so far: incidents, acts, choices,
// wagers, coupons, cuts, notices, closed tables. The house is closed in the middle of a hand and opened again, and opened
// once more under a changed casino file.
func Wander(dir, id string, steps int) error {
	return recorded(dir, func(e *evening) error {
		f := WanderHouse(id)
		w := &wanderer{evening: e, file: f, used: map[string]int{}, people: []string{"ann", "bob", "cy"}}
		w.will = chance.NewFast(47, uint64(len(id))<<8|uint64(id[0]))
		for _, who := range w.people {
			w.welcome(who)
		}
		return w.wander(steps)
	})
}

// recorded opens a store in a directory, has an evening played, and closes the store.
func recorded(dir string, play func(*evening) error) (err error) {
	e := &evening{key: "k", now: begins, seeds: chance.NewFast(19, 47), named: true}
	s, err := store.Open(dir, storetest.Sealed, store.Named("boardwalk.example/evening"), store.Checkpoints(64, time.Hour),
		store.Timed(e.clock))
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, s.Close()) }()
	defer func() {
		if v := recover(); v != nil {
			err = fmt.Errorf("an evening that went wrong: %v", v)
		}
	}()
	e.log = &watched{s, func() {}}
	return play(e)
}

// WanderHouse is the casino of [Wander].
func WanderHouse(id string) *casino.File {
	f := House([]string{id})
	pattern := f.Pits[0].Tables[0]
	f.Pits[0].Tables = nil
	for i, options := range OptionSets(id) {
		t := pattern
		t.ID, t.Options, t.Bots = fmt.Sprintf("%s-%d", id, i+1), options, (i+1)%2
		if i == 1 {
			t.Unopened = casino.Voids
		}
		f.Pits[0].Tables = append(f.Pits[0].Tables, t)
	}
	return f
}

// wanderer is an evening of [Wander].
type wanderer struct {
	*evening
	file   *casino.File
	people []string
	used   map[string]int // how often each thing was done

	settings []floor.Setting // of the house, beside the usual ones
}

func (w *wanderer) open() (err error) {
	w.house, err = floor.Open(w.file, w.log, append(w.settings, floor.Clock(w.clock), floor.Seeds(w.seed),
		floor.AwayAfter(1000*time.Hour), floor.MaxLen(60))...)
	return err
}

// wander plays at each table in turn.
func (w *wanderer) wander(steps int) error {
	if err := w.open(); err != nil {
		return err
	}
	defer func() { w.house.Close() }()
	tables := w.file.Pits[0].Tables
	for i := range tables {
		w.tab, _ = w.house.Table(tables[i].ID)
		w.seek("empty")
		w.arrive()
		w.seek("first")
		if w.tab.IsUnreadable() || w.seat("ann") == table.House && w.seat("bob") == table.House {
			return fmt.Errorf("nobody can sit down at %s", w.tab.ID)
		}
		for n := range steps {
			w.step()
			if i == 0 && n == steps/2 { // the table is left in the middle of a hand, if it comes to one
				for range 40 {
					if len(w.questions()) > 0 {
						break
					}
					w.step()
				}
				w.house.Close()
				if err := w.open(); err != nil {
					return err
				}
				w.tab, _ = w.house.Table(tables[i].ID)
			}
		}
		w.finish()
		for _, who := range w.people {
			w.try(who, w.leave)
		}
		if i == 0 { // a file that was changed while the house was closed
			if err := w.house.Drain(context.Background()); err != nil {
				return err
			}
			w.house.Close()
			tables[len(tables)-1].Limit.Max = tables[len(tables)-1].Limit.Max / 2 / money.Dollar * money.Dollar
			if err := w.open(); err != nil {
				return err
			}
		}
	}
	return nil
}

// try gives an order that may be refused. Every other order has a key.
func (w *wanderer) try(who string, order func(floor.Party) (floor.Receipt, error)) bool {
	by := w.by(who)
	if w.will.Draw(2) == 0 {
		by.Key = ""
	}
	_, err := order(by)
	var refusal *law.Refusal
	var short *ledger.Short
	if err != nil && !errors.As(err, &refusal) && !errors.As(err, &short) {
		panic(err)
	}
	return err == nil
}

// look reads the sitting.
func (w *wanderer) look(f func(*sitting.Sitting)) {
	check(w.tab.Look(context.Background(), func(s *sitting.Sitting) error { f(s); return nil }))
}

// questions are those that people and staff are asked, once bots have answered theirs: they think in real time, and the walk
// must not depend on how long that takes.
func (w *wanderer) questions() (open []table.Question) {
	for range 5000 {
		open = nil
		thinking := false
		w.look(func(s *sitting.Sitting) {
			for _, q := range s.Live().Questions() {
				thinking = thinking || slices.ContainsFunc(s.View("").Players,
					func(p view.Player) bool { return p.Seat == q.Seat && casino.IsBot(p.Person) })
				open = append(open, q)
			}
		})
		if !thinking {
			return open
		}
		time.Sleep(time.Millisecond)
	}
	panic("a bot does not answer at " + w.tab.ID)
}

func (w *wanderer) layout() (l *table.Layout) {
	w.look(func(s *sitting.Sitting) { l = s.Table().Layout() })
	return l
}

// seat is where a person sits.
func (w *wanderer) seat(who string) (at table.Seat) {
	w.look(func(s *sitting.Sitting) { at = s.SeatOf(who) })
	return at
}

// sitter is the person who has a seat; "" for a bot and for nobody.
func (w *wanderer) sitter(at table.Seat) string {
	for _, who := range w.people {
		if w.seat(who) == at {
			return who
		}
	}
	return ""
}

// arrive has everybody sit down who does not sit.
func (w *wanderer) arrive() {
	for i, who := range w.people {
		for n := 0; n < 8 && w.seat(who) == table.House; n++ {
			if w.try(who, w.sit(table.Seat(1+(2*i+n)%8), 2000)) {
				break
			}
		}
	}
}

// finish answers what is asked until the round is over.
func (w *wanderer) finish() {
	for range 200 {
		switch open := w.questions(); {
		case len(open) > 0:
			w.answer(&open[0])
		case w.tab.Status().Phase == view.Opening:
			w.opening()
		default:
			return
		}
	}
}

// rarest returns which of several things was done least in the evening; of those, which was tried least at the table; of
// those, any.
func (w *wanderer) rarest(n int, name func(int) string) int {
	count := func(i int) int { return 1000*w.used[name(i)] + min(999, w.used[w.tab.ID+" tried "+name(i)]) }
	best, first := 0, w.will.Draw(n)
	for i := range n {
		if at := (first + i) % n; i == 0 || count(at) < count(best) {
			best = at
		}
	}
	return best
}

// tried counts that something was tried at the table, and whether it was done.
func (w *wanderer) tried(name string, done bool) bool {
	w.used[w.tab.ID+" tried "+name]++
	if done {
		w.used[name]++
	}
	return done
}

// args are arguments of an act: a seat and a small number, more often than others.
func (w *wanderer) args() [2]int {
	a := [2]int{w.will.Draw(9), w.will.Draw(7)}
	if w.will.Draw(2) == 0 {
		a[0] = int(w.seat(w.people[w.will.Draw(len(w.people))]))
	}
	if w.will.Draw(2) == 0 {
		a[1] = w.will.Draw(3)
	}
	return a
}

// step does one thing.
func (w *wanderer) step() {
	if open := w.questions(); len(open) > 0 {
		if w.seek("question "+open[0].Offer.ID) || w.will.Draw(6) == 0 {
			w.report(2)
			return
		}
		w.answer(&open[w.will.Draw(len(open))])
		return
	}
	if w.tab.Status().Phase == view.Opening {
		w.opening()
		return
	}
	w.betting()
}

// opening has people open their cuts, hands in the beacon's value, or lets the time pass.
func (w *wanderer) opening() {
	round := w.tab.Status().Round
	for _, who := range w.people {
		if w.will.Draw(6) > 0 {
			secret := secretOf(who, int(round)).String()
			w.try(who, func(by floor.Party) (floor.Receipt, error) {
				return w.tab.OpenCut(context.Background(), by, round, secret)
			})
		}
	}
	if w.tab.Status().Phase != view.Opening {
		return
	}
	w.later(10 * time.Second)
	var awaited uint64
	w.look(func(s *sitting.Sitting) { awaited, _ = s.AwaitedBeacon() })
	if awaited == 0 {
		return
	}
	for w.clock().Before(Beacon{}.Due(awaited)) {
		w.later(time.Second)
	}
	_, err := w.tab.Give(context.Background(), sitting.BeaconSpoke(awaited, Beacon{}.Value(awaited)))
	var refusal *law.Refusal
	if err != nil && !errors.As(err, &refusal) {
		panic(err)
	}
}

// betting does something between two rounds.
func (w *wanderer) betting() {
	ctx := context.Background()
	who := w.people[w.will.Draw(len(w.people))]
	w.reopen()
	w.seek("wagers")
	switch n := w.will.Draw(40); {
	case n < 16:
		w.arrive()
		for _, who := range w.people {
			w.wagers(who, 1+w.will.Draw(2))
		}
		w.play()
	case n < 22:
		w.wagers(who, 2)
	case n < 24:
		w.report(1)
		w.report(1)
	case n < 28:
		for range 3 {
			w.special(who)
		}
	case n < 30:
		w.changeWager(who)
	case n < 31:
		w.coupon(who)
	case n < 32:
		w.asks(who)
	case n < 34:
		w.try(who, w.cut(secretOf(who, int(w.tab.Status().Round))))
	case n < 35:
		w.try(who, func(by floor.Party) (floor.Receipt, error) { return w.tab.AddChips(ctx, by, 100*money.Dollar) })
	case n < 36:
		w.post()
	case n < 37:
		w.try(who, w.leave)
	case n < 38 && w.once("close"):
		w.try("boss", func(by floor.Party) (floor.Receipt, error) { return w.tab.Close(ctx, by, "a pause") })
		w.seek("closed") // some things go wrong only before a table is open
		w.try("boss", func(by floor.Party) (floor.Receipt, error) { return w.tab.Open(ctx, by, "the pause is over") })
	case n < 39 && w.once("eject"):
		w.try("boss", func(by floor.Party) (floor.Receipt, error) {
			return w.tab.Eject(ctx, by, w.seat(who), "asked to leave")
		})
	case w.once("hour"):
		w.later(61 * time.Minute)
		w.look(func(*sitting.Sitting) {})
	default:
		w.play()
	}
}

// once reports whether something was not done at this table before.
func (w *wanderer) once(what string) bool {
	w.used[w.tab.ID+what]++
	return w.used[w.tab.ID+what] == 1
}

// reopen opens a table at which gaming has ceased, or does what is to be done before a round.
func (w *wanderer) reopen() {
	ctx, open := context.Background(), true
	w.look(func(s *sitting.Sitting) { open = s.Table().IsOpen() })
	if open && w.tab.Status().Waiting == nil && w.tab.Status().Closed == "" {
		return
	}
	if !open || w.tab.Status().Closed != "" {
		w.try("boss", func(by floor.Party) (floor.Receipt, error) { return w.tab.Open(ctx, by, "the pause is over") })
	}
	for _, d := range w.layout().Acts {
		if d.Staff && d.Args == "" && w.rest() {
			w.try("boss", func(by floor.Party) (floor.Receipt, error) {
				return w.tab.Report(ctx, by, table.Act{Kind: table.Special, Word: d.ID})
			})
		}
	}
	if w.rest() {
		w.try("boss", func(by floor.Party) (floor.Receipt, error) { return w.tab.Open(ctx, by, "the pause is over") })
	}
}

// rest reports whether no round is under way: some orders of staff wait for that.
func (w *wanderer) rest() bool {
	return len(w.questions()) == 0 && w.tab.Status().Phase != view.Opening
}

// play begins a round, if it can begin.
func (w *wanderer) play() {
	for _, who := range w.people {
		if !w.rest() {
			return
		}
		w.try(who, func(by floor.Party) (floor.Receipt, error) { return w.tab.Ready(context.Background(), by, true) })
	}
}

// wagers makes so many wagers, on the areas that were used least.
func (w *wanderer) wagers(who string, n int) {
	l := w.layout()
	made := 0
	for range 10 {
		a := table.Area(w.rarest(len(l.Wagers), func(i int) string { return "wager " + l.Wagers[i].ID }))
		if w.will.Draw(3) == 0 {
			a = table.Area(w.will.Draw(len(l.Wagers)))
		}
		if w.tried("wager "+l.Wagers[a].ID, w.wagerOn(who, a, table.Chips)) {
			if made++; made == n {
				return
			}
		}
	}
	for a := range min(40, len(l.Wagers)) { // the first that is taken
		if made == 0 && w.wagerOn(who, table.Area(a), table.Chips) {
			return
		}
	}
}

func (w *wanderer) wagerOn(who string, a table.Area, tender table.Tender) bool {
	if !w.rest() {
		return false
	}
	var amount money.Cents
	w.look(func(s *sitting.Sitting) {
		t := s.Table()
		amount = max(t.Limit(a).Min, t.Unit(a)).Up(t.Unit(a)) + t.Unit(a)*money.Cents(w.will.Draw(4))
	})
	act := table.Act{Kind: table.Make, Area: a, Amount: amount, Tender: tender}
	return w.try(who, func(by floor.Party) (floor.Receipt, error) { return w.tab.Act(context.Background(), by, act) })
}

// report has staff report the incident that was reported least, with any arguments.
func (w *wanderer) report(most int) {
	l := w.layout()
	if len(l.Incidents) == 0 {
		return
	}
	for range 12 * most {
		d := &l.Incidents[w.rarest(len(l.Incidents), func(i int) string { return "incident " + l.Incidents[i].ID })]
		a := table.Act{Kind: table.Report, Word: d.ID}
		for range 8 {
			if d.Args != "" {
				a.Args = w.args()
			}
			if w.tried("incident "+d.ID,
				w.try("boss", func(by floor.Party) (floor.Receipt, error) { return w.tab.Report(context.Background(), by, a) })) {
				return
			}
			if d.Args == "" {
				break
			}
		}
	}
}

// special has somebody do what the game declares, or staff.
func (w *wanderer) special(who string) {
	l := w.layout()
	if len(l.Acts) == 0 {
		return
	}
	for range 16 {
		if !w.rest() {
			return
		}
		d := &l.Acts[w.rarest(len(l.Acts), func(i int) string { return "act " + l.Acts[i].ID })]
		a := table.Act{Kind: table.Special, Word: d.ID}
		if d.Args != "" {
			a.Args = w.args()
		}
		order := func(by floor.Party) (floor.Receipt, error) { return w.tab.Act(context.Background(), by, a) }
		by := who
		if d.Staff {
			by, order = "boss", func(by floor.Party) (floor.Receipt, error) { return w.tab.Report(context.Background(), by, a) }
		}
		if w.tried("act "+d.ID, w.try(by, order)) {
			return
		}
	}
}

// changeWager takes something down, or calls it on or off.
func (w *wanderer) changeWager(who string) {
	v, err := w.tab.View(context.Background(), who)
	check(err)
	for _, b := range v.Bets {
		if b.Seat == v.Seat && w.will.Draw(2) == 0 {
			a := table.Act{Kind: []table.ActKind{table.Remove, table.CallOff, table.CallOn}[w.will.Draw(3)], Area: b.Area}
			w.try(who, func(by floor.Party) (floor.Receipt, error) { return w.tab.Act(context.Background(), by, a) })
			return
		}
	}
}

// coupon has somebody bring coupons and wager one beside each wager.
func (w *wanderer) coupon(who string) {
	w.try(who, func(by floor.Party) (floor.Receipt, error) {
		return w.tab.AddCoupons(context.Background(), by, 20*money.Dollar)
	})
	v, err := w.tab.View(context.Background(), who)
	check(err)
	for _, b := range v.Bets {
		a := table.Act{Kind: table.Make, Area: b.Area, Amount: b.Amount, Tender: table.Coupon}
		if b.Seat == v.Seat && w.rest() &&
			w.try(who, func(by floor.Party) (floor.Receipt, error) { return w.tab.Act(context.Background(), by, a) }) {
			return
		}
	}
}

// post gives notice of a change of the limits or of an option; every other one is withdrawn again.
func (w *wanderer) post() {
	ctx := context.Background()
	if !w.rest() || w.used[w.tab.ID+"post"] > 3 {
		return
	}
	w.used[w.tab.ID+"post"]++
	v, err := w.tab.View(ctx, "")
	check(err)
	c := table.Change{Matter: table.LimitMatter, Limit: table.Limit{Min: v.Terms.Limit.Min, Max: 2 * v.Terms.Limit.Max},
		At: w.clock().Add(40 * time.Minute), Posted: true, Announced: true, Told: true}
	if !w.try("boss", func(by floor.Party) (floor.Receipt, error) { return w.house.PostNotice(ctx, by, c, w.tab.ID) }) {
		return
	}
	if w.will.Draw(2) == 0 {
		w.later(41 * time.Minute)
		w.look(func(*sitting.Sitting) {})
		return
	}
	given := floor.Notice{Table: w.tab.ID, Change: c.String(), At: c.At}
	for r, err := range w.log.TableFrom(ctx, "", 0) {
		check(err)
		if r.Kind == journal.KindNotice {
			given.Seq = r.Seq
		}
	}
	w.try("boss", func(by floor.Party) (floor.Receipt, error) { return w.house.WithdrawNotice(ctx, by, given) })
}

// answer answers a question: by the choice that was taken least, mostly.
func (w *wanderer) answer(q *table.Question) {
	ctx := context.Background()
	if q.Seat == table.House {
		if !w.try("boss", func(by floor.Party) (floor.Receipt, error) {
			return w.tab.Report(ctx, by, table.Act{Kind: table.Report, Word: q.Offer.ID})
		}) {
			panic("staff cannot answer " + q.Offer.ID)
		}
		return
	}
	who := w.sitter(q.Seat)
	if who == "" { // who was asked to leave
		return
	}
	v, err := w.tab.View(ctx, who)
	check(err)
	choices := q.Choices()
	name := func(i int) string { return fmt.Sprint("choice ", q.Offer.ID, " ", choices[i]) }
	i := w.will.Draw(len(choices))
	if w.will.Draw(2) == 0 {
		i = w.rarest(len(choices), name)
	}
	w.used[name(i)]++
	a := table.Answer{Choice: choices[i], Amount: q.Least, Cards: w.named(q.Own)}
	if q.Most > q.Least && w.will.Draw(2) == 0 {
		a.Amount = min(q.Most, (q.Least + money.Dollar*money.Cents(w.will.Draw(20))).Up(cmp.Or(q.Step, money.Dollar)))
	}
	if set := v.Status.Settings; len(set) > 0 && w.will.Draw(3) > 0 {
		a = set[w.will.Draw(len(set))].Answer
	}
	id := view.QuestionID(v.Status.Round, q.Number)
	for _, a := range []table.Answer{
		a, {Choice: a.Choice}, {Choice: choices[i]}, {Choice: q.First()}, {Choice: q.First(), Amount: q.Least},
	} {
		if w.try(who, func(by floor.Party) (floor.Receipt, error) { return w.tab.Answer(ctx, by, id, a) }) {
			return
		}
	}
}

// named are some cards of those that may be named.
func (w *wanderer) named(own card.Set) (some card.Set) {
	n := min(own.Len(), 1+w.will.Draw(3))
	for some.Len() < n {
		for c := range own.All {
			if some.Len() < n && w.will.Draw(own.Len()) == 0 {
				some |= card.SetOf(c)
			}
		}
	}
	return some
}
