package main

import (
	"context"
	"fmt"
	"io"
	"net/http"
	"strconv"
	"time"
)

// compare says what the wire would bear if the house did nothing but answer.
func (l *load) compare() error {
	asked, err := l.wireRate(3 * time.Second)
	if err != nil {
		return err
	}
	for _, p := range l.phases {
		own := p.per(float64(len(p.answers)))
		fmt.Printf("%s: a server that does nothing answers %.0f requests a second; the house answered %.0f, which is %.0f%% of it\n",
			p.name, asked, own, 100*own/asked)
	}
	return nil
}

// echo answers every request alike.
type echo struct{ text []byte }

func (e echo) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	_, _ = io.Copy(io.Discard, r.Body)
	w.Header().Set("Content-Type", "application/json")
	_, _ = w.Write(e.text)
}

// echoMain is the process of a server that does nothing but answer so many
// bytes.
func echoMain(length string) error {
	n, err := strconv.Atoi(length)
	if err != nil {
		return err
	}
	listener, err := listen()
	if err != nil {
		return err
	}
	return answer(&http.Server{Handler: echo{make([]byte, n)}, ReadHeaderTimeout: 10 * time.Second}, listener)
}

// receiptLength is that of the answer to an act.
const receiptLength = 60

// wireRate is how many requests a second such a server answers, if they come
// as the players' did.
func (l *load) wireRate(length time.Duration) (float64, error) {
	c, err := start("echo", strconv.Itoa(receiptLength))
	if err != nil {
		return 0, err
	}
	for _, p := range l.players {
		if p.conn, err = dial(c.addr, p.conn.cookie); err != nil {
			return 0, err
		}
	}
	ctx, cancel := context.WithTimeout(context.Background(), length)
	defer cancel()
	var n counts
	began := time.Now()
	if err := each(len(l.players), len(l.players), func(i int) error {
		return l.players[i].play(ctx, way{wagers: 1, bets: l.bets}, &n)
	}); err != nil {
		return 0, err
	}
	rate := float64(n.all.Load()) / time.Since(began).Seconds()
	return rate, c.stop()
}
