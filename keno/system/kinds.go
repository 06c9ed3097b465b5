package system

import (
	"time"

	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/money"
)

// The kinds of a system's own records. Those of seeds are package journal's.
const (
	KindSetup     = "keno-setup"     // the whole state: [Setup]
	KindGame      = "keno-game"      // a game is open for wagers: [Game]
	KindTicket    = "keno-ticket"    // a ticket is issued: [Sale]
	KindVoid      = "keno-void"      // a ticket is void: [Voided]
	KindClosing   = "keno-closing"   // notice is given that the game will close: [Closing]
	KindLock      = "keno-lock"      // the work stations are locked out: [Lock]
	KindOverride  = "keno-override"  // the lock-out is overridden: [Override]
	KindDraw      = "keno-draw"      // 20 numbers are drawn: [Draw]
	KindSigned    = "keno-signed"    // a supervisor authorizes a payment: [Signed]
	KindPaid      = "keno-paid"      // a ticket is paid: [Payment]
	KindRefund    = "keno-refund"    // games that are not drawn are refunded: [Refund]
	KindDrawer    = "keno-drawer"    // a writer opens or closes a drawer: [Drawer]
	KindKey       = "keno-key"       // a key of the generator is turned: [Key]
	KindStop      = "keno-stop"      // the system is down, or up again: [Stop]
	KindClosed    = "keno-closed"    // no game is open until the next gaming day: [Closed]
	KindExpired   = "keno-expired"   // winning tickets were not claimed in time: [Expired]
	KindUnclaimed = "keno-unclaimed" // their amount is paid over: [Unclaimed]
)

// Game is the data of [KindGame].
type Game struct {
	Game   uint64    `json:"game"`
	Round  uint64    `json:"round"`  // of its seed, whose commitment stands before it
	Day    string    `json:"day"`    // the gaming day: 2026-11-16
	Closes time.Time `json:"closes"` // when it is locked out; zero if a supervisor does it

	Beacon *journal.BeaconChain `json:"beacon,omitempty"` // whose value is mixed into its draw; nil for none
}

// Sale is the data of [KindTicket]. With the time of its record it has everything that a
// ticket shows.
type Sale struct {
	Ticket  uint64      `json:"ticket"`
	Station int         `json:"station"`
	Writer  string      `json:"writer"`            // identification code
	Holder  string      `json:"holder,omitempty"`  // the person it was sold to; empty for a ticket of whoever has it
	Request string      `json:"request"`           // numbers, conditioning, rates and games, as package keno writes them
	Quick   bool        `json:"quick,omitempty"`   // the system picked the numbers
	Replays uint64      `json:"replays,omitempty"` // the ticket that served as the request
	First   uint64      `json:"first"`
	Last    uint64      `json:"last"`
	Ways    int         `json:"ways"`
	Price   money.Cents `json:"price"`
	Tender  string      `json:"tender"`
}

// Voided is the data of [KindVoid].
type Voided struct {
	Ticket  uint64      `json:"ticket"`
	Station int         `json:"station"`
	Writer  string      `json:"writer"`
	Amount  money.Cents `json:"amount"`
}

// Closing is the data of [KindClosing].
type Closing struct {
	Game uint64 `json:"game"`
	Rank Rank   `json:"rank"`
}

// Lock is the data of [KindLock].
type Lock struct {
	Game     uint64    `json:"game"`
	Auto     bool      `json:"auto,omitempty"`     // by the clock
	Rank     Rank      `json:"rank,omitempty"`     // of who did it otherwise
	Approved string    `json:"approved,omitempty"` // the supervisor who told a writer to
	Draws    time.Time `json:"draws"`              // when the numbers are drawn
}

// Override is the data of [KindOverride]. Who did it is who the record names.
type Override struct {
	Game   uint64    `json:"game"`
	Rank   Rank      `json:"rank"`
	Why    string    `json:"why"`
	Closes time.Time `json:"closes"` // when the game is locked out now
}

// Draw is the data of [KindDraw].
type Draw struct {
	Game    uint64      `json:"game"`
	Round   uint64      `json:"round"`
	Numbers []int       `json:"numbers"` // in the order in which they were drawn
	Places  []int       `json:"places"`  // the outcomes of the seed: the place of each number among those left
	Tickets int         `json:"tickets"` // that were played in the game
	Winners int         `json:"winners"`
	Won     money.Cents `json:"won"`              // by all of them, before the maximum of a game is shared
	Pays    money.Cents `json:"pays"`             // what they get
	Level   money.Cents `json:"level,omitempty"`  // where they share the maximum equally: the most that a ticket gets
	Cuts    int         `json:"cuts,omitempty"`   // that players gave
	Opened  int         `json:"opened,omitempty"` // those of them that were opened, and are mixed in
	Beacon  uint64      `json:"beacon,omitempty"` // the beacon's round whose value is mixed in; zero for none
}

