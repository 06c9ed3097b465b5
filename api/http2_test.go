package api_test

import (
	"bufio"
	"context"
	"crypto/tls"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"boardwalk/api"
	"boardwalk/api/gate"
)

// TestStreamsByHTTP2 follows a table by HTTP/2, where a connection cannot be taken over: the stream begins at once, counts as a
// stream and not as a request that is being answered, and ends with the house. The gate knows the connection inside of TLS.
func TestStreamsByHTTP2(t *testing.T) {
	h := open(t, casinoOf("big-six"), func(c *api.Config) {
		c.Proxy, c.Limits.Requests, c.Limits.Streams = true, 1, 2
	})
	web := httptest.NewUnstartedServer(h.server)
	door := gate.New(web.Listener, gate.Limits{})
	web.Listener, web.Config.ConnState, web.EnableHTTP2 = door, door.ConnState, true
	web.StartTLS()
	defer web.Close()
	client := web.Client()
	client.Transport.(*http.Transport).TLSClientConfig = &tls.Config{InsecureSkipVerify: true}
	client.Transport.(*http.Transport).ForceAttemptHTTP2 = true
	ctx, cancel := context.WithTimeout(context.Background(), 30*time.Second)
	defer cancel()
	follow := func(path string) *http.Response {
		request, err := http.NewRequestWithContext(ctx, http.MethodGet, web.URL+path, nil)
		if err != nil {
			t.Fatal(err)
		}
		request.Header.Set("X-Forwarded-For", "192.0.2.7") // those of this machine have no limits
		answer, err := client.Do(request)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { answer.Body.Close() })
		if answer.ProtoMajor != 2 {
			t.Errorf("%s by %s", path, answer.Proto)
		}
		return answer
	}
	var streams []*bufio.Reader
	for range 2 {
		answer := follow("/api/tables/big-six/events")
		stream := bufio.NewReader(answer.Body)
		if line, err := stream.ReadString('\n'); err != nil || line != "event: ping\n" || answer.StatusCode != http.StatusOK {
			t.Fatalf("%s, %q: %v", answer.Status, line, err)
		}
		streams = append(streams, stream)
	}
	if answer := follow("/api/lobby"); answer.StatusCode != http.StatusOK {
		t.Errorf("beside two streams the lobby answers %s", answer.Status)
	}
	if answer := follow("/api/tables/big-six/events"); answer.StatusCode != http.StatusTooManyRequests {
		t.Errorf("a third stream: %s", answer.Status)
	}
	if all, waiting, _ := door.Count(); all == 0 || waiting != 0 {
		t.Errorf("%d connections, %d of them without a request", all, waiting)
	}
	h.server.EndStreams()
	for _, stream := range streams {
		last := ""
		for line, err := stream.ReadString('\n'); err == nil; line, err = stream.ReadString('\n') {
			if line != "\n" {
				last = line
			}
		}
		if last != "data: {\"why\":\"the house is closing\"}\n" {
			t.Errorf("a stream ends with %q", last)
		}
	}
}
