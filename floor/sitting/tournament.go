package sitting

import (
	"cmp"
	"fmt"
	"slices"
	"time"

	"boardwalk/floor/view"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

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
	Name   string      `json:"name"`
	Bot    bool        `json:"bot,omitempty"`
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

// The bounds of what a host may ask for.
const (
	mostTournamentChips  = 1_000_000 * money.Dollar
	mostTournamentRounds = 500
	mostTournamentLength = 8 * 60
	mostTournamentClock  = 5 * time.Minute
	leastStakes          = 10 // that everybody can afford at the beginning
)

// levels are how many times the first stakes those of each level are.
var levels = [...]int64{1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256}

// Hold has a tournament of a host's be held at the table, unless that cannot be.
func (p *Plan) Hold(t *Tournament, host string) error {
	p.Owner, p.Tournament, p.Terms.Tournament = host, t, true
	return t.check(p)
}

// check refuses a tournament that cannot be held at a table.
func (t *Tournament) check(p *Plan) error {
	rules, options, terms, err := RulesOf(&p.Setup)
	if err != nil {
		return err
	}
	asked, err := table.New(rules, options, terms)
	if err != nil {
		return err
	}
	least := leastStakes * asked.Stake()
	switch {
	case !rules.Tournament:
		return law.Refuse("", "no tournament is held at %s", rules.Name)
	case t.Chips < least || t.Chips > mostTournamentChips || t.Chips%terms.Chip != 0:
		return law.RefuseFor(law.Minimum, "", "everybody begins with %s to %s, in whole chips of %s", least, mostTournamentChips, terms.Chip)
	case t.Rounds < 0 || t.Rounds > mostTournamentRounds || t.Length < 0 || t.Length > mostTournamentLength:
		return law.RefuseFor(law.Limit, "", "a tournament has at most %d rounds or lasts at most %d minutes", mostTournamentRounds, mostTournamentLength)
	case t.Rounds == 0 && t.Length == 0:
		return law.Refuse("", "say after how many rounds or minutes the tournament ends")
	case t.Every < 0 || t.Every > mostTournamentLength || t.Every > 0 && !rules.EachOther:
		return law.Refuse("", "levels are for games with blinds, antes or forced bets, every 1 to %d minutes", mostTournamentLength)
	case max(p.Times.Betting, p.Times.Decision) > mostTournamentClock:
		return law.Refuse("", "a tournament has a clock: at most %d minutes for wagers and answers", int(mostTournamentClock/time.Minute))
	case p.Placement.Table.SeatsOpen() < 2:
		return law.RefuseFor(law.Seat, "", "a tournament needs at least two seats")
	}
	return nil
}

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
			if !e.Bot {
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

// ranked returns entrants with places from first on, the most chips first. Those with as
// many share a place.
func ranked(list []Entrant, first int) []Entrant {
	list = slices.Clone(list)
	slices.SortStableFunc(list, func(a, b Entrant) int { return cmp.Compare(b.Chips, a.Chips) })
	for i := range list {
		if list[i].Place = first + i; i > 0 && list[i].Chips == list[i-1].Chips {
			list[i].Place = list[i-1].Place
		}
	}
	return list
}

// Held returns all that a seat owns at a table.
func Held(t *table.Table, seat table.Seat) money.Cents {
	a := t.Account(seat)
	return a.Chips + a.Cash + a.Layout + a.Cover
}

// Standings returns the final ranking of a tournament at a table: those who are still in by
// the chips that they have, and the others as they went out.
func (t *Tournament) Standings(at *table.Table) []Entrant {
	var in, out []Entrant
	for _, e := range t.Entrants {
		if e.Place == 0 {
			e.Chips = Held(at, e.Seat)
			in = append(in, e)
		} else {
			e.Chips = 0
			out = append(out, e)
		}
	}
	slices.SortStableFunc(out, func(a, b Entrant) int { return cmp.Compare(a.Place, b.Place) })
	return append(ranked(in, 1), out...)
}

// GoingOut returns those who are out now that a round is over, with their places and the
// last first: they have left, or have not enough to take part. Of several the one with more
// chips at the beginning of the round is ahead.
func (t *Tournament) GoingOut(at *table.Table, sits func(*Entrant) bool) []Entrant {
	var list []Entrant
	stake := at.Stake()
	for i := range t.Entrants {
		if e := &t.Entrants[i]; e.Place == 0 && (!sits(e) || Held(at, e.Seat) < stake) {
			list = append(list, *e)
		}
	}
	in, _ := t.In()
	list = ranked(list, in-len(list)+1)
	slices.Reverse(list)
	return list
}

// IsDecided reports whether the tournament ends at a time: by rounds, by the clock, or
// because nobody is left to play against, or no person.
func (t *Tournament) IsDecided(now time.Time) bool {
	all, people := t.In()
	return all <= 1 || people == 0 || t.Rounds > 0 && t.Played >= t.Rounds || t.Length > 0 && !now.Before(t.Ends())
}

// LevelChanges returns what rises when a level begins at a table: the limits, and the
// options that are part of the minimum. Whoever takes part has agreed to it.
func LevelChanges(t *table.Table, level int, now time.Time) (list []table.Change) {
	n, by := levels[level-1], levels[level-2]
	times := func(c money.Cents) money.Cents { return c * money.Cents(n) / money.Cents(by) }
	c := table.Change{At: Stamp(now), Posted: true, Announced: true, Agreed: true}
	lim := t.Terms().Limit
	c.Matter, c.Limit = table.LimitMatter, table.Limit{Min: times(lim.Min), Max: max(lim.Max, min(times(lim.Max), mostTournamentChips))}
	list = append(list, c)
	c.Matter, c.Limit = table.OptionMatter, table.Limit{}
	for _, o := range t.Options().Declare() {
		value, ok := o.Times(n, by)
		if c.Name, c.Value = o.Name, value; ok && o.IsInMinimum() && value != o.Value() {
			list = append(list, c)
		}
	}
	return slices.DeleteFunc(list, func(c table.Change) bool {
		_, err := t.NoticeNeeded(&c)
		return err != nil
	})
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

// tournamentStatus returns how the tournament stands, with everybody's chips; nil if none is
// held here.
func (s *Sitting) tournamentStatus() *view.Tournament {
	t := s.placement.Tournament
	if t == nil {
		return nil
	}
	v := &view.Tournament{Chips: t.Chips, Rounds: t.Rounds, Minutes: t.Length, Every: t.Every, Host: s.placement.Owner,
		Level: t.Level, Played: t.Played, Over: t.Over, Ends: t.Ends(), Began: t.Began}
	for _, o := range s.live.Table().Options().Declare() {
		if o.IsInMinimum() && t.Every > 0 {
			v.Stakes = append(v.Stakes, view.Stake{Name: o.Title(), Value: o.Value()})
		}
	}
	standings, in := t.Entrants, len(t.Entrants)
	if t.Runs() {
		v.NextLevel, standings = t.NextLevel(), t.Standings(s.live.Table())
		in, _ = t.In()
	}
	for _, e := range standings {
		v.Ranking = append(v.Ranking,
			view.Entrant{Seat: e.Seat, Person: e.Person, Name: e.Name, Bot: e.Bot, Chips: e.Chips, Place: e.Place, Out: e.Place > in})
	}
	return v
}
