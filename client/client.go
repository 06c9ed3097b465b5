package client

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"strconv"
	"strings"
	"time"

	"boardwalk/api"
	"boardwalk/chance"
	"boardwalk/money"
)

// Client is somebody at a casino. Its session is in its cookies.
type Client struct {
	base string
	http *http.Client
}

// New is somebody who has not come in yet, at an address such as
// "http://127.0.0.1:8080". The transport is the usual one if nil.
func New(address string, transport http.RoundTripper) (*Client, error) {
	u, err := url.Parse(address)
	if err != nil || u.Host == "" || u.Scheme != "http" && u.Scheme != "https" {
		return nil, fmt.Errorf("%q is no address of a casino", address)
	}
	jar, err := cookiejar.New(nil)
	if err != nil {
		return nil, err
	}
	return &Client{strings.TrimSuffix(address, "/"), &http.Client{Jar: jar, Transport: transport}}, nil
}

// tries is how often an act is sent whose answer does not come: for as long as a
// house takes that was killed and opens again.
const tries = 6

// do asks for something. A request that has a key or changes nothing is sent
// again if the answer was lost, and any that came too soon, when it may.
func (c *Client) do(ctx context.Context, method, path, key string, in, out any) error {
	var text []byte
	if in != nil {
		var err error
		if text, err = json.Marshal(in); err != nil {
			return err
		}
	}
	for try := 1; ; try++ {
		after, err := c.once(ctx, method, path, key, text, out)
		var problem *api.Problem
		known := errors.As(err, &problem)
		early := known && problem.Status == http.StatusTooManyRequests && after > 0 && after <= patience
		lost := err != nil && (!known || problem.Status == http.StatusServiceUnavailable) && (key != "" || method == http.MethodGet)
		if !early && !lost || ctx.Err() != nil || try == tries {
			return err
		}
		select {
		case <-time.After(max(after, 100*time.Millisecond<<(try-1))):
		case <-ctx.Done():
			return err
		}
	}
}

// patience is how long a request waits that came too soon.
const patience = 5 * time.Second

// once asks once. Of what was not done it says after which time to ask again, if
// the house did.
func (c *Client) once(ctx context.Context, method, path, key string, text []byte, out any) (after time.Duration, err error) {
	r, err := http.NewRequestWithContext(ctx, method, c.base+path, bytes.NewReader(text))
	if err != nil {
		return 0, err
	}
	if text != nil {
		r.Header.Set("Content-Type", "application/json")
	}
	if key != "" {
		r.Header.Set("Idempotency-Key", key)
	}
	answer, err := c.http.Do(r)
	if err != nil {
		return 0, err
	}
	defer answer.Body.Close()
	if answer.StatusCode >= 300 {
		seconds, _ := strconv.Atoi(answer.Header.Get("Retry-After"))
		return time.Duration(max(0, seconds)) * time.Second, problemOf(answer)
	}
	if out == nil {
		_, err := io.Copy(io.Discard, answer.Body)
		return 0, err
	}
	return 0, json.NewDecoder(answer.Body).Decode(out)
}

// problemOf reads what went wrong.
func problemOf(answer *http.Response) error {
	p := &api.Problem{}
	if err := json.NewDecoder(io.LimitReader(answer.Body, 64<<10)).Decode(p); err != nil || p.Status == 0 {
		p = &api.Problem{Status: answer.StatusCode, Title: http.StatusText(answer.StatusCode), Detail: answer.Status}
	}
	return p
}

// NewKey is a key that names an act.
func NewKey() string {
	seed := chance.NewSeed()
	return fmt.Sprintf("%x", seed[:12])
}

// Guest comes in as a guest.
func (c *Client) Guest(ctx context.Context) (me api.Me, err error) {
	return me, c.do(ctx, http.MethodPost, "/api/session/guest", "", nil, &me)
}

// SignUp makes an account.
func (c *Client) SignUp(ctx context.Context, a api.NewAccount) (me api.Me, err error) {
	return me, c.do(ctx, http.MethodPost, "/api/people", "", a, &me)
}

// SignIn signs in.
func (c *Client) SignIn(ctx context.Context, id, password string) (me api.Me, err error) {
	return me, c.do(ctx, http.MethodPost, "/api/session", "", api.Credentials{ID: id, Password: password}, &me)
}

// SignOut ends the session.
func (c *Client) SignOut(ctx context.Context) error {
	return c.do(ctx, http.MethodDelete, "/api/session", "", nil, nil)
}

