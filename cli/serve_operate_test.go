package cli

import (
	"bufio"
	"bytes"
	"context"
	"crypto/tls"
	"encoding/json"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"boardwalk/api/certificate/certificatetest"
	"boardwalk/doctor"
)

// TestAServiceWithTLS is a house as systemd starts it: it says when it is ready, logs in JSON, keeps first passwords out of the log,
// speaks TLS and HTTP/2, takes a renewed certificate into use when it is told to reload, and ends when it is told to stop.
func TestAServiceWithTLS(t *testing.T) {
	dir := t.TempDir()
	data, cert, key := filepath.Join(dir, "data"), filepath.Join(dir, "house.crt"), filepath.Join(dir, "house.key")
	certificatetest.Write(t, cert, key, "first.example", 30*24*time.Hour)
	ready, err := net.ListenUnixgram("unixgram", &net.UnixAddr{Name: filepath.Join(dir, "notify"), Net: "unixgram"})
	if err != nil {
		t.Fatal(err)
	}
	defer ready.Close()
	put(t, filepath.Join(dir, "house.toml"), "addr = \"127.0.0.1:0\"\nhost = [\"first.example\"]\nlog-format = \"json\"\n"+
		"seed-key = \""+dir+"/seed.key\"\nmark = \""+dir+"/mark\"\n")
	cmd := exec.Command("boardwalk", "serve", "--config", filepath.Join(dir, "house.toml"), "--tls-cert", cert, "--tls-key", key)
	cmd.Env = append(os.Environ(), "NOTIFY_SOCKET="+filepath.Join(dir, "notify"), "BOARDWALK_DATA="+data)
	var out bytes.Buffer
	cmd.Stdout = &out
	said, err := cmd.StderrPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = cmd.Process.Kill() })
	log := make(chan string, 1000)
	go func() {
		defer close(log)
		for lines := bufio.NewScanner(said); lines.Scan(); {
			log <- lines.Text()
		}
	}()
	until := func(want string) string {
		t.Helper()
		late := time.After(time.Minute)
		for {
			select {
			case line, open := <-log:
				var object struct{ Time, Level, Msg string }
				if !open {
					t.Fatalf("the log ended without %q", want)
				}
				if err := json.Unmarshal([]byte(line), &object); err != nil || object.Time == "" || object.Level == "" {
					t.Errorf("a line of the log is no object: %s", line)
				}
				if strings.Contains(line, "has the password") {
					t.Errorf("a password is in the log: %s", line)
				}
				if strings.Contains(line, want) {
					return object.Msg
				}
			case <-late:
				t.Fatalf("the log has no %q", want)
			}
		}
	}
	notified := func(want string) string {
		t.Helper()
		text := make([]byte, 1000)
		_ = ready.SetReadDeadline(time.Now().Add(time.Minute))
		n, err := ready.Read(text)
		if err != nil || !strings.HasPrefix(string(text[:n]), want+"\n") {
			t.Fatalf("systemd is told %q, want %q: %v", text[:n], want, err)
		}
		return string(text[:n])
	}

	until("the first passwords of 8 members of staff are in " + data + "/first-passwords")
	at := strings.TrimSuffix(strings.Fields(until("open at https://"))[2], ",")
	if text := notified("READY=1"); !strings.Contains(text, "STATUS=open at "+at) {
		t.Errorf("systemd is told %q", text)
	}
	if info, err := os.Stat(filepath.Join(data, "first-passwords")); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("the first passwords: %v, %v", info, err)
	}
	if text, _ := os.ReadFile(filepath.Join(data, "first-passwords")); strings.Count(string(text), " has the password ") != 8 {
		t.Errorf("the first passwords are %s", text)
	}
	asked := func() (proto, name string) {
		client := &http.Client{Transport: &http.Transport{ForceAttemptHTTP2: true, TLSClientConfig: &tls.Config{InsecureSkipVerify: true}}}
		defer client.CloseIdleConnections()
		answer, err := client.Post(at+"/api/session/guest", "application/json", strings.NewReader("{}"))
		if err != nil {
			t.Fatal(err)
		}
		defer answer.Body.Close()
		if len(answer.Cookies()) != 1 || !answer.Cookies()[0].Secure || answer.Header.Get("Strict-Transport-Security") == "" {
			t.Errorf("a guest by TLS: %v", answer.Header)
		}
		return answer.Proto, answer.TLS.PeerCertificates[0].DNSNames[0]
	}
	if proto, name := asked(); proto != "HTTP/2.0" || name != "first.example" {
		t.Errorf("%s, by the certificate of %s", proto, name)
	}
	list, err := doctor.Running(context.Background(), at)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range list { // nobody knows the certificate, and there is no backup
		if f.Level != doctor.Good && f.Of != "certificate" && f.Of != "backup" {
			t.Errorf("the doctor finds: %+v", f)
		}
	}

	certificatetest.Write(t, cert, key, "second.example", 30*24*time.Hour)
	if err := cmd.Process.Signal(syscall.SIGHUP); err != nil {
		t.Fatal(err)
	}
	until("a new certificate is in use")
	if _, name := asked(); name != "second.example" {
		t.Errorf("the certificate is that of %s", name)
	}
	put(t, cert, "nothing")
	if err := cmd.Process.Signal(syscall.SIGHUP); err != nil {
		t.Fatal(err)
	}
	until("the new certificate is not used")
	if _, name := asked(); name != "second.example" {
		t.Errorf("after a broken one the certificate is that of %s", name)
	}
	client := &http.Client{Transport: &http.Transport{TLSClientConfig: &tls.Config{InsecureSkipVerify: true}}}
	answer, err := client.Get(at + "/metrics")
	if err != nil {
		t.Fatal(err)
	}
	text, _ := io.ReadAll(answer.Body)
	answer.Body.Close()
	client.CloseIdleConnections()
	for _, want := range []string{"boardwalk_certificate_failed_total 1\n", "boardwalk_certificate_expires_seconds 2.5",
		"boardwalk_disk_free_bytes ",
		"boardwalk_store_fsync_seconds_bucket{le=", `boardwalk_tables_by_state{state="open"} `, "boardwalk_checkpoint_unsigned_seconds "} {
		if !strings.Contains(string(text), want) {
			t.Errorf("the metrics have no %q", want)
		}
	}
	if err := cmd.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	notified("STOPPING=1")
	until("closed")
	for range log {
	}
	if err := cmd.Wait(); err != nil || out.Len() > 0 {
		t.Errorf("it ended with %v, and printed %q", err, &out)
	}
}

