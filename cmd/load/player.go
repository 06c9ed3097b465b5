package main

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"slices"
	"strings"
	"sync/atomic"
	"time"

	"boardwalk/chance"
)

// dial connects a person to a node. Where there is a proxy everybody comes from elsewhere.
func (l *load) dial(n int, cookie string) (*connection, error) {
	w, err := dial(l.addr(n), cookie)
	if err == nil && l.at != "" {
		w.from = fmt.Sprintf("10.%d.%d.%d", n>>16&255, n>>8&255, n&255)
	}
	return w, err
}

// player is somebody at a table, with a connection to act on and a stream of
// what happens there.
type player struct {
	n     int
	table string
	conn  *connection
	areas []string
	luck  *chance.Fast
	asked int // so often, for the keys
	took  []time.Duration
	above int // wagers that were refused: the maximum was reached
}

// come comes in as a guest, sits down and follows the table.
func (l *load) come(n int) (*player, error) {
	w, err := l.dial(n, "")
	if err != nil {
		return nil, err
	}
	p := &player{n: n, table: "/api/tables/" + tableID(n/l.seats), conn: w, luck: chance.NewFast(uint64(n), 1),
		areas: strings.Split(l.areas, ",")}
	if _, err := w.ask("POST", "/api/session/guest", "", ""); err != nil {
		return nil, err
	}
	if _, err := p.ask("POST", "/seat", fmt.Sprintf(`{"seat":%d,"amount":5000000}`, n%l.seats+1)); err != nil {
		return nil, err
	}
	return p, l.follow(n, p.table, w.cookie)
}

func (p *player) ask(method, path, body string) ([]byte, error) {
	p.asked++
	return p.conn.ask(method, p.table+path, fmt.Sprintf("%08x%08x", p.n, p.asked), body)
}

// deed is a request of a player.
type deed struct {
	method, path, body string
	acts               int
	writes             bool // something comes of it that is written
}

// counts are how many acts there were, and how many of them were written.
type counts struct{ all, written atomic.Int64 }

// round are the requests of a player in one round of play: wagers, and that no more
// time is needed for them.
func (p *player) round(w way) (list []deed) {
	var wagers []string
	for i := range w.wagers * w.bets {
		wagers = append(wagers, fmt.Sprintf(`{"kind":"make","area":%q,"amount":100}`, p.areas[i%len(p.areas)]))
	}
	for some := range slices.Chunk(wagers, w.wagers) {
		if len(some) == 1 {
			list = append(list, deed{"POST", "/acts", some[0], 1, true})
			continue
		}
		list = append(list, deed{"POST", "/acts/list", `{"acts":[` + strings.Join(some, ",") + `]}`, len(some), true})
	}
	return append(list, deed{"PUT", "/ready", `{"ready":true}`, 1, false})
}

// play plays round after round, and thinks before each request for so long on
// average. The last who is ready has the round played.
func (p *player) play(ctx context.Context, w way, acts *counts) error {
	for round := p.round(w); ; {
		for _, do := range round {
			if !p.think(ctx, w.think) {
				return nil
			}
			began := time.Now()
			answer, err := p.ask(do.method, do.path, do.body)
			var r *refused
			switch {
			case errors.As(err, &r) && r.status == http.StatusConflict:
				p.above++
			case err != nil:
				return fmt.Errorf("player %d: %s%s: %w", p.n, p.table, do.path, err)
			default:
				p.above += bytes.Count(answer, []byte(`{"problem":`))
			}
			p.took = append(p.took, time.Since(began))
			acts.all.Add(int64(do.acts))
			if do.writes {
				acts.written.Add(int64(do.acts))
			}
		}
	}
}

// think takes from half of the time to half as much again.
func (p *player) think(ctx context.Context, d time.Duration) bool {
	if d > 0 {
		timer := time.NewTimer(d/2 + d*time.Duration(p.luck.Draw(1024))/1024)
		defer timer.Stop()
		select {
		case <-timer.C:
		case <-ctx.Done():
		}
	}
	return ctx.Err() == nil
}

// follow counts the events of a stream until the house closes.
func (l *load) follow(n int, table, cookie string) error {
	w, err := l.dial(n, cookie)
	if err != nil {
		return err
	}
	body, err := w.follow(table + "/events")
	if err != nil {
		return err
	}
	l.streams.Add(1)
	go func() {
		defer w.conn.Close()
		for {
			line, err := body.ReadSlice('\n')
			if err != nil && !errors.Is(err, bufio.ErrBufferFull) {
				if l.closing.Load() || errors.Is(err, io.EOF) {
					return
				}
				l.lost.Add(1)
				return
			}
			if bytes.Equal(line, []byte("event: event\n")) {
				l.heard.Add(1)
			}
		}
	}()
	return nil
}
