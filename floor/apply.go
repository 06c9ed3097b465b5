package floor

import (
	"fmt"
	"time"

	"boardwalk/chance"
	"boardwalk/journal"
	"boardwalk/ledger"
	"boardwalk/table"
)

// apply does what a record says that is no entry. Whoever has just written it
// knows its data; of a record that was read it is nil.
func (s *sitting) apply(r *Record, data any) error {
	s.at = r.At + 1
	e := Event{Time: r.Time, Kind: r.Kind, Person: r.Who}
	switch r.Kind {
	case journal.KindTable:
		d, err := decode[journal.Setup](r)
		if err != nil {
			return err
		}
		return s.begin(&d)
	case kindFloor:
		d, err := decode[matter](r)
		if err != nil {
			return err
		}
		return s.applyMatter(&d, e, r.Seq)
	case journal.KindSit, journal.KindStand:
		d, err := known[journal.Seating](r, data)
		if err != nil {
			return err
		}
		return s.applySeating(&d, e)
	case journal.KindCommit:
		d, err := known[journal.Commit](r, data)
		if err != nil {
			return err
		}
		s.src.seeding = seeding{round: d.Round, hash: d.Hash, seed: s.src.seed}
		e.Round, e.Text = d.Round, d.Hash
	case journal.KindReveal:
		d, err := known[journal.Reveal](r, data)
		if err != nil {
			return err
		}
		s.src.seed = chance.Seed{}
		e.Round, e.Text, e.Sealed = d.Round, d.Seed, s.live.Table().Concealed() != ""
	case journal.KindCut:
		d, err := known[journal.Cut](r, data)
		if err != nil {
			return err
		}
		s.src.cuts = append(s.src.cuts, d.Text)
		e.Round, e.Seat, e.Text = d.Round, d.Seat, d.Text
	default:
		return fmt.Errorf("nothing is known of records of kind %q", r.Kind)
	}
	s.tell(e)
	return nil
}

// applySeating is who sits where.
func (s *sitting) applySeating(d *journal.Seating, e Event) error {
	if int(d.Seat) >= len(s.people) || d.Seat == table.House {
		return fmt.Errorf("there is no seat %d", d.Seat)
	}
	if h := s.asideOf(d.Person); h != nil && e.Kind == journal.KindSit {
		s.drop(h.aside)
	}
	p := s.people[d.Seat]
	switch {
	case p == nil && e.Kind == journal.KindStand || p != nil && p.person != d.Person:
		return fmt.Errorf("%s does not have seat %d", d.Person, d.Seat)
	case p == nil:
		p = &sitter{person: d.Person, seen: s.now}
		if s.named.Seat == d.Seat {
			p.name, p.bot = s.named.Name, s.named.Bot
		}
		s.people[d.Seat] = p
	case e.Kind == journal.KindStand:
		s.people[d.Seat] = nil
	}
	e.Seat, e.Person, e.Name, e.Bot, e.Amount, e.Coupon = d.Seat, d.Person, p.name, p.bot, d.Amount, d.Coupon
	s.tell(e)
	return nil
}

// applyMatter is what concerns the floor alone.
func (s *sitting) applyMatter(d *matter, e Event, seq uint64) error {
	switch {
	case d.Post != nil:
		s.post = *d.Post
		s.events, s.src.round = d.Post.Events, d.Post.Rounds
		s.began, s.last, s.post.Last = s.events, d.Post.Last, nil
		if d.Post.Stays != nil {
			s.post.Stays = nil
			return s.stay(d.Post.Stays) // for those at the table nothing has happened
		}
		e.Text = "the table is set up"
	case d.Name != nil:
		s.named = *d.Name
		return nil // the sit that follows tells of it
	case d.Leaves != nil:
		p := s.people[d.Leaves.Seat]
		if p == nil {
			return fmt.Errorf("nobody sits at seat %d", d.Leaves.Seat)
		}
		p.leaving = true
		e.Seat, e.Person, e.Name, e.Bot, e.Text = d.Leaves.Seat, p.person, p.name, p.bot, "leaves as soon as it may be"
		if d.Leaves.Why != "" {
			e.Text += ": " + d.Leaves.Why
		}
	case d.Close != "":
		s.closed, s.fault = d.Close, d.Fault
		e.Text = "the table is closed: " + d.Close
	case d.Open != "":
		s.closed, s.fault = "", false
		e.Text = "the table is open: " + d.Open
	case d.Invite != "":
		s.post.Invited = append(s.post.Invited, d.Invite)
		e.Person, e.Text = d.Invite, "is invited"
	case d.Aside != nil:
		if err := s.fits(d.Aside); err != nil {
			return err
		}
		s.asides = append(s.asides, &held{aside: *d.Aside, record: seq})
		s.tellAside(&e, d.Aside)
	case d.Freed != nil:
		if s.drop(*d.Freed) == nil {
			return fmt.Errorf("%s was never set aside for %s", d.Freed.Amount, d.Freed.Person)
		}
		s.tellAside(&e, d.Freed)
	}
	s.tell(e)
	return nil
}

// begin sets the table up. What the floor knows of it follows.
func (s *sitting) begin(d *journal.Setup) error {
	rules, options, terms, err := rulesOf(d)
	if err != nil {
		return err
	}
	s.src = &source{table: s.id}
	if s.live, err = table.PrepareLive(rules, options, terms, s.src, s); err != nil {
		return err
	}
	s.people = make([]*sitter, rules.Seats+1)
	s.chart = ledger.NewChart(s.id, rules.Seats)
	s.state = d.State
	if s.state != nil {
		if err := s.live.Resume(d.State); err != nil {
			return fmt.Errorf("the table as it stood: %w", err)
		}
	}
	s.closed, s.changes, s.clocked, s.sign, s.named = "", nil, time.Time{}, nil, naming{}
	s.entries, s.rounds, s.deeds, s.cards, s.fault = 0, 0, 0, nil, false
	s.tally = ledger.NewTally(s.chart)
	s.window, s.deadline, s.asked, s.stuck, s.asides, s.balks = time.Time{}, time.Time{}, 0, nil, nil, 0
	return nil
}
