package report

import (
	"time"

	"boardwalk/money"
)

// Day is the report of a gaming day. All amounts are cents.
type Day struct {
	House string    `json:"house"`
	Day   string    `json:"day" doc:"The gaming day, like 2026-11-18"`
	From  time.Time `json:"from"`
	To    time.Time `json:"to" doc:"When the next gaming day begins"`
	Zone  string    `json:"zone" doc:"The time zone of the house"`
	Over  bool      `json:"over" doc:"False for a day that is not over: the report has what was on record when it was made"`
	Made  time.Time `json:"made"`

	Total   Sum      `json:"total" doc:"Of all tables but those of tournaments and of designed rules, whose chips are no money"`
	Pits    []Sum    `json:"pits"`
	Games   []Sum    `json:"games"`
	Tables  []Table  `json:"tables"`
	Meters  []Meter  `json:"meters" doc:"The progressive meters"`
	Keno    []Lounge `json:"keno"`
	Cage    []Move   `json:"cage" doc:"What went from the cage to people, and back"`
	Coupons Coupons  `json:"coupons" doc:"Match play coupons, at face value"`

	Incidents []Incident `json:"incidents"`
	Notices   []Notice   `json:"notices" doc:"Of changes of the rules at tables, 19:47-8.3"`
	Overrides []Override `json:"overrides" doc:"What staff allowed or refused beyond the usual limits"`

	Balance Balance `json:"balance"`
}

// Records say where in a log the records of a figure are.
type Records struct {
	Log   int    `json:"log" doc:"The number of the log: 0 is the house's own, the others are those of its wings"`
	First uint64 `json:"first"`
	Last  uint64 `json:"last"`
	Count int64  `json:"count"`
}

// Money is what a table, or several, took in and paid out.
type Money struct {
	Drop     money.Cents `json:"drop" doc:"What players brought to seats from their accounts: chips, and cash at face value"`
	DropBox  money.Cents `json:"drop_box" doc:"The part of the drop that was cash, and went into the drop box"`
	Taken    money.Cents `json:"taken" doc:"What players took away from seats"`
	Handle   money.Cents `json:"handle" doc:"All wagers that were decided, each at what it was when it was made"`
	Win      money.Cents `json:"win" doc:"What the house won: wagers, vigorish, rake and fees, with corrections"`
	Hold     *float64    `json:"hold,omitempty" doc:"The win as a part of the drop; missing where nothing was dropped"`
	Fills    money.Cents `json:"fills" doc:"From the cage to the table"`
	Credits  money.Cents `json:"credits" doc:"From the table to the cage"`
	Opening  money.Cents `json:"opening" doc:"The inventory when the day began, counted from zero"`
	Closing  money.Cents `json:"closing" doc:"The inventory when the day ended"`
	Vigorish money.Cents `json:"vigorish" doc:"The part of the win that was vigorish, on marker buttons too"`
	Rake     money.Cents `json:"rake" doc:"The part of the win that was rake and time charges"`
	Centre   money.Cents `json:"centre" doc:"The part of the win that came through the centre of a table with a bank"`
	Fixed    money.Cents `json:"corrections" doc:"The part of the win that was corrected after a round"`
	Fed      money.Cents `json:"fed" doc:"From the inventory on a progressive meter"`
	Drawn    money.Cents `json:"drawn" doc:"From a progressive meter to the inventory, for winners"`
	Rounds   int64       `json:"rounds"`

	Theory Theory `json:"theory"`
}

// Theory is what wagers should have won for the house, and how unusual the difference is.
type Theory struct {
	Handle     money.Cents `json:"handle" doc:"The wagers that have exact figures"`
	Expected   money.Cents `json:"expected" doc:"The theoretical win of those wagers"`
	Actual     money.Cents `json:"actual" doc:"Their actual win, without what coupons won"`
	Difference money.Cents `json:"difference"`
	Deviation  money.Cents `json:"deviation" doc:"One standard deviation of that difference, as if wagers were independent of each other"`
	Sigmas     *float64    `json:"sigmas,omitempty" doc:"The difference in standard deviations; missing without wagers to compare"`
	Unknown    money.Cents `json:"unknown" doc:"The handle of wagers without exact figures, which are not compared"`

	expected, variance float64 // in cents
}

// Sum is a pit, a game or the house.
type Sum struct {
	Name   string `json:"name"`
	Tables int    `json:"tables"`
	Money
}

// Table is a table of the day.
type Table struct {
	ID         string  `json:"id"`
	Name       string  `json:"name"`
	Game       string  `json:"game"`
	GameName   string  `json:"game_name"`
	Pit        string  `json:"pit"`
	Private    bool    `json:"private,omitempty"`
	Tournament bool    `json:"tournament,omitempty" doc:"Its chips are no money, and no total has them"`
	Designed   bool    `json:"designed,omitempty" doc:"It deals what somebody designed, lawful or not; no total has its chips"`
	Records    Records `json:"records"`
	Money
	Wagers  []Wager     `json:"wagers"`
	Ledger  money.Cents `json:"ledger" doc:"By how much the accounts of the house at the table changed, by the transfers"`
	Differs money.Cents `json:"differs" doc:"By how much that is not what the figures say: 0 if they agree"`
}

