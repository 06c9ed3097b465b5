package sitting

import (
	"encoding/json"
	"time"

	"boardwalk/bots"
	"boardwalk/floor/view"
	"boardwalk/law"
	"boardwalk/ledger"
	"boardwalk/money"
	"boardwalk/table"
)

// Sitting is a table from its last setup on: what follows from its records, and
// what the clock adds to that. It is for one goroutine.
type Sitting struct {
	id        string
	placement Placement
	live      *table.Live
	seeds     *source
	meter     *meter
	chart     *ledger.Chart

	players      []*player // by seat; nil where nobody sits
	closed       string    // why staff have closed the table; empty if it is open
	changeTimes  []time.Time
	toldTime     time.Time       // what the table was last told of the time
	nextAt       uint64          // the place of the next record
	lastEvent    uint64          // the number of the last event
	roundBegan   uint64          // the last event before the round under way
	entries      int             // how many entries of the live table's journal are records
	rounds       int             // played since the setup
	actions      int             // acts, rounds and answers since the setup
	saved        json.RawMessage // how the table stood at a setup that continues an earlier one; nil otherwise
	dealt        []table.Event   // what happened to the cards of the round under way
	unseen       table.Unseen    // its faces that not everybody was shown, where hands may go out of a round unseen
	hands        handCounter     // the hands of the round under way
	ring         bots.Round      // the round under way, where players wager against each other
	interlude    bool            // what was conducted last is an interlude and no round
	results      []string        // how the last rounds came out
	fault        bool            // the table did what cannot be, and does nothing more
	receipts     receipts
	answered     []answered    // the last answers that people gave
	settling     bool          // what follows on the last answer is being replayed
	stacks       []money.Cents // by seat, as the last round of a tournament began
	tally        *ledger.Tally // of the table's own accounts
	reservations []*reserved   // in the order in which they were made
	corrections  Corrections   // of payments of rounds that are over

	// The ways to answer those questions of the round under way that have a player set a
	// hand, by the numbers of the questions.
	settings map[uint32]*[]table.Setting
	costs    map[uint32]*[]money.Cents // of the choices of questions that people are asked, likewise

	// What follows is not in the records.
	config       Config
	now          time.Time
	bettingEnds  time.Time  // zero if betting has not begun
	deadlines    []deadline // for the answers to the open questions
	refused      *law.Refusal
	blamedSeat   table.Seat // because of whom the last round was refused
	draining     bool
	shownUntil   time.Time // bots play by themselves until then, for people in the lobby to see
	extends      bool      // the house was opened again just now
	noticesCache []table.Notice
	win          *view.Win     // the last large one
	personsCache []string      // by seat, as the last listing had them
	botless      uint32        // seats that no bot takes, one bit each
	owners       []table.Seat  // by area, the seat in front of which it lies
	ownersOf     *table.Layout // the layout that owners belongs to
	pendingClose *FloorData

	by      Party     // who gave the order that is being carried out
	posting *reserved // the reservation that the present act uses up
	told    tableEvents
	batch   Batch
	events  []view.Event
}

// player is somebody who has a seat.
type player struct {
	person  string
	name    string
	bot     bool
	leaving bool // stands up as soon as it is lawful

	// What follows is not in the records.
	ready    bool      // needs no more time to wager
	away     bool      // for too long
	missed   int       // answers in a row that the clock gave
	seen     time.Time // when the person last did something
	presence Presence  // of the person, once it was asked for
}

// id returns the person's id, and the empty string where nobody sits.
func (p *player) id() string {
	if p == nil {
		return ""
	}
	return p.person
}

// deadline is until when a question waits for its answer.
type deadline struct {
	number uint32
	at     time.Time
}

// tableEvents collects what the live table tells.
type tableEvents []table.Event

// Event takes an event of the live table.
func (t *tableEvents) Event(e *table.Event) { *t = append(*t, *e) }

// ID returns the id of the table.
func (s *Sitting) ID() string { return s.id }

// Table returns the table as it stands. It is to be read only.
func (s *Sitting) Table() *table.Table { return s.live.Table() }

// Live returns the live table, with every card. It is to be read only.
func (s *Sitting) Live() *table.Live { return s.live }

// Saved returns how the table stood at its setup, if that continues an earlier one;
// nil otherwise.
func (s *Sitting) Saved() []byte { return s.saved }
