package client

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strconv"
	"strings"
	"time"

	"boardwalk/api/wire"
)

// Message is one message of a table's stream. One of its parts is there, or
// none for a ping.
type Message struct {
	ID     uint64 // where to take the stream up again; 0 if it is as before
	Event  *wire.Event
	Status *wire.Status
	Said   *wire.Said
	End    *wire.End
}

// Follow calls hear for every message of a table's stream, beginning after an event. It
// ends when hear returns an error, which Follow returns, or when the context is done. If
// the stream is lost, Follow opens it again where it was.
func (t *Table) Follow(ctx context.Context, after uint64, hear func(Message) error) error {
	return follow(ctx, func(wait *int) error {
		return t.Stream(ctx, t.path("/events"), after, func(m Message) error {
			*wait = 0
			if m.ID != 0 {
				after = m.ID
			}
			if err := hear(m); err != nil {
				return &enough{err}
			}
			return nil
		})
	})
}

// follow reads a stream again and again until it is over: when hear has had enough, the
// context is done, the house refuses it, or it fails too often. read sets its argument to 0
// whenever it has read something.
func follow(ctx context.Context, read func(wait *int) error) error {
	for wait := 0; ; wait++ {
		err := read(&wait)
		var stop *enough
		var problem *wire.Problem
		switch {
		case errors.As(err, &stop):
			return stop.error
		case ctx.Err() != nil:
			return ctx.Err()
		case errors.As(err, &problem) && problem.Status < 500 && problem.Status != http.StatusTooManyRequests:
			return err
		case wait >= 10:
			return err
		}
		select {
		case <-time.After(time.Duration(wait+1) * 200 * time.Millisecond):
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}

// enough wraps an error of hear, to tell it from errors of the stream.
type enough struct{ error }

// Stream reads one stream to its end, beginning after an event, and does not open it
// again.
func (c *Client) Stream(ctx context.Context, path string, after uint64, hear func(Message) error) error {
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, c.base+path, nil)
	if err != nil {
		return err
	}
	r.Header.Set("Last-Event-ID", strconv.FormatUint(after, 10))
	answer, err := c.http.Do(r)
	if err != nil {
		return err
	}
	defer answer.Body.Close()
	if answer.StatusCode != http.StatusOK {
		return problemOf(answer)
	}
	return readMessages(answer.Body, func(id uint64, kind, data string) error {
		m := Message{ID: id}
		if err := m.fill(kind, data); err != nil {
			return err
		}
		return hear(m)
	})
}

// readMessages parses a stream of server-sent events. It knows what this server writes, not
// all of the format.
func readMessages(body io.Reader, hear func(id uint64, kind, data string) error) error {
	in := bufio.NewReader(body)
	id, kind, data := uint64(0), "", ""
	for {
		line, err := in.ReadString('\n')
		if err != nil {
			return err
		}
		name, value, _ := strings.Cut(strings.TrimSuffix(line, "\n"), ": ")
		switch name {
		case "id":
			if id, err = strconv.ParseUint(value, 10, 64); err != nil {
				return err
			}
		case "event":
			kind = value
		case "data":
			data = value
		case "":
			if err := hear(id, kind, data); err != nil {
				return err
			}
			id, kind, data = 0, "", ""
		}
	}
}

// fill reads the data of a message of a kind.
func (m *Message) fill(kind, data string) error {
	var part any
	switch kind {
	case "event":
		m.Event = &wire.Event{}
		part = m.Event
	case "status":
		m.Status = &wire.Status{}
		part = m.Status
	case "said":
		m.Said = &wire.Said{}
		part = m.Said
	case "end":
		m.End = &wire.End{}
		part = m.End
	default:
		return nil
	}
	return unmarshal(kind, data, part)
}

// unmarshal reads the data of a message of a kind into a part of it.
func unmarshal(kind, data string, part any) error {
	if err := json.Unmarshal([]byte(data), part); err != nil {
		return fmt.Errorf("a message of kind %s: %w", kind, err)
	}
	return nil
}
