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

	"boardwalk/api/wire"
	"boardwalk/chance"
	"boardwalk/money"
)

// Client is one person at a casino. Its cookies hold the session.
type Client struct {
	base string
	http *http.Client
}

// New returns a client that has not signed in, for a casino at an address such as
// "http://127.0.0.1:8080". A nil transport means http.DefaultTransport.
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

// tries is how often a request is sent if no answer comes. With the waits between them
// that is as long as a house takes to open again after a crash.
const tries = 6

// do sends a request and reads the answer into out. If the answer was lost, it sends a
// request again that has a key or changes nothing. If the house says that there were too
// many requests, it waits as long as the house says and sends any request again.
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
		var problem *wire.Problem
		known := errors.As(err, &problem)
		early := known && problem.Status == http.StatusTooManyRequests && after > 0 && after <= mostWait
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

// mostWait is the longest that do waits if there were too many requests.
const mostWait = 5 * time.Second

// once sends a request once. If it fails, it returns how long the house says to wait
// before the next try, or 0.
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

// problemOf reads the problem that the house answered.
func problemOf(answer *http.Response) error {
	p := &wire.Problem{}
	if err := json.NewDecoder(io.LimitReader(answer.Body, 64<<10)).Decode(p); err != nil || p.Status == 0 {
		p = &wire.Problem{Status: answer.StatusCode, Title: http.StatusText(answer.StatusCode), Detail: answer.Status}
	}
	return p
}

// NewKey returns a new Idempotency-Key.
func NewKey() string {
	seed := chance.NewSeed()
	return fmt.Sprintf("%x", seed[:12])
}

// Guest comes in as a guest.
func (c *Client) Guest(ctx context.Context) (me wire.Me, err error) {
	return me, c.do(ctx, http.MethodPost, "/api/session/guest", "", nil, &me)
}

// SignUp makes an account.
func (c *Client) SignUp(ctx context.Context, a wire.NewAccount) (me wire.Me, err error) {
	return me, c.do(ctx, http.MethodPost, "/api/people", "", a, &me)
}

// SignIn signs in.
func (c *Client) SignIn(ctx context.Context, id, password string) (me wire.Me, err error) {
	return me, c.do(ctx, http.MethodPost, "/api/session", "", wire.Credentials{ID: id, Password: password}, &me)
}

// SignOut ends the session.
func (c *Client) SignOut(ctx context.Context) error {
	return c.do(ctx, http.MethodDelete, "/api/session", "", nil, nil)
}

// ForgetMe has the house forget whoever is signed in: everything but the id in the records. A guest has no password. It is
// refused while one has a seat, or money set aside at a table.
func (c *Client) ForgetMe(ctx context.Context, password string) error {
	return c.do(ctx, http.MethodPost, "/api/me/forget", "", wire.ForgetMe{Password: password}, nil)
}

// ForgetPerson has the house forget a player or guest; for those who work at the cage.
func (c *Client) ForgetPerson(ctx context.Context, id string) error {
	return c.do(ctx, http.MethodDelete, "/api/people/"+url.PathEscape(id), "", nil, nil)
}

// Export writes everything that the house keeps of whoever is signed in, as JSON.
func (c *Client) Export(ctx context.Context, to io.Writer) error {
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, c.base+"/api/me/export", nil)
	if err != nil {
		return err
	}
	answer, err := c.http.Do(request)
	if err != nil {
		return err
	}
	defer answer.Body.Close()
	if answer.StatusCode != http.StatusOK {
		problem := &wire.Problem{}
		if err := json.NewDecoder(io.LimitReader(answer.Body, 64<<10)).Decode(problem); err != nil {
			return fmt.Errorf("the house answers %s", answer.Status)
		}
		return problem
	}
	_, err = io.Copy(to, answer.Body) // an answer that is cut off is an error
	return err
}

// Me returns who the client is signed in as.
func (c *Client) Me(ctx context.Context) (me wire.Me, err error) {
	return me, c.do(ctx, http.MethodGet, "/api/me", "", nil, &me)
}

// Lobby returns the tables of the house.
func (c *Client) Lobby(ctx context.Context) (l wire.Lobby, err error) {
	return l, c.do(ctx, http.MethodGet, "/api/lobby", "", nil, &l)
}

// Rounds returns the latest rounds that one played at a table, the newest first.
func (c *Client) Rounds(ctx context.Context, table string) ([]wire.Round, error) {
	var page wire.Rounds
	err := c.do(ctx, http.MethodGet, "/api/me/rounds?table="+url.QueryEscape(table), "", nil, &page)
	return page.Rounds, err
}