// Signed is the data of [KindSigned]. The supervisor is who the record names.
type Signed struct {
	Ticket uint64 `json:"ticket"`
	Rank   Rank   `json:"rank"`
}

// Payment is the data of [KindPaid].
type Payment struct {
	Ticket  uint64      `json:"ticket"`
	Station int         `json:"station"`
	Writer  string      `json:"writer"`
	Rank    Rank        `json:"rank,omitempty"`
	Amount  money.Cents `json:"amount"`           // that was paid
	Due     money.Cents `json:"due"`              // that the ticket had won
	Check   bool        `json:"check,omitempty"`  // by a casino check, and not from the drawer
	Signed  string      `json:"signed,omitempty"` // the supervisor who authorized it
	Typed   bool        `json:"typed,omitempty"`  // the system could not read the ticket, and the writer put it in
	Manual  bool        `json:"manual,omitempty"` // while the system was down
}

// Refund is the data of [KindRefund]. It documents what was given back.
type Refund struct {
	Ticket  uint64      `json:"ticket"`
	Station int         `json:"station"`
	Writer  string      `json:"writer"`
	From    uint64      `json:"from"` // the first game that is not played
	Games   int         `json:"games"`
	Amount  money.Cents `json:"amount"`
}

// Drawer is the data of [KindDrawer].
type Drawer struct {
	Station  int         `json:"station"`
	Writer   string      `json:"writer"`
	Rank     Rank        `json:"rank,omitempty"`
	Open     bool        `json:"open"`
	Imprest  money.Cents `json:"imprest,omitempty"`  // what it begins with
	Holds    money.Cents `json:"holds,omitempty"`    // what it must hold when it is closed
	Counted  money.Cents `json:"counted,omitempty"`  // what was counted then
	Retained []uint64    `json:"retained,omitempty"` // the paid tickets in it, which go with it
}

// Key is the data of [KindKey].
type Key struct {
	Rank Rank `json:"rank"` // Inspector or a supervisor
	In   bool `json:"in"`
}

// Stop is the data of [KindStop].
type Stop struct {
	Rank Rank   `json:"rank"`
	Down bool   `json:"down"`
	Why  string `json:"why,omitempty"`
}

// Closed is the data of [KindClosed].
type Closed struct {
	Until time.Time `json:"until"` // when the next gaming day begins
}

// Expired is the data of [KindExpired].
type Expired struct {
	Tickets []uint64    `json:"tickets"`
	Amount  money.Cents `json:"amount"`
}

// Unclaimed is the data of [KindUnclaimed].
type Unclaimed struct {
	Year   int         `json:"year"` // in which it was not claimed
	Amount money.Cents `json:"amount"`
}

// The paragraphs that the system answers to.
const (
	atStation     law.Cite = "15.3(a)"
	tenders       law.Cite = "15.3(b)"
	requestNeeded law.Cite = "15.3(b)[request]"
	reuse         law.Cite = "15.3(b)[reuse]"
	writerErrors  law.Cite = "15.3(c)"
	ticketGoverns law.Cite = "15.3(c)[ticket governs]"
	noChange      law.Cite = "15.3(c)[lock-out]"
	issued        law.Cite = "15.4(c)"
	paidFirst     law.Cite = "15.4(c)[payment]"
	mustPresent   law.Cite = "15.4(c)12"
	oneRequest    law.Cite = "15.4(d)"
	paidAfter     law.Cite = "15.4(d)[payout]"
	refunds       law.Cite = "15.4(d)[refund]"
	voids         law.Cite = "15.4(e)"
	voidList      law.Cite = "15.4(e)[listing]"
	independent   law.Cite = "15.5(a)"
	dualKey       law.Cite = "15.5(a)[dual key]"
	recorder      law.Cite = "15.5(a)[recorder]"
	gameNumber    law.Cite = "15.5(b)[number]"
	gamesOfDay    law.Cite = "15.5(b)"
	notice        law.Cite = "15.5(c)"
	locksOut      law.Cite = "15.5(d)1"
	drawsNumbers  law.Cite = "15.5(d)2"
	overrides     law.Cite = "15.5(e)"
	whoOverrides  law.Cite = "15.5(e)[who]"
	announces     law.Cite = "15.5(f)"
	board         law.Cite = "15.5(g)"
	hotelBoards   law.Cite = "15.5(g)[hotel]"
	redeemed      law.Cite = "15.6(a)"
	retains       law.Cite = "15.6(a)[retain]"
	authorized    law.Cite = "15.6(b)"
	validity      law.Cite = "15.6(c)"
	validFrom     law.Cite = "15.6(c)1"
	leastValid    law.Cite = "15.6(c)2"
	unclaimedTo   law.Cite = "15.6(d)"
	typedIn       law.Cite = "15.7(b)"
	manualSmall   law.Cite = "15.7(c)1"
	manualSigned  law.Cite = "15.7(c)2"
	manualLarge   law.Cite = "15.7(c)3"
)
