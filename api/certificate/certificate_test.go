package certificate_test

import (
	"bytes"
	"context"
	"crypto/tls"
	"io"
	"log/slog"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"boardwalk/api/certificate"
	"boardwalk/api/certificate/certificatetest"
)

// lines is a log that several goroutines write to and read.
type lines struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (l *lines) Write(b []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.text.Write(b)
}

func (l *lines) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.text.String()
}

// await waits until something is so.
func await(t *testing.T, what string, so func() bool) {
	t.Helper()
	for end := time.Now().Add(20 * time.Second); !so(); time.Sleep(5 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("not in time: %s", what)
		}
	}
}

// TestARenewedCertificateIsTakenIntoUse without a restart; a broken one leaves the old one in use and is logged.
func TestARenewedCertificateIsTakenIntoUse(t *testing.T) {
	dir := t.TempDir()
	cert, key := filepath.Join(dir, "house.crt"), filepath.Join(dir, "house.key")
	certificatetest.Write(t, cert, key, "first.example", time.Hour)
	pair, err := certificate.Open(cert, key)
	if err != nil {
		t.Fatal(err)
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	web := &http.Server{TLSConfig: pair.Config(), ErrorLog: slog.NewLogLogger(slog.DiscardHandler, slog.LevelError),
		Handler: http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { _, _ = io.WriteString(w, r.Proto) })}
	go web.ServeTLS(l, "", "")
	defer web.Close()
	ctx, cancel := context.WithCancel(context.Background())
	var log lines
	asked := make(chan os.Signal, 1)
	var watching sync.WaitGroup
	watching.Go(func() { pair.Watch(ctx, 10*time.Millisecond, asked, slog.New(slog.NewTextHandler(&log, nil))) })
	defer watching.Wait()
	defer cancel()
	shown := func() string {
		conn, err := tls.Dial("tcp", l.Addr().String(), &tls.Config{InsecureSkipVerify: true})
		if err != nil {
			t.Fatal(err)
		}
		defer conn.Close()
		return conn.ConnectionState().PeerCertificates[0].DNSNames[0]
	}
	if got := shown(); got != "first.example" {
		t.Fatalf("the certificate is for %s", got)
	}
	client := &http.Client{Transport: &http.Transport{TLSClientConfig: &tls.Config{InsecureSkipVerify: true}, ForceAttemptHTTP2: true}}
	defer client.CloseIdleConnections()
	answer, err := client.Get("https://" + l.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	text, _ := io.ReadAll(answer.Body)
	answer.Body.Close()
	if string(text) != "HTTP/2.0" {
		t.Errorf("a request came by %s", text)
	}

	certificatetest.Write(t, cert, key, "second.example", time.Hour)
	await(t, "the second certificate", func() bool { return shown() == "second.example" })

	for _, one := range []struct {
		what  string
		spoil func()
	}{
		{"no certificate", func() { write(t, cert, "nothing") }},
		{"has expired", func() { certificatetest.Write(t, cert, key, "old.example", -time.Hour) }},
		{"private key does not", func() { certificatetest.Write(t, cert, filepath.Join(dir, "other.key"), "other.example", time.Hour) }},
		{"everybody may read", func() { _ = os.Chmod(key, 0o644) }},
		{"no such file", func() { _ = os.Remove(cert) }},
	} {
		failed := pair.Failed()
		one.spoil()
		await(t, "a failure: "+one.what, func() bool { return pair.Failed() > failed })
		if !strings.Contains(log.String(), one.what) {
			t.Errorf("the log does not say %q:\n%s", one.what, &log)
		}
		if got := shown(); got != "second.example" {
			t.Errorf("%s: the certificate in use is for %s", one.what, got)
		}
		_ = os.Chmod(key, 0o600)
	}
	certificatetest.Write(t, cert, key, "third.example", time.Hour)
	asked <- syscall.SIGTERM // any signal
	await(t, "the third certificate", func() bool { return shown() == "third.example" })
	if until := time.Until(pair.Expires()); until > time.Hour || until < 50*time.Minute {
		t.Errorf("it expires in %s", until)
	}
}

func write(t *testing.T, name, text string) {
	t.Helper()
	if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

// TestWhatIsNoCertificateIsRefused when the house is opened.
func TestWhatIsNoCertificateIsRefused(t *testing.T) {
	dir := t.TempDir()
	cert, key := filepath.Join(dir, "house.crt"), filepath.Join(dir, "house.key")
	refused := func(want string) {
		t.Helper()
		if _, err := certificate.Open(cert, key); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %q", err, want)
		}
	}
	refused("the certificate cannot be read")
	certificatetest.Write(t, cert, key, "house.example", -time.Minute)
	refused("has expired")
	certificatetest.Write(t, cert, key, "house.example", time.Minute)
	if err := os.Chmod(key, 0o604); err != nil {
		t.Fatal(err)
	}
	refused("everybody may read the key")
	if err := os.Remove(key); err != nil {
		t.Fatal(err)
	}
	refused("the key of the certificate cannot be read")
}
