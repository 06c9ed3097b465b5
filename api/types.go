package api

import (
	"cmp"
	"math/bits"
	"time"

	"boardwalk/card"
	"boardwalk/floor"
	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/tile"
)

// Event is one thing that happened at a table, as one person may see it.
type Event struct {
	N    uint64    `json:"n" doc:"Its number at the table; those that only others may see are missing"`
	Time time.Time `json:"time"`
	Kind string    `json:"kind" doc:"What happened. Of the game: announce, note, sit, leave, bet, vigorish, reduce, call, move, convert, outcome, pay, collect, return, offer, answer, incident, void, refuse, post, close, deal, turn, burn, award, rake, deposit, marker, shuffle, form, discard, fold, gather, pot, all-in, button, begins, concede, cover, release, centre. Of the floor: arrive, depart, commit, reveal, cut, floor."`

	Seat   int    `json:"seat,omitempty" doc:"Position; none for the house"`
	Person string `json:"person,omitempty"`
	Name   string `json:"name,omitempty"`
	Bot    bool   `json:"bot,omitempty"`

	Box      *int   `json:"box,omitempty" doc:"Of a card: the place that got it; 0 is the dealer's"`
	Hand     int    `json:"hand,omitempty" doc:"Of a card: which hand of the box"`
	ToBox    *int   `json:"toBox,omitempty" doc:"Of form: the place that the card went to"`
	ToHand   int    `json:"toHand,omitempty" doc:"Of form: which hand there"`
	Card     string `json:"card,omitempty" doc:"As in Td; ?? lies face down"`
	Tile     string `json:"tile,omitempty" doc:"The spots of its two ends, as in 2-4; ?-? lies face down. An event has a card or a tile"`
	Worth    string `json:"worth,omitempty" example:"soft 17" doc:"Of deal, turn, form and discard: what the hand that the card is now in is worth, by the cards that you may see; none if it is not known or not counted"`
	Faces    []int  `json:"faces,omitempty" doc:"Dice as thrown, or the pocket"`
	Word     string `json:"word,omitempty" doc:"Of answer: the choice. Of incident: its id. Of outcome: the label of the pocket, stop or total"`
	Question string `json:"question,omitempty" doc:"Of offer and answer: the id of the question"`

	Area    string      `json:"area,omitempty" doc:"The id of the wager"`
	To      string      `json:"to,omitempty" doc:"Where the wager moved"`
	Amount  money.Cents `json:"amount,omitempty"`
	Stake   money.Cents `json:"stake,omitempty"`
	Coupon  money.Cents `json:"coupon,omitempty"`
	Odds    string      `json:"odds,omitempty" example:"9 to 5"`
	Tender  string      `json:"tender,omitempty" enum:"plaque,cash,coupon" doc:"Of bet: what it was made with, if not chips"`
	On      bool        `json:"on,omitempty" doc:"Of call: the wager is on now"`
	Why     string      `json:"why,omitempty" enum:"vigorish,uncalled,pot" doc:"Of return: what came back, if not a wager that was neither won nor lost: a charge, a part of a bet that nobody has called, or money from the pot"`
	Against string      `json:"against,omitempty" enum:"bank,half,pot,centre" doc:"Of pay, collect, award and centre: whose money it is, if not the house's: a player's who has the bank, half that player's and half the house's, the pot's, or the centre of the table's"`
	Bank    int         `json:"bank,omitempty" doc:"The seat of the player who has the bank"`
	Pot     int         `json:"pot,omitempty" doc:"Of pot, award and rake: which pot; none for the first"`
	Seats   []int       `json:"seats,omitempty" doc:"Of pot: who may win it"`
	Reason  string      `json:"reason,omitempty" doc:"Of refuse: why, in one word"`
	Notable bool        `json:"notable,omitempty" doc:"Of note: it is no step that every round has"`

	Law     string `json:"law,omitempty" doc:"The paragraph under which it happened"`
	OddsLaw string `json:"oddsLaw,omitempty" doc:"A second paragraph: of the odds, of the tender, or of the step"`
	Round   uint64 `json:"round,omitempty" doc:"Of commit, cut and reveal: the number of the seed"`
	Text    string `json:"text,omitempty"`
}

// floorKinds are the words for what the floor itself tells; those of a seat
// differ from the game's, which tells of it too.
var floorKinds = map[string]string{journal.KindSit: "arrive", journal.KindStand: "depart"}

