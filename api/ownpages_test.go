package api

import (
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/prometheus/client_golang/prometheus"

	"boardwalk/api/ratelimit"
)

// TestEdge serves pages itself, and has the rest answered by another.
func TestEdge(t *testing.T) {
	ready := false
	forwarded := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { _, _ = io.WriteString(w, "forwarded") })
	edge := NewEdge(EdgeConfig{Web: fstest.MapFS{"index.html": {Data: []byte("a page")}}, Hosts: []string{"casino.example"},
		Metrics: func() prometheus.Gatherer { return prometheus.NewRegistry() },
		Limits:  ratelimit.Limits{Address: ratelimit.Rate{Second: 1, Burst: 5}, Requests: 8}, Ready: func() bool { return ready }}, forwarded)
	ask := func(method, path, host, from string, header ...string) *httptest.ResponseRecorder {
		r := httptest.NewRequest(method, path, nil)
		r.Host, r.RemoteAddr = host, from+":999"
		for i := 0; i < len(header); i += 2 {
			r.Header.Set(header[i], header[i+1])
		}
		w := httptest.NewRecorder()
		edge.ServeHTTP(w, r)
		return w
	}
	const here, there = "127.0.0.1", "192.0.2.1"
	for _, x := range []struct {
		method, path, host, from string
		status                   int
		text                     string
	}{
		{"GET", "/", "casino.example", here, 200, "a page"},
		{"GET", "/table/craps-1", "localhost", here, 200, "a page"},
		{"GET", "/api/lobby", "casino.example", here, 200, "forwarded"},
		{"POST", "/api/session/guest", "casino.example", here, 200, "forwarded"},
		{"GET", "/openapi.json", "casino.example", here, 200, "forwarded"},
		{"GET", "/healthz", "localhost", here, 200, "alive"},
		{"GET", "/readyz", "localhost", here, 503, "no node has the house"},
		{"GET", "/metrics", "localhost", here, 200, ""},
		{"GET", "/metrics", "localhost", there, 403, "on the machine itself"},
		{"GET", "/", "elsewhere.example", here, 421, "--host"},
		{"GET", "/api/lobby", "elsewhere.example", here, 421, "--host"},
		{"POST", "/", "localhost", here, 405, ""},
	} {
		w := ask(x.method, x.path, x.host, x.from)
		if w.Code != x.status || !strings.Contains(w.Body.String(), x.text) || w.Header().Get("X-Content-Type-Options") != "nosniff" {
			t.Errorf("%s %s at %s from %s: %d %s", x.method, x.path, x.host, x.from, w.Code, w.Body)
		}
	}
	if w := ask("POST", "/api/session/guest", "localhost", here, "Sec-Fetch-Site", "cross-site"); w.Code != 403 {
		t.Errorf("a page of another site acts: %d", w.Code)
	}
	ready = true
	if w := ask("GET", "/readyz", "localhost", here); w.Code != 200 {
		t.Errorf("not ready: %d", w.Code)
	}
	last := 0
	for range 9 {
		last = ask("GET", "/", "localhost", there).Code
	}
	if last != http.StatusTooManyRequests {
		t.Errorf("one address has as many pages as it likes: %d", last)
	}
}

// TestOriginIsNoHeader believes what another node says of where a request comes from, and nothing that a client sends.
func TestOriginIsNoHeader(t *testing.T) {
	r := httptest.NewRequest("GET", "/", nil)
	r.RemoteAddr = "192.0.2.1:999"
	r.Header.Set("X-Forwarded-For", "192.0.2.7")
	r.Header.Set("X-Forwarded-Proto", "https")
	if o := originOf(r, false); o != (Origin{"forwarded by 192.0.2.1", false}) {
		t.Errorf("%+v", o)
	}
	if o := originOf(r, true); o != (Origin{"192.0.2.7", true}) {
		t.Errorf("%+v", o)
	}
	said := Origin{"192.0.2.3", true}
	if o := originOf(r.WithContext(WithOrigin(r.Context(), said)), true); o != said {
		t.Errorf("%+v", o)
	}
}
