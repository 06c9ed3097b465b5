package api_test

import (
	"bufio"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"

	"boardwalk/api"
	"boardwalk/people"
)

// TestABodyThatNeverComesHoldsNothing promises bodies in many ways and sends none. The
// house answers, and closes the connection.
func TestABodyThatNeverComesHoldsNothing(t *testing.T) {
	h := open(t, casinoOf("big-six"), func(c *api.Config) { c.BodyTime = 50 * time.Millisecond })
	ann, boss := h.as(people.Guest), h.as("pit boss")
	var wait sync.WaitGroup
	for _, test := range []struct {
		what   string
		who    *someone
		status int
	}{
		{"POST /api/tables/big-six/acts", ann, 408},      // the fast path
		{"POST /api/tables/big-six/acts/list", ann, 408}, // the framework
		{"POST /api/tables/big-six/reports", boss, 408},  // of staff
		{"POST /api/simulations", ann, 408},              // a stream
		{"POST /api/tables/big-six/acts", nil, 401},      // refused before the body
		{"POST /api/session", nil, 408},                  // of nobody
		{"POST /api/none", ann, 404},                     // nothing of that name
		{"DELETE /api/lobby", ann, 405},                  // not with this method
		{"GET /api/lobby", ann, 200},                     // wants no body
		{"DELETE /api/tables/big-six/seat", ann, 409},    // an order without one
		{"GET /api/me/rounds.csv", ann, 200},             // an export
		{"GET /healthz", nil, 200},                       // of the machine
		{"GET /", nil, 200},                              // a page
		{"POST /", nil, 405},                             // and not with this method
		{"GET /api/tables/big-six/events", ann, 200},     // a stream ends when its reader sends something
		{"GET /api/surveillance/big-six", h.as("surveillance"), 200},
	} {
		for _, length := range []string{"Content-Length: 20", "Transfer-Encoding: chunked", "Content-Length: 20\r\nExpect: 100-continue"} {
			wait.Go(func() {
				status, rest := h.promise(test.what, length, test.who)
				if status != test.status {
					t.Errorf("%s, %s: %d, want %d", test.what, length, status, test.status)
				}
				if strings.Contains(test.what, "/events") { // follows the table as long as it likes
					rest.Close()
					return
				}
				_ = rest.SetReadDeadline(time.Now().Add(5 * time.Second))
				if _, err := io.Copy(io.Discard, rest); err != nil && !strings.Contains(err.Error(), "reset") {
					t.Errorf("%s, %s: the connection stays open: %v", test.what, length, err)
				}
				rest.Close()
			})
		}
	}
	wait.Wait()
}

// promise sends a request without the body that its headers promise, and returns the
// status of the answer and the connection.
func (h *house) promise(what, length string, who *someone) (int, net.Conn) {
	h.t.Helper()
	conn, err := net.Dial("tcp", h.http.Listener.Addr().String())
	if err != nil {
		h.t.Fatal(err)
	}
	cookie := ""
	if who != nil {
		cookie = "Cookie: " + who.cookie.String() + "\r\n"
	}
	fmt.Fprintf(conn, "%s HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n%s%s\r\n\r\n", what, cookie, length)
	in := bufio.NewReader(conn)
	_ = conn.SetReadDeadline(time.Now().Add(5 * time.Second))
	for {
		answer, err := http.ReadResponse(in, nil)
		if err != nil {
			h.t.Errorf("%s, %s: %v", what, length, err)
			return 0, conn
		}
		if answer.StatusCode == 100 {
			continue
		}
		if answer.ContentLength > 0 {
			_, _ = io.Copy(io.Discard, answer.Body)
		}
		return answer.StatusCode, conn
	}
}

// TestABodyThatCameIsNoReasonToHangUp answers requests without reading their bodies,
// which came in time, and keeps the connection.
func TestABodyThatCameIsNoReasonToHangUp(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	conn, err := net.Dial("tcp", h.http.Listener.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	in := bufio.NewReader(conn)
	for range 3 {
		fmt.Fprint(conn, "POST /api/none HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\nhello")
		answer, err := http.ReadResponse(in, nil)
		if err != nil || answer.StatusCode != 404 {
			t.Fatal(answer, err)
		}
		_, _ = io.Copy(io.Discard, answer.Body)
	}
}

// TestAnOrderThatWaitsOutlivesTheTimeOfItsBody has an order wait longer than a body may
// take to come: once the body is there, its time is no longer counted.
func TestAnOrderThatWaitsOutlivesTheTimeOfItsBody(t *testing.T) {
	h := open(t, casinoOf("blackjack"), func(c *api.Config) { c.BodyTime = 50 * time.Millisecond })
	ann, boss := h.as(people.Guest), h.as("pit boss")
	if _, err := ann.Table("blackjack").Sit(ctx, 1, 100*dollar); err != nil {
		t.Fatal(err)
	}
	ann.want(200, "POST", "/api/tables/blackjack/acts", `{"kind":"make","area":"wager","amount":1000}`)
	ann.want(200, "PUT", "/api/tables/blackjack/ready", `{"ready":true}`)
	done := make(chan int, 1)
	go func() {
		answer, _ := boss.ask("POST", "/api/tables/blackjack/close", `{"why":"the end of the day"}`)
		done <- answer.StatusCode
	}()
	time.Sleep(200 * time.Millisecond) // four times the body's
	for {
		me := read[map[string]any](ann, "/api/tables/blackjack")
		q, _ := me["status"].(map[string]any)["question"].(map[string]any)
		if q == nil {
			break
		}
		choices := q["choices"].([]any)
		ann.want(200, "POST", "/api/tables/blackjack/answers", fmt.Sprintf(`{"question":%q,"choice":%q}`, q["id"], choices[0]))
	}
	if got := <-done; got != 200 {
		t.Errorf("the order was answered with %d", got)
	}
}