// eventOf writes an event. The floor has left out of it what the reader may not
// see.
func (l *layout) eventOf(e *floor.Event) Event {
	if e.Kind != journal.KindEntry {
		kind := e.Kind
		if word, ok := floorKinds[kind]; ok {
			kind = word
		}
		return Event{N: e.N, Time: e.Time, Kind: kind, Seat: int(e.Seat), Person: e.Person, Name: e.Name, Bot: e.Bot,
			Amount: e.Amount, Coupon: e.Coupon, Round: e.Round, Text: e.Text}
	}
	t := &e.Told
	out := Event{N: e.N, Time: e.Time, Kind: t.Kind.String(), Seat: int(t.Seat), Area: l.name(t.Area), Amount: t.Amount, Stake: t.Stake,
		Coupon: t.Coupon, Law: cite(t.By), OddsLaw: cite(t.OddsBy), Text: t.Text}
	if !t.Odds.IsZero() {
		out.Odds = t.Odds.String()
	}
	out.Word, out.On, out.Notable, out.Pot = t.Word, t.On, t.Notable, int(t.Pot)
	if t.Tender != table.Chips {
		out.Tender = t.Tender.String()
	}
	if t.Return != table.Push {
		out.Why = t.Return.String()
	}
	if t.Against != table.TheHouse {
		out.Against, out.Bank = against(t.Against)
	}
	switch t.Kind {
	case table.Moved:
		out.To = l.name(t.To)
	case table.Dealt, table.Turned, table.Burned, table.Discarded, table.Formed:
		out.Card, out.Hand, out.Box = cardText(t.Card), int(t.Hand), boxOf(t.Box)
		if t.Tile != tile.None {
			out.Card, out.Tile = "", t.Tile.String()
		}
		out.Worth = cmp.Or(e.OwnWorth, e.Worth)
		if t.Kind == table.Formed {
			out.ToBox, out.ToHand = boxOf(t.ToBox), int(t.ToHand)
		}
	case table.Offered, table.Answered:
		out.Box, out.Hand = boxOf(t.Box), int(t.Hand)
		out.Question = e.QuestionID()
	case table.Folded:
		out.Box, out.Hand = boxOf(t.Box), int(t.Hand)
	case table.PotFormed:
		out.Seats = seatsOf(uint64(t.Seats))
	case table.Refused:
		out.Reason = t.Reason.String()
	case table.Thrown:
		for _, f := range t.Faces {
			out.Faces = append(out.Faces, int(f))
		}
	}
	return out
}

// boxOf is a place that gets cards, or nil for a card that came to none.
func boxOf(b table.Box) *int {
	if b == table.NoBox {
		return nil
	}
	n := int(b)
	return &n
}

// against is whose money moved, and who has the bank.
func against(p table.Party) (word string, bank int) {
	switch {
	case p == table.ThePot:
		return "pot", 0
	case p == table.TheCentre:
		return "centre", 0
	case p.Half():
		return "half", int(p.Seat())
	}
	return "bank", int(p.Seat())
}

// seatsOf lists a set of seats.
func seatsOf(in uint64) (list []int) {
	for ; in != 0; in &= in - 1 {
		list = append(list, bits.TrailingZeros64(in))
	}
	return list
}

func cardText(c card.Card) string {
	if c == card.Unknown {
		return "??"
	}
	return c.String()
}

func cite(c law.Cite) string {
	if c == "" {
		return ""
	}
	return c.Full()
}

// Status is how a table stands.
type Status struct {
	Event    uint64      `json:"event" doc:"The last event; the status is the one after it"`
	Phase    string      `json:"phase" enum:"closed,idle,betting,playing"`
	Until    *time.Time  `json:"until,omitempty" doc:"The end of betting, or of the time for an answer"`
	Now      time.Time   `json:"now" doc:"The time at the table, to compare until with"`
	Round    uint64      `json:"round" doc:"The number of the coming or present round's seed"`
	Hash     string      `json:"hash" doc:"SHA-256 of that seed, committed to before the first wager"`
	Cuts     int         `json:"cuts" doc:"How many cuts were given for it"`
	Asked    []int       `json:"asked,omitempty" doc:"The seats that have to answer"`
	Question *Question   `json:"question,omitempty" doc:"What one is asked oneself"`
	Ready    []int       `json:"ready,omitempty"`
	Waiting  *Refusal    `json:"waiting,omitempty" doc:"Why the last round was not played"`
	Closed   string      `json:"closed,omitempty"`
	Over     []OverWager `json:"over,omitempty" doc:"Wagers above the maximum that wait for staff"`
	Draining bool        `json:"draining,omitempty"`
	Facts    []Fact      `json:"facts" doc:"What everybody sees besides cards and wagers"`
}

// Fact is something that everybody sees at a table.
type Fact struct {
	ID     string      `json:"id" doc:"What it is. At craps: point, shooter. At baccarat: curator, scoreboard (P, B or T for every round of the shoe). At poker: button, and a pot for every pot, the first first"`
	Seats  []int       `json:"seats,omitempty" doc:"Whom it concerns; of a pot, who may win it"`
	Amount money.Cents `json:"amount,omitempty"`
	Text   string      `json:"text,omitempty"`
}