// Me says who one is.
func (c *Client) Me(ctx context.Context) (me api.Me, err error) {
	return me, c.do(ctx, http.MethodGet, "/api/me", "", nil, &me)
}

// Lobby lists the tables.
func (c *Client) Lobby(ctx context.Context) (l api.Lobby, err error) {
	return l, c.do(ctx, http.MethodGet, "/api/lobby", "", nil, &l)
}

// Rounds are the newest that one played at a table, the newest first.
func (c *Client) Rounds(ctx context.Context, table string) ([]api.Round, error) {
	var page api.Rounds
	err := c.do(ctx, http.MethodGet, "/api/me/rounds?table="+url.QueryEscape(table), "", nil, &page)
	return page.Rounds, err
}

// Get reads anything else, and Send sends it.
func (c *Client) Get(ctx context.Context, path string, out any) error {
	return c.do(ctx, http.MethodGet, path, "", nil, out)
}

// Send sends anything else.
func (c *Client) Send(ctx context.Context, method, path string, in, out any) error {
	return c.do(ctx, method, path, NewKey(), in, out)
}

// Table is a table of the casino.
type Table struct {
	*Client
	ID string
}

// Table goes to a table.
func (c *Client) Table(id string) *Table { return &Table{c, id} }

func (t *Table) path(rest string) string { return "/api/tables/" + url.PathEscape(t.ID) + rest }

func (t *Table) order(ctx context.Context, method, rest string, in any) (r api.Receipt, err error) {
	return r, t.do(ctx, method, t.path(rest), NewKey(), in, &r)
}

// View is the table as one may see it.
func (t *Table) View(ctx context.Context) (v api.TableView, err error) {
	return v, t.do(ctx, http.MethodGet, t.path(""), "", nil, &v)
}

// Round is a round that is over, as one could see it.
func (t *Table) Round(ctx context.Context, n uint64) (r api.RoundReplay, err error) {
	return r, t.do(ctx, http.MethodGet, t.path(fmt.Sprintf("/rounds/%d", n)), "", nil, &r)
}

// Sit takes a seat.
func (t *Table) Sit(ctx context.Context, seat int, amount money.Cents) (api.Receipt, error) {
	return t.order(ctx, http.MethodPost, "/seat", api.SitDown{Seat: seat, Amount: amount})
}

// Leave gives it up.
func (t *Table) Leave(ctx context.Context) (api.Receipt, error) {
	return t.order(ctx, http.MethodDelete, "/seat", nil)
}

// AddChips brings more.
func (t *Table) AddChips(ctx context.Context, amount money.Cents) (api.Receipt, error) {
	return t.order(ctx, http.MethodPost, "/chips", api.Chips{Amount: amount})
}

// Withdraw takes back what one was to bring when the round is over.
func (t *Table) Withdraw(ctx context.Context) (api.Receipt, error) {
	return t.order(ctx, http.MethodDelete, "/chips", nil)
}

// AddCoupons brings match play coupons of one's own.
func (t *Table) AddCoupons(ctx context.Context, amount money.Cents) (api.Receipt, error) {
	return t.order(ctx, http.MethodPost, "/coupons", api.Coupons{Amount: amount})
}

// Make makes a wager.
func (t *Table) Make(ctx context.Context, area string, amount money.Cents) (api.Receipt, error) {
	return t.Act(ctx, api.Act{Kind: "make", Area: area, Amount: amount})
}

// Act does anything between two rounds.
func (t *Table) Act(ctx context.Context, a api.Act) (api.Receipt, error) {
	return t.order(ctx, http.MethodPost, "/acts", a)
}

// Acts does several things between two rounds, one after another and each for
// itself.
func (t *Table) Acts(ctx context.Context, acts ...api.Act) ([]api.Outcome, error) {
	var out api.Outcomes
	err := t.do(ctx, http.MethodPost, t.path("/acts/list"), NewKey(), api.ActList{Acts: acts}, &out)
	return out.Outcomes, err
}

// Ready says that one needs no more time to wager.
func (t *Table) Ready(ctx context.Context) (api.Receipt, error) {
	return t.order(ctx, http.MethodPut, "/ready", api.Readiness{Ready: true})
}

// Answer answers a question that one is asked, which it names ([api.Question].ID).
func (t *Table) Answer(ctx context.Context, a api.Answer) (api.Receipt, error) {
	return t.order(ctx, http.MethodPost, "/answers", a)
}

// Cut adds to the seed of the coming round.
func (t *Table) Cut(ctx context.Context, text string) (api.Receipt, error) {
	return t.order(ctx, http.MethodPost, "/cuts", api.CutText{Text: text})
}
