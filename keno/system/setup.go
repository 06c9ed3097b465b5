package system

import (
	"bytes"
	"encoding/json"
	"maps"
	"slices"
	"time"

	"boardwalk/journal"
	"boardwalk/keno"
	"boardwalk/law"
	"boardwalk/money"
)

// Setup is the data of [KindSetup]: what the licensee decided, and how the lounge stands.
type Setup struct {
	Plan  Plan      `json:"plan"`
	State *Standing `json:"state,omitempty"` // nil for a new lounge
}

// Standing is how a lounge stands between two games. It has the tickets that can still
// win or be paid, and no others.
type Standing struct {
	Game     Game             `json:"game"`   // the last one
	Ticket   uint64           `json:"ticket"` // the last one
	Tickets  []StandingTicket `json:"tickets,omitempty"`
	Cards    []string         `json:"cards,omitempty"` // the rate cards that tickets were sold under, beside the present one
	Desks    []Desk           `json:"desks,omitempty"`
	Unpaid   money.Cents      `json:"unpaid,omitempty"`
	Lapsed   money.Cents      `json:"lapsed,omitempty"`
	Year     int              `json:"year,omitempty"` // of which Lapsed is
	Down     string           `json:"down,omitempty"`
	Keys     [2]string        `json:"keys"`
	Day      string           `json:"day,omitempty"`
	Drawn    time.Time        `json:"drawn,omitzero"`
	Until    time.Time        `json:"until,omitzero"`
	Results  []Draw           `json:"results,omitempty"`
	Round    uint64           `json:"round"`
	SeriesNo uint64           `json:"seriesNo"`
	Series   []journal.Series `json:"series,omitempty"`
	Chain    string           `json:"chain,omitempty"`

	Unopened journal.UnopenedCuts `json:"unopened,omitempty"` // cuts that were not opened lately
}

// StandingTicket is a ticket that can still win or be paid.
type StandingTicket struct {
	Ticket
	Card int `json:"card,omitempty"` // among the cards, from 1; 0 for the present one
}

// putSetup records how the lounge stands, under the plan of the casino file.
func (s *System) putSetup() error {
	p := s.plan
	if s.config.Plan != nil {
		p = *s.config.Plan
	}
	state := s.standing(&p)
	return s.put(House, KindSetup, Setup{Plan: p, State: &state})
}

// standing returns how the lounge stands, for a setup with a plan.
func (s *System) standing(p *Plan) Standing {
	d := Standing{Game: s.game, Ticket: s.last, Unpaid: s.unpaid, Lapsed: s.lapsed, Year: s.year, Down: s.down, Keys: s.keys, Day: s.day,
		Drawn: s.drawn, Until: s.until, Results: slices.Clone(s.results), Round: s.round, SeriesNo: s.series,
		Series:   slices.Clone(s.rounds.InForce()),
		Unopened: s.rounds.Unopened()}
	if s.round > 0 {
		d.Chain = s.rounds.Next().String()
	}
	for _, n := range s.stations() {
		d.Desks = append(d.Desks, *s.desks[n])
	}
	kept := append(slices.Clone(s.playing), s.payable...)
	slices.SortFunc(kept, func(a, b *Ticket) int { return int(int64(a.Sale.Ticket) - int64(b.Sale.Ticket)) })
	for _, t := range slices.Compact(kept) {
		one := StandingTicket{Ticket: *t}
		one.rules, one.win = nil, 0
		if text := s.cards[t.rules.Rates]; text != p.Rates {
			i := slices.Index(d.Cards, text)
			if i < 0 {
				i = len(d.Cards)
				d.Cards = append(d.Cards, text)
			}
			one.Card = i + 1
		}
		d.Tickets = append(d.Tickets, one)
	}
	return d
}

// stations returns the numbers of all stations that were ever open, in their order.
func (s *System) stations() []int { return slices.Sorted(maps.Keys(s.desks)) }

