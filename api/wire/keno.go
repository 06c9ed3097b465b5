package wire

import (
	"time"

	"boardwalk/money"
)

// KenoListing is a keno lounge of the house at a glance.
type KenoListing struct {
	ID      string      `json:"id"`
	Name    string      `json:"name"`
	Race    uint64      `json:"race" doc:"The game for which tickets are sold"`
	Phase   string      `json:"phase" enum:"closed,open,locked"`
	LockOut *time.Time  `json:"lockOut,omitempty"`
	Min     money.Cents `json:"min" doc:"The least wager on one way"`
	Max     money.Cents `json:"max"`
	Last    []int       `json:"last" doc:"The numbers of the last game, in the order in which they came"`
	Private bool        `json:"private,omitempty"`
}

// Keno is a keno lounge: the rate card, the terms and how the game stands.
type Keno struct {
	ID     string      `json:"id"`
	Name   string      `json:"name"`
	Own    bool        `json:"own,omitempty" doc:"A private game of one's own, whose numbers are drawn when one says so"`
	Rates  KenoRates   `json:"rates"`
	Terms  KenoTerms   `json:"terms"`
	Booths []KenoBooth `json:"booths"`
	Boards []KenoBoard `json:"boards" doc:"Boards in the hotel, of which the Commission was notified, 15.5(g)"`
	Status KenoStatus  `json:"status"`
}

// KenoRates is the rate card.
type KenoRates struct {
	Name      string      `json:"name"`
	Min       money.Cents `json:"min" doc:"The least wager on one way"`
	Max       money.Cents `json:"max" doc:"The greatest wager on one way"`
	Step      money.Cents `json:"step" doc:"Wagers go up from the least by this"`
	MaxSpots  int         `json:"maxSpots" doc:"How many spots may be marked for one way"`
	Aggregate money.Cents `json:"aggregate" doc:"The most that all winners of one game are paid together; 0 for no limit"`
	Shared    string      `json:"shared,omitempty" doc:"How the limit is distributed among winners"`
	Kinds     []string    `json:"kinds" doc:"The types of tickets that are offered"`
	Rates     []KenoRate  `json:"rates" doc:"By spots"`
}

// KenoRate is what a number of spots pays.
type KenoRate struct {
	Spots     int       `json:"spots"`
	Pays      []KenoPay `json:"pays" doc:"The catches that win, the most first"`
	Advantage float64   `json:"advantage" doc:"The house advantage for the minimum wager, as a fraction of it"`
	Exact     string    `json:"exact" doc:"The same as a fraction" example:"7/25"`
}

// KenoPay is what a catch pays.
type KenoPay struct {
	Catch int         `json:"catch"`
	Pays  money.Cents `json:"pays" doc:"For the minimum wager; other wagers in proportion"`
}

// KenoTerms are the licensee's terms for tickets.
type KenoTerms struct {
	MaxRaces   int         `json:"maxRaces" doc:"How many games one ticket may be for"`
	Every      int64       `json:"every" doc:"Seconds from game to game; 0 if staff start each"`
	Authorized money.Cents `json:"authorized" doc:"A payment of this much or more waits for a keno supervisor"`
	Refunds    bool        `json:"refunds" doc:"Games of a ticket that are not drawn are refunded on request"`
	Claim      string      `json:"claim" doc:"How long after the start of its last game a winning ticket is paid" example:"1 year"`
}

// KenoBooth is a booth and its work stations.
type KenoBooth struct {
	Name      string `json:"name"`
	Satellite bool   `json:"satellite,omitempty"`
	Stations  []int  `json:"stations" doc:"Their numbers"`
}

// KenoBoard is a board or monitor in the hotel that shows the winning numbers.
type KenoBoard struct {
	Place    string `json:"place" example:"Hotel Lobby"`
	Notified string `json:"notified" doc:"The day on which the Commission was notified" example:"2026-11-01"`
}

// KenoBoardShows is what a board in the hotel shows.
type KenoBoardShows struct {
	KenoBoard
	Lounge  string `json:"lounge" doc:"The name of the lounge"`
	Race    uint64 `json:"race" doc:"The game whose numbers are shown; 0 if none was drawn yet"`
	Numbers []int  `json:"numbers" doc:"The 20 numbers of that game, in the order in which they came"`
	Next    uint64 `json:"next" doc:"The game for which tickets are sold"`
}

