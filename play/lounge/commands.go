package lounge

import (
	"fmt"
	"strings"

	"boardwalk/keno"
	"boardwalk/keno/paper"
	"boardwalk/keno/system"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/odds"
)

// Help lists the commands of a session.
const Help = `REQUEST          what a ticket costs, like 3 17 22 41 @ $1 or 1 2 | 3 4: 2/2, 1/4 @ $1 x 5
buy REQUEST      buy it for the coming games
quick N @ $1     the computer picks the numbers; buy quick N @ $1 x 5 buys them
draw             draw the next game (an empty line does the same)
tickets          your tickets, and what they have won
ticket N         print a ticket; way by way for the last game
redeem N, redeem all
again N          buy the same again for the coming games
void N           take a ticket back before its first game
odds REQUEST     what a ticket is worth
rates            the rate card
board            the last game
quit`

// Do does what a line says and returns what is to be said about it. It reports
// false when the player leaves.
func (s *Session) Do(line string) (reply string, stays bool) {
	line = strings.TrimSpace(line)
	word, rest, _ := strings.Cut(line, " ")
	do, ok := commands[strings.ToLower(word)]
	switch {
	case line == "":
		do = (*Session).draw
	case word == "quit" || word == "q":
		return "", false
	case !ok:
		do, rest = (*Session).price, line
	}
	reply, err := do(s, strings.TrimSpace(rest))
	if err != nil {
		return sentence(err), true
	}
	return reply, true
}

// commands are what a session can be told.
var commands = map[string]func(*Session, string) (string, error){
	"buy": (*Session).buy, "draw": (*Session).draw, "tickets": (*Session).list, "ticket": (*Session).print, "redeem": (*Session).redeem,
	"again": (*Session).again, "void": (*Session).void, "odds": (*Session).odds, "rates": (*Session).card, "board": (*Session).board,
	"price": (*Session).price, "help": (*Session).help,
}

// sentence writes an error with a capital and its paragraph.
func sentence(err error) string {
	text := err.Error()
	return strings.ToUpper(text[:1]) + text[1:]
}

func (s *Session) help(string) (string, error) { return Help, nil }

func (s *Session) price(text string) (string, error) {
	r, err := keno.Parse(text)
	if err != nil {
		return "", err
	}
	if r.Quick > 0 {
		return "", law.Refuse(keno.QuickPickTicket.By(), "the computer picks the numbers when you buy: buy %s", r)
	}
	t, err := s.Rates.Ticket(r)
	if err != nil {
		return "", err
	}
	return describe(t) + ". Type buy before it to buy it.", nil
}

// describe says what a ticket is and costs.
func describe(t *keno.Ticket) string {
	text := fmt.Sprintf("A %s ticket, %s: %s", t.Kind, things(len(t.Ways), "way"), t.Price)
	if t.Races() > 1 {
		text += fmt.Sprintf(" for %d games", t.Races())
	}
	return text
}

func (s *Session) buy(text string) (string, error) { return s.sold(system.Purchase{Request: text}) }

// sold buys a ticket and says what it is.
func (s *Session) sold(p system.Purchase) (string, error) {
	h, err := s.Buy(p)
	if err != nil {
		return "", err
	}
	t := h.Ticket
	return fmt.Sprintf("Ticket %d: %s. %s, from game %d. You have %s left.", h.Number, t, describe(t), h.First, s.Cash), nil
}

func (s *Session) again(word string) (string, error) {
	h, err := s.find(word)
	if err != nil {
		return "", err
	}
	return s.sold(system.Purchase{Replays: uint64(h.Number)})
}

func (s *Session) draw(string) (string, error) {
	game := s.Game
	if err := s.Draw(); err != nil {
		return "", err
	}
	return fmt.Sprintf("Game %d: %s\n%s", game, s.Last.String(), s.results(game)), nil
}

// results says what became of the tickets in a game.
func (s *Session) results(game int) string {
	var lines []string
	for _, h := range s.Tickets {
		if len(h.Won) == 0 || h.First+len(h.Won)-1 != game || h.Done != "" {
			continue
		}
		line := fmt.Sprintf("Ticket %d: %s", h.Number, caught(h.Ticket, s.Last))
		if won := h.Won[len(h.Won)-1]; won > 0 {
			line += fmt.Sprintf(", wins %s", won)
		}
		switch left := h.Ticket.Races() - len(h.Won); {
		case left > 0:
			line += fmt.Sprintf("; %s to come", things(left, "game"))
		case h.Total() > 0:
			line += fmt.Sprintf("; redeem %d to be paid %s", h.Number, h.Total())
		}
		lines = append(lines, line)
	}
	if len(lines) == 0 {
		return "You have no ticket in this game."
	}
	return strings.Join(lines, "\n")
}

