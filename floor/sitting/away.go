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
func (s *Sitting) awayAt(p *player) time.Time { return s.goneFor(p, s.config.Away) }

// reloadTime is how long it may take to come back before nobody waits for a player any more: a page that is loaded again takes less.
const reloadTime = 5 * time.Second

// unawaitedAt returns from when on nobody waits for a player to wager; the zero time for one who is there.
func (s *Sitting) unawaitedAt(p *player) time.Time {
	return s.goneFor(p, min(reloadTime, s.config.Away))
}

// isAwaited reports whether others wait for a player to wager.
func (s *Sitting) isAwaited(p *player) bool {
	gone := s.unawaitedAt(p)
	return gone.IsZero() || s.now.Before(gone)
}

// goneFor returns when a player will not have been there for so long; the zero time for one who is there.
func (s *Sitting) goneFor(p *player, long time.Duration) time.Time {
	if p.presence == nil {
		p.presence = s.config.Presence(p.person)
	}
	here, since := p.presence.Here()
	if here {
		return time.Time{}
	}
	if since.Before(p.seen) {
		since = p.seen
	}
	return since.Add(long)
}