// TestALogInJSONHasTheLastWord: why a house does not open is in the log, once, and as an object.
func TestALogInJSONHasTheLastWord(t *testing.T) {
	var stderr strings.Builder
	code := Main([]string{"serve", "--log-format", "json", "--data", t.TempDir(), "--tls-cert", "none.crt", "--tls-key",
		"none.key"}, strings.NewReader(""), io.Discard, &stderr)
	var object struct{ Level, Msg, Err string }
	if err := json.Unmarshal([]byte(stderr.String()), &object); err != nil || code != bad || object.Level != "ERROR" ||
		!strings.Contains(object.Err, "the certificate cannot be read") {
		t.Errorf("exit %d, %v: %s", code, err, &stderr)
	}
}

// TestWherePasswordsGo: they are printed unless the output is a log, or somebody says otherwise.
func TestWherePasswordsGo(t *testing.T) {
	for _, one := range []struct {
		passwords, format, journal string
		prints, files              bool
	}{
		{"auto", "text", "", true, false},
		{"auto", "json", "", false, true},
		{"auto", "text", "8:1234", false, true},
		{"print", "json", "8:1234", true, false},
		{"file", "text", "", false, true},
		{"both", "text", "", true, true},
	} {
		t.Setenv("JOURNAL_STREAM", one.journal)
		t.Setenv("NOTIFY_SOCKET", "")
		cmd := &serveCommand{Passwords: one.passwords, LogFormat: one.format}
		if cmd.printsPasswords() != one.prints || cmd.filesPasswords() != one.files {
			t.Errorf("%+v: printed %t, in a file %t", one, cmd.printsPasswords(), cmd.filesPasswords())
		}
	}
}