// KenoStatus is how a lounge stands.
type KenoStatus struct {
	Event   uint64     `json:"event" doc:"The last event that this tells of"`
	Now     time.Time  `json:"now"`
	Day     string     `json:"day,omitempty" doc:"The gaming day" example:"2026-11-16"`
	Race    uint64     `json:"race" doc:"The game for which tickets are sold, or that is about to be drawn"`
	Phase   string     `json:"phase" enum:"closed,open,locked"`
	Why     string     `json:"why,omitempty" doc:"Why the system is down"`
	LockOut *time.Time `json:"lockOut,omitempty" doc:"When the work stations are locked out; none if staff do it"`
	Draws   *time.Time `json:"draws,omitempty" doc:"While they are locked out: when the numbers are drawn"`
	Opens   *time.Time `json:"opens,omitempty" doc:"While it is closed: when it opens"`
	Round   uint64     `json:"round,omitempty" doc:"Of the seed of the game, to which cuts are given"`
	Hash    string     `json:"hash,omitempty" doc:"Commits to the seed of the game"`
	Chain   string     `json:"chain,omitempty" doc:"What the round is chained to: a hash of all rounds before"`
	Series  []Series   `json:"series,omitempty" doc:"Commitments to the seeds of this and later games"`
	Cuts    int        `json:"cuts,omitempty" doc:"How many players have cut the game"`
	Opened  int        `json:"opened,omitempty" doc:"How many of those cuts are opened"`
	Opening *time.Time `json:"opening,omitempty" doc:"While they are locked out: until when cuts may be opened; none if nothing is mixed in"`
	Beacon  uint64     `json:"beacon,omitempty" doc:"The beacon's round whose value the draw waits for"`
	Tickets int        `json:"tickets" doc:"How many are played"`
	Last    *KenoDrawn `json:"last,omitempty" doc:"The last game that was drawn"`

	Repeated bool `json:"repeated,omitempty" doc:"Of an answer to an order: it was carried out before, and now only confirmed"`
}

// KenoDrawn is the numbers of a game.
type KenoDrawn struct {
	Race    uint64 `json:"race"`
	Numbers []int  `json:"numbers" doc:"In the order in which they came"`
}

// KenoResult is a game that was drawn.
type KenoResult struct {
	Race    uint64      `json:"race"`
	Time    time.Time   `json:"time"`
	Numbers []int       `json:"numbers" doc:"The 20 numbers, in the order in which they came"`
	Tickets int         `json:"tickets" doc:"How many tickets were in it"`
	Winners int         `json:"winners" doc:"How many of them won"`
	Pays    money.Cents `json:"pays" doc:"What they get"`
}

// KenoRace is a game that was drawn, with all that anybody needs to draw its numbers again.
type KenoRace struct {
	ID     string     `json:"id" doc:"What the game is called in the hashes of the proof"`
	Result KenoResult `json:"result"`
	Proof  SeedProof  `json:"proof" doc:"Cuts have no seat, and are mixed in in this order"`
	Until  *time.Time `json:"until,omitempty" doc:"How long cuts could be opened; none if nothing was mixed in"`
}

// KenoEvent is one thing that happened in a lounge.
type KenoEvent struct {
	N       uint64      `json:"n"`
	Time    time.Time   `json:"time"`
	Kind    string      `json:"kind" doc:"game, lock, no-more-bets, beacon, override, draw, closed, ticket, void, refund, paid, signed, drawer, key or stop"`
	Race    uint64      `json:"race,omitempty"`
	Closes  *time.Time  `json:"closes,omitempty" doc:"When the game is locked out, or the lounge opens again"`
	Numbers []int       `json:"numbers,omitempty" doc:"Of a draw, in the order in which they came"`
	Ticket  uint64      `json:"ticket,omitempty" doc:"One's own; staff hear of all"`
	Station int         `json:"station,omitempty"`
	Amount  money.Cents `json:"amount,omitempty"`
	Hash    string      `json:"hash,omitempty" doc:"Of the seed that was committed to"`
	Seed    string      `json:"seed,omitempty" doc:"That was revealed"`
	Law     string      `json:"law,omitempty"`
	Text    string      `json:"text,omitempty"`
}

// KenoBall is one number of a draw.
type KenoBall struct {
	Race  uint64 `json:"race"`
	Ball  int    `json:"ball"`
	Place int    `json:"place" doc:"From 1 to 20"`
}