// caught says how many numbers of a ticket were drawn, and how many ways won.
func caught(t *keno.Ticket, d *keno.Draw) string {
	marked := t.Request.Marked()
	text := fmt.Sprintf("%d of %d caught", marked.Caught(d.Set), marked.Len())
	if len(t.Ways) > 1 {
		won := 0
		for _, r := range t.Results(d.Set) {
			if r.Pays > 0 {
				won++
			}
		}
		text += fmt.Sprintf(", %d of %d ways", won, len(t.Ways))
	}
	return text
}

func (s *Session) list(string) (string, error) {
	if len(s.Tickets) == 0 {
		return "You have no tickets.", nil
	}
	var lines []string
	for _, h := range s.Tickets {
		state := h.Done
		switch {
		case state != "":
		case !h.Over() && h.Ticket.Races() == 1:
			state = fmt.Sprintf("in game %d", h.First)
		case !h.Over():
			state = fmt.Sprintf("in games %d to %d, %s so far", h.First, h.First+h.Ticket.Races()-1, h.Total())
		case h.Total() > 0:
			state = "won " + h.Total().String()
		default:
			state = "lost"
		}
		lines = append(lines, fmt.Sprintf("%3d  %s  (%s)", h.Number, h.Ticket, state))
	}
	return strings.Join(lines, "\n"), nil
}

func (s *Session) print(word string) (string, error) {
	h, err := s.find(word)
	if err != nil {
		return "", err
	}
	text := paper.Ticket(h.Ticket, h.issue).Text()
	if len(h.Won) == 0 || h.First+len(h.Won) != s.Game {
		return text, nil // it was not in the last game
	}
	text += "\nIn the last game:\n"
	for i, r := range h.Ticket.Results(s.Last.Set) {
		if i == 20 {
			text += fmt.Sprintf("and %d more ways\n", len(h.Ticket.Ways)-i)
			break
		}
		text += fmt.Sprintf("%-12s caught %2d of %2d  %s\n", h.Ticket.WayName(r.Way), r.Caught, r.Way.Size, r.Pays)
	}
	return text, nil
}

func (s *Session) redeem(word string) (string, error) {
	if word != "all" && word != "" {
		h, err := s.find(word)
		if err != nil {
			return "", err
		}
		paid, err := s.Redeem(h)
		if err != nil {
			return "", err
		}
		return fmt.Sprintf("Ticket %d is paid %s. You have %s.", h.Number, paid, s.Cash), nil
	}
	var sum money.Cents
	n := 0
	for _, h := range s.open() {
		if paid, err := s.Redeem(h); err == nil {
			sum += paid
			n++
		}
	}
	if n == 0 {
		return "No ticket of yours can be paid now.", nil
	}
	return fmt.Sprintf("%s paid %s. You have %s.", things(n, "ticket"), sum, s.Cash), nil
}

func (s *Session) void(word string) (string, error) {
	h, err := s.find(word)
	if err != nil {
		return "", err
	}
	if err := s.Void(h); err != nil {
		return "", err
	}
	return fmt.Sprintf("Ticket %d is void; you get %s back.", h.Number, h.Ticket.Price), nil
}

func (s *Session) odds(text string) (string, error) {
	r, err := keno.Parse(text)
	if err != nil {
		return "", err
	}
	if r.Quick > 0 { // which numbers they are makes no difference
		r.Groups, r.Quick = []keno.Set{first(r.Quick)}, 0
	}
	t, err := s.Rates.Ticket(r)
	if err != nil {
		return "", err
	}
	f := odds.KenoTicket(t).Figures[0]
	return fmt.Sprintf("%s. House advantage %.2f%%, standard deviation %.2f for each dollar.", describe(t),
		100*f.HouseAdvantage(), f.StandardDeviation()), nil
}

// first is the set of the numbers from 1 to n.
func first(n int) (s keno.Set) {
	for i := 1; i <= n; i++ {
		s = s.With(i)
	}
	return s
}

func (s *Session) card(string) (string, error) { return paper.RateCard(s.Rates).Text(), nil }

func (s *Session) board(string) (string, error) {
	if s.Last == nil {
		return "No game has been drawn yet.", nil
	}
	return paper.Board(s.Game-1, s.Last.List()).Text(), nil
}

// things writes a number of things: "1 way", "2 ways".
func things(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return fmt.Sprintf("%d %ss", n, thing)
}
