package wire

import (
	"time"

	"boardwalk/money"
)

// Event is one thing that happened at a table, as one person may see it.
type Event struct {
	N    uint64    `json:"n" doc:"Its number at the table; those that only others may see are missing"`
	Time time.Time `json:"time"`
	Kind string    `json:"kind" doc:"What happened. Of the game: announce, note, sit, leave, bet, vigorish, reduce, call, move, convert, outcome, pay, collect, return, offer, answer, incident, void, refuse, post, close, deal, turn, burn, award, rake, deposit, marker, shuffle, form, discard, fold, gather, pot, all-in, button, begins, concede, cover, release, centre, feed, refill. Of the floor: arrive, depart, series, commit, cut, no-more-bets, open, beacon, unopened, void, reveal, floor, correction."`

	Seat   int    `json:"seat,omitempty" doc:"Position; none for the house"`
	Person string `json:"person,omitempty"`
	Name   string `json:"name,omitempty"`
	Bot    bool   `json:"bot,omitempty"`

	Box         *int        `json:"box,omitempty" doc:"Of a card: the place that got it; 0 is the dealer's"`
	Hand        int         `json:"hand,omitempty" doc:"Of a card: which hand of the box"`
	ToBox       *int        `json:"toBox,omitempty" doc:"Of form: the place that the card went to"`
	ToHand      int         `json:"toHand,omitempty" doc:"Of form: which hand there"`
	Card        string      `json:"card,omitempty" doc:"As in Td; ?? lies face down"`
	Tile        string      `json:"tile,omitempty" doc:"The spots of its two ends, as in 2-4; ?-? lies face down. An event has a card or a tile"`
	Worth       string      `json:"worth,omitempty" example:"soft 17" doc:"Of deal, turn, form and discard: what the hand that the card is now in is worth, by the cards that you may see; none if it is not known or not counted. Of award: the hand that wins, if everybody sees it"`
	Worths      []HandWorth `json:"worths,omitempty" doc:"What other hands are worth now: with a community card, or without a card that was formed into another hand"`
	Made        string      `json:"made,omitempty" example:"As Ah 8d 8c Kd" doc:"With worth: the cards that make the hand, its own and community cards; none if all its cards do"`
	MadeLow     string      `json:"madeLow,omitempty" doc:"With worth: the cards that make the hand for low"`
	Unqualified bool        `json:"unqualified,omitempty" doc:"Of a card: it is the dealer's hand, which does not qualify"`
	Low         bool        `json:"low,omitempty" doc:"Of award: it is won by the low hand, where high and low share a pot"`
	Faces       []int       `json:"faces,omitempty" doc:"Dice as thrown, or the pocket"`
	Word        string      `json:"word,omitempty" doc:"Of answer: the choice. Of incident, and of the refusal of one that did not come up in its round: its id. Of outcome: the label of the pocket, stop or total. Of correction: asked, confirmed or declined"`
	Question    string      `json:"question,omitempty" doc:"Of offer and answer: the id of the question"`

	Area      string      `json:"area,omitempty" doc:"The id of the wager"`
	To        string      `json:"to,omitempty" doc:"Where the wager moved"`
	Amount    money.Cents `json:"amount,omitempty"`
	Stake     money.Cents `json:"stake,omitempty"`
	Coupon    money.Cents `json:"coupon,omitempty"`
	Odds      string      `json:"odds,omitempty" example:"9 to 5"`
	Tender    string      `json:"tender,omitempty" enum:"plaque,cash,coupon" doc:"Of bet: what it was made with, if not chips"`
	On        bool        `json:"on,omitempty" doc:"Of call: the wager is on now"`
	Why       string      `json:"why,omitempty" enum:"vigorish,uncalled,pot,withdrawn,unopened,beacon,refused,restored" doc:"Of void: why nothing is dealt under the seed. Of return: what came back, if not a wager that was neither won nor lost: a charge, a part of a bet that nobody has called, money from the pot, or a wager that its player takes back"`
	Against   string      `json:"against,omitempty" enum:"bank,half,pot,centre" doc:"Of pay, collect, award and centre: whose money it is, if not the house's: a player's who has the bank, half that player's and half the house's, the pot's, or the centre of the table's"`
	Bank      int         `json:"bank,omitempty" doc:"The seat of the player who has the bank"`
	Share     money.Cents `json:"share,omitempty" doc:"Of pay, collect and centre: how much of it is the money of the player who has the bank; the rest is the house's"`
	Pot       int         `json:"pot,omitempty" doc:"Of pot, award and rake: which pot; none for the first"`
	Seats     []int       `json:"seats,omitempty" doc:"Of pot: who may win it. Of no-more-bets: who has cut. Of unopened: whose cut was not opened"`
	Reason    string      `json:"reason,omitempty" doc:"Of refuse: why, in one word"`
	Interlude bool        `json:"interlude,omitempty" doc:"It happened between two rounds, when something was settled before wagers are made"`
	Notable   bool        `json:"notable,omitempty" doc:"Of note: it is no step that every round has"`

	Law     string `json:"law,omitempty" doc:"The paragraph under which it happened"`
	OddsLaw string `json:"oddsLaw,omitempty" doc:"A second paragraph: of the odds, of the tender, or of the step"`
	Round   uint64 `json:"round,omitempty" doc:"Of correction: the round whose payment was wrong. Of events about seeds and cuts: the number of the seed; of series and reveal the first of several"`
	Text    string `json:"text,omitempty" doc:"Of series: the root. Of commit and cut: the hash. Of open: the secret. Of beacon: the signature. Else what happened"`

	Series uint64     `json:"series,omitempty" doc:"Of series and commit: the number of the series"`
	Path   string     `json:"path,omitempty" doc:"Of commit: from the hash to the root of the series, eight hashes in base64"`
	Chain  string     `json:"chain,omitempty" doc:"Of commit: what the round is chained to"`
	Until  *time.Time `json:"until,omitempty" doc:"Of no-more-bets: so long cuts may be opened"`
	Beacon uint64     `json:"beacon,omitempty" doc:"Of no-more-bets and beacon: the beacon's round"`
	Seeds  []string   `json:"seeds,omitempty" doc:"Of reveal: of the round and those after it; none if they are for auditors alone"`
}

// HandWorth is what a hand is worth now.
type HandWorth struct {
	Box   int    `json:"box"`
	Hand  int    `json:"hand"`
	Worth string `json:"worth" example:"two pair, aces and eights"`
	Made  string `json:"made,omitempty" doc:"The cards that make it; none if all its cards do"`

	MadeLow string `json:"madeLow,omitempty" doc:"The cards that make it for low"`
}
