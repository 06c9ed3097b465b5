package drand

import (
	"bytes"
	"context"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"boardwalk/beacon"
	"boardwalk/chance"
)

func testBeacon(t *testing.T) *TestBeacon {
	t.Helper()
	b, err := NewTestBeacon(chance.Seed{1}, time.Now().Add(-time.Hour), 3)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func client(t *testing.T, c beacon.Chain, servers ...string) *Client {
	t.Helper()
	cl, err := New(c, servers)
	if err != nil {
		t.Fatal(err)
	}
	return cl
}

func serve(t *testing.T, h http.Handler) string {
	t.Helper()
	s := httptest.NewServer(h)
	t.Cleanup(s.Close)
	return s.URL
}

// says answers every request with the same.
func says(status int, body any) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.WriteHeader(status)
		_ = json.NewEncoder(w).Encode(body)
	})
}

func TestAValueIsFetchedAndVerified(t *testing.T) {
	b := testBeacon(t)
	c := client(t, b.Chain(), serve(t, b))
	got, err := c.Fetch(t.Context(), 7)
	if err != nil || !bytes.Equal(got, b.Value(7)) {
		t.Fatal(got, err)
	}
	if err := b.Chain().Verify(7, got); err != nil {
		t.Fatal(err)
	}
	if err := c.Compare(t.Context()); err != nil {
		t.Fatal(err)
	}
}

func TestTheNextServerIsAskedIfOneFailsOrLies(t *testing.T) {
	b := testBeacon(t)
	good := serve(t, b)
	other, err := NewTestBeacon(chance.Seed{2}, time.Now().Add(-time.Hour), 3)
	if err != nil {
		t.Fatal(err)
	}
	for name, h := range map[string]http.Handler{
		"fails":             says(http.StatusInternalServerError, "no"),
		"talks nonsense":    says(http.StatusOK, []int{1}),
		"another round":     says(http.StatusOK, value{8, "", hex.EncodeToString(b.Value(8))}),
		"another beacon's":  says(http.StatusOK, value{7, "", hex.EncodeToString(other.Value(7))}),
		"renamed":           says(http.StatusOK, value{7, "", hex.EncodeToString(b.Value(8))}),
		"not in hex":        says(http.StatusOK, value{7, "", "zz"}),
		"more than is read": says(http.StatusOK, strings.Repeat("a", 1<<20)),
	} {
		bad := serve(t, h)
		c := client(t, b.Chain(), bad, good)
		got, err := c.Fetch(t.Context(), 7)
		if err != nil || !bytes.Equal(got, b.Value(7)) {
			t.Errorf("%s: %v, %v", name, got, err)
		}
		if c.best.Load() != 1 {
			t.Errorf("%s: the server that answered is not asked first the next time", name)
		}
		ctx, cancel := context.WithTimeout(t.Context(), 100*time.Millisecond)
		if got, err := client(t, b.Chain(), bad).Fetch(ctx, 7); err == nil {
			t.Errorf("%s: fetched %x from it", name, got)
		}
		cancel()
	}
}

func TestAServerIsAskedAgain(t *testing.T) {
	b := testBeacon(t)
	var asked atomic.Int32
	late := serve(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if asked.Add(1) < 3 {
			w.WriteHeader(http.StatusTooEarly)
			return
		}
		b.ServeHTTP(w, r)
	}))
	if _, err := client(t, b.Chain(), late).Fetch(t.Context(), 7); err != nil || asked.Load() != 3 {
		t.Fatal(asked.Load(), err)
	}
}

func TestFetchWaitsForItsTime(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		b := testBeacon(t)
		round := b.Chain().At(time.Now()) + 5
		c := client(t, b.Chain(), "http://beacon.example")
		c.http.Transport = inside{b}
		if _, err := c.Fetch(t.Context(), round); err != nil {
			t.Fatal(err)
		}
		if late := time.Since(b.Chain().Due(round)); late < 0 || late > time.Second {
			t.Errorf("fetched %v after it was due", late)
		}
	})
}

// inside answers requests without a network.
type inside struct{ http.Handler }

func (i inside) RoundTrip(r *http.Request) (*http.Response, error) {
	w := httptest.NewRecorder()
	i.ServeHTTP(w, r)
	return w.Result(), nil
}

func TestFetchSaysWhyItGaveUp(t *testing.T) {
	b := testBeacon(t)
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	asked := 0
	address := serve(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if asked++; asked == 2 { // the time is over while the second answer is awaited
			cancel()
		}
		says(http.StatusTeapot, "no").ServeHTTP(w, r)
	}))
	_, err := client(t, b.Chain(), address).Fetch(ctx, 7)
	if err == nil || !strings.Contains(err.Error(), "418") || !strings.Contains(err.Error(), address) {
		t.Error(err)
	}
	if _, err := client(t, b.Chain(), address).Fetch(t.Context(), 0); err == nil {
		t.Error("there is a round 0")
	}
}

func TestAnotherChainIsNoticedAtOnce(t *testing.T) {
	b := testBeacon(t)
	address := serve(t, says(http.StatusOK, info{PublicKey: beacon.Quicknet.PublicKey}))
	err := client(t, b.Chain(), address).Compare(t.Context())
	if err == nil || !strings.Contains(err.Error(), "public key") {
		t.Error(err)
	}
	if err := client(t, b.Chain(), serve(t, says(http.StatusNotFound, "no"))).Compare(t.Context()); !errors.Is(err, ErrSilent) {
		t.Error("nobody answered, and that was good enough:", err)
	}
}

func TestAClockThatIsBehindIsNoticed(t *testing.T) {
	b := testBeacon(t)
	b.now = func() time.Time { return time.Now().Add(time.Minute) }
	if err := client(t, b.Chain(), serve(t, b)).Compare(t.Context()); err == nil || !strings.Contains(err.Error(), "behind the beacon") {
		t.Error(err)
	}
}

func TestATestBeaconTellsNothingBeforeItsTime(t *testing.T) {
	b := testBeacon(t)
	for path, want := range map[string]int{
		fmt.Sprint("/public/", b.chain.At(time.Now())+2): http.StatusTooEarly,
		"/public/0":      http.StatusNotFound,
		"/public/x":      http.StatusNotFound,
		"/public/latest": http.StatusOK,
		"/public/1":      http.StatusOK,
		"/info":          http.StatusOK,
	} {
		w := httptest.NewRecorder()
		b.ServeHTTP(w, httptest.NewRequest(http.MethodGet, "/"+b.chain.Hash+path, nil))
		if w.Code != want {
			t.Errorf("%s: %d, not %d", path, w.Code, want)
		}
	}
}

func TestAClientNeedsAServer(t *testing.T) {
	for _, servers := range [][]string{nil, {"api.drand.sh"}} {
		if _, err := New(beacon.Quicknet, servers); err == nil {
			t.Errorf("a client of %q", servers)
		}
	}
}
