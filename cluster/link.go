package cluster

import (
	"bytes"
	"encoding/binary"
	"slices"
	"sync"
)

// link is what this process has with another: the exchanges between them. Frames that are sent at about the same time
// go into one message, and a text that is sent to many readers goes once.
//
// NATS keeps the order of messages and may lose some. They are numbered, so whoever misses one knows, and ends all
// exchanges; nobody is left waiting for what was lost.
type link struct {
	node *Node
	to   string // the other process

	mu       sync.Mutex
	gone     bool
	waiting  []*frame
	bytes    int // of waiting
	batch    uint64
	sent     uint64 // messages
	received uint64
	asked    map[uint64]*call
	answers  map[uint64]*answer

	wake chan struct{} // has something when there are frames
	end  chan struct{} // closed when the link is over
}

// mostBatch is how many bytes of frames go into one message. The longest frame and some headers fit in besides.
const mostBatch = mostBytes / 2

func newLink(n *Node, to string) *link {
	l := &link{node: n, to: to, asked: map[uint64]*call{}, answers: map[uint64]*answer{}, wake: make(chan struct{}, 1),
		end: make(chan struct{})}
	n.running.Go(l.run)
	return l
}

// send sends a frame about one exchange. The payload may be changed afterwards.
func (l *link) send(kind byte, id uint64, payload []byte) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.add(&frame{kind, []uint64{id}, bytes.Clone(payload)})
}

// add adds a frame to those that wait. The caller holds the lock.
func (l *link) add(f *frame) {
	l.waiting = append(l.waiting, f)
	l.bytes += len(f.payload) + 16
	select {
	case l.wake <- struct{}{}:
	default:
	}
}

// sendHead sends status and headers of an answer. No piece of its body goes before them.
func (l *link) sendHead(a *answer, payload []byte) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.add(&frame{frameHead, []uint64{a.id}, payload})
	a.batch, a.at = l.batch, len(l.waiting)-1
}

// recent is among how many of the last frames a text is looked for that is sent again.
const recent = 16

// sendBody sends a piece of an answer's body. If the same text already waits for another reader, the two share it. a.batch
// and a.at are where the answer's last frame is, so that its pieces stay in order.
func (l *link) sendBody(a *answer, text []byte) {
	l.mu.Lock()
	defer l.mu.Unlock()
	first := max(0, len(l.waiting)-recent)
	if a.batch == l.batch {
		first = max(first, a.at+1)
	}
	for i := first; i < len(l.waiting); i++ {
		if f := l.waiting[i]; f.kind == frameBody && bytes.Equal(f.payload, text) && !slices.Contains(f.ids, a.id) {
			f.ids = append(f.ids, a.id)
			l.bytes += 10
			a.batch, a.at = l.batch, i
			return
		}
	}
	l.add(&frame{frameBody, []uint64{a.id}, bytes.Clone(text)})
	a.batch, a.at = l.batch, len(l.waiting)-1
}

// run publishes what waits until the link is over.
func (l *link) run() {
	subject := "to." + l.to + "." + l.node.bus.id
	for {
		select {
		case <-l.wake:
		case <-l.end:
			return
		}
		for _, text := range l.take() {
			if l.to == l.node.bus.id { // a stream of this node, which has come to own what it is about
				l.receive(text)
				continue
			}
			l.node.metrics.sent.Add(float64(len(text)))
			if err := l.node.bus.conn.Publish(subject, text); err != nil {
				return // the bus is closed
			}
		}
	}
}

// take returns messages with all frames that wait.
func (l *link) take() (messages [][]byte) {
	l.mu.Lock()
	frames := l.waiting
	l.waiting, l.bytes = nil, 0
	l.batch++
	var text []byte
	for i, f := range frames {
		if text == nil {
			l.sent++
			text = binary.AppendUvarint(nil, l.sent)
		}
		text = appendFrame(text, f)
		if len(text) > mostBatch || i == len(frames)-1 {
			messages = append(messages, text)
			text = nil
		}
	}
	l.mu.Unlock()
	return messages
}

// receive takes a message of the other process.
func (l *link) receive(text []byte) {
	s := scanner{rest: text}
	number := s.number()
	l.mu.Lock()
	missed, again := number != l.received+1, number == 1 && l.received > 0
	l.received = number
	l.mu.Unlock()
	switch {
	case again && s.err == nil: // the other took this process for gone, and has ended all exchanges
		l.reset()
	case missed || s.err != nil:
		l.node.bus.log.Warn("messages between nodes were lost; what they were about is asked again", "from", l.to)
		l.reset()
		l.send(frameReset, 0, nil)
	}
	for f := s.frame(); f != nil; f = s.frame() {
		for _, id := range f.ids {
			l.handle(f.kind, id, f.payload)
		}
	}
	if s.err != nil {
		l.node.bus.log.Warn("bus", "err", s.err, "from", l.to)
	}
}

// handle does what a frame is about.
func (l *link) handle(kind byte, id uint64, payload []byte) {
	switch kind {
	case frameReset:
		l.reset()
	case framePing:
	case frameAsk:
		l.node.answer(l, id, payload)
	case frameCancel, frameCredit:
		l.mu.Lock()
		a := l.answers[id]
		l.mu.Unlock()
		if a == nil {
			return
		}
		if kind == frameCancel {
			a.cancel()
			return
		}
		n, _ := binary.Uvarint(payload)
		a.allow(int(n))
	default:
		l.mu.Lock()
		c := l.asked[id]
		l.mu.Unlock()
		if c != nil {
			c.receive(kind, payload)
		}
	}
}

// reset ends all exchanges: calls are lost, and answers go nowhere.
func (l *link) reset() {
	l.mu.Lock()
	asked, answers := l.asked, l.answers
	l.asked, l.answers = map[uint64]*call{}, map[uint64]*answer{}
	l.mu.Unlock()
	for _, c := range asked {
		c.receive(frameLost, nil)
	}
	for _, a := range answers {
		a.cancel()
	}
}

// close ends the link: the other process is gone.
func (l *link) close() {
	l.mu.Lock()
	was := l.gone
	l.gone = true
	l.mu.Unlock()
	if !was {
		close(l.end)
		l.reset()
	}
}

// endStreams ends the answers of a shard that have begun and go on: they are asked for again elsewhere.
func (l *link) endStreams(of *Own) {
	l.mu.Lock()
	defer l.mu.Unlock()
	for _, a := range l.answers {
		if a.own == of && a.begun.Load() {
			a.cancel()
		}
	}
}

// busy reports whether there are exchanges.
func (l *link) busy() bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	return len(l.asked)+len(l.answers) > 0
}
