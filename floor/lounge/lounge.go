package lounge

import (
	"errors"
	"sync/atomic"
	"time"

	"boardwalk/floor/beacons"
	"boardwalk/keno"
	"boardwalk/keno/system"
	"boardwalk/store"
)

// The types of the system that whoever uses a lounge needs.
type (
	Party    = system.Party
	Receipt  = system.Receipt
	Purchase = system.Purchase
	Claim    = system.Claim
	Board    = system.Board
	Ticket   = system.Ticket
	Event    = system.Event
	Rank     = system.Rank
	Plan     = system.Plan
)

// The ranks of people, see [system.Rank].
const (
	Patron     = system.Patron
	Writer     = system.Writer
	Supervisor = system.Supervisor
	Inspector  = system.Inspector
)

// ErrClosed is the error of whatever is asked of a lounge that is closed.
var ErrClosed = errors.New("the house is closed")

// Lounge is a live keno lounge. Its methods are for any goroutine.
type Lounge struct {
	ID string

	config *Config
	plan   *Plan
	orders chan []*order
	ended  chan struct{} // closed when the goroutine is gone
	board  atomic.Pointer[Board]
	used   atomic.Int64 // when somebody last gave an order, in nanoseconds
	hub    hub

	// What follows belongs to the goroutine.
	s      *system.System // nil if it could not be read
	beacon beacons.Fetcher
	retry  time.Time
	batch  store.Batch
}

// Ended is closed when the lounge's goroutine is gone.
func (l *Lounge) Ended() <-chan struct{} { return l.ended }

// touch notes that the lounge is in use.
func (l *Lounge) touch() { l.used.Store(l.config.Clock().UnixNano()) }

// LastUsed returns when somebody last gave an order.
func (l *Lounge) LastUsed() time.Time { return time.Unix(0, l.used.Load()) }

// Board returns how the lounge stands, without waiting.
func (l *Lounge) Board() *Board { return l.board.Load() }

// Plan returns what the licensee has decided about the lounge.
func (l *Lounge) Plan() *Plan { return &l.Board().Plan }

// Rates returns the rate card under which tickets are sold.
func (l *Lounge) Rates() *keno.Rates { return l.Board().Card }
