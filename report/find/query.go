// Package find finds rounds of play in the records of a house: by person, table, game, time,
// what somebody won or lost, an incident, or a hand.
//
//	q := find.Query{Game: "caribbean-stud", Hand: "royal flush"}
//	found, next, err := find.Rounds(ctx, logs, &q, nil, find.Limit{Rounds: 50})
//
// It plays the tables again from the setup in effect when the asked time begins, so it knows
// every hand. What it finds is for those who may see every card.
//
// Other modules should not build on this package: it may change in every version.
package find

import (
	"strings"
	"time"

	"boardwalk/money"
	"boardwalk/table"
)

// Query says which rounds are wanted. What is zero is not asked for; a round has to fit all
// that is.
type Query struct {
	Person   string // was at the table; what was won and the hand are this person's then
	Table    string
	Game     string // the id of a game
	From     time.Time
	To       time.Time   // rounds that began before
	WonOver  money.Cents // somebody won more than that
	LostOver money.Cents
	Incident string // the id of an incident that was reported, or [AnyIncident]
	Hand     string // what a hand was worth, as it is announced: "royal flush"; a part of the words is enough
}

// AnyIncident asks for rounds with any incident.
const AnyIncident = "any"

// Limit bounds a search. Zero is no bound.
type Limit struct {
	Rounds  int           // so many are enough
	Records int64         // about so many are read
	Tell    func(n int64) // is told of records that were read; nil for nobody
}

// Place is where a search goes on.
type Place struct {
	Log    int
	Table  string
	Record uint64
}

// Round is a round that was found.
type Round struct {
	Log       int       `json:"log"`
	Table     string    `json:"table"`
	Game      string    `json:"game"`
	Name      string    `json:"name" doc:"Of the game"`
	Round     uint64    `json:"round"`
	Began     time.Time `json:"began"`
	Ended     time.Time `json:"ended"`
	First     uint64    `json:"first" doc:"Its first record"`
	Last      uint64    `json:"last"`
	Players   []Player  `json:"players"`
	Incidents []string  `json:"incidents" doc:"The ids of incidents that were reported"`
	Hands     []Hand    `json:"hands"`
}

// Player is somebody who was at the table.
type Player struct {
	Seat   table.Seat  `json:"seat"`
	Person string      `json:"person"`
	Bot    bool        `json:"bot,omitempty"`
	Net    money.Cents `json:"net" doc:"What the player won or, below zero, lost by the wagers that were decided"`
}

// Hand is a hand as it was in the end.
type Hand struct {
	Seat  table.Seat `json:"seat" doc:"0 for the dealer's"`
	Hand  uint8      `json:"hand" doc:"Which of the player's hands, from 0"`
	Worth string     `json:"worth"`
}

// fits reports whether a round is wanted.
func (q *Query) fits(r *Round) bool {
	if !q.From.IsZero() && r.Ended.Before(q.From) || !q.To.IsZero() && !r.Began.Before(q.To) {
		return false
	}
	var seats []table.Seat // of the person
	won, lost := q.WonOver == 0, q.LostOver == 0
	for _, p := range r.Players {
		if q.Person != "" && p.Person != q.Person {
			continue
		}
		seats = append(seats, p.Seat)
		won = won || p.Net > q.WonOver
		lost = lost || -p.Net > q.LostOver
	}
	return won && lost && (q.Person == "" || seats != nil) && q.hasIncident(r) && q.hasHand(r, seats)
}

// hasIncident reports whether a round has the incident that is asked for.
func (q *Query) hasIncident(r *Round) bool {
	if q.Incident == "" || q.Incident == AnyIncident && len(r.Incidents) > 0 {
		return true
	}
	for _, id := range r.Incidents {
		if id == q.Incident {
			return true
		}
	}
	return false
}

// hasHand reports whether somebody in the round, or the person, had the hand that is asked for.
func (q *Query) hasHand(r *Round, seats []table.Seat) bool {
	if q.Hand == "" {
		return true
	}
	for _, h := range r.Hands {
		if q.Person != "" {
			own := false
			for _, s := range seats {
				own = own || s == h.Seat
			}
			if !own {
				continue
			}
		}
		if hasWords(h.Worth, q.Hand) {
			return true
		}
	}
	return false
}

// hasWords reports whether some words stand in a hand's worth one after the other, in capitals or not.
func hasWords(worth, words string) bool {
	plain := func(text string) string {
		return " " + strings.Join(strings.FieldsFunc(strings.ToLower(text), isGap), " ") + " "
	}
	return strings.Contains(plain(worth), plain(words))
}

// isGap reports whether a character is between words.
func isGap(c rune) bool {
	return c == ' ' || c == ',' || c == '.' || c == ':' || c == ';' || c == '(' || c == ')'
}
