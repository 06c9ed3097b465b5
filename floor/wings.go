package floor

import (
	"context"
	"errors"
	"log/slog"
	"slices"
	"sync/atomic"
	"time"

	"boardwalk/floor/sitting"
	"boardwalk/table"
)

// Wings are the wings of a divided house, as its hall asks them. They are numbered from 1 on, as [store.ShardOf] numbers
// shards. An error that is no answer of a wing is an [ErrSilent].
type Wings interface {
	// Count returns how many there are.
	Count() int

	// Glance returns which tables of a wing have changed since a version, "" for all that it has.
	Glance(ctx context.Context, wing int, since string) (*Glance, error)

	// Notices returns the notices of changes to come that were given in a wing and not withdrawn, see [House.Notices].
	Notices(ctx context.Context, wing int) ([]Given, error)

	// SetUp sets up a private table in a wing, see [House.SetUp]. It may be asked again, because its plan has a key.
	SetUp(ctx context.Context, wing int, by string, p *sitting.Plan) error

	// Table returns what can be asked of a table in a wing.
	Table(wing int, id string) Orders
}

// Orders are what rules about several tables ask of one of them: a [Table], or a table in a wing.
type Orders interface {
	// Confirm returns the receipt of an order that was carried out before, or [sitting.ErrNew].
	Confirm(ctx context.Context, by Party) (Receipt, error)

	// NoticeNeeded says what notice a change needs at the table, or why it cannot be made.
	NoticeNeeded(ctx context.Context, c table.Change) (table.NoticeNeeded, error)

	// Post gives notice of a change that some other tables have, too.
	Post(ctx context.Context, by Party, c table.Change, with []string) (Receipt, error)

	// Withdraw withdraws a notice.
	Withdraw(ctx context.Context, by Party, n Notice) (Receipt, error)

	// Show has bots play until a time, if nobody is there.
	Show(ctx context.Context, until time.Time) error
}

// ErrSilent is the error of what needs a wing that does not answer.
var ErrSilent = errors.New("a part of the house does not answer; try again in a moment")

const (
	glanceEvery = 500 * time.Millisecond // how often the hall looks at its wings while somebody looks at the lobby
	glanceRest  = 5 * time.Second        // how often while nobody does
	glanceTime  = 5 * time.Second        // how long it waits for one that does not answer
	lookTime    = 300 * time.Millisecond // how long whoever looks at the lobby first waits for it
)

// InHall opens the hall of a divided house: it has no table of its own, and what it knows of tables comes from its wings.
func InHall(w Wings) Setting {
	return func(h *House) {
		h.has, h.wings = func(string) bool { return false }, w
		for range w.Count() {
			h.far = append(h.far, &wing{turn: make(chan struct{}, 1)})
		}
	}
}

// wing is what a hall knows of one of its wings.
type wing struct {
	turn    chan struct{} // of capacity 1: held by whoever asks the wing; taken before House.mu
	version string
	silent  atomic.Bool // it did not answer the last time

	// What follows is guarded by House.mu.
	last        time.Time // when it last answered
	tables      map[string]*Glimpse
	lastPrivate int // the number of the last private table that the wing's log knows of
	fileNotices []FileNotice
	arrivals    []*sitting.Plan
}

// watchWings looks at the wings all the time, each for itself. What the hall before this one began and could not finish
// is repaired when they have answered, and once more when nothing of it can be under way.
func (h *House) watchWings() {
	for i := range h.far {
		h.background(func() {
			for w := h.far[i]; h.ctx.Err() == nil; h.pause(glanceEvery) {
				if h.isDue(w) {
					_ = h.glance(h.ctx, i+1) // what was last known stays
				}
			}
		})
	}
	h.background(h.makeFiles)
	h.background(func() {
		h.repairNotices()
		h.pause(forRounds)
		h.repairNotices()
	})
}

// pause waits for a time, or until the house closes.
func (h *House) pause(d time.Duration) {
	select {
	case <-time.After(d):
	case <-h.ctx.Done():
	}
}

// Refresh has a hall know its wings as they are now, not half a second ago. The error is [ErrSilent] if one of them does
// not answer. In a house that is not divided nothing is to be done.
func (h *House) Refresh(ctx context.Context) error {
	return firstError(forEach(h.far, func(w *wing) error {
		if w.silent.Load() {
			return ErrSilent // nobody waits for it but the hall itself
		}
		return h.glance(ctx, slices.Index(h.far, w)+1)
	}))
}

// RefreshAt has a hall know a table as it is now, if its wing answers soon.
func (h *House) RefreshAt(ctx context.Context, id string) {
	if h.wings == nil {
		return
	}
	ctx, cancel := context.WithTimeout(ctx, time.Second)
	defer cancel()
	if wing := h.wingOf(id); !h.far[wing-1].silent.Load() {
		_ = h.glance(ctx, wing)
	}
}

// glance looks at one wing.
func (h *House) glance(asked context.Context, number int) error {
	ctx, cancel := context.WithTimeout(asked, glanceTime)
	defer cancel()
	w := h.far[number-1]
	select {
	case w.turn <- struct{}{}:
		defer func() { <-w.turn }()
	case <-ctx.Done():
		return ErrSilent
	}
	g, err := h.wings.Glance(ctx, number, w.version)
	if err != nil && asked.Err() != nil { // whoever asked did not wait
		return err
	}
	if was := w.silent.Swap(err != nil); err != nil {
		if !was && w.version != "" {
			slog.Warn("a wing does not answer any more", "wing", number, "err", err)
		}
		return err
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	known := w.tables
	if g.Whole {
		w.tables = map[string]*Glimpse{}
	}
	for i := range g.Tables {
		t := &g.Tables[i]
		if err := t.setUp(known[t.ID]); err != nil {
			return err
		}
		w.tables[t.ID] = t
	}
	w.version, w.lastPrivate, w.last = g.Version, g.LastPrivate, time.Now()
	w.fileNotices, w.arrivals = g.FileNotices, g.Arrivals
	return nil
}

// look notes that somebody looks at the lobby. Whoever does so first has the hall look at its wings.
func (h *House) look() {
	if h.wings == nil {
		return
	}
	if was := h.looked.Swap(time.Now().UnixNano()); time.Since(time.Unix(0, was)) > glanceRest {
		ctx, cancel := context.WithTimeout(h.ctx, lookTime)
		defer cancel()
		_ = h.Refresh(ctx) // else what was last known
	}
}

// isDue reports whether the hall should look at a wing: when somebody has looked at the lobby lately, and from time to time.
func (h *House) isDue(w *wing) bool {
	h.mu.RLock()
	defer h.mu.RUnlock()
	return w.silent.Load() || time.Since(w.last) >= glanceRest || time.Since(time.Unix(0, h.looked.Load())) <= glanceRest
}
