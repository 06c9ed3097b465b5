package audit

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"boardwalk/internal/nearest"
	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/store"
	"boardwalk/table"
	"boardwalk/version"
)

// Everybody is the view of somebody who may see every card: an auditor.
const Everybody = ""

// ErrNoRound is the error for a round that was never played.
var ErrNoRound = errors.New("there is no such round")

// Round is a round of play rebuilt from the records: from the commitment to its
// seed to the reveal.
type Round struct {
	Table   string            `json:"table"`
	Game    string            `json:"game"`
	Name    string            `json:"name"`     // of the game
	Rules   int               `json:"rules"`    // the version of the game's rules
	DealtBy []Dealer          `json:"dealt_by"` // one, or more if the house was opened by another in the middle of the round
	Number  uint64            `json:"round"`
	As      string            `json:"as,omitempty"` // whose view it is; everybody's if empty
	Over    bool              `json:"over"`
	Options map[string]string `json:"options"`
	Players []Player          `json:"players"`
	Steps   []Step            `json:"steps"`
	Law     []Paragraph       `json:"law"` // in the order in which they came up
	Proof   Proof             `json:"proof"`
	Faults  []Fault           `json:"faults"` // that came up on the way, of the whole table
}

// Dealer is a program that dealt, from when it opened the house on.
type Dealer struct {
	Opened  int64           `json:"opened"` // the record of that
	Program version.Program `json:"program"`
}

// Player is somebody who had a seat in the round.
type Player struct {
	Seat   table.Seat `json:"seat"`
	Person string     `json:"person"`
	Name   string     `json:"name"`
	Bot    bool       `json:"bot,omitempty"`

	// Net is by how much the player's chips became more or fewer, besides what
	// was brought or taken away. What still lies on the layout is not among them.
	Net money.Cents `json:"net"`
}

// Step is a record of the round, and what the table told of it.
type Step struct {
	Record int64     `json:"record"`
	Time   time.Time `json:"time"`
	Who    string    `json:"who,omitempty"`
	Kind   string    `json:"kind"`
	Text   string    `json:"text,omitempty"`
	Events []Event   `json:"events,omitempty"`
}

// Event is what a table told, and who could see it at that moment.
type Event struct {
	Kind   string     `json:"kind"`
	Seat   table.Seat `json:"seat,omitempty"`
	Text   string     `json:"text"`
	Card   string     `json:"card,omitempty"` // "??" if the view does not show its face
	Tile   string     `json:"tile,omitempty"` // likewise, "?-?" if the view does not show it
	By     string     `json:"by,omitempty"`
	OddsBy string     `json:"odds_by,omitempty"`
	Draw   int        `json:"draw,omitempty"` // the outcome of the round that it shows, from 1
	Seen   Seen       `json:"seen"`
}

// Seen is who could see an event, or the face of its card.
type Seen struct {
	All   bool         `json:"all"`             // everybody, spectators included
	Seats []table.Seat `json:"seats,omitempty"` // only those
	Back  bool         `json:"back,omitempty"`  // the others saw that there is a card
}

// By reports whether a seat could see it.
func (s *Seen) By(seat table.Seat) bool {
	if s.All {
		return true
	}
	for _, x := range s.Seats {
		if x == seat {
			return true
		}
	}
	return false
}

// Paragraph is a paragraph under which something happened in the round.
type Paragraph struct {
	Cite    string `json:"cite"`
	Duty    string `json:"duty"`
	Edition string `json:"edition"`
}

