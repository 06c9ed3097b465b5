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
	return since.Add(s.config.Away)
}
