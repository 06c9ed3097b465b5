package drand

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"
	"sync/atomic"
	"time"

	"boardwalk/beacon"
)

// How a client asks.
const (
	askTimeout = 3 * time.Second        // for one server's answer
	firstPause = 200 * time.Millisecond // after every server was asked in vain; doubled each time
	longPause  = 5 * time.Second
	maxAnswer  = 8 << 10
)

// Client asks servers for the values of one chain. Many goroutines may use it at once.
type Client struct {
	chain   beacon.Chain
	key     *beacon.Key
	servers []string
	http    *http.Client
	best    atomic.Uint32 // the server that answered last, which is asked first
}

// New returns a client of a chain, or an error if the chain is faulty or an address is not one of
// a server.
func New(chain beacon.Chain, servers []string) (*Client, error) {
	if err := chain.Check(); err != nil {
		return nil, err
	}
	key, err := chain.Key()
	if err != nil {
		return nil, err
	}
	if len(servers) == 0 {
		return nil, errors.New("the beacon needs the address of at least one server")
	}
	c := &Client{chain: chain, key: key, http: &http.Client{Timeout: askTimeout}}
	for _, s := range servers {
		if err := beacon.CheckServer(s); err != nil {
			return nil, err
		}
		c.servers = append(c.servers, strings.TrimRight(s, "/"))
	}
	return c, nil
}

// Chain returns the chain whose values the client fetches.
func (c *Client) Chain() beacon.Chain { return c.chain }

// Fetch returns the value of a round, verified. It waits until the round is due, then asks one
// server after the other, again and again, until one has the value or the context is done. The
// error then says what was the matter with the server that was asked last.
func (c *Client) Fetch(ctx context.Context, round uint64) ([]byte, error) {
	if round == 0 || round > beacon.MaxRound {
		return nil, fmt.Errorf("a beacon has no round %d", round)
	}
	trouble := error(nil)
	giveUp := func() error {
		return errors.Join(fmt.Errorf("no value of the beacon's round %d: %w", round, context.Cause(ctx)), trouble)
	}
	if !rest(ctx, time.Until(c.chain.Due(round))) {
		return nil, giveUp()
	}
	for pause := firstPause; ; pause = min(2*pause, longPause) {
		first := int(c.best.Load())
		for i := range c.servers {
			n := (first + i) % len(c.servers)
			got, err := c.ask(ctx, c.servers[n], round)
			if err == nil {
				c.best.Store(uint32(n))
				return got, nil
			}
			if trouble == nil || ctx.Err() == nil { // that there is no more time says less than what was wrong before
				trouble = fmt.Errorf("%s: %w", c.servers[n], err)
			}
			if ctx.Err() != nil {
				return nil, giveUp()
			}
		}
		if !rest(ctx, pause) {
			return nil, giveUp()
		}
	}
}

// rest waits, and reports whether it could before the context was done.
func rest(ctx context.Context, d time.Duration) bool {
	if d <= 0 {
		return ctx.Err() == nil
	}
	t := time.NewTimer(d)
	defer t.Stop()
	select {
	case <-t.C:
		return true
	case <-ctx.Done():
		return false
	}
}

// ask asks one server for the value of a round.
func (c *Client) ask(ctx context.Context, server string, round uint64) ([]byte, error) {
	var v value
	if err := c.get(ctx, fmt.Sprintf("%s/%s/public/%d", server, c.chain.Hash, round), &v); err != nil {
		return nil, err
	}
	return v.verified(c.key, round)
}

// ErrSilent is the error of a beacon of which no server answers.
var ErrSilent = errors.New("no server of the beacon answers")

// maxBehind is how far the clock of this machine may be behind the beacon.
const maxBehind = 2 * time.Second

// Compare asks every server which chain it serves and how far it has come. It returns an error if
// one serves another chain, or if a value is there that is not due by the clock of this machine: a
// house with such a clock would take bets on values that are known. If no server answers the
// error is an [ErrSilent]. It is for the opening of a house.
func (c *Client) Compare(ctx context.Context) error {
	trouble, answered := []error{ErrSilent}, false
	for _, server := range c.servers {
		var i info
		if err := c.get(ctx, server+"/"+c.chain.Hash+"/info", &i); err != nil {
			trouble = append(trouble, fmt.Errorf("%s: %w", server, err))
			continue
		}
		answered = true
		if got := i.chain(); got != c.chain {
			return fmt.Errorf("%s serves another beacon than the casino file names: %s", server, difference(got, c.chain))
		}
		if err := c.compareClock(ctx, server); err != nil {
			return err
		}
	}
	if !answered {
		return errors.Join(trouble...)
	}
	return nil
}

// compareClock returns an error if a server has a value that is not due by the clock of this
// machine.
func (c *Client) compareClock(ctx context.Context, server string) error {
	var v value
	if err := c.get(ctx, server+"/"+c.chain.Hash+"/public/latest", &v); err != nil {
		return nil // it will be asked again for a round
	}
	if _, err := v.verified(c.key, v.Round); err != nil {
		return nil // nor does it prove what time it is
	}
	if behind := time.Until(c.chain.Due(v.Round)); behind > maxBehind {
		return fmt.Errorf("the clock of this machine is at least %s behind the beacon: set it right, because values "+
			"must not be known while bets are made",
			behind.Round(time.Second))
	}
	return nil
}

// difference says in what two chains differ first.
func difference(got, want beacon.Chain) string {
	switch {
	case got.PublicKey != want.PublicKey:
		return "its public key is another"
	case got.Genesis != want.Genesis:
		return fmt.Sprintf("its genesis is %d, not %d", got.Genesis, want.Genesis)
	case got.Period != want.Period:
		return fmt.Sprintf("its period is %d seconds, not %d", got.Period, want.Period)
	case got.Scheme != want.Scheme:
		return fmt.Sprintf("its scheme is %q, not %q", got.Scheme, want.Scheme)
	}
	return "its hash is another"
}

// get reads the JSON at an address.
func (c *Client) get(ctx context.Context, address string, into any) error {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, address, nil)
	if err != nil {
		return err
	}
	resp, err := c.http.Do(req)
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	body, err := io.ReadAll(io.LimitReader(resp.Body, maxAnswer))
	switch {
	case err != nil:
		return err
	case resp.StatusCode != http.StatusOK:
		return fmt.Errorf("it answered %s", resp.Status)
	}
	if err := json.Unmarshal(body, into); err != nil {
		return fmt.Errorf("its answer cannot be read: %w", err)
	}
	return nil
}
