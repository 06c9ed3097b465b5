package cli

import (
	"bufio"
	"context"
	"crypto/tls"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"boardwalk/api/certificate/certificatetest"
)

// TestTheProxiesOfTheExamples runs the examples for Caddy and nginx, with other ports and a certificate of their own, in front of
// a house: it knows that people come by TLS, and what happens at a table comes at once.
func TestTheProxiesOfTheExamples(t *testing.T) {
	house := serve(t, filepath.Join(t.TempDir(), "data"), "--proxy", "--host", "casino.example")
	_, port, _ := strings.Cut(strings.TrimPrefix(house.url, "http://"), ":")
	for name, start := range map[string]func(*testing.T, string, string, string) *exec.Cmd{"caddy": startCaddy, "nginx": startNginx} {
		t.Run(name, func(t *testing.T) {
			if _, err := exec.LookPath(name); err != nil {
				t.Skipf("%s is not installed", name)
			}
			at := freeAddress(t)
			log := runs(t, start(t, t.TempDir(), at, port))
			throughProxy(t, at, log)
		})
	}
}

// freeAddress returns an address of this machine at which nobody listens.
func freeAddress(t *testing.T) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	return l.Addr().String()
}

// example returns a file of deploy with the port of the house in it.
func example(t *testing.T, name, port string, changes ...string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", "deploy", name))
	if err != nil {
		t.Fatal(err)
	}
	changes = append(changes, "127.0.0.1:8080", "127.0.0.1:"+port)
	for i := 0; i < len(changes); i += 2 {
		if !strings.Contains(string(text), changes[i]) {
			t.Fatalf("%s has no %q to change", name, changes[i])
		}
	}
	return strings.NewReplacer(changes...).Replace(string(text))
}

func put(t *testing.T, name, text string) string {
	t.Helper()
	if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return name
}

// startCaddy returns Caddy with the example, and a certificate that it makes itself.
func startCaddy(t *testing.T, dir, at, port string) *exec.Cmd {
	_, own, _ := strings.Cut(at, ":")
	text := "{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n\tlocal_certs\n}\n" +
		example(t, "caddy/Caddyfile", port, "casino.example {", "casino.example:"+own+" {")
	cmd := exec.Command("caddy", "run", "--adapter", "caddyfile", "--config", put(t, filepath.Join(dir, "Caddyfile"), text))
	cmd.Env = append(os.Environ(), "HOME="+dir, "XDG_DATA_HOME="+dir, "XDG_CONFIG_HOME="+dir)
	return cmd
}

// startNginx returns nginx with the example.
func startNginx(t *testing.T, dir, at, port string) *exec.Cmd {
	cert, key := filepath.Join(dir, "casino.crt"), filepath.Join(dir, "casino.key")
	certificatetest.Write(t, cert, key, "casino.example", time.Hour)
	text := example(t, "nginx/boardwalk.conf", port, "listen 443 ", "listen "+at+" ", "    listen [::]:443 ssl http2;\n", "",
		"    listen [::]:80;\n", "", "listen 80;", "listen "+freeAddress(t)+";", "/etc/boardwalk", dir)
	whole := "daemon off;\npid " + dir + "/pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n"
	for _, kind := range []string{"client_body", "proxy", "fastcgi", "uwsgi", "scgi"} {
		whole += kind + "_temp_path " + dir + "/" + kind + ";\n"
	}
	return exec.Command("nginx", "-p", dir, "-c", put(t, filepath.Join(dir, "nginx.conf"), whole+text+"}\n"))
}

// runs starts a program, which ends with the test, and returns the file of what it says.
func runs(t *testing.T, cmd *exec.Cmd) string {
	t.Helper()
	log, err := os.Create(filepath.Join(t.TempDir(), "log"))
	if err != nil {
		t.Fatal(err)
	}
	cmd.Stdout, cmd.Stderr = log, log
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = cmd.Process.Signal(os.Interrupt)
		_ = cmd.Wait()
		_ = log.Close()
	})
	return log.Name()
}

// throughProxy asks the house through a proxy that listens at an address.
func throughProxy(t *testing.T, at, log string) {
	t.Helper()
	transport := &http.Transport{ForceAttemptHTTP2: true, TLSClientConfig: &tls.Config{InsecureSkipVerify: true},
		DialContext: func(ctx context.Context, _, _ string) (net.Conn, error) {
			return (&net.Dialer{}).DialContext(ctx, "tcp", at)
		}}
	defer transport.CloseIdleConnections()
	client := &http.Client{Transport: transport}
	ctx, cancel := context.WithTimeout(context.Background(), 30*time.Second)
	defer cancel()
	ask := func(method, path string) *http.Response {
		request, err := http.NewRequestWithContext(ctx, method, "https://casino.example"+path, strings.NewReader("{}"))
		if err != nil {
			t.Fatal(err)
		}
		request.Header.Set("Content-Type", "application/json")
		if method == http.MethodGet {
			request.Body, request.ContentLength = nil, 0
		}
		answer, err := client.Do(request)
		if err != nil {
			return nil
		}
		t.Cleanup(func() { answer.Body.Close() })
		return answer
	}
	for answer := ask("GET", "/readyz"); answer == nil || answer.StatusCode != http.StatusOK; answer = ask("GET", "/readyz") {
		if ctx.Err() != nil {
			text, _ := os.ReadFile(log)
			t.Fatalf("the proxy does not answer for the house: %v\n%s", answer, text)
		}
		time.Sleep(50 * time.Millisecond)
	}
	guest := ask("POST", "/api/session/guest")
	if guest == nil || guest.StatusCode != http.StatusOK {
		t.Fatalf("nobody can come in: %v", guest)
	}
	if guest.Header.Get("Strict-Transport-Security") == "" || len(guest.Cookies()) != 1 || !guest.Cookies()[0].Secure {
		t.Errorf("the house does not know of TLS: %v", guest.Header)
	}
	if refused := ask("GET", "/metrics"); refused == nil || refused.StatusCode != http.StatusForbidden {
		t.Errorf("the metrics are open: %v", refused)
	}
	began := time.Now()
	stream := ask("GET", "/api/tables/craps-1/events")
	if stream == nil {
		t.Fatal("no stream")
	}
	line, err := bufio.NewReader(stream.Body).ReadString('\n')
	if took := time.Since(began); err != nil || line != "event: ping\n" || took > time.Minute {
		t.Errorf("the stream begins with %q after %s: %v", line, took, err)
	}
}
