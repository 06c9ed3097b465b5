package wire

import (
	"time"

	"boardwalk/money"
	"boardwalk/odds"
)

// Round is a round of play that a person took part in.
type Round struct {
	ID    uint64      `json:"id" doc:"Rounds are listed by it: the number of its last record, or one that follows from its time in a house that is divided"`
	Table string      `json:"table"`
	Game  string      `json:"game"`
	Round uint64      `json:"round" doc:"The number of its seed at the table"`
	Time  time.Time   `json:"time" doc:"When it ended"`
	Bet   money.Cents `json:"bet" doc:"What the person put on the layout and did not take down, with vigorish and rake"`
	Back  money.Cents `json:"back" doc:"What came back, with what was won"`

	Corrected money.Cents `json:"corrected,omitempty" doc:"By how much payments of the round were corrected when it was over: what the person got, or less than nothing if it was taken back. It is no part of back"`
}

// Rounds is a page of the rounds of a person.
type Rounds struct {
	Rounds []Round `json:"rounds" doc:"The newest first"`
	Of     int     `json:"of" doc:"How many there are in all"`
	Next   uint64  `json:"next,omitempty" doc:"Where the next page begins, if there is one: its before"`
}

// Totals is what a person has wagered and got back at one game.
type Totals struct {
	Game   string      `json:"game"`
	Rounds int         `json:"rounds"`
	Bet    money.Cents `json:"bet"`
	Back   money.Cents `json:"back"`
	Line   []Point     `json:"line" doc:"What was won or lost in the course of time, at no more than 60 moments"`
}

// Point is how much a person had won or lost at a moment.
type Point struct {
	Time time.Time   `json:"time"`
	Net  money.Cents `json:"net"`
}

// RoundReplay is a round of play as somebody could see it: how the table stood
// when its seed was committed to, and what happened from then on.
type RoundReplay struct {
	Table   string            `json:"table"`
	Name    string            `json:"name"`
	Game    string            `json:"game"`
	Round   uint64            `json:"round"`
	Time    time.Time         `json:"time" doc:"When it ended, or the last that is known of it"`
	Over    bool              `json:"over"`
	Proof   SeedProof         `json:"proof" doc:"Of the outcomes"`
	Seat    int               `json:"seat,omitempty" doc:"One's own"`
	Seats   int               `json:"seats" doc:"How many the table has"`
	Chip    money.Cents       `json:"chip" doc:"The smallest"`
	Options map[string]string `json:"options"`

	Unlawful []odds.Unlawful `json:"unlawful,omitempty" doc:"Of such a table: what is not lawful in New Jersey"`

	Designed bool `json:"designed,omitempty" doc:"The table deals what somebody designed, lawful or not; how is at the table's /game"`

	Players []Player `json:"players"`
	Bets    []Bet    `json:"bets"`
	Facts   []Fact   `json:"facts" doc:"What everybody saw besides cards and wagers when it began"`
	After   []Fact   `json:"after" doc:"And when it ended"`
	Events  []Event  `json:"events"`
}

// Drawn is a seed with the cards that followed from it.
type Drawn struct {
	Proof SeedProof `json:"proof"`
	Of    []int     `json:"of" doc:"Among how many each outcome was drawn"`
	Cards []string  `json:"cards" doc:"That came of them where cards were drawn, as one could see them"`
	Deck  []string  `json:"deck" doc:"One deck of the shoe, in the order in which a full shoe has its cards; empty where no cards are drawn"`
	Tiles []string  `json:"tiles" doc:"All tiles, in the order in which a full wall has them; empty where no tiles are drawn"`
	Full  int       `json:"full" doc:"How many cards the shoe has when it is full, or tiles the wall"`
	At    []uint64  `json:"at" doc:"The number of the event that tells of each outcome, where dice and cards, or tiles, come of one seed; empty elsewhere"`

	Followed bool `json:"followed" doc:"Every card up to here comes from a full shoe that is dealt down, so that seeds alone give it again"`
}
