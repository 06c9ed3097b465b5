package api_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"boardwalk/api"
	"boardwalk/api/ratelimit"
	"boardwalk/api/wire"
	"boardwalk/audit"
	"boardwalk/casino"
	"boardwalk/floor"
	"boardwalk/internal/postgrestest"
	"boardwalk/people"
	"boardwalk/store"
	"boardwalk/store/storetest"
)

const wings = 3

// divided is a house in PostgreSQL of which this process has the hall and all wings.
type divided struct {
	*house
	node     *store.Node
	settings []floor.Setting
	games    int // private ones of an address at most, told by a proxy; 0 for no limit and no proxy
	readers  []*store.Reader
	kept     *store.People
	follows  *people.Register // of the wings
	keeping  sync.WaitGroup
	stop     context.CancelFunc

	mu    sync.RWMutex
	parts [wings + 1]*part
}

// part is the hall or a wing.
type part struct {
	floor  *floor.House
	server *api.Server
	silent atomic.Bool // no other part reaches it
	mute   atomic.Bool // it does what the others order, and its answers are lost
	again  atomic.Bool // likewise, and what has a key is then ordered again, as nodes do
}

// inside asks a part of the house.
type inside struct {
	d     *divided
	shard int
}

func (i inside) RoundTrip(r *http.Request) (*http.Response, error) {
	p := i.d.part(i.shard)
	if p == nil || p.silent.Load() {
		return nil, errors.New("nobody has that shard")
	}
	if p.again.Load() && r.Header.Get("Idempotency-Key") != "" {
		body := must[[]byte](i.d.t)(io.ReadAll(r.Body))
		r.Body = io.NopCloser(bytes.NewReader(body))
		p.server.Inside().ServeHTTP(httptest.NewRecorder(), r)
		r.Body = io.NopCloser(bytes.NewReader(body))
	}
	w := httptest.NewRecorder()
	p.server.Inside().ServeHTTP(w, r)
	if p.mute.Load() && r.Method == http.MethodPost {
		return nil, errors.New("the answer is lost")
	}
	return w.Result(), nil
}

// openDivided opens a house with craps in the first wing, craps-2 and roulette in the second, and big-six in the third.
func openDivided(t *testing.T, settings ...floor.Setting) *divided {
	t.Helper()
	file := casinoOf("craps", "big-six", "blackjack", "roulette")
	file.Pits[0].Tables = append(file.Pits[0].Tables, file.Pits[0].Tables[0])
	file.Pits[0].Tables[4].ID = "craps-2"
	roles := []casino.Role{casino.PitBoss, casino.Inspector}
	file.Staff = slices.DeleteFunc(file.Staff, func(s casino.Staff) bool { return !slices.Contains(roles, s.Role) })
	for id, wing := range map[string]int{"craps": 1, "craps-2": 2, "big-six": 3, "roulette": 2} {
		if got := store.ShardOf(file.Place(id), wings); got != wing {
			t.Fatalf("%s is in wing %d", id, got)
		}
	}
	d := &divided{house: &house{t: t, dir: postgrestest.Dir(t), file: file, log: &faults{}}, settings: settings}
	d.node = must[*store.Node](t)(store.Join(d.dir, store.Member{Name: "a"}, storetest.Sealed, store.InShards(wings)))
	d.readers = must[[]*store.Reader](t)(d.node.Readers())
	d.kept = must[*store.People](t)(d.node.People())
	d.follows = people.Follow(file, d.kept, api.NewHall(inside{d, 0}))
	ctx, stop := context.WithCancel(ctx)
	d.stop = stop
	d.keeping.Go(func() { d.follows.Keep(ctx) })
	d.http = httptest.NewServer(d)
	t.Cleanup(d.end)
	for shard := range wings + 1 {
		d.open(shard)
	}
	d.known()
	for _, s := range file.Staff {
		if err := d.people.SetPassword(s.ID, staffPassword); err != nil {
			t.Fatal(err)
		}
	}
	return d
}

