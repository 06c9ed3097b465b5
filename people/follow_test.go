package people

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"boardwalk/internal/postgrestest"
	"boardwalk/store"
)

// counted counts how often people and sessions are read.
type counted struct {
	*store.People
	dir    string
	reads  atomic.Int64
	during func() // is called after somebody was read
}

func (c *counted) Person(ctx context.Context, id string) (store.Person, error) {
	c.reads.Add(1)
	p, err := c.People.Person(ctx, id)
	if c.during != nil {
		c.during()
	}
	return p, err
}

func (c *counted) Session(ctx context.Context, id string) (store.Session, error) {
	c.reads.Add(1)
	return c.People.Session(ctx, id)
}

// cut has the database end the connections over which changes are told of.
func (c *counted) cut(ctx context.Context) error {
	address, err := os.ReadFile(filepath.Join(c.dir, "postgres.address"))
	if err != nil {
		return err
	}
	conn, err := pgx.Connect(ctx, strings.TrimSpace(string(address)))
	if err != nil {
		return err
	}
	defer conn.Close(ctx)
	cut := 0
	err = conn.QueryRow(ctx, `SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE query LIKE `+
		`'LISTEN%' OR query LIKE '-- ping%'`).Scan(&cut)
	if err == nil && cut == 0 {
		err = errors.New("nobody listens")
	}
	return err
}

// desk is the house's own register, asked by one that follows.
type desk struct{ *Register }

func (d desk) Visit(_ context.Context, id, table string, after uint64) error {
	return d.Register.Visit(id, table, after)
}

func (d desk) Seen(_ context.Context, guests []string) error {
	d.Register.Seen(guests)
	return nil
}

// followed is a house with a register and one that follows it.
func followed(t *testing.T) (hall, wing *Register, from *counted) {
	t.Helper()
	dir := postgrestest.Dir(t)
	node, err := store.Join(dir, store.Member{Name: "a"}, store.InShards(1), store.SeedKeyFile(""))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { node.Close() })
	st, err := node.Take(0)
	if err != nil {
		t.Fatal(err)
	}
	file := small()
	if hall, _, err = Open(t.Context(), file, st); err != nil {
		t.Fatal(err)
	}
	kept, err := node.People()
	if err != nil {
		t.Fatal(err)
	}
	from = &counted{People: kept, dir: dir}
	wing = Follow(file, from, desk{hall})
	ctx, stop := context.WithCancel(context.Background())
	done := make(chan struct{})
	go func() { wing.Keep(ctx); close(done) }()
	t.Cleanup(func() { stop(); <-done; kept.Close() })
	await(t, "it keeps what it reads", func() bool { wing.mu.RLock(); defer wing.mu.RUnlock(); return wing.keeps })
	return hall, wing, from
}

// await waits until something is so.
func await(t *testing.T, what string, so func() bool) {
	t.Helper()
	for end := time.Now().Add(30 * time.Second); !so(); time.Sleep(5 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("not in time: " + what)
		}
	}
}

// is reports whether a token is somebody's session.
func is(t *testing.T, r *Register, token string) bool {
	t.Helper()
	_, ok, err := r.Of(t.Context(), token)
	if err != nil {
		t.Fatal(err)
	}
	return ok
}

func TestFollow(t *testing.T) {
	hall, wing, from := followed(t)
	ada, err := hall.SignUp("ada", "Ada", "correct horse battery")
	if err != nil {
		t.Fatal(err)
	}
	token, _, err := hall.Begin(&ada)
	if err != nil {
		t.Fatal(err)
	}
	if !is(t, wing, token) {
		t.Fatal("a session of the hall is none in the wing")
	}
	await(t, "what was read is kept", func() bool {
		before := from.reads.Load()
		return is(t, wing, token) && from.reads.Load() == before
	})

	if _, err := hall.SetProfile(ada.ID, "Ada L.", ""); err != nil {
		t.Fatal(err)
	}
	await(t, "another name", func() bool { p, _ := wing.Find("ada"); return p.Name == "Ada L." })
	if _, err := hall.Lock("boss", "ada", "for a while"); err != nil {
		t.Fatal(err)
	}
	await(t, "somebody is locked out", func() bool { return !is(t, wing, token) })
	if _, err := hall.Unlock("boss", "ada"); err != nil {
		t.Fatal(err)
	}
	if token, _, err = hall.Begin(&ada); err != nil {
		t.Fatal(err)
	}
	await(t, "and let in again", func() bool { return is(t, wing, token) })
	if err := hall.End(token); err != nil {
		t.Fatal(err)
	}
	await(t, "a session is ended", func() bool { return !is(t, wing, token) })

	if _, err := wing.SignUp("eve", "Eve", "correct horse battery"); !errors.Is(err, store.ErrElsewhere) {
		t.Fatalf("a wing made somebody: %v", err)
	}
	if err := wing.Visit("ada", "craps-1", 7); err != nil {
		t.Fatal(err)
	}
	if p, _ := hall.Find("ada"); len(p.Visits) != 1 || p.Visits[0].After != 7 {
		t.Fatalf("the hall knows of the visits %v", p.Visits)
	}
	await(t, "a visit", func() bool { p, _ := wing.Find("ada"); return len(p.Visits) == 1 })
}

