package floor

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"

	"boardwalk/floor/sitting"
	"boardwalk/journal"
)

// Glance is what a hall learns of a wing at a time.
type Glance struct {
	Version     string
	Whole       bool // it has all tables of the wing, and not only those that have changed
	Tables      []Glimpse
	LastPrivate int // the number of the last private table that the log knows of

	FileNotices []FileNotice    // what the casino file changes, of which the hall is to give notice
	Arrivals    []*sitting.Plan // new tables of the casino file that the hall is to open
}

// Glimpse is a table of a wing. Its JSON is what one program of a house tells another.
type Glimpse struct {
	Listing
	Status Status `json:"-"`

	setup []byte // of a glimpse that was read: rules, options and terms as they were written
}

// glimpse is how a glimpse is written: what is no plain value in a listing as a setup.
type glimpse struct {
	*plainListing
	Rules, Options, Terms *struct{}       `json:",omitempty"` // hide those of the listing
	Setup                 json.RawMessage `json:",omitempty"`
}

type plainListing Listing

// MarshalJSON writes the glimpse.
func (g Glimpse) MarshalJSON() (text []byte, err error) {
	out := glimpse{plainListing: (*plainListing)(&g.Listing)}
	if g.Rules != nil {
		if out.Setup, err = json.Marshal(journal.NewSetup(g.Rules, g.Options, g.Terms)); err != nil {
			return nil, err
		}
	}
	return json.Marshal(out)
}

// UnmarshalJSON reads a glimpse, as far as setUp does not.
func (g *Glimpse) UnmarshalJSON(text []byte) error {
	in := glimpse{plainListing: (*plainListing)(&g.Listing)}
	err := json.Unmarshal(text, &in)
	g.setup = in.Setup
	return err
}

// setUp gives a glimpse that was read its rules, options and terms: those of the glimpse before,
// which may be nil, unless they have changed. They rarely do, and to read them takes longer than
// all the rest.
func (g *Glimpse) setUp(before *Glimpse) (err error) {
	if g.setup == nil {
		return nil
	}
	if before != nil && bytes.Equal(g.setup, before.setup) {
		g.Rules, g.Options, g.Terms = before.Rules, before.Options, before.Terms
		return nil
	}
	var setup journal.Setup
	if err := json.Unmarshal(g.setup, &setup); err != nil {
		return err
	}
	g.Rules, g.Options, g.Terms, err = sitting.RulesOf(&setup)
	return err
}

// glances is what a wing remembers of what it told its hall.
type glances struct {
	mu     sync.Mutex
	series string // begins the versions; another one after a table has ended
	last   uint64 // the number of the last change
	tables map[string]*glanced
}

// glanced is a table as it was last told of.
type glanced struct {
	listing    *Listing // as it was published
	spectators int
	status     Status
	changed    uint64 // the number of the change
}

// glanceSeries counts the series of versions in this program.
var glanceSeries atomic.Int64

// Glance returns which tables have changed since a version that it returned before; all of them if it did not.
func (h *House) Glance(since string) *Glance {
	h.mu.RLock()
	tables, last := maps.Clone(h.tables), h.lastPrivate
	h.mu.RUnlock()
	g := &h.glances
	g.mu.Lock()
	defer g.mu.Unlock()
	for id := range g.tables {
		if tables[id] == nil { // whoever knows of it must hear that it has ended
			g.tables = nil
		}
	}
	if g.tables == nil {
		g.series = fmt.Sprintf("%d-%d", h.now().UnixNano(), glanceSeries.Add(1))
		g.tables = map[string]*glanced{}
	}
	series, number, _ := strings.Cut(since, ".")
	known, err := strconv.ParseUint(number, 10, 64)
	out := &Glance{Whole: series != g.series || err != nil, LastPrivate: last,
		FileNotices: h.unposted(), Arrivals: h.arriving()}
	for _, id := range slices.Sorted(maps.Keys(tables)) {
		now := Glimpse{Listing: tables[id].Listing(), Status: tables[id].Status()}
		if changed := g.note(id, tables[id].Published(), &now); out.Whole || changed > known {
			out.Tables = append(out.Tables, now)
		}
	}
	out.Version = fmt.Sprintf("%s.%d", g.series, g.last)
	return out
}

// note returns the number of the last change of a table.
func (g *glances) note(id string, published *Listing, now *Glimpse) uint64 {
	was := g.tables[id]
	if was == nil || was.listing != published || was.spectators != now.Spectators || !was.status.Same(&now.Status) {
		g.last++
		was = &glanced{published, now.Spectators, now.Status, g.last}
		g.tables[id] = was
	}
	return was.changed
}
