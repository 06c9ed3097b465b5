package api_test

import (
	"net/http"
	"testing"
	"time"

	"boardwalk/api"
	"boardwalk/api/ratelimit"
	"boardwalk/people"
)

// TestOnlyTheNamesOfTheHouse are answered: a page of another site whose name leads to
// this machine (DNS rebinding) reads nothing.
func TestOnlyTheNamesOfTheHouse(t *testing.T) {
	for _, test := range []struct {
		hosts []string
		host  string
		want  int
	}{
		{nil, "localhost", 200},
		{nil, "localhost:8080", 200},
		{nil, "LOCALHOST.:8080", 200},
		{nil, "casino.localhost:8080", 200},
		{nil, "127.0.0.1:8080", 200},
		{nil, "[::1]:8080", 200},
		{nil, "192.0.2.7", 200},
		{nil, "evil.example", 421},
		{nil, "evil.example:8080", 421},
		{nil, "localhost.evil.example", 421},
		{nil, "127.0.0.1.evil.example:80", 421},
		{[]string{"casino.example"}, "casino.example", 200},
		{[]string{"casino.example"}, "Casino.Example:443", 200},
		{[]string{"casino.example"}, "www.casino.example", 421},
		{[]string{"casino.example"}, "localhost", 200},
		{[]string{api.AnyHost}, "evil.example", 200},
	} {
		h := open(t, casinoOf("big-six"), func(c *api.Config) { c.Hosts = test.hosts })
		for _, path := range []string{"/api/lobby", "/", "/api/tables/none/events", "/healthz"} {
			r, err := http.NewRequest("GET", h.http.URL+path, nil)
			if err != nil {
				t.Fatal(err)
			}
			r.Host = test.host
			answer, err := h.http.Client().Do(r)
			if err != nil {
				t.Fatal(err)
			}
			answer.Body.Close()
			if path == "/api/tables/none/events" && answer.StatusCode == 404 {
				answer.StatusCode = 200
			}
			if answer.StatusCode != test.want {
				t.Errorf("%s for %s at %v: %s, want %d", path, test.host, test.hosts, answer.Status, test.want)
			}
		}
		h.close()
	}
}

// TestAForwardedRequestIsNotLocal sends requests through a proxy of which the house was
// not told: they are not taken for requests of the machine itself.
func TestAForwardedRequestIsNotLocal(t *testing.T) {
	one := ratelimit.Rate{Second: .001, Burst: 2}
	for _, header := range []string{"X-Forwarded-For", "Forwarded", "X-Real-Ip", "Via"} {
		h := open(t, casinoOf("big-six"), func(c *api.Config) { c.Limits.Entry = one })
		nobody := h.as(people.Nobody)
		for range 5 {
			nobody.want(200, "POST", "/api/session/guest", "")
		}
		for i, want := range []int{200, 200, 429} { // whatever the header says
			nobody.want(want, "POST", "/api/session/guest", "", header, []string{"192.0.2.1", "127.0.0.1", "192.0.2.3"}[i])
		}
		nobody.want(403, "GET", "/metrics", "", header, "127.0.0.1")
		h.close()
	}
}

// TestTheMetersBehindAProxy are closed unless whoever runs the house opens them.
func TestTheMetersBehindAProxy(t *testing.T) {
	for _, test := range []struct {
		proxy, meters bool
		want          int
	}{{false, false, 200}, {true, false, 403}, {true, true, 200}, {false, true, 200}} {
		h := open(t, casinoOf("big-six"), func(c *api.Config) { c.Proxy, c.Meters = test.proxy, test.meters })
		if answer, _ := h.as(people.Nobody).ask("GET", "/metrics", ""); answer.StatusCode != test.want {
			t.Errorf("%+v: %s", test, answer.Status)
		}
		if answer, _ := h.as(people.Nobody).ask("GET", "/metrics", "", "X-Forwarded-For",
			"192.0.2.1"); (answer.StatusCode == 200) != test.meters {
			t.Errorf("%+v, forwarded: %s", test, answer.Status)
		}
		h.close()
	}
}

// TestStreamsOfOneAddress are limited, whatever their sessions are, and so are
// networks of IPv6. A stream that ends makes room for another.
func TestStreamsOfOneAddress(t *testing.T) {
	h := open(t, casinoOf("big-six"), func(c *api.Config) { c.Proxy, c.Limits.Streams = true, 2 })
	follow := func(who *someone, from, path string, want int) *http.Response {
		t.Helper()
		answer := who.send(ctx, "GET", path, "", "X-Forwarded-For", from)
		if answer.StatusCode != want {
			t.Errorf("%s: %s, want %d", from, answer.Status, want)
		}
		return answer
	}
	const events = "/api/tables/big-six/events"
	eye := h.as("surveillance")
	for _, from := range [][3]string{{"192.0.2.1", "192.0.2.1", "192.0.2.1"}, {"2001:db8::1", "2001:db8::2", "2001:db8::3:4:5:6"}} {
		a := follow(h.as(people.Guest), from[0], events, 200)
		b := follow(eye, from[1], "/api/surveillance/big-six/events", 200)
		follow(h.as(people.Guest), from[2], events, 429).Body.Close()
		follow(h.as(people.Guest), "192.0.2.9", events, 200).Body.Close()
		a.Body.Close()
		until(t, "that the stream has ended", func() bool {
			c := h.as(people.Nobody).send(ctx, "GET", events, "", "X-Forwarded-For", from[2])
			c.Body.Close()
			return c.StatusCode == 200
		})
		b.Body.Close()
		h.as(people.Nobody).want(404, "GET", "/api/tables/none/events", "", "X-Forwarded-For", from[2]) // takes no slot
		answer, _ := h.as(people.Nobody).ask("HEAD", events, "", "X-Forwarded-For", from[2])            // nor does this
		answer.Body.Close()
	}
	for range 5 { // this machine has as many as it likes
		defer follow(h.as(people.Guest), "127.0.0.1", events, 200).Body.Close()
	}
}

// TestRequestsOfOneAddress that are answered at the same time are limited.
func TestRequestsOfOneAddress(t *testing.T) {
	h := open(t, casinoOf("big-six"), func(c *api.Config) { c.Proxy, c.Limits.Requests, c.BodyTime = true, 1, 500*time.Millisecond })
	ann := h.as(people.Guest)
	if status, rest := h.promise("POST /api/tables/big-six/acts", "X-Forwarded-For: 192.0.2.1\r\nContent-Length: 20", nil); status != 401 {
		t.Error(status)
	} else {
		rest.Close()
	}
	held := make(chan struct{})
	go func() { // its body takes as long as it may
		defer close(held)
		_, rest := h.promise("POST /api/session", "X-Forwarded-For: 192.0.2.1\r\nContent-Length: 20", nil)
		rest.Close()
	}()
	until(t, "a request that is held back", func() bool {
		answer, _ := ann.ask("GET", "/api/lobby", "", "X-Forwarded-For", "192.0.2.1")
		return answer.StatusCode == 429
	})
	ann.want(200, "GET", "/api/lobby", "", "X-Forwarded-For", "192.0.2.2")
	<-held
	until(t, "that the request is over", func() bool {
		answer, _ := ann.ask("GET", "/api/lobby", "", "X-Forwarded-For", "192.0.2.1")
		return answer.StatusCode == 200
	})
}

// behindProxy has a house believe what a proxy says.
func behindProxy(c *api.Config) { c.Proxy = true }
