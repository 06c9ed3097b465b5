package stream

import (
	"sync"
	"time"

	"boardwalk/floor/view"
)

// News is what is new to a stream. It is to be read only.
type News struct {
	Events []view.Event // as the person may see them
	Last   uint64       // where to take the stream up again
	Part   bool         // there is more already, and the status comes with the rest
	Status view.Status

	shared *shared // nil if the news are for this stream alone
}

// shared is news for all streams that see no secret in them, and the text that
// the first of these streams wrote for all.
type shared struct {
	news News
	at   time.Time
	once sync.Once
	text []byte
}

// sharedFor is how long news are shared. Whoever writes them may say what time it
// is, so they must not be old.
const sharedFor = 100 * time.Millisecond

// Text returns the news as write writes them. Streams that see the same share
// what the first of them wrote, so at a busy table only those who see a secret
// have a text of their own.
func (n *News) Text(write func(*News) []byte) []byte {
	c := n.shared
	if c == nil {
		return write(n)
	}
	c.once.Do(func() { c.text = write(&c.news) })
	return c.text
}

// news returns the status and the events after a given one, with the backlog
// before them. The caller holds the hub's lock for reading.
func (s *Stream) news(from uint64) *News {
	h := s.hub
	recent := h.recent.last(int(h.last - from))
	if len(s.backlog) == 0 && s.seesLikeAnybody(recent) {
		return h.share(from, recent)
	}
	news := &News{Last: h.last, Status: h.status}
	if !s.all {
		news.Status = h.status.For(s.person)
	}
	news.Events = s.seen(s.backlog, recent[0], recent[1])
	return news
}

// seen returns events as the stream's person may see them.
func (s *Stream) seen(parts ...[]view.Event) []view.Event {
	n := 0
	for _, part := range parts {
		n += len(part)
	}
	events := make([]view.Event, 0, n)
	for _, part := range parts {
		for i := range part {
			e, ok := part[i], true
			if !s.all {
				e, ok = e.For(s.person)
			}
			if ok {
				events = append(events, e)
			}
		}
	}
	return events
}

// seesLikeAnybody reports whether the stream sees no more of the status and some
// events than everybody.
func (s *Stream) seesLikeAnybody(recent [2][]view.Event) bool {
	if s.all || s.person != "" && s.hub.status.SecretFor(s.person) {
		return false
	}
	for _, part := range recent {
		for i := range part {
			if part[i].SecretFor(s.person) {
				return false
			}
		}
	}
	return true
}

// share returns the news after an event as anybody sees them.
func (h *Hub) share(from uint64, recent [2][]view.Event) *News {
	h.sharing.Lock()
	defer h.sharing.Unlock()
	c, now := h.shared[from], time.Now()
	if c == nil || now.Sub(c.at) > sharedFor {
		c = &shared{at: now, news: News{Last: h.last, Status: h.status.For(""), Events: make([]view.Event, 0, h.last-from)}}
		for _, part := range recent {
			for i := range part {
				if e, ok := part[i].For(""); ok {
					c.news.Events = append(c.news.Events, e)
				}
			}
		}
		c.news.shared = c
		h.shared[from] = c
	}
	return &c.news
}