// Wager is a kind of wager at a table.
type Wager struct {
	Wager    string      `json:"wager" doc:"Its id, without the number of a position"`
	Name     string      `json:"name"`
	Law      string      `json:"law,omitempty"`
	Bets     int64       `json:"bets" doc:"How many were decided"`
	Handle   money.Cents `json:"handle"`
	Win      money.Cents `json:"win" doc:"What the house won on it, vigorish included"`
	Per      string      `json:"per,omitempty" doc:"What the house advantage is a fraction of"`
	House    *float64    `json:"house_advantage,omitempty"`
	Method   string      `json:"method,omitempty" doc:"How the figure was found: exact, or floating point"`
	Strategy string      `json:"strategy,omitempty" doc:"How the wager is played, by its figure"`
	With     string      `json:"with,omitempty" doc:"The wager in whose figure this one is counted"`
	Why      string      `json:"why,omitempty" enum:"others,count,meter,denominator,unknown" doc:"Why the wager has no exact figure"`
	Theory   Theory      `json:"theory"`
}

// Meter is a progressive meter.
type Meter struct {
	Name    string       `json:"name"`
	Log     int          `json:"log"`
	Fed     money.Cents  `json:"fed" doc:"By the tables"`
	Drawn   money.Cents  `json:"drawn" doc:"By winners"`
	Put     money.Cents  `json:"put" doc:"By the house, when it began or was reset"`
	Reading *money.Cents `json:"reading,omitempty" doc:"What it read when the report was made; missing for a day with later ones on record"`
}

// Lounge is a keno lounge.
type Lounge struct {
	ID        string      `json:"id"`
	Records   Records     `json:"records"`
	Games     int64       `json:"games" doc:"That were drawn"`
	Tickets   int64       `json:"tickets"`
	Sold      money.Cents `json:"sold"`
	Coupons   money.Cents `json:"coupons" doc:"The part of it that was paid with coupons"`
	Voided    money.Cents `json:"voided"`
	Refunded  money.Cents `json:"refunded"`
	Won       money.Cents `json:"won" doc:"By tickets, paid or not"`
	Win       money.Cents `json:"win" doc:"What the house won: sold for money, less voided, refunded and won"`
	Paid      money.Cents `json:"paid"`
	Expired   money.Cents `json:"expired" doc:"Won by tickets that nobody presented in time"`
	PaidOver  money.Cents `json:"paid_over" doc:"Unclaimed winnings that went to the Casino Revenue Fund"`
	Ledger    money.Cents `json:"ledger" doc:"By how much the accounts of the lounge changed, by the transfers"`
	Differs   money.Cents `json:"differs"`
	returned  money.Cents // of coupons
	coupons   money.Cents // taken in, by the ledger
	Overrides int64       `json:"overrides"`
}

// Move is money between the cage and people, by what it was for.
type Move struct {
	For     string      `json:"for" doc:"The memo of the transfers"`
	Given   money.Cents `json:"given"`
	Back    money.Cents `json:"back"`
	Count   int64       `json:"count"`
	Records Records     `json:"records"`
}

// Coupons are match play coupons.
type Coupons struct {
	Issued money.Cents `json:"issued"`
	Taken  money.Cents `json:"taken" doc:"By tables and lounges, when they were played"`
	Won    money.Cents `json:"won" doc:"What tables paid on coupons that won"`
}

// Incident is something that was reported at a table, and what became of it.
type Incident struct {
	Time       time.Time `json:"time"`
	Log        int       `json:"log"`
	Record     uint64    `json:"record"`
	Table      string    `json:"table"`
	Round      uint64    `json:"round"`
	Who        string    `json:"who"`
	Incident   string    `json:"incident" doc:"The id of the incident"`
	Text       string    `json:"text"`
	Law        string    `json:"law,omitempty"`
	Resolution []string  `json:"resolution" doc:"What followed in that round"`
	Void       bool      `json:"void" doc:"The round was void"`
}

// Notice is a notice that was given or withdrawn.
type Notice struct {
	Time      time.Time `json:"time"`
	Log       int       `json:"log"`
	Record    uint64    `json:"record"`
	Table     string    `json:"table"`
	With      []string  `json:"with,omitempty" doc:"Other tables of the same notice"`
	Who       string    `json:"who"`
	Change    string    `json:"change"`
	At        time.Time `json:"at"`
	Law       string    `json:"law"`
	Opening   bool      `json:"opening,omitempty" doc:"The change was part of an opening of the house"`
	Withdraws uint64    `json:"withdraws,omitempty" doc:"The record of the notice that it takes back"`
}

// Override is a decision of staff beyond the usual limits.
type Override struct {
	Time   time.Time   `json:"time"`
	Log    int         `json:"log"`
	Record uint64      `json:"record"`
	Table  string      `json:"table" doc:"Or the keno lounge"`
	Round  uint64      `json:"round,omitempty"`
	Who    string      `json:"who"`
	What   string      `json:"what" enum:"over-accepted,over-denied,ejected,closed,opened,override,authorized,manual"`
	Person string      `json:"person,omitempty"`
	Amount money.Cents `json:"amount,omitempty"`
	Why    string      `json:"why,omitempty"`
}

// Balance says whether the lines of the report and the ledger agree.
type Balance struct {
	Lines     money.Cents `json:"lines" doc:"What all lines say that the house gained: tables, keno, and the cage's dealings with people"`
	Ledger    money.Cents `json:"ledger" doc:"By how much the accounts of the house changed, by the transfers"`
	Holds     bool        `json:"holds" doc:"Both are equal, and each table agrees with its own accounts"`
	Transfers int64       `json:"transfers"`
	Records   []Records   `json:"records" doc:"Of the day, one for each log"`
	Faults    []string    `json:"faults" doc:"What does not agree"`
}