// Rebuild plays the records of a table up to a round again. It returns all of the
// round, or what one person or seat could see.
func Rebuild(ctx context.Context, dir, id string, round uint64, as string) (*Round, error) {
	house, err := store.Examine(ctx, dir)
	if err != nil {
		return nil, err
	}
	defer house.Close()
	key, err := journal.PublicKey(dir)
	if err != nil {
		return nil, err
	}
	snap := house
	if house.Shards() > 0 {
		shard, err := shardOf(ctx, house, id)
		if err != nil {
			return nil, err
		}
		if snap, err = house.Shard(ctx, shard); err != nil {
			return nil, err
		}
		defer snap.Close()
		key = journal.VerifierOf(key, shard)
	}
	r := &Round{Table: id, Number: round, As: as, Players: []Player{}, Steps: []Step{}, Law: []Paragraph{}, Faults: []Fault{}}
	b := rebuilding{round: r, names: namesOf(ctx, house)}
	if seat, err := strconv.ParseUint(as, 10, 8); err == nil {
		b.seat = table.Seat(seat)
	}
	f := &follower{findings: findings{tell: func(f Fault) { r.Faults = append(r.Faults, f) }}}
	s := newSitting(f, id)
	s.hear = b.hear
	defer s.close()
	for l, err := range linesOf(ctx, read(snap, store.RecordRowsOf, readRecord, id)(ctx)) {
		if err != nil {
			return nil, err
		}
		if !bytes.HasPrefix(l.row.hashes, l.leaf[:]) {
			f.find(at(l.seq(), id, 0, Hashes, "was changed: it does not have the hash that was kept"))
		}
		if l.err != nil {
			f.find(at(l.seq(), id, 0, Lines, "was changed: %v", l.err))
			s.next++
			s.lose()
			s.seed.rounds.Lose()
			continue
		}
		s.places(l)
		s.record(l, nil, nil)
		if r.Over && b.seed != nil {
			break
		}
	}
	if b.seed == nil {
		s.settle(&line{})
	}
	switch {
	case s.began < 0:
		return nil, noTable(ctx, house, id)
	case len(r.Steps) == 0:
		return nil, fmt.Errorf("%w: table %s has come to round %d", ErrNoRound, id, s.seed.round)
	}
	if r.DealtBy, err = dealtBy(ctx, snap, r.Steps[0].Record, r.Steps[len(r.Steps)-1].Record); err != nil {
		return nil, err
	}
	b.prove(ctx, snap, key)
	return r, b.corrections(ctx, snap)
}

// EndOf returns how many records a house had when a round at a table was over: those before the commitment to the next one.
func EndOf(ctx context.Context, dir, id string, round uint64) (int64, error) {
	s, err := store.Examine(ctx, dir)
	if err != nil {
		return 0, err
	}
	defer s.Close()
	there, last := false, uint64(0)
	for row, err := range read(s, store.RecordRowsOf, readRecord, id)(ctx) {
		if err != nil {
			return 0, err
		}
		there = true
		r, err := journal.Parse(row.line)
		if err != nil {
			return 0, fmt.Errorf("record %d: %w", row.seq, err)
		}
		var c journal.Commit
		if r.Kind != journal.KindCommit || r.Read(&c) != nil {
			continue
		}
		if c.Round > round && last >= round {
			return row.seq, nil
		}
		last = c.Round
	}
	if !there {
		return 0, noTable(ctx, s, id)
	}
	return 0, fmt.Errorf("%w: at table %s no round %d is over; it has come to round %d", ErrNoRound, id, round, last)
}

// noTable returns an error that says that there is no such table, and which may have
// been meant.
func noTable(ctx context.Context, snap *store.Snapshot, id string) error {
	var ids []string
	for row, err := range tablesOf(ctx, snap) {
		if err == nil {
			ids = append(ids, row.table)
		}
	}
	return fmt.Errorf("%w: no table %s was ever set up; nearest: %s", ErrNoRound, id, strings.Join(nearest.Names(id, ids, nearest.Any), ", "))
}

// paragraph adds a paragraph to the round's list, and returns its citation in full.
func (r *Round) paragraph(c law.Cite) string {
	if c == "" {
		return ""
	}
	full := c.Full()
	for i := range r.Law {
		if r.Law[i].Cite == full {
			return full
		}
	}
	p := Paragraph{Cite: full}
	if row, ok := c.Row(); ok {
		p.Duty, p.Edition = row.Duty, row.Edition.Description()
		if level, why := row.Confidence(); level != "" {
			p.Duty += fmt.Sprintf(" (Of %s confidence: %s.)", level, why)
		}
	}
	r.Law = append(r.Law, p)
	return full
}