// applySetup takes a setup. One that goes on must say how the lounge stands, to the
// last ticket.
func (s *System) applySetup(r *journal.Record, d *Setup, e *Effect) error {
	if err := d.Plan.check(); err != nil {
		return wrong("%v", err)
	}
	card, err := keno.ReadRates("", d.Plan.Rates)
	if err != nil {
		return wrong("the rate card cannot be read: %v", err)
	}
	if start := (time.Time{}).AddDate(1, 0, 0); card.Claim.Until(start).Sub(start) < 5*time.Minute {
		return law.Refuse(leastValid,
			"winning tickets are valid for at least five minutes from the start of their last game, and not for %s", card.Claim)
	}
	if r := d.Plan.checkBoards(r.Time); r != nil {
		return r
	}
	if s.card != nil {
		if s.phase != Shut || d.State == nil {
			return wrong("the lounge is set up anew in the middle of a game, or without its tickets")
		}
		is, says := s.standing(&d.Plan), d.State
		if a, b := text(&is), text(says); !bytes.Equal(a, b) {
			return wrong("the lounge says that it stands otherwise than it does")
		}
	}
	if s.card == nil && d.State != nil && r.At == 0 {
		return wrong("a new lounge has tickets")
	}
	e.Event.Staff = true
	if d.State == nil {
		s.plan, s.card, s.cards = d.Plan, card, map[*keno.Rates]string{card: d.Plan.Rates}
		return nil
	}
	return s.stand(d, card)
}

// stand takes over how the lounge stands.
func (s *System) stand(d *Setup, card *keno.Rates) error {
	is := d.State
	next := state{plan: d.Plan, card: card, cards: map[*keno.Rates]string{card: d.Plan.Rates}, phase: Shut,
		game: is.Game, last: is.Ticket, tickets: map[uint64]*Ticket{}, holders: map[string][]*Ticket{}, desks: map[int]*Desk{},
		unpaid: is.Unpaid, lapsed: is.Lapsed, year: is.Year,
		down: is.Down, keys: is.Keys, day: is.Day, drawn: is.Drawn, until: is.Until, results: slices.Clone(is.Results)}
	next.seeds = seeds{rounds: s.rounds, round: is.Round, series: is.SeriesNo, masters: s.masters, tree: s.tree,
		treeOf: s.treeOf, revealed: s.revealed}
	if !s.rounds.Followed() || s.card == nil && is.Round > 0 {
		next.rounds.Resume(is.Round, is.Series, is.Chain, is.Unopened)
	}
	cards := []*keno.Rates{card}
	for _, text := range is.Cards {
		old, err := keno.ReadRates("", text)
		if err != nil {
			return wrong("an old rate card cannot be read: %v", err)
		}
		cards, next.cards[old] = append(cards, old), text
	}
	for _, one := range is.Tickets {
		t := one.Ticket
		if one.Card < 0 || one.Card >= len(cards) {
			return wrong("ticket %d was sold under no rate card", t.Sale.Ticket)
		}
		request, err := keno.Parse(t.Request)
		if err == nil {
			t.rules, err = cards[one.Card].Ticket(request)
		}
		if err != nil {
			return wrong("ticket %d: %v", t.Sale.Ticket, err)
		}
		next.keep(&t)
		if t.Over() {
			next.payable = append(next.payable, &t)
			if t.Won >= Supervised && t.Signed == "" {
				next.large = append(next.large, &t)
			}
		} else {
			next.playing = append(next.playing, &t)
		}
	}
	slices.SortStableFunc(next.payable, func(a, b *Ticket) int { return a.Expires.Compare(b.Expires) })
	for _, desk := range is.Desks {
		next.desks[desk.Station] = &desk
	}
	next.at, next.time = s.at, s.time
	s.state = next
	return nil
}

// text writes how a lounge stands, to be compared.
func text(d *Standing) []byte {
	b, _ := json.Marshal(d) // a plain value
	return b
}

// same reports whether two plans are the same.
func (p *Plan) same(q *Plan) bool {
	a, _ := json.Marshal(p) // plain values
	b, _ := json.Marshal(q)
	return bytes.Equal(a, b)
}
