package sitting

import (
	"fmt"
	"time"

	"boardwalk/casino"
	"boardwalk/money"
	"boardwalk/table"
)

// overTournament is why a table is closed at which a tournament was held.
const overTournament = "the tournament is over"

// Tournament is a private event at one table: everybody begins with the same chips, which
// come from the cage and go back there, and at the end there is a ranking. Its first part
// is what the host asked for; the rest follows from the records.
type Tournament struct {
	Chips  money.Cents `json:"chips"`             // that everybody begins with
	Rounds int         `json:"rounds,omitempty"`  // after which it ends; 0 for no such end
	Length int         `json:"minutes,omitempty"` // after which it ends; 0 for no such end
	Every  int         `json:"every,omitempty"`   // minutes after which blinds, antes and limits rise; 0 if they do not

	Began    time.Time `json:"began,omitzero"`
	Level    int       `json:"level,omitempty"`  // from 1 on, once it has begun
	Played   int       `json:"played,omitempty"` // rounds
	Over     bool      `json:"over,omitempty"`
	Entrants []Entrant `json:"entrants,omitempty"` // by seat
}

// Entrant is somebody who takes part in a tournament.
type Entrant struct {
	Seat   table.Seat  `json:"seat"`
	Person string      `json:"person"`
	Chips  money.Cents `json:"chips"`           // when the last round began; at the end those that are left
	Place  int         `json:"place,omitempty"` // 0 for those who are still in
}

// TournamentNews is the data of a record about a tournament. One of its parts is there.
type TournamentNews struct {
	Start []Entrant `json:"start,omitempty"` // it begins with these
	Level int       `json:"level,omitempty"` // the next one; notices of what rises follow
	Out   *Entrant  `json:"out,omitempty"`   // somebody is out, with a place
	End   []Entrant `json:"end,omitempty"`   // it is over, and all have their places
}

// levels are how many times the first stakes those of each level are.
var levels = [...]int64{1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256}

// Runs reports whether the tournament has begun and is not over. There may be none.
func (t *Tournament) Runs() bool { return t != nil && !t.Began.IsZero() && !t.Over }

// Waits reports whether the tournament has not begun. There may be none.
func (t *Tournament) Waits() bool { return t != nil && t.Began.IsZero() }

// Ends returns when the clock ends the tournament; the zero time if it does not.
func (t *Tournament) Ends() time.Time {
	if t.Length == 0 || t.Began.IsZero() {
		return time.Time{}
	}
	return t.Began.Add(time.Duration(t.Length) * time.Minute)
}

// NextLevel returns when the next level begins; the zero time if none does.
func (t *Tournament) NextLevel() time.Time {
	if t.Every == 0 || t.Level == 0 || t.Level >= len(levels) {
		return time.Time{}
	}
	return t.Began.Add(time.Duration(t.Level*t.Every) * time.Minute)
}

// In returns how many are still in, and how many of them are people.
func (t *Tournament) In() (all, people int) {
	for i := range t.Entrants {
		if e := &t.Entrants[i]; e.Place == 0 {
			all++
			if !casino.IsBot(e.Person) {
				people++
			}
		}
	}
	return all, people
}

// entrant finds an entrant by person and seat, or nil.
func (t *Tournament) entrant(person string, seat table.Seat) *Entrant {
	for i := range t.Entrants {
		if e := &t.Entrants[i]; e.Person == person && e.Seat == seat {
			return e
		}
	}
	return nil
}

// Follow notes what a record about the tournament says, which was written at a time. It
// returns an error if that cannot be said of it.
func (t *Tournament) Follow(n *TournamentNews, at time.Time) error {
	switch {
	case t == nil:
		return fmt.Errorf("no tournament is held here")
	case n.Start != nil && t.Waits():
		t.Began, t.Level, t.Entrants = Stamp(at), 1, n.Start
	case n.Level == t.Level+1 && t.Runs():
		t.Level = n.Level
	case n.Out != nil && t.Runs():
		e := t.entrant(n.Out.Person, n.Out.Seat)
		if e == nil || e.Place != 0 {
			return fmt.Errorf("%s is not in the tournament", n.Out.Person)
		}
		e.Place = n.Out.Place
	case n.End != nil && t.Runs():
		t.Over, t.Entrants = true, n.End
	default:
		return fmt.Errorf("the tournament is not where this could happen")
	}
	return nil
}

// BeginRound notes with how many chips everybody begins a round.
func (t *Tournament) BeginRound(held func(table.Seat) money.Cents) {
	for i := range t.Entrants {
		if e := &t.Entrants[i]; e.Place == 0 {
			e.Chips = held(e.Seat)
		}
	}
	t.Played++
}

// Text says what a record about a tournament tells, for those who follow the table.
func (n *TournamentNews) Text() string {
	switch {
	case n.Start != nil:
		return "the tournament begins"
	case n.Level > 0:
		return fmt.Sprintf("level %d of the tournament begins", n.Level)
	case n.Out != nil:
		return fmt.Sprintf("is out of the tournament in place %d", n.Out.Place)
	}
	return "the tournament is over"
}
