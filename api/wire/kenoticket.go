package wire

import (
	"time"

	"boardwalk/money"
)

// KenoGroup is a group of spots on a request.
type KenoGroup struct {
	Numbers []int `json:"numbers" minItems:"1" maxItems:"80" nullable:"false"`
	King    bool  `json:"king,omitempty" doc:"A single spot that is combined with the other groups"`
}

// KenoWays is one item of a conditioning: so many ways of so many spots, each at a wager.
type KenoWays struct {
	Ways  int         `json:"ways,omitempty" minimum:"1" maximum:"1000000" doc:"How many; 1 where of names the groups"`
	Spots int         `json:"spots,omitempty" minimum:"1" maximum:"80" doc:"Of each way; may be left out where of names the groups"`
	Of    []string    `json:"of,omitempty" maxItems:"80" doc:"The groups of one way, as A and B, and kings as K7; none for all ways of so many spots"`
	Wager money.Cents `json:"wager" minimum:"1" doc:"On each way, in cents"`
}

// KenoRequest is a request for a ticket.
type KenoRequest struct {
	Groups       []KenoGroup `json:"groups,omitempty" maxItems:"80" nullable:"false" doc:"One for a straight ticket; none for a quick-pick"`
	Conditioning []KenoWays  `json:"conditioning" minItems:"1" maxItems:"80" nullable:"false" doc:"Which combinations of the groups are played"`
	Races        int         `json:"races,omitempty" minimum:"1" maximum:"1000" default:"1"`
	Quick        int         `json:"quick,omitempty" minimum:"0" maximum:"80" doc:"The house picks so many spots at random"`
	Kind         string      `json:"kind,omitempty" enum:"straight,split,way,combination,king" doc:"The type of the ticket, where the marks leave it open"`
}

// KenoQuote is what a request costs.
type KenoQuote struct {
	Kind         string      `json:"kind" enum:"straight,split,way,combination,king" doc:"The type of the ticket"`
	Conditioning string      `json:"conditioning" doc:"As it stands on the ticket" example:"4/2, 1/8"`
	Ways         int         `json:"ways"`
	Each         money.Cents `json:"each" doc:"For one game"`
	Races        int         `json:"races"`
	Price        money.Cents `json:"price"`
	Most         money.Cents `json:"most" doc:"The most that it can win in one game, before the limit for all winners"`
}

// KenoOdds is what a ticket is worth in one game.
type KenoOdds struct {
	Price     money.Cents   `json:"price" doc:"Of one game"`
	Return    float64       `json:"return" doc:"What comes back on average, as a fraction of the price"`
	Advantage float64       `json:"advantage" doc:"The house advantage, as a fraction of the price"`
	Exact     string        `json:"exact" doc:"The same as a fraction"`
	Deviation float64       `json:"deviation" doc:"The standard deviation of what one game brings, in prices"`
	Hit       float64       `json:"hit,omitempty" doc:"The chance to win anything; none for a ticket of too many ways to list its results"`
	Ways      []KenoWayOdds `json:"ways" doc:"By the spots of a way"`
	Results   []KenoChance  `json:"results" doc:"What the ticket as a whole brings, and how likely"`
}

// KenoWayOdds are the odds of one way of a number of spots.
type KenoWayOdds struct {
	Spots     int          `json:"spots"`
	Ways      int          `json:"ways"`
	Wager     money.Cents  `json:"wager"`
	Advantage float64      `json:"advantage"`
	Exact     string       `json:"exact"`
	Catches   []KenoChance `json:"catches"`
}

// KenoChance is how likely a result is.
type KenoChance struct {
	Catch  int         `json:"catch,omitempty"`
	Pays   money.Cents `json:"pays"`
	Chance float64     `json:"chance"`
	Exact  string      `json:"chance_exact" example:"1/3535316142212174320"`
}

// KenoTicket is a ticket, with all that is printed on it.
type KenoTicket struct {
	Number       uint64       `json:"number"`
	Issued       time.Time    `json:"issued"`
	Station      int          `json:"station" doc:"The number of the work station that issued it"`
	Writer       string       `json:"writer" doc:"The identification code of the writer"`
	Owner        string       `json:"owner,omitempty" doc:"Whose account it was bought from; none if it was sold at a booth"`
	Kind         string       `json:"kind" enum:"straight,split,way,combination,king"`
	Quick        bool         `json:"quick,omitempty"`
	Groups       []KenoGroup  `json:"groups"`
	Conditions   []KenoWays   `json:"conditions"`
	Conditioning string       `json:"conditioning"`
	Ways         int          `json:"ways"`
	Races        int          `json:"races"`
	First        uint64       `json:"first" doc:"Its first game"`
	Last         uint64       `json:"last" doc:"Its last game"`
	Price        money.Cents  `json:"price"`
	Tender       string       `json:"tender" doc:"What it was paid with"`
	Replays      uint64       `json:"replays,omitempty" doc:"The ticket that served as its request"`
	Limit        string       `json:"limit" doc:"The limit of each game and how it is distributed to winners"`
	Present      string       `json:"present" doc:"That a winner presents the ticket to collect"`
	Claim        string       `json:"claim" doc:"How long winnings can be claimed"`
	State        string       `json:"state" enum:"waiting,playing,won,lost,paid,void,expired,past" doc:"past: the record alone says what became of it"`
	Results      []KenoCaught `json:"results" doc:"Its games that were drawn"`
	Won          money.Cents  `json:"won" doc:"In the games drawn so far"`
	Paid         money.Cents  `json:"paid,omitempty"`
	Until        *time.Time   `json:"until,omitempty" doc:"Until when winnings are paid"`
	Authorized   string       `json:"authorized,omitempty" doc:"The supervisor who authorized the payment"`
	Needs        string       `json:"needs,omitempty" enum:"supervisor" doc:"Who must authorize the payment first"`
	Repeated     bool         `json:"repeated,omitempty" doc:"Of an answer to an order: it was carried out before, and now only confirmed; the ticket is as of now"`
}

// KenoCaught is what a ticket caught in a game.
type KenoCaught struct {
	Race    uint64      `json:"race"`
	Numbers []int       `json:"numbers" doc:"The 20 numbers, in the order in which they came"`
	Caught  []int       `json:"caught" doc:"Those of the ticket among them"`
	Won     money.Cents `json:"won" doc:"Before the winners of the game share its limit"`
	Lines   []KenoLine  `json:"lines" doc:"The ways that won"`
}

// KenoLine is how many ways of a ticket won the same in a game.
type KenoLine struct {
	Spots int         `json:"spots"`
	Catch int         `json:"catch"`
	Ways  int         `json:"ways"`
	Pays  money.Cents `json:"pays" doc:"Each"`
}

// KenoTickets is a page of tickets, the newest first.
type KenoTickets struct {
	Tickets []KenoTicket `json:"tickets"`
	Next    uint64       `json:"next,omitempty" doc:"What to give as before for the next page; none on the last"`
}