func factsOf(list []table.Fact) []Fact {
	out := make([]Fact, 0, len(list))
	for _, f := range list {
		out = append(out, Fact{ID: f.ID, Seats: seatsOf(f.Seats), Amount: f.Amount, Text: f.Text})
	}
	return out
}

// Question is what a player has to answer.
type Question struct {
	ID      string      `json:"id" doc:"An answer names it. It is the number of the round's seed, a point, and the number of the question"`
	Offer   string      `json:"offer" doc:"What kind of question of the game it is"`
	Text    string      `json:"text"`
	Law     string      `json:"law,omitempty"`
	Seat    int         `json:"seat"`
	Box     int         `json:"box"`
	Hand    int         `json:"hand"`
	Choices []string    `json:"choices" doc:"Those that are open; the first is taken if nobody answers"`
	Amounts []string    `json:"amounts,omitempty" doc:"Those of them that are made with an amount"`
	Least   money.Cents `json:"least,omitempty" doc:"Of an amount"`
	Most    money.Cents `json:"most,omitempty"`
	Step    money.Cents `json:"step,omitempty" doc:"Amounts are multiples of it; of the smallest chip if there is none"`
	Usual   money.Cents `json:"usual,omitempty" doc:"The amount of an answer without one"`
	Numbers []string    `json:"numbers,omitempty" doc:"Choices that may be made with a number"`
	Cards   []string    `json:"cards,omitempty" doc:"Choices that are made with cards of one's own"`
}

// Refusal is what may not be done, and why.
type Refusal struct {
	Law  string `json:"law,omitempty"`
	Text string `json:"text"`
}

// OverWager is a wager above the posted maximum, 8.2(d).
type OverWager struct {
	Seat   int         `json:"seat" minimum:"1" maximum:"64"`
	Area   string      `json:"area" maxLength:"64"`
	Amount money.Cents `json:"amount" minimum:"1"`
}

func (l *layout) statusOf(s *floor.Status, now time.Time) Status {
	out := Status{Event: s.Event, Phase: string(s.Phase), Now: now.UTC(), Round: s.Round, Hash: s.Hash, Cuts: s.Cuts,
		Closed: s.Closed, Draining: s.Draining, Facts: factsOf(s.Facts)}
	if !s.Until.IsZero() {
		until := s.Until
		out.Until = &until
	}
	for _, seat := range s.Asked {
		out.Asked = append(out.Asked, int(seat))
	}
	for _, seat := range s.Ready {
		out.Ready = append(out.Ready, int(seat))
	}
	if s.Waiting != nil {
		out.Waiting = &Refusal{cite(s.Waiting.By), s.Waiting.Text}
	}
	for _, o := range s.Over {
		out.Over = append(out.Over, OverWager{int(o.Seat), l.name(o.Area), o.Amount})
	}
	if q := s.Question; q != nil {
		out.Question = questionOf(s.QuestionID(), q)
	}
	return out
}

func questionOf(id string, q *table.Question) *Question {
	out := &Question{ID: id, Offer: q.Offer.ID, Text: q.Offer.Text, Law: cite(q.Offer.Law), Seat: int(q.Seat), Box: int(q.Box), Hand: int(q.Hand),
		Least: q.Least, Most: q.Most, Step: q.Step, Usual: q.Usual()}
	for i, c := range q.Offer.Choices {
		if q.Open>>i&1 == 0 {
			continue
		}
		out.Choices = append(out.Choices, string(c))
		for _, takes := range []struct {
			which table.Choices
			list  *[]string
		}{{q.Offer.Amounts, &out.Amounts}, {q.Offer.Numbers, &out.Numbers}, {q.Offer.Cards, &out.Cards}} {
			if takes.which>>i&1 != 0 {
				*takes.list = append(*takes.list, string(c))
			}
		}
	}
	return out
}

// Receipt says what became of an act. All of it is durable.
type Receipt struct {
	Table    string      `json:"table"`
	At       uint64      `json:"at" doc:"The place of its first record in the table's sequence"`
	Event    uint64      `json:"event" doc:"The table's last event once it was carried out"`
	Seat     int         `json:"seat,omitempty"`
	Amount   money.Cents `json:"amount,omitempty" doc:"What a player who left took away"`
	Waits    bool        `json:"waits,omitempty" doc:"It is done as soon as it is lawful, or when staff accept it"`
	Question string      `json:"question,omitempty" doc:"The id of the question that was answered"`
	Repeated bool        `json:"repeated,omitempty" doc:"It was carried out before, and now only confirmed"`
}

func receiptOf(r floor.Receipt) Receipt {
	return Receipt{Table: r.Table, At: r.At, Event: r.Event, Seat: int(r.Seat), Amount: r.Amount, Waits: r.Waits, Question: r.Question, Repeated: r.Repeated}
}
