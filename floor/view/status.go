package view

import (
	"slices"
	"time"

	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// Phase is what a table is waiting for.
type Phase string

// The phases of a table.
const (
	Closed  Phase = "closed"  // staff, to open it
	Idle    Phase = "idle"    // a first wager, or a second player
	Betting Phase = "betting" // the last wagers
	Opening Phase = "opening" // the cuts to be opened, or the beacon
	Playing Phase = "playing" // the answer to a question
)

// Status is how a table stands. It changes with the clock too and is no part of
// the record: what it says of time begins anew when a house opens again.
type Status struct {
	Event uint64 // the last event; the status is the one after it
	Phase Phase
	Until time.Time // the end of betting, or of the time for an answer: the viewer's own, or the earliest
	Round uint64    // the number of the coming or present round's seed
	Hash  string    // of that seed, which was committed to
	Seed  SeedStatus

	Interlude  bool            // what is asked is asked between two rounds, before wagers are made
	Asked      []table.Seat    // who has to answer
	Question   *table.Question // what the viewer is asked, or what is asked first before For was called; nil for nothing
	Settings   []table.Setting // the ways to answer it, if it has the viewer set a hand; For fills it
	Costs      []money.Cents   // what each choice of its offer takes from the viewer's chips at once; For fills it
	Ready      []table.Seat    // who needs no more time to wager
	Waiting    *law.Refusal    // why the last round was not played, and what it wants first
	Closed     string          // why the table is closed
	Over       []Over          // wagers above the maximum that wait for staff to accept them
	Facts      []table.Fact    // what everybody sees besides cards and wagers
	Meter      Meter           // the progressive meter that the table feeds; the zero value at a game that has none
	Tournament *Tournament     // that is held at the table; nil for none
	Draining   bool            // no further round is played until the house opens again

	Open []Open // every open question; For removes it
}

// Meter is what a progressive meter reads.
type Meter struct {
	Name    string
	Reading money.Cents
}

// For returns the status as a person may see it. Which choices are open to a
// player may say something of cards that only that player sees.
func (s Status) For(person string) Status {
	own := s.ownQuestion(person)
	s.Open, s.Question = nil, nil
	if own != nil {
		s.Question, s.Until = &own.Question, own.Until
		if own.Settings != nil {
			s.Settings = *own.Settings
		}
		if own.Costs != nil {
			s.Costs = *own.Costs
		}
	}
	return s
}

// SecretFor reports whether the person may see more of the status than others.
func (s *Status) SecretFor(person string) bool { return s.ownQuestion(person) != nil }

// ownQuestion returns the question that a person is asked, or nil.
func (s *Status) ownQuestion(person string) *Open {
	if person == "" {
		return nil
	}
	for i := range s.Open {
		if s.Open[i].Person == person {
			return &s.Open[i]
		}
	}
	return nil
}

// QuestionID returns the id of the status's question, or the empty string.
func (s *Status) QuestionID() string {
	if s.Question == nil {
		return ""
	}
	return QuestionID(s.Round, s.Question.Number)
}

// Same reports whether two statuses say the same.
func (s *Status) Same(o *Status) bool {
	return s.Event == o.Event && s.Phase == o.Phase && s.Until.Equal(o.Until) && s.Round == o.Round && s.Seed.same(&o.Seed) &&
		s.Waiting == o.Waiting && s.Closed == o.Closed && s.Draining == o.Draining && slices.Equal(s.Open, o.Open) &&
		slices.Equal(s.Asked, o.Asked) && slices.Equal(s.Ready, o.Ready) && slices.Equal(s.Over, o.Over) &&
		slices.Equal(s.Facts, o.Facts) && s.Meter == o.Meter &&
		s.Tournament.same(o.Tournament)
}

// Over is a wager above the posted maximum that a player asks to be accepted.
type Over struct {
	Seat   table.Seat
	Area   table.Area
	Amount money.Cents
}

// Tournament is how a tournament at a table stands.
type Tournament struct {
	Chips   money.Cents // that everybody begins with
	Rounds  int         // after which it ends; 0 for no such end
	Minutes int         // after which it ends; 0 for no such end
	Every   int         // minutes after which the stakes rise; 0 if they do not
	Host    string      // who starts it

	Began     time.Time // zero before it begins
	Ends      time.Time // by the clock; zero if it does not
	NextLevel time.Time // when the stakes rise next; zero if they do not
	Level     int
	Played    int // rounds
	Over      bool
	Stakes    []Stake   // what rises with the levels; none where nothing does
	Ranking   []Entrant // the first first
}

// Stake is an option that is part of what a round costs at least, as it is now.
type Stake struct{ Name, Value string }

// Entrant is somebody in the ranking of a tournament.
type Entrant struct {
	Seat   table.Seat
	Person string
	Name   string
	Bot    bool
	Chips  money.Cents // in the middle of a round, as it began
	Place  int         // shared by those who have as much
	Out    bool        // is not in any more
}

// same reports whether two tournaments, or none, stand the same.
func (t *Tournament) same(o *Tournament) bool {
	if t == nil || o == nil {
		return t == o
	}
	return t.Began.Equal(o.Began) && t.NextLevel.Equal(o.NextLevel) && t.Played == o.Played && t.Over == o.Over &&
		slices.Equal(t.Ranking, o.Ranking)
}
