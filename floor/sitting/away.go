package sitting

import "time"

// maxMissed is how many answers in a row the clock gives for a player before the
// table takes the player to be away.
const maxMissed = 3

// isAway reports whether a player has been away for too long.
func (s *Sitting) isAway(p *player) bool {
	if p.missed >= maxMissed {
		return true
	}
	at := s.awayAt(p)
	return !at.IsZero() && !s.now.Before(at)
}

// awayAt returns when a player will have been away for too long; the zero time for
// one who is there.
func (s *Sitting) awayAt(p *player) time.Time {
	here, since := s.presenceOf(p).Here()
	if here {
		return time.Time{}
	}
	return later(since, p.seen).Add(s.config.Away)
}

// reloadTime is how long it may take to come back before nobody waits for a player any more: a page that is loaded again
// takes less.
const reloadTime = 5 * time.Second

// isAwaited reports whether others wait for a player to wager.
func (s *Sitting) isAwaited(p *player) bool {
	gone := s.unawaitedAt(p)
	return gone.IsZero() || s.now.Before(gone)
}

// unawaitedAt returns from when on nobody waits for a player to wager; the zero time for one who is there, or who has never
// followed the table and only gives orders, as some programs do.
func (s *Sitting) unawaitedAt(p *player) time.Time {
	here, since := s.presenceOf(p).Here()
	if here || since.IsZero() {
		return time.Time{}
	}
	return later(since, p.seen).Add(reloadTime)
}

// presenceOf returns whether a player follows the table.
func (s *Sitting) presenceOf(p *player) Presence {
	if p.presence == nil {
		p.presence = s.config.Presence(p.person)
	}
	return p.presence
}
