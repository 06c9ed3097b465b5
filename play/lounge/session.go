// Package lounge plays keno in the terminal: a private game with play money, in
// which a game is drawn whenever the player asks for it.
//
// [Session] has the player's cash and tickets, and takes one command a line.
// [Plain] reads commands from a script, and [Screen] fills a terminal.
//
// Other modules should not build on this package: it may change in every version.
package lounge

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"boardwalk/chance"
	"boardwalk/keno"
	"boardwalk/keno/paper"
	"boardwalk/keno/system"
	"boardwalk/law"
	"boardwalk/ledger"
	"boardwalk/money"
)

// Config is what a session begins with.
type Config struct {
	Rates    *keno.Rates
	Bankroll money.Cents
	Seed     chance.Seed      // decides every draw and every quick-pick
	Now      func() time.Time // what time it is
}

// Session is a player in the lounge. Everything is done by the keno computer system
// (package keno/system) that also runs the lounge of a house; only the records are
// not kept.
type Session struct {
	Config
	Cash    money.Cents
	Game    int        // the number of the next game
	Last    *keno.Draw // of the last game; nil before the first
	Tickets []*Held    // all that were bought, by their numbers

	system *system.System
	source chance.Source // of quick-picks on the screen
}

// Held is a ticket of the player.
type Held struct {
	Number int
	Ticket *keno.Ticket
	First  int           // the number of its first game
	Won    []money.Cents // in each game that was drawn, as it is paid
	Done   string        // "paid", "voided", or nothing while the player has it
	issue  paper.Issue
}

// you is the player, who owns the private game and has its numbers drawn.
var you = system.Party{Who: "you"}

// New opens a lounge with one automatic station, always open.
func New(c Config) (*Session, error) {
	s := &Session{Config: c, Cash: c.Bankroll, Game: 1}
	random := chance.NewSecure(c.Seed)
	s.source = random
	plan := system.Plan{Name: "private keno", Rates: c.Rates.String(), Owner: you.Who, Imprest: 10_000 * money.Dollar,
		Booths: []system.Booth{{Name: "terminal", Stations: []system.Station{{Number: 1, Auto: true}}}}}
	config := system.Config{Plan: &plan, Seed: func() chance.Seed { return nextSeed(random) }, Random: random, Held: s.held}
	var err error
	if s.system, err = system.New("private-keno", config, plan, c.Now()); err != nil {
		return nil, err
	}
	s.commit()
	return s, nil
}

// Unlawful returns what the law says against the rate card, a sentence for each paragraph; nothing of a lawful one.
func (s *Session) Unlawful() (list []string) {
	for _, f := range s.Rates.Check() {
		if !f.By.IsZero() {
			list = append(list, "Not lawful in New Jersey: "+f.By.Full()+": "+f.Text+".")
		}
	}
	return list
}

// nextSeed draws a seed from a source, so that one seed decides the whole session.
func nextSeed(src chance.Source) (seed chance.Seed) {
	for i := range seed {
		seed[i] = byte(src.Draw(256))
	}
	return seed
}

// held is what an account can spend. Only the player's matters here.
func (s *Session) held(a ledger.Account) money.Cents {
	if a == ledger.Player(you.Who) {
		return s.Cash
	}
	return 0
}

// do gives an order to the system and moves the player's money.
func (s *Session) do(o system.Order) (system.Receipt, error) {
	r, err := s.system.Do(s.Now(), &o)
	s.commit()
	return r, err
}

// commit takes what the system has done since it was last called.
func (s *Session) commit() {
	for _, t := range s.system.Batch().Transfers {
		if t.From == ledger.Player(you.Who) {
			s.Cash -= t.Amount
		}
		if t.To == ledger.Player(you.Who) {
			s.Cash += t.Amount
		}
	}
	s.system.Committed()
}

// Over reports whether all games of the ticket have been drawn.
func (h *Held) Over() bool { return len(h.Won) == h.Ticket.Races() }

// Total returns what the ticket has won so far.
func (h *Held) Total() (sum money.Cents) {
	for _, w := range h.Won {
		sum += w
	}
	return sum
}

// Buy buys a ticket for the coming games: a request, or an old ticket that serves as
// one.
func (s *Session) Buy(p system.Purchase) (*Held, error) {
	r, err := s.do(system.Buy(you, p))
	if err != nil {
		return nil, err
	}
	t, _ := s.system.Ticket(r.Ticket)
	h := &Held{Number: int(r.Ticket), Ticket: t.Rules(), First: int(t.First)}
	h.issue = paper.Issue{Number: fmt.Sprintf("%06d", h.Number), At: t.Sold, Station: strconv.Itoa(t.Station),
		Writer: t.Writer, First: h.First, House: "Boardwalk"}
	s.Tickets = append(s.Tickets, h)
	return h, nil
}

// Draw locks the next game out, which draws it at once, and settles the tickets that
// are in it.
func (s *Session) Draw() error {
	r, err := s.do(system.LockOut(you, ""))
	if err != nil {
		return err
	}
	results := s.system.Board().Results
	d, err := keno.NewDraw(results[len(results)-1].Numbers)
	if err != nil {
		return err
	}
	s.Last, s.Game = &d, int(r.Game)+1
	for _, h := range s.Tickets {
		if t, ok := s.system.Ticket(uint64(h.Number)); ok && t.Drawn == r.Game && !h.Over() {
			h.Won = append(h.Won, t.Won-h.Total())
		}
	}
	return nil
}

// Redeem has a ticket paid.
func (s *Session) Redeem(h *Held) (money.Cents, error) {
	r, err := s.do(system.Redeem(you, system.Claim{Ticket: uint64(h.Number)}))
	if err != nil {
		return 0, err
	}
	h.Done = "paid"
	return r.Amount, nil
}

// Void takes a ticket back before its first game.
func (s *Session) Void(h *Held) error {
	if _, err := s.do(system.Void(you, uint64(h.Number), 0)); err != nil {
		return err
	}
	h.Done = "voided"
	return nil
}

// find returns a ticket by its number.
func (s *Session) find(word string) (*Held, error) {
	n, err := strconv.Atoi(strings.TrimSpace(word))
	if err != nil || n < 1 || n > len(s.Tickets) {
		return nil, law.RefuseFor(law.Unknown, "", "you have no ticket %q", strings.TrimSpace(word))
	}
	return s.Tickets[n-1], nil
}

// open returns the tickets that the player still has.
func (s *Session) open() []*Held {
	return slices.DeleteFunc(slices.Clone(s.Tickets), func(h *Held) bool { return h.Done != "" || h.Over() && h.Total() == 0 })
}

// Farewell says how the session ended, and the seed that decided it.
func (s *Session) Farewell() []string {
	owed := money.Cents(0)
	for _, h := range s.open() {
		if h.Over() {
			owed += h.Total()
		}
	}
	line := fmt.Sprintf("You leave with %s (%s).", s.Cash, (s.Cash - s.Bankroll).Signed())
	if owed > 0 {
		line += fmt.Sprintf(" Tickets for %s were not redeemed.", owed)
	}
	return []string{line, "Seed of this session: " + s.Seed.String()}
}
