package play

import (
	"boardwalk/bots"
	"boardwalk/counsel"
	"boardwalk/money"
	"boardwalk/play/canvas"
	"boardwalk/play/ring"
	"boardwalk/table"
)

// contest is a table of players against each other: how it is told, drawn and
// hinted, and how its bots play. A table against the house has none.
type contest interface {
	Begin()                  // a round begins
	Hear(e table.Event) bool // takes an event that the person may see; false if the session is to tell of it
	Flush()                  // tells what was kept for one line

	Draw(w, h int) *canvas.Canvas
	Summary() string // the table in one line of plain text
	InPlay() (stack, in money.Cents)
	Stack(table.Seat) money.Cents
	Standing(table.Seat) string

	Ask(*table.Question) string
	Ways(*table.Question) []ring.Way                       // the answers that it names, in the order of their numbers
	Read(*table.Question, []string) (table.Answer, string) // an answer as it is typed, or what is wrong with it
	Judge(*table.Question, []string) string                // what it would do
	InTurn(word string) bool                               // a word is one that is said in turn
	Hint(*table.Question) []string
	Tips() string
	Between(left bool) string // what can be done between two rounds
	GiveUp(*table.Question) table.Answer

	Seen() *bots.Ring // what everybody knows of the round, for the bots
	Reload(seat table.Seat, stake money.Cents) money.Cents
}

var _ contest = (*ring.Ring)(nil)

// host is the session as a [ring.Ring] knows it.
type host struct{ *Session }

func (h host) Name(seat table.Seat) string { return h.who(seat) }
func (h host) Hands() counsel.Hands        { return h.eye.Hands }
func (h host) Waiting() bool               { return h.live.Question() != nil }
func (h host) Playing() bool               { return h.playing }
func (h host) BeginRound()                 { h.beginRound() }
func (h host) Tell(e Entry)                { h.tell(e) }
func (h host) Record(text string)          { h.past = append(h.past, Outcome{Text: text}) }

// Summary returns a table of players against each other in one line of plain
// text, for whoever is asked and sees no drawing. It is empty otherwise.
func (s *Session) Summary() string {
	if s.contest == nil || s.Question() == nil {
		return ""
	}
	return s.contest.Summary()
}

// abandon answers for a person who leaves in the middle of a round.
func (s *Session) abandon() {
	for n := 0; s.inTurn() && s.failed == nil && s.Question() != nil && n < 20; n++ {
		s.answer(s.contest.GiveUp(s.Question()))
	}
}
