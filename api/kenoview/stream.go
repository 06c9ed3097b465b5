package kenoview

import (
	"sync"
	"time"

	"boardwalk/api/sse"
	"boardwalk/api/wire"
	"boardwalk/floor/lounge"
	"boardwalk/keno/system"
)

// Texts has the last news of each lounge that was written for everybody, so that a draw is
// not written anew for each of thousands who follow it.
type Texts struct {
	mu   sync.Mutex
	last map[string]written
}

// written is news that many get.
type written struct {
	board *lounge.Board
	first uint64
	at    time.Time // when it was written: it says what time it is
	text  []byte    // not changed any more
}

// Of returns news as messages of a stream.
func (k *Texts) Of(news *lounge.News, now time.Time) []byte {
	if news.Own || news.Board.Owner != "" { // or nobody else follows
		return messages(news, now)
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	if old := k.last[news.Board.Lounge]; old.board == news.Board && old.first == news.First && now.Sub(old.at) < time.Second {
		return old.text
	}
	text := messages(news, now)
	if k.last == nil {
		k.last = map[string]written{}
	}
	k.last[news.Board.Lounge] = written{news.Board, news.First, now, text}
	return text
}

// messages writes news of a lounge as messages, each ball of a draw as one of its own.
func messages(news *lounge.News, now time.Time) (text []byte) {
	for i := range news.Events {
		e := &news.Events[i]
		if e.Kind == system.KindDraw {
			for place, n := range e.Numbers {
				text = sse.Append(text, 0, "ball", &wire.KenoBall{Race: e.Game, Ball: n, Place: place + 1})
			}
		}
		text = sse.Append(text, e.At, "event", Event(e))
	}
	st := Status(news.Board, now)
	return sse.Append(text, news.Last, "status", &st)
}