// Get reads anything else from a path into out.
func (c *Client) Get(ctx context.Context, path string, out any) error {
	return c.do(ctx, http.MethodGet, path, "", nil, out)
}

// Send sends anything else to a path, with a key, and reads the answer into out.
func (c *Client) Send(ctx context.Context, method, path string, in, out any) error {
	return c.do(ctx, method, path, NewKey(), in, out)
}

// Table is a table of the casino.
type Table struct {
	*Client
	ID string
}

// Table returns a table by its id. It sends nothing.
func (c *Client) Table(id string) *Table { return &Table{c, id} }

// path returns the path of something at the table.
func (t *Table) path(rest string) string { return "/api/tables/" + url.PathEscape(t.ID) + rest }

// order sends an order to the table, with a key.
func (t *Table) order(ctx context.Context, method, rest string, in any) (r wire.Receipt, err error) {
	return r, t.do(ctx, method, t.path(rest), NewKey(), in, &r)
}

// View returns the table as one may see it.
func (t *Table) View(ctx context.Context) (v wire.TableView, err error) {
	return v, t.do(ctx, http.MethodGet, t.path(""), "", nil, &v)
}

// Round returns a round that is over, as one could see it.
func (t *Table) Round(ctx context.Context, n uint64) (r wire.RoundReplay, err error) {
	return r, t.do(ctx, http.MethodGet, t.path(fmt.Sprintf("/rounds/%d", n)), "", nil, &r)
}

// Sit takes a seat and brings an amount to it.
func (t *Table) Sit(ctx context.Context, seat int, amount money.Cents) (wire.Receipt, error) {
	return t.order(ctx, http.MethodPost, "/seat", wire.SitDown{Seat: seat, Amount: amount})
}

// Leave gives the seat up.
func (t *Table) Leave(ctx context.Context) (wire.Receipt, error) {
	return t.order(ctx, http.MethodDelete, "/seat", nil)
}

// AddChips brings more chips to the seat.
func (t *Table) AddChips(ctx context.Context, amount money.Cents) (wire.Receipt, error) {
	return t.order(ctx, http.MethodPost, "/chips", wire.Chips{Amount: amount})
}

// Withdraw takes back chips that wait for the end of the round.
func (t *Table) Withdraw(ctx context.Context) (wire.Receipt, error) {
	return t.order(ctx, http.MethodDelete, "/chips", nil)
}

// AddCoupons brings match play coupons of one's own to the seat.
func (t *Table) AddCoupons(ctx context.Context, amount money.Cents) (wire.Receipt, error) {
	return t.order(ctx, http.MethodPost, "/coupons", wire.Coupons{Amount: amount})
}

// Make makes a wager.
func (t *Table) Make(ctx context.Context, area string, amount money.Cents) (wire.Receipt, error) {
	return t.Act(ctx, wire.Act{Kind: "make", Area: area, Amount: amount})
}

// Act does something between two rounds.
func (t *Table) Act(ctx context.Context, a wire.Act) (wire.Receipt, error) {
	return t.order(ctx, http.MethodPost, "/acts", a)
}

// Acts does several things between two rounds, one after another and each for
// itself.
func (t *Table) Acts(ctx context.Context, acts ...wire.Act) ([]wire.Outcome, error) {
	var out wire.Outcomes
	err := t.do(ctx, http.MethodPost, t.path("/acts/list"), NewKey(), wire.ActList{Acts: acts}, &out)
	return out.Outcomes, err
}

// Ready says that one needs no more time to wager.
func (t *Table) Ready(ctx context.Context) (wire.Receipt, error) {
	return t.order(ctx, http.MethodPut, "/ready", wire.Readiness{Ready: true})
}

// Answer answers a question, whose id it names ([wire.Question].ID).
func (t *Table) Answer(ctx context.Context, a wire.Answer) (wire.Receipt, error) {
	return t.order(ctx, http.MethodPost, "/answers", a)
}

// Cut gives the hash of a secret to be mixed into the coming round. A [Cutter] makes
// and opens cuts by itself.
func (t *Table) Cut(ctx context.Context, c wire.Cut) (wire.Receipt, error) {
	return t.order(ctx, http.MethodPost, "/cuts", c)
}

// OpenCut opens one's cut, when no more bets are accepted.
func (t *Table) OpenCut(ctx context.Context, o wire.Opening) (wire.Receipt, error) {
	return t.order(ctx, http.MethodPost, "/openings", o)
}
