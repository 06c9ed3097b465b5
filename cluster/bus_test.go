package cluster

import (
	"bufio"
	"crypto/tls"
	"io"
	"net"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/nats-io/nats.go"
	"go.uber.org/goleak"

	"boardwalk/internal/cabletest"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// join joins a node that is gone at the end of the test.
func join(t *testing.T, c Config) *Bus {
	t.Helper()
	w, err := Join(c)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(w.Close)
	return w
}

// heard returns what a node hears under a subject.
func heard(t *testing.T, w *Bus, subject string) chan string {
	t.Helper()
	got := make(chan string, 64)
	if _, err := w.conn.Subscribe(subject, func(m *nats.Msg) { got <- string(m.Data) }); err != nil {
		t.Fatal(err)
	}
	if err := w.conn.Flush(); err != nil {
		t.Fatal(err)
	}
	return got
}

// says publishes until somebody hears it, and fails if nobody does.
func says(t *testing.T, w *Bus, subject, text string, got chan string) {
	t.Helper()
	for end := time.Now().Add(20 * time.Second); time.Now().Before(end); {
		_ = w.conn.Publish(subject, []byte(text))
		select {
		case have := <-got:
			if have == text {
				return
			}
		case <-time.After(20 * time.Millisecond):
		}
	}
	t.Fatalf("nobody hears %q", text)
}

// silent fails if something of a subject is heard in a while.
func silent(t *testing.T, w *Bus, subject string, got chan string) {
	t.Helper()
	for end := time.Now().Add(700 * time.Millisecond); time.Now().Before(end); {
		_ = w.conn.Publish(subject, []byte("let me in"))
		select {
		case <-got:
			t.Fatal("a stranger is heard")
		case <-time.After(20 * time.Millisecond):
		}
	}
}

// TestThreeNodesFindEachOther by the address of one of them, over TLS and without.
func TestThreeNodesFindEachOther(t *testing.T) {
	for _, plain := range []bool{false, true} {
		key := NewKey()
		a := join(t, Config{Name: "a", Key: key, Plain: plain})
		b := join(t, Config{Name: "b", Key: key, Plain: plain, Peers: []string{a.Address()}})
		c := join(t, Config{Name: "c", Key: key, Plain: plain, Peers: []string{a.Address()}})
		says(t, b, "hi", "from b to a", heard(t, a, "hi"))
		says(t, b, "there", "from b to c, which were not told of each other", heard(t, c, "there"))
		a.Close()
		says(t, c, "still", "and from c to b without a", heard(t, b, "still"))
	}
}

// TestANodeWithAnotherKeyIsRefused over TLS for its certificate, and without for its password.
func TestANodeWithAnotherKeyIsRefused(t *testing.T) {
	for _, plain := range []bool{false, true} {
		a := join(t, Config{Name: "a", Key: NewKey(), Plain: plain})
		stranger := join(t, Config{Name: "b", Key: NewKey(), Plain: plain, Peers: []string{a.Address()}})
		silent(t, stranger, "hi", heard(t, a, "hi"))
	}
}

// TestANodeWithoutACertificateIsRefused although it has the password.
func TestANodeWithoutACertificateIsRefused(t *testing.T) {
	key := NewKey()
	a := join(t, Config{Name: "a", Key: key})
	plain := join(t, Config{Name: "b", Key: key, Plain: true, Peers: []string{a.Address()}})
	silent(t, plain, "hi", heard(t, a, "hi"))
}

// TestAStrangersConnectionIsRefused has programs connect to the port of the nodes: one that speaks no TLS, and one that
// has no certificate.
func TestAStrangersConnectionIsRefused(t *testing.T) {
	a := join(t, Config{Name: "a", Key: NewKey()})
	at := strings.TrimPrefix(a.Address(), "nats://")
	for what, dial := range map[string]func() (net.Conn, error){
		"no TLS":         func() (net.Conn, error) { return net.Dial("tcp", at) },
		"no certificate": func() (net.Conn, error) { return strangersTLS(at) },
	} {
		conn, err := dial()
		if err != nil {
			continue // refused in the handshake
		}
		_ = conn.SetDeadline(time.Now().Add(10 * time.Second))
		_, _ = io.WriteString(conn, "CONNECT {\"verbose\":true}\r\nSUB > 1\r\nPING\r\n")
		text, _ := io.ReadAll(conn)
		if strings.Contains(string(text), "PONG") {
			t.Errorf("%s: a stranger is answered: %s", what, text)
		}
		conn.Close()
	}
	for _, at := range []string{a.Address(), a.server.ClientURL()} {
		if _, err := nats.Connect(at, nats.NoReconnect()); err == nil {
			t.Errorf("a client of NATS is let in at %s", at)
		}
	}
}

// strangersTLS does what a node does when it connects, without a certificate of the house.
func strangersTLS(at string) (net.Conn, error) {
	conn, err := net.Dial("tcp", at)
	if err != nil {
		return nil, err
	}
	if _, err := bufio.NewReader(conn).ReadString('\n'); err != nil { // the server's INFO
		return nil, err
	}
	over := tls.Client(conn, &tls.Config{InsecureSkipVerify: true})
	return over, over.Handshake()
}

// TestWithoutTLSOnlyOnThisMachine is refused elsewhere.
func TestWithoutTLSOnlyOnThisMachine(t *testing.T) {
	for _, c := range []Config{
		{Name: "a", Plain: true, Listen: "0.0.0.0:0"},
		{Name: "a", Plain: true, Peers: []string{"nats://192.0.2.1:6222"}},
		{Name: "a", Peers: []string{"192.0.2.1:6222"}},
		{Name: "a", Peers: []string{"nats://192.0.2.1"}},
		{Name: "a b"},
		{Name: "a", Listen: "nowhere"},
	} {
		if w, err := Join(c); err == nil {
			w.Close()
			t.Errorf("%+v is let pass", c)
		}
	}
}

// TestACutHeals has two nodes speak through a cable that is cut and mended.
func TestACutHeals(t *testing.T) {
	key := NewKey()
	a := join(t, Config{Name: "a", Key: key})
	c := cabletest.New(t, strings.TrimPrefix(a.Address(), "nats://"))
	b := join(t, Config{Name: "b", Key: key, Peers: []string{"nats://" + c.Addr().String()}})
	got := heard(t, a, "hi")
	says(t, b, "hi", "before", got)
	c.Cut(true)
	_ = b.conn.Publish("hi", []byte("meanwhile"))
	select {
	case text := <-got:
		for text == "before" && len(got) > 0 {
			text = <-got
		}
		if text == "meanwhile" {
			t.Error("a cut cable carries")
		}
	case <-time.After(200 * time.Millisecond):
	}
	c.Cut(false)
	says(t, b, "hi", "after", got)
}

// TestKeys are made once, and read back.
func TestKeys(t *testing.T) {
	dir := t.TempDir()
	made, err := MakeKey(dir)
	if err != nil {
		t.Fatal(err)
	}
	if read, err := ReadKey(dir); err != nil || read != made {
		t.Errorf("another key is read: %v", err)
	}
	if _, err := MakeKey(dir); err == nil {
		t.Error("a key is overwritten")
	}
	if info, err := os.Stat(dir + "/" + KeyFile); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("others may read the key: %v, %v", info, err)
	}
}