// open opens the hall or a wing.
func (d *divided) open(shard int) {
	d.t.Helper()
	st := must[*store.Store](d.t)(d.node.Take(shard))
	unhurried := ratelimit.Rate{Second: 1e6, Burst: 1e6}
	c := api.Config{Casino: d.file, Store: st, People: d.follows,
		Log:    slog.New(slog.NewTextHandler(d.log, &slog.HandlerOptions{Level: slog.LevelError})),
		Proxy:  d.games > 0,
		Limits: ratelimit.Limits{Session: unhurried, Address: unhurried, Entry: unhurried, Tables: d.games}}
	setting := floor.InWing(func(place string) bool { return store.ShardOf(place, wings) == shard })
	var err error
	if shard > 0 {
		c.Hall = inside{d, 0}
	} else {
		if d.people, _, err = people.Open(ctx, d.file, st); err != nil {
			d.t.Fatal(err)
		}
		c.People, c.Shards = d.people, d.readers
		c.Wings = api.NewWings(wings, func(shard int) http.RoundTripper { return inside{d, shard} })
		setting = floor.InHall(c.Wings)
	}
	if c.Floor, err = floor.Open(d.file, st, append([]floor.Setting{setting}, d.settings...)...); err != nil {
		d.t.Fatal(err)
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	d.parts[shard] = &part{floor: c.Floor, server: api.New(c)}
}

// shut closes the hall or a wing, as if another node should have it.
func (d *divided) shut(shard int) {
	d.t.Helper()
	d.mu.Lock()
	p := d.parts[shard]
	d.parts[shard] = nil
	d.mu.Unlock()
	if p == nil {
		return
	}
	p.server.EndStreams()
	p.floor.Close()
	if err := d.node.Give(shard); err != nil {
		d.t.Error(err)
	}
}

func (d *divided) part(shard int) *part {
	d.mu.RLock()
	defer d.mu.RUnlock()
	return d.parts[shard]
}

// known waits until the hall knows all its wings as they are now.
func (d *divided) known() {
	d.t.Helper()
	for end := time.Now().Add(time.Minute); ; time.Sleep(10 * time.Millisecond) {
		err := d.part(0).floor.Refresh(ctx)
		if err == nil {
			return
		}
		if time.Now().After(end) {
			d.t.Fatal(err)
		}
	}
}

// ServeHTTP gives a request to the part of the house that answers it.
func (d *divided) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	shard := 0
	if id := api.PlaceOf(r); id != "" {
		shard = store.ShardOf(d.file.Place(id), wings)
	}
	d.part(shard).server.ServeHTTP(w, r)
}

// end closes everything.
func (d *divided) end() {
	if d.down {
		return
	}
	d.down = true
	d.http.Close()
	for shard := range d.parts {
		d.shut(shard)
	}
	d.stop()
	d.keeping.Wait()
	for _, r := range d.readers {
		r.Close()
	}
	d.kept.Close()
	if err := d.node.Close(); err != nil {
		d.t.Error(err)
	}
	if text := d.log.String(); text != "" {
		d.t.Errorf("the house logged:\n%s", text)
	}
}

// verified closes the house and verifies its data.
func (d *divided) verified() {
	d.t.Helper()
	d.end()
	if _, err := audit.Verify(ctx, d.dir, audit.Options{Fault: func(f audit.Fault) { d.t.Error(f) }}); err != nil {
		d.t.Error(err)
	}
}

