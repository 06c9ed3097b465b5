package paper

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"boardwalk/keno"
)

// Issue is what a ticket says beside its wager: who issued it, where and when.
type Issue struct {
	Number  string    // of the ticket, in sequence
	At      time.Time // when it was issued
	Station string    // the number of the keno work station
	Writer  string    // the identification code of the keno writer
	First   int       // the number of its first game
	House   string    // the name of the house; empty if it is not said
}

// timeForm is how a ticket writes its date and time.
const timeForm = "Mon 2 Jan 2006 15:04:05"

// Ticket returns the paper of a ticket with all that 15.4(c) wants on it.
func Ticket(t *keno.Ticket, i Issue) *Sheet {
	s := &Sheet{Title: strings.TrimSpace(i.House + " keno ticket " + i.Number), By: "15.1[keno ticket]",
		Grid: &Grid{By: "15.4(c)3", Groups: t.Request.Groups, Kings: t.Request.Kings}}
	last := i.First + t.Races() - 1
	s.Lines = []Line{
		{"15.4(c)1", "Issued", i.At.Format(timeForm)},
		{"15.4(c)2", "Work station", i.Station},
		{"15.4(c)3", "Numbers", numbers(&t.Request)},
		{"15.4(c)4", "Games", strconv.Itoa(t.Races())},
		{"15.4(c)5", "Game numbers", fmt.Sprintf("first %d, last %d", i.First, last)},
		{"15.4(c)6", "Conditioning", fmt.Sprintf("%s: %s", t.Kind, t.Conditioning())},
		{"15.4(c)7", "Rate", rates(t)},
		{"15.4(c)8", "Ways", strconv.Itoa(len(t.Ways))},
		{"15.4(c)9", "Total price", t.Price.String()},
		{"15.4(c)10", "Writer", i.Writer},
	}
	s.Notes = []Note{
		{By: "15.4(c)11", Text: limit(t.Rates)},
		{By: "15.4(c)12", Text: "To collect winnings you must present a computer-generated keno ticket."},
		{By: "15.4(c)13", Text: claim(t.Rates)},
	}
	return s
}

// numbers lists the marked numbers by groups, and the kings.
func numbers(r *keno.Request) string {
	var parts []string
	for i, g := range r.Groups {
		if len(r.Groups) == 1 && r.Kings.IsEmpty() {
			return g.String()
		}
		parts = append(parts, keno.GroupName(i)+": "+g.String())
	}
	if !r.Kings.IsEmpty() {
		parts = append(parts, "kings: "+r.Kings.String())
	}
	return strings.Join(parts, "; ")
}

// rates says what is wagered on each way: once if it is the same for all.
func rates(t *keno.Ticket) string {
	same := true
	for i := range t.Ways {
		same = same && t.Ways[i].Rate == t.Ways[0].Rate
	}
	if same {
		return t.Ways[0].Rate.String() + " a way"
	}
	var parts []string
	for _, e := range t.Entries() {
		parts = append(parts, fmt.Sprintf("%s at %s", e, e.Rate))
	}
	return strings.Join(parts, ", ")
}

// limit says the most that is paid in a game, and how it is shared.
func limit(c *keno.Rates) string {
	if c.Limit == 0 {
		return "There is no limit to what the winners of a game are paid."
	}
	return fmt.Sprintf("All winners of one game together are paid at most %s. %s", c.Limit, c.Sharing.Sentence())
}

// claim says until when winnings can be collected.
func claim(c *keno.Rates) string {
	return fmt.Sprintf("Winning tickets are valid for %s from the start of their last game.", c.Claim)
}
