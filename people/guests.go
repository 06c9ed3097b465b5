package people

import (
	"context"
	"errors"
	"sync/atomic"
	"time"

	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/ledger"
	"boardwalk/store"
)

// Guests come and go, and most never come back: nothing but a cookie knows them. So a
// guest who was not seen for some time is gone, and what the guest had goes back to the
// cage.

// GuestLimits are how long guests are kept, and how many.
type GuestLimits struct {
	For    time.Duration // how long after the guest was last seen
	Unused time.Duration // the same of a guest who has never been at a table
	Most   int           // at once
}

// UsualGuests are the limits unless [Register.LimitGuests] sets others.
var UsualGuests = GuestLimits{For: 7 * 24 * time.Hour, Unused: 2 * time.Hour, Most: 20_000}

// ErrFull says that there are too many guests.
var ErrFull = errors.New("the house has no room for another guest now; try again later, or sign in")

// roomAfter is for how long a guest who has never been at a table must not have been seen
// to make room for another when there are too many.
const roomAfter = 5 * time.Minute

// lastSeen is when somebody was last seen, in nanoseconds.
type lastSeen struct{ at atomic.Int64 }

func newLastSeen(now time.Time) *lastSeen {
	s := &lastSeen{}
	s.note(now)
	return s
}

// note notes that somebody is seen now.
func (s *lastSeen) note(now time.Time) { s.at.Store(now.UnixNano()) }

// since is how long somebody was not seen.
func (s *lastSeen) since(now time.Time) time.Duration {
	return time.Duration(now.UnixNano() - s.at.Load())
}

// LimitGuests sets how long guests are kept, and how many. It is called before the
// register is used.
func (r *Register) LimitGuests(l GuestLimits) { r.guestLimits = l }

// makeRoom sees to it that there is room for one more guest: if there are too many, the
// one goes who was never at a table and has not been seen for the longest time.
func (r *Register) makeRoom() error {
	r.mu.RLock()
	full, oldest, longest, now := len(r.guests) >= r.guestLimits.Most, "", roomAfter, r.now()
	if full {
		for id, seen := range r.guests {
			if unseen := seen.since(now); unseen >= longest && len(r.people[id].Visits) == 0 {
				oldest, longest = id, unseen
			}
		}
	}
	r.mu.RUnlock()
	switch {
	case !full:
		return nil
	case oldest == "":
		return ErrFull
	}
	_, err := r.sayGoodbye(context.Background(), oldest, roomAfter)
	return err
}

// EndGuests lets go of the guests who were not seen for too long, and returns how many.
// Those for whom stays reports true, because they have a seat, are left for another time.
func (r *Register) EndGuests(ctx context.Context, stays func(id string) bool) (ended int, err error) {
	now := r.now()
	var list []string
	r.mu.RLock()
	for id, seen := range r.guests {
		if seen.since(now) >= r.guestTime(r.people[id]) {
			list = append(list, id)
		}
	}
	r.mu.RUnlock()
	for _, id := range list {
		if ctx.Err() != nil {
			return ended, ctx.Err()
		}
		if stays(id) {
			continue
		}
		gone, err := r.sayGoodbye(ctx, id, 0)
		if err != nil {
			return ended, err
		}
		if gone {
			ended++
		}
	}
	return ended, nil
}

// guestTime is how long a guest is kept who is not seen.
func (r *Register) guestTime(p *Person) time.Duration {
	if len(p.Visits) == 0 {
		return min(r.guestLimits.Unused, r.guestLimits.For)
	}
	return r.guestLimits.For
}

// sayGoodbye lets go of a guest who was not seen for at least a time, or for the usual
// one if it is zero. What the guest has goes to the cage. It reports false if the guest
// has come back, is no guest any more or has money set aside.
func (r *Register) sayGoodbye(ctx context.Context, id string, after time.Duration) (bool, error) {
	defer r.writes(id)()
	now := r.now().UTC().Round(0)
	r.mu.RLock()
	p, seen := r.people[id], r.guests[id]
	r.mu.RUnlock()
	if p == nil || seen == nil {
		return false, nil
	}
	if after == 0 {
		after = r.guestTime(p)
	}
	if seen.since(now) < after {
		return false, nil
	}
	account := &Account{Person: id, Did: "gone"}
	b := &store.Batch{People: []store.Person{{ID: id}}}
	var err error
	var refusal *law.Refusal
	if account.Amount, account.Coupons, err = r.settle(ctx, b, id, "guest left"); errors.As(err, &refusal) { // has money set aside
		return false, nil
	} else if err != nil {
		return false, err
	}
	data, err := journal.Data(account)
	if err != nil {
		return false, err
	}
	b.Records = []journal.Record{{Time: now, Who: server, Kind: journal.KindAccount, Data: data}}
	if _, err := r.st.Append(b); err != nil {
		var short *ledger.Short
		if errors.As(err, &short) { // the guest has just sat down
			return false, nil
		}
		return false, err
	}
	r.mu.Lock()
	delete(r.people, id)
	delete(r.guests, id)
	r.mu.Unlock()
	return true, nil
}
