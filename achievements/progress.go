package achievements

import (
	"cmp"
	"maps"
	"time"

	"boardwalk/floor/view"
	"boardwalk/journal"
	"boardwalk/money"
	"boardwalk/table"
)

// Progress is what a person has learned so far.
type Progress struct {
	Earned map[string]time.Time `json:"earned,omitempty"` // by the id of the achievement
	Counts map[string]int       `json:"counts,omitempty"` // likewise: rounds in which it was done
	Games  map[string]int       `json:"games,omitempty"`  // by game: rounds played
	Stays  map[string]Stay      `json:"stays,omitempty"`  // by table
	Saved  uint64               `json:"saved,omitempty"`  // how often it was saved
}

// Stay is what was heard at a table.
type Stay struct {
	Heard   uint64         `json:"heard"`             // the number of the last event
	Seated  bool           `json:"seated,omitempty"`  // the person has a seat since
	Brought money.Cents    `json:"brought,omitempty"` // with which the person sat down
	Rounds  int            `json:"rounds,omitempty"`  // played since
	Round   table.Learning `json:"round,omitzero"`    // what the person has done in the round under way
}

// Clone returns a copy that shares nothing with p.
func (p Progress) Clone() Progress {
	p.Earned, p.Counts, p.Games, p.Stays = clone(p.Earned), clone(p.Counts), clone(p.Games), clone(p.Stays)
	return p
}

func clone[V any](m map[string]V) map[string]V {
	if m == nil {
		return map[string]V{}
	}
	return maps.Clone(m)
}

// Did notes that the person did what a lesson of the house asks for.
func (p *Progress) Did(id string, now time.Time) {
	p.Counts[id]++
	for _, l := range ofTheHouse {
		if l.ID == id && p.Counts[id] >= cmp.Or(l.Times, 1) {
			p.earn(id, now)
		}
	}
}

func (p *Progress) earn(id string, now time.Time) {
	if _, ok := p.Earned[id]; !ok {
		p.Earned[id] = now
	}
}

// Hear follows what happened at a table of a game, in the order of its events. Those that
// were heard before are left out.
func (p *Progress) Hear(person, at string, rules *table.Rules, layout *table.Layout, events []view.Event) {
	s := p.Stays[at]
	for i := range events {
		e := &events[i]
		if e.N <= s.Heard {
			continue
		}
		s.Heard = e.N
		switch e.Kind {
		case journal.KindSit:
			if e.Person == person {
				if !s.Seated {
					s.Brought, s.Rounds, s.Round = 0, 0, table.Learning{}
				}
				s.Seated = true
				s.Brought += e.Amount
			}
		case journal.KindStand:
			if e.Person == person {
				p.endRound(&s, rules, e.Time)
				if s.Rounds > 0 && e.Amount > s.Brought {
					p.Did(AheadOfIt, e.Time)
				}
				s.Seated = false
			}
		case journal.KindCommit: // the round before is over
			p.endRound(&s, rules, e.Time)
		case journal.KindEntry:
			if e.Owner == person && s.Seated {
				s.Round.Hear(layout, &e.Told)
			}
		}
	}
	p.Stays[at] = s
}

// endRound counts a round that is over, if the person played in it.
func (p *Progress) endRound(s *Stay, rules *table.Rules, now time.Time) {
	n := s.Round
	s.Round = table.Learning{}
	if !s.Seated || len(n.Bets) == 0 && len(n.Wins) == 0 && len(n.Answers) == 0 {
		return
	}
	s.Rounds++
	p.Did(FirstRound, now)
	if p.Games[rules.ID]++; p.Games[rules.ID] == 1 {
		p.Did(FiveGames, now)
	}
	for _, l := range rules.About.Lessons {
		if l.DoneIn(&n) {
			if p.Counts[l.ID]++; p.Counts[l.ID] >= cmp.Or(l.Times, 1) {
				p.earn(l.ID, now)
			}
		}
	}
}
