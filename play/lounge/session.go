// Package lounge plays keno in the terminal: a private game with play money, in
// which a game is drawn whenever the player asks for it.
//
// [Session] has the player's cash and tickets, and takes one command a line.
// [Plain] reads commands from a script, and [Screen] fills a terminal.
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
	"boardwalk/law"
	"boardwalk/money"
)

// Config is what a session begins with.
type Config struct {
	Rates    *keno.Rates
	Bankroll money.Cents
	Seed     chance.Seed      // decides every draw and every quick-pick
	Now      func() time.Time // what time tickets are issued
}

// Session is a player in the lounge.
type Session struct {
	Config
	Cash    money.Cents
	Game    int        // the number of the next game
	Last    *keno.Draw // of the last game; nil before the first
	Tickets []*Held    // all that were bought, by their numbers

	source chance.Source
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

// New opens a lounge.
func New(c Config) *Session {
	return &Session{Config: c, Cash: c.Bankroll, Game: 1, source: chance.NewSecure(c.Seed)}
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

// Ticket returns the ticket that a request makes, with the numbers of a
// quick-pick, without selling it.
func (s *Session) Ticket(text string) (*keno.Ticket, error) {
	r, err := keno.Parse(text)
	if err != nil {
		return nil, err
	}
	if r, err = r.Pick(s.source); err != nil {
		return nil, err
	}
	return s.Rates.Ticket(r)
}

// Buy sells a ticket for the coming games, against its total price (15.4(c)).
func (s *Session) Buy(t *keno.Ticket) (*Held, error) {
	if t.Price > s.Cash {
		return nil, law.RefuseFor(law.Short, "15.4(c)[payment]", "the ticket costs %s and you have %s", t.Price, s.Cash).Bounded(int64(s.Cash))
	}
	s.Cash -= t.Price
	h := &Held{Number: len(s.Tickets) + 1, Ticket: t, First: s.Game}
	h.issue = paper.Issue{Number: fmt.Sprintf("%06d", h.Number), At: s.Now(), Station: "1", Writer: "terminal", First: s.Game, House: "Boardwalk"}
	s.Tickets = append(s.Tickets, h)
	return h, nil
}

// Draw draws the next game and settles the tickets that are in it.
func (s *Session) Draw() *keno.Draw {
	d := keno.DrawFrom(s.source)
	s.Last = &d
	s.Game++
	var in []*Held
	var won []money.Cents
	for _, h := range s.Tickets {
		if h.Done == "" && !h.Over() {
			in = append(in, h)
			won = append(won, h.Ticket.Won(d.Set))
		}
	}
	share := s.Rates.Share(won)
	for i, h := range in {
		h.Won = append(h.Won, share.Of(won[i]))
	}
	return &d
}

// Redeem pays a ticket after its last game (15.4(d)[payout], 15.6(a)).
func (s *Session) Redeem(h *Held) (money.Cents, error) {
	switch {
	case h.Done != "":
		return 0, law.RefuseFor(law.Answered, "15.6(a)", "ticket %d was %s already", h.Number, h.Done)
	case !h.Over():
		return 0, law.RefuseFor(law.Stage, "15.4(d)[payout]", "ticket %d is paid after its last game, %d", h.Number, h.First+h.Ticket.Races()-1)
	case h.Total() == 0:
		return 0, law.Refuse("15.6(a)", "ticket %d won nothing", h.Number)
	}
	h.Done = "paid"
	s.Cash += h.Total()
	return h.Total(), nil
}

// Void takes a ticket back before its first game (15.4(e)).
func (s *Session) Void(h *Held) error {
	switch {
	case h.Done != "":
		return law.RefuseFor(law.Answered, "15.4(e)", "ticket %d was %s already", h.Number, h.Done)
	case len(h.Won) > 0:
		return law.RefuseFor(law.Locked, "15.4(e)", "ticket %d can be voided only before its first game", h.Number)
	}
	h.Done = "voided"
	s.Cash += h.Ticket.Price
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
