package floor

import (
	"sync"
	"time"
)

// News is what is new to a stream. It is to be read only.
type News struct {
	Events []Event // as the person may see them
	Last   uint64  // where to take the stream up again
	Status Status

	common *common // nil if they are for this stream alone
}

// common is news as all hear them who have no secrets in them, and as one of
// those has written them down for all.
type common struct {
	news News
	at   time.Time
	once sync.Once
	text []byte
}

// fresh is how long news are common. Whoever writes them may say what time it
// is.
const fresh = 100 * time.Millisecond

// Text is the news as write writes them. Streams that hear the same share what
// the first of them wrote: at a busy table nobody is sent anything that was
// written for one alone but those who have something to hide.
func (n *News) Text(write func(*News) []byte) []byte {
	c := n.common
	if c == nil {
		return write(n)
	}
	c.once.Do(func() { c.text = write(&c.news) })
	return c.text
}

// news are the events after a given one, with those of the backlog before them,
// and the status. The hub is locked for reading.
func (s *Stream) news(h *hub, from uint64) *News {
	recent := h.recent.last(int(h.last - from))
	if len(s.backlog) == 0 && s.hears(&h.status, recent) {
		return h.shared(from, recent)
	}
	news := &News{Last: h.last, Status: s.stands(h.status), Events: make([]Event, 0, len(s.backlog)+int(h.last-from))}
	for _, part := range [...][]Event{s.backlog, recent[0], recent[1]} {
		for i := range part {
			if e, ok := s.told(&part[i]); ok {
				news.Events = append(news.Events, e)
			}
		}
	}
	return news
}

// hears reports whether a stream hears no more of something than anybody.
func (s *Stream) hears(st *Status, recent [2][]Event) bool {
	if s.all || s.person != "" && s.person == st.asked {
		return false
	}
	for _, part := range recent {
		for i := range part {
			if e := &part[i]; e.Told.Secret && s.person != "" && s.person == e.owner {
				return false
			}
		}
	}
	return true
}

// shared are the news after an event as anybody hears them.
func (h *hub) shared(from uint64, recent [2][]Event) *News {
	h.sharing.Lock()
	defer h.sharing.Unlock()
	c, now := h.common[from], time.Now()
	if c == nil || now.Sub(c.at) > fresh {
		c = &common{at: now, news: News{Last: h.last, Status: h.status.For(""), Events: make([]Event, 0, h.last-from)}}
		for _, part := range recent {
			for i := range part {
				if e, ok := part[i].For(""); ok {
					c.news.Events = append(c.news.Events, e)
				}
			}
		}
		c.news.common = c
		h.common[from] = c
	}
	return &c.news
}
