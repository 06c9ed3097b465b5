package api_test

import (
	"compress/gzip"
	"io"
	"net/http"
	"strings"
	"testing"
)

// fetch asks for a path with an Accept-Encoding of its own, and returns the body as it was sent.
func (h *house) fetch(t *testing.T, path, codings string) (*http.Response, string) {
	t.Helper()
	r, err := http.NewRequest("GET", h.http.URL+path, nil)
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Accept-Encoding", codings)
	answer, err := (&http.Transport{DisableCompression: true}).RoundTrip(r)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	sent, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	return answer, string(sent)
}

// Pages and long answers are sent compressed to those who read that, and say the same then.
func TestLongAnswersAreCompressed(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	for path, long := range map[string]bool{"/lobby.css": true, "/": true, "/table/x": true, "/api/games": true,
		"/api/games/big-six": true, "/api/lobby": false} {
		_, plain := h.fetch(t, path, "identity")
		for codings, wanted := range map[string]bool{"gzip, deflate, br": true, "br, gzip;q=0.5": true, "gzip;q=0": false,
			"br": false, "": false} {
			answer, sent := h.fetch(t, path, codings)
			wanted = wanted && long
			if got := answer.Header.Get("Content-Encoding") == "gzip"; got != wanted {
				t.Errorf("%s to who reads %q: compressed %v", path, codings, got)
				continue
			}
			if !wanted {
				continue
			}
			if !strings.Contains(strings.Join(answer.Header.Values("Vary"), ","), "Accept-Encoding") {
				t.Errorf("%s: a cache could give the compressed answer to anybody", path)
			}
			if len(sent) >= len(plain) {
				t.Errorf("%s: %d bytes of %d are no less", path, len(sent), len(plain))
			}
			z, err := gzip.NewReader(strings.NewReader(sent))
			if err != nil {
				t.Fatal(err)
			}
			if whole, err := io.ReadAll(z); err != nil || string(whole) != plain {
				t.Errorf("%s: %v, and %d bytes for %d", path, err, len(whole), len(plain))
			}
		}
	}
}