func TestAHallShowsTheTablesOfAllWings(t *testing.T) {
	d := openDivided(t)
	ann, boss := d.as(people.Guest), d.as(casino.PitBoss)
	lobby := read[wire.Lobby](ann, "/api/lobby")
	var ids []string
	for _, l := range lobby.Tables {
		ids = append(ids, l.ID)
	}
	if want := []string{"craps", "big-six", "blackjack", "roulette", "craps-2"}; !slices.Equal(ids, want) || len(lobby.Keno) != 1 {
		t.Errorf("in the lobby: %v and %d lounges", ids, len(lobby.Keno))
	}
	for _, id := range []string{"big-six", "craps-2"} {
		must[wire.Receipt](t)(ann.Table(id).Sit(ctx, 1, 500*dollar))
	}
	spins(t, ann, 3)
	if me := read[wire.Me](ann, "/api/me"); len(me.Seats) != 2 || me.Balance != me.Welcome-1000*dollar {
		t.Errorf("%+v", me)
	}
	if answer, _ := boss.ask("GET", "/inside/glance", ""); answer.StatusCode != 404 { // which is not for people
		t.Error(answer.Status)
	}
	desk := read[wire.Desk](boss, "/api/desk?search=big")
	if desk.Total != 1 || desk.Tables[0].Taken != 1 || desk.Tables[0].Round != 4 || !desk.Tables[0].Yours || desk.Pits[0].People != 2 {
		t.Errorf("at the desk: %+v", desk)
	}
	boss.want(409, "PUT", "/api/people/"+ann.me.ID+"/role", `{"role":"floorperson"}`) // who has a seat
	for _, id := range []string{"big-six", "craps-2"} {
		must[wire.Receipt](t)(ann.Table(id).Leave(ctx))
	}
	if me := read[wire.Me](ann, "/api/me"); len(me.Seats) != 0 {
		t.Errorf("%+v", me)
	}
	d.verified()
}

func TestAHallKnowsTheRoundsOfAllWings(t *testing.T) {
	d := openDivided(t)
	ann := d.as(people.Guest)
	at := ann.Table("roulette")
	must[wire.Receipt](t)(at.Sit(ctx, 1, 500*dollar))
	must[wire.Receipt](t)(ann.Table("big-six").Sit(ctx, 1, 500*dollar))
	spins(t, ann, 2)
	must[wire.Receipt](t)(at.Make(ctx, "red", 5*dollar))
	must[wire.Receipt](t)(at.Ready(ctx))
	spins(t, ann, 1)
	if got := page(t, ann, ""); got.Of != 4 || got.Rounds[0].Table != "big-six" || got.Rounds[1].Table != "roulette" {
		t.Errorf("%+v", got)
	}
	spins(t, ann, 1)
	first := page(t, ann, "most=2")
	rest := page(t, ann, fmt.Sprintf("most=9&before=%d", first.Next))
	all := append(first.Rounds, rest.Rounds...)
	if len(all) != 5 || !slices.IsSortedFunc(all, func(a, b wire.Round) int { return int(b.ID) - int(a.ID) }) || all[0].ID == all[1].ID {
		t.Errorf("%+v", all)
	}
	for _, id := range []string{"big-six", "roulette"} { // a slip is written by the table's wing, and names a round as the hall does
		if slip := read[wire.Slip](ann, "/api/tables/"+id+"/slip"); slip.Best == nil || !slices.Contains(all, *slip.Best) {
			t.Errorf("the best round on the slip of %s is %+v", id, slip.Best)
		}
	}
	if totals := read[[]wire.Totals](ann, "/api/me/totals"); len(totals) != 2 {
		t.Errorf("%+v", totals)
	}
	ann.want(200, "GET", fmt.Sprintf("/api/tables/big-six/rounds/%d/drawn", all[0].Round), "") // a deed, noted by the hall
	earned := func() (n int) {
		for _, a := range read[[]wire.Achievement](ann, "/api/me/achievements") {
			if a.Earned != nil {
				n++
			}
		}
		return n
	}
	before := earned()
	ann.want(200, "GET", "/api/law?cite=1.2(a)1", "")
	if got := earned(); before == 0 || got != before+1 {
		t.Errorf("%d were earned, and then %d", before, got)
	}
	d.verified()
}

