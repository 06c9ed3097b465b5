package api

import (
	"bytes"
	"encoding/json"
	"strconv"
	"sync"

	"boardwalk/floor"
)

// pen writes messages of a stream, again and again into the same memory.
type pen struct {
	text   bytes.Buffer
	json   *json.Encoder
	event  Event // that is being written
	status Status

	receipt Receipt
}

var pens = sync.Pool{New: func() any {
	p := &pen{}
	p.json = json.NewEncoder(&p.text)
	p.json.SetEscapeHTML(false)
	return p
}}

// written is what a pen writes, in memory of its own.
func written(write func(*pen)) []byte {
	p := pens.Get().(*pen)
	defer pens.Put(p)
	p.text.Reset()
	write(p)
	return bytes.Clone(p.text.Bytes())
}

// message writes one message of a stream.
func (p *pen) message(id uint64, kind string, v any) {
	if id > 0 {
		p.text.WriteString("id: ")
		p.text.Write(strconv.AppendUint(p.text.AvailableBuffer(), id, 10))
		p.text.WriteByte('\n')
	}
	p.text.WriteString("event: ")
	p.text.WriteString(kind)
	p.text.WriteString("\ndata: ")
	if err := p.json.Encode(v); err != nil {
		panic("api: an event that is no JSON: " + err.Error())
	}
	p.text.WriteByte('\n')
}

// message adds a message of a stream to a text.
func message(text []byte, id uint64, kind string, v any) []byte {
	return append(text, written(func(p *pen) { p.message(id, kind, v) })...)
}

// writer writes news of a game down for a stream.
func (s *Server) writer(l *layout) func(*floor.News) []byte {
	return func(news *floor.News) []byte {
		return written(func(p *pen) {
			for i := range news.Events {
				p.event = l.eventOf(&news.Events[i])
				p.message(p.event.N, "event", &p.event)
			}
			p.status = l.statusOf(&news.Status, s.Store.Now())
			p.message(news.Last, "status", &p.status)
		})
	}
}
