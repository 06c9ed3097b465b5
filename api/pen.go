package api

import (
	"bytes"
	"strconv"
	"sync"

	"boardwalk/floor"
	"boardwalk/internal/jsontext"
)

// pen writes again and again into the same memory.
type pen struct{ text []byte }

var pens = sync.Pool{New: func() any { return &pen{} }}

// writing lends a pen.
func writing(do func(*pen)) {
	p := pens.Get().(*pen)
	defer pens.Put(p)
	p.text = p.text[:0]
	do(p)
}

// begin begins a message of a stream.
func (p *pen) begin(id uint64, kind string) {
	if id > 0 {
		p.text = strconv.AppendUint(append(p.text, "id: "...), id, 10)
		p.text = append(p.text, '\n')
	}
	p.text = append(append(append(p.text, "event: "...), kind...), "\ndata: "...)
}

// end ends it.
func (p *pen) end() { p.text = append(p.text, "\n\n"...) }

// message adds a message of a stream to a text.
func message(text []byte, id uint64, kind string, v any) []byte {
	data, err := jsontext.Marshal(v)
	if err != nil {
		panic("api: a message that is no JSON: " + err.Error())
	}
	p := pen{text}
	p.begin(id, kind)
	p.text = append(p.text, data...)
	p.end()
	return p.text
}

// writer writes news of a game down for a stream.
func (s *Server) writer(l *layout) func(*floor.News) []byte {
	return func(news *floor.News) (text []byte) {
		writing(func(p *pen) {
			for i := range news.Events {
				e := l.eventOf(&news.Events[i])
				p.begin(e.N, "event")
				p.text = e.text(p.text)
				p.end()
			}
			st := l.statusOf(&news.Status, s.Store.Now())
			p.begin(news.Last, "status")
			p.text = st.text(p.text)
			p.end()
			text = bytes.Clone(p.text)
		})
		return text
	}
}
