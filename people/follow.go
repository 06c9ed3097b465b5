package people

import (
	"context"
	"encoding/hex"
	"encoding/json"
	"errors"
	"log/slog"
	"sync"
	"time"

	"boardwalk/casino"
	"boardwalk/store"
)

// A house on several machines has one register in which people are changed. The others follow it: they read what they
// need and keep it until the database says that it has changed.

// Followed is what a register follows: [store.People].
type Followed interface {
	Store
	Person(ctx context.Context, id string) (store.Person, error)
	Named(ctx context.Context, name string) (id string, err error)
	Follow(ctx context.Context, f store.Follower)
}

// Hall is how a register that follows has the house's own one note something.
type Hall interface {
	// Visit is [Register.Visit].
	Visit(ctx context.Context, person, table string, after uint64) error
	// Seen is [Register.Seen].
	Seen(ctx context.Context, guests []string) error
}

// seenEvery is how often a register that follows tells which guests it has seen.
const seenEvery = time.Minute

// following is what only a register has that follows another.
type following struct {
	from Followed
	hall Hall
}

// Follow returns a register of the people of a house whose changes are made elsewhere. What changes somebody is refused with
// [store.ErrElsewhere], except for what hall does. It keeps nothing that it has read unless [Register.Keep] runs.
func Follow(file *casino.File, from Followed, hall Hall) *Register {
	r := newRegister(from)
	r.guest, r.follows, r.keeps = file.Guest, &following{from, hall}, false
	return r
}

// Keep has a register that follows keep what it reads, and tells the house's own which guests were here, until ctx is over.
func (r *Register) Keep(ctx context.Context) {
	var telling sync.WaitGroup
	telling.Go(func() { r.tellSeen(ctx) })
	r.follows.from.Follow(ctx, copies{r})
	telling.Wait()
}

// tellSeen tells the house's own register which guests were seen.
func (r *Register) tellSeen(ctx context.Context) {
	every := time.NewTicker(seenEvery)
	defer every.Stop()
	for {
		select {
		case <-every.C:
		case <-ctx.Done():
			return
		}
		if list := r.seenWithin(seenEvery); len(list) > 0 {
			if err := r.follows.hall.Seen(ctx, list); err != nil && ctx.Err() == nil {
				slog.Warn("guests who were seen are not told of", "guests", len(list), "err", err) // in a minute they are again
			}
		}
	}
}

// seenWithin returns the guests who were seen within a time. Of others nothing is noted any more.
func (r *Register) seenWithin(d time.Duration) (list []string) {
	now := r.now()
	r.mu.Lock()
	defer r.mu.Unlock()
	for id, seen := range r.guests {
		if seen.since(now) <= d {
			list = append(list, id)
		} else if r.people[id] == nil {
			delete(r.guests, id)
		}
	}
	return list
}

// Seen notes that guests were seen elsewhere.
func (r *Register) Seen(guests []string) {
	now := r.now()
	r.mu.RLock()
	defer r.mu.RUnlock()
	for _, id := range guests {
		if seen := r.guests[id]; seen != nil {
			seen.note(now)
		}
	}
}

// read reads somebody, and keeps it if nothing was to be forgotten meanwhile. It returns nil for nobody.
func (r *Register) read(ctx context.Context, id string) (*Person, error) {
	r.mu.RLock()
	heard := r.heard
	r.mu.RUnlock()
	kept, err := r.follows.from.Person(ctx, id)
	if errors.Is(err, store.ErrNone) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	p := &Person{}
	if err := json.Unmarshal(kept.Data, p); err != nil {
		return nil, err
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.keeps && r.heard == heard {
		makeRoomIn(r.people)
		r.people[id] = p
		if p.Role == Guest && r.guests[id] == nil {
			r.guests[id] = newLastSeen(r.now())
		}
	}
	return p, nil
}

// copies are what a register that follows has kept, for the database to tell what has changed.
type copies struct{ r *Register }

// Listens implements [store.Follower].
func (c copies) Listens(so bool) {
	c.forget(func(r *Register) {
		clear(r.people)
		clear(r.sessions)
		r.keeps = so
	})
}

// ForgetPerson implements [store.Follower].
func (c copies) ForgetPerson(id string) {
	c.forget(func(r *Register) { delete(r.people, id) })
}

// ForgetSession implements [store.Follower].
func (c copies) ForgetSession(id string) {
	var key sessionID
	if _, err := hex.Decode(key[:], []byte(id)); err != nil || len(id) != hex.EncodedLen(len(key)) {
		return
	}
	c.forget(func(r *Register) { delete(r.sessions, key) })
}

func (c copies) forget(do func(*Register)) {
	c.r.mu.Lock()
	defer c.r.mu.Unlock()
	c.r.heard++
	do(c.r)
}