func TestNoticesOfAHallKeepTheTablesOfAllWingsAlike(t *testing.T) {
	d := openDivided(t)
	boss, inspector := d.as(casino.PitBoss), d.as(casino.Inspector)
	const alone = `{"matter":"pays","name":"field on 12","odds":"3 to 1","posted":true,"announced":true,"told":true`
	const both = alone + `,"tables":["craps-2"]}`
	for _, path := range []string{"/api/tables/craps/notices", "/api/tables/craps/notices/draft"} {
		if p := boss.want(409, "POST", path, alone+"}"); p["law"] != "19:47-1.4(b)[higher odds]" {
			t.Errorf("%s: %v", path, p)
		}
	}
	if p := boss.want(409, "POST", "/api/tables/craps/notices", alone+
		`,"tables":["roulette"]}`); p["law"] != "19:47-5.1(a)" { // which has no field
		t.Errorf("%v", p)
	}
	if got := read[[]wire.Given](inspector, "/api/audit/notices"); len(got) != 0 {
		t.Errorf("the Commission received %+v", got)
	}
	r := boss.want(200, "POST", "/api/tables/craps/notices", both, "Idempotency-Key", "up")
	if again := boss.want(200, "POST", "/api/tables/craps/notices", both, "Idempotency-Key",
		"up"); again["repeated"] != true || again["at"] != r["at"] {
		t.Errorf("%v, and then %v", r, again)
	}
	got := read[[]wire.Given](inspector, "/api/audit/notices")
	if len(got) != 2 || !slices.Equal(got[0].With, []string{got[1].Table}) || !got[0].At.Equal(got[1].At) {
		t.Fatalf("the Commission received %+v", got)
	}
	d.shut(0) // another hall knows of them
	d.open(0)
	boss, inspector = d.sessionOf(boss.me), d.sessionOf(inspector.me)
	off := fmt.Sprintf("/api/tables/%s/notices/%d", got[0].Table, got[0].Seq)
	d.known()
	boss.want(200, "DELETE", off, "")
	for _, g := range read[[]wire.Given](inspector, "/api/audit/notices") {
		if g.Withdrawn == nil {
			t.Errorf("%+v", g)
		}
	}
	boss.want(200, "POST", "/api/tables/craps/notices", both)
	if got := read[[]wire.Given](boss, "/api/tables/craps-2/notices"); len(got) != 2 || got[0].Withdrawn != nil || got[1].Withdrawn == nil {
		t.Errorf("%+v", got)
	}
	d.verified()
}

func TestAWingThatDoesNotAnswer(t *testing.T) {
	d := openDivided(t)
	ann, boss := d.as(people.Guest), d.as(casino.PitBoss)
	d.part(2).silent.Store(true)
	for range 2 {
		if p := ann.want(503, "POST", "/api/tables", `{"game":"craps"}`); p["detail"] != floor.ErrSilent.Error() {
			t.Errorf("%v", p)
		}
	}
	boss.want(503, "POST", "/api/tables/roulette/notices",
		`{"matter":"limit","min":500,"max":100000,"posted":true,"announced":true,"told":true}`)
	if n := len(read[wire.Lobby](ann, "/api/lobby").Tables); n != 5 {
		t.Errorf("%d tables are known", n)
	}
	must[wire.Receipt](t)(ann.Table("big-six").Sit(ctx, 1, 500*dollar))
	spins(t, ann, 1)
	d.part(2).silent.Store(false)
	d.known()
	ann.want(200, "POST", "/api/tables", `{"game":"craps"}`)
	d.part(0).silent.Store(true) // no wing reaches the hall: nobody new sits down, and whoever sits plays on
	ann.want(503, "POST", "/api/tables/craps-2/seat", `{"seat":1,"amount":50000}`)
	spins(t, ann, 1)
	d.part(0).silent.Store(false)
	d.verified()
}

func TestAHallKeepsAGuestWhoSitsInAWing(t *testing.T) {
	d := openDivided(t)
	d.people.LimitGuests(people.GuestLimits{For: time.Nanosecond, Unused: time.Nanosecond, Most: 100})
	ann, bob := d.as(people.Guest), d.as(people.Guest)
	must[wire.Receipt](t)(ann.Table("big-six").Sit(ctx, 1, 500*dollar))
	must[wire.Receipt](t)(bob.Table("craps").Sit(ctx, 1, 500*dollar))
	must[wire.Receipt](t)(bob.Table("craps").Leave(ctx))
	if _, guests := d.part(0).server.EndUnused(ctx); guests != 1 {
		t.Errorf("%d guests have ended", guests)
	}
	ann.want(200, "GET", "/api/me", "")
	bob.want(401, "GET", "/api/me", "")
	spins(t, ann, 1)
	d.verified()
}