func TestFollowedGuests(t *testing.T) {
	hall, wing, _ := followed(t)
	guest, err := hall.Guest()
	if err != nil {
		t.Fatal(err)
	}
	token, _, err := hall.Begin(&guest)
	if err != nil {
		t.Fatal(err)
	}
	long := hall.now().Add(-time.Hour)
	hall.guests[guest.ID].note(long)
	if !is(t, wing, token) {
		t.Fatal("a guest of the hall is nobody in the wing")
	}
	seen := wing.seenWithin(time.Minute)
	if !slices.Equal(seen, []string{guest.ID}) {
		t.Fatalf("the wing has seen %v", seen)
	}
	if err := wing.follows.hall.Seen(t.Context(), seen); err != nil {
		t.Fatal(err)
	}
	if hall.guests[guest.ID].since(hall.now()) > time.Minute {
		t.Fatal("the hall does not know that the guest was seen")
	}
	await(t, "nobody came by for an hour", func() bool { // what the hall tells meanwhile may take the session, or bring it anew
		wing.mu.Lock()
		for _, s := range wing.sessions {
			s.seen.note(long)
		}
		for _, seen := range wing.guests {
			seen.note(long)
		}
		wing.mu.Unlock()
		return len(wing.seenWithin(time.Minute)) == 0
	})
	if is(t, wing, token); len(wing.seenWithin(time.Minute)) != 1 {
		t.Fatal("the guest came by, and was not seen")
	}

	if _, err := hall.Become(guest.ID, "grace", "Grace", "correct horse battery"); err != nil {
		t.Fatal(err)
	}
	await(t, "the guest has a name", func() bool { p, ok := wing.Named("grace"); return ok && p.ID == guest.ID && p.Role == Player })
	if _, ok := wing.Named("nobody-at-all"); ok {
		t.Fatal("nobody was found")
	}
}

// TestFollowRace has somebody change while the register reads what was before: that is not kept.
func TestFollowRace(t *testing.T) {
	hall, wing, from := followed(t)
	if _, err := hall.SignUp("ada", "Ada", "correct horse battery"); err != nil {
		t.Fatal(err)
	}
	from.during = func() { copies{wing}.ForgetPerson("ada") }
	for n := int64(1); n <= 2; n++ {
		if p, _ := wing.Find("ada"); p.Name != "Ada" || from.reads.Load() != n {
			t.Fatalf("found %q after %d reads", p.Name, from.reads.Load())
		}
	}
	from.during = nil
	_, _ = wing.Find("ada")
	if _, _ = wing.Find("ada"); from.reads.Load() != 3 {
		t.Fatalf("%d reads, where the third should have been kept", from.reads.Load())
	}
}

// TestFollowCut cuts the connection over which changes are told of: nothing that was kept before is believed afterwards.
func TestFollowCut(t *testing.T) {
	hall, wing, from := followed(t)
	ada, err := hall.SignUp("ada", "Ada", "correct horse battery")
	if err != nil {
		t.Fatal(err)
	}
	if p, _ := wing.Find("ada"); p.Name != "Ada" {
		t.Fatalf("the wing found %v", p)
	}
	if err := from.cut(t.Context()); err != nil {
		t.Fatal(err)
	}
	if _, err := hall.SetProfile(ada.ID, "Ada L.", ""); err != nil {
		t.Fatal(err)
	}
	await(t, "another name", func() bool { p, _ := wing.Find("ada"); return p.Name == "Ada L." })
	await(t, "it keeps what it reads", func() bool {
		before := from.reads.Load()
		_, _ = wing.Find("ada")
		return from.reads.Load() == before
	})
}
