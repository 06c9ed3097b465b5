package doctor

import (
	"bufio"
	"context"
	"crypto/tls"
	"crypto/x509"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"strings"
	"time"

	"boardwalk/api/wire"
)

// How long a house may take to answer, and a stream to begin.
const (
	answerTime = 10 * time.Second
	streamTime = 5 * time.Second
	clockApart = 30 * time.Second
)

// Running looks at a house that answers at an address: https://casino.example, or http://127.0.0.1:8080. It asks for nothing that
// the house would remember.
func Running(ctx context.Context, address string) ([]Finding, error) {
	at, err := url.Parse(address)
	if err != nil || at.Scheme != "http" && at.Scheme != "https" || at.Host == "" {
		return nil, fmt.Errorf("%s is no address of a house: https://NAME", address)
	}
	at.Path, at.RawQuery, at.Fragment = "", "", ""
	transport := http.DefaultTransport.(*http.Transport).Clone()
	defer transport.CloseIdleConnections()
	v := visit{at: at, transport: transport, http: &http.Client{Transport: transport, Timeout: answerTime,
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}}
	if v.connect(ctx) && v.ready(ctx) {
		v.stream(ctx)
		v.meters(ctx)
	}
	return v.findings, nil
}

// visit is one look at a running house.
type visit struct {
	findings
	at        *url.URL
	transport *http.Transport
	http      *http.Client
}

// get asks for a path, and returns the answer with the beginning of its text.
func (v *visit) get(ctx context.Context, path string) (*http.Response, string, error) {
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, v.at.String()+path, nil)
	if err != nil {
		return nil, "", err
	}
	answer, err := v.http.Do(request)
	if err != nil {
		return nil, "", err
	}
	defer answer.Body.Close()
	text, err := io.ReadAll(io.LimitReader(answer.Body, 4<<20))
	return answer, string(text), err
}

// why returns what a problem says.
func why(answer *http.Response, text string) string {
	var p wire.Problem
	if json.Unmarshal([]byte(text), &p) == nil && p.Detail != "" {
		return p.Detail
	}
	return answer.Status
}

// isHere reports whether an address is on this machine.
func (v *visit) isHere() bool {
	if at, err := netip.ParseAddr(v.at.Hostname()); err == nil {
		return at.IsLoopback()
	}
	return v.at.Hostname() == "localhost"
}

// connect looks whether somebody answers, who, and how it is encrypted. It reports whether there is more to ask.
func (v *visit) connect(ctx context.Context) bool {
	answer, text, err := v.get(ctx, "/healthz")
	var unknown x509.UnknownAuthorityError
	var invalid x509.CertificateInvalidError
	var another x509.HostnameError
	if errors.As(err, &unknown) || errors.As(err, &invalid) || errors.As(err, &another) {
		v.wrong("certificate", "give the house, or the proxy, a certificate of its name by an authority that browsers know",
			"%v", errors.Unwrap(err))
		v.transport.TLSClientConfig = &tls.Config{InsecureSkipVerify: true} // it was said; now for the rest
		answer, text, err = v.get(ctx, "/healthz")
	}
	if err != nil {
		var dns *net.DNSError
		do := "see whether the house is running, at this address"
		if errors.As(err, &dns) {
			do = "see whether the name leads to this house (DNS)"
		}
		v.wrong("connection", do, "nobody answers at %s (%v)", v.at, err)
		return false
	}
	v.encryption(answer)
	if at, err := http.ParseTime(answer.Header.Get("Date")); err == nil {
		if apart := time.Since(at); apart.Abs() > clockApart {
			v.warn("clock", "set the clocks of both machines right",
				"the clock of the house is %s away from that of this machine", apart.Abs().Round(time.Second))
		}
	}
	switch status := answer.StatusCode; {
	case status == http.StatusMisdirectedRequest:
		v.wrong("name", "serve with --host "+v.at.Hostname()+", and have the proxy pass the Host header on",
			"the house does not go by this name")
		return false
	case status == http.StatusBadGateway || status == http.StatusGatewayTimeout:
		v.wrong("proxy", "see whether boardwalk serve runs, at the address that the proxy asks",
			"the proxy answers, and not the house (%s)", answer.Status)
		return false
	case status >= 300 && status < 400:
		v.warn("connection", "look at "+answer.Header.Get("Location"), "this address only says where to go on")
		return false
	case status == http.StatusOK && strings.TrimSpace(text) == "alive":
		v.good("health", "the house answers at %s, by %s", v.at, answer.Proto)
		return true
	case status == http.StatusOK:
		v.wrong("connection", "see which program has the address", "what answers at %s is no house", v.at)
		return false
	}
	v.wrong("health", "look into the log of the house, and "+serveAgain, "%s", why(answer, text))
	return true
}

// encryption looks at how the connection is encrypted, and whether the house knows that it is.
func (v *visit) encryption(answer *http.Response) {
	switch {
	case answer.TLS == nil && !v.isHere():
		v.wrong("encryption", "give the house a certificate (--tls-cert), or put a proxy with TLS in front",
			"passwords and sessions can be read on the way, because nothing is encrypted")
	case answer.TLS != nil:
		if len(answer.TLS.PeerCertificates) > 0 {
			v.expires(answer.TLS.PeerCertificates[0].NotBefore, answer.TLS.PeerCertificates[0].NotAfter)
		}
		if answer.Header.Get("Strict-Transport-Security") == "" {
			v.wrong("proxy", "serve with --proxy, and have the proxy send X-Forwarded-Proto: https and X-Forwarded-For",
				"the house does not know that people come by TLS, so its cookies can be sent without it")
		} else {
			v.good("encryption", "people come by TLS, and the house knows it")
		}
	}
}

// ready looks whether the house is open. It reports whether there is more to ask.
func (v *visit) ready(ctx context.Context) bool {
	answer, text, err := v.get(ctx, "/readyz")
	switch {
	case err != nil:
		v.wrong("ready", "look into the log of the house", "%v", err)
		return false
	case answer.StatusCode != http.StatusOK:
		v.wrong("ready", "do what it says; the log of the house has more", "the house is not ready: %s", why(answer, text))
		return false
	}
	v.good("ready", "the house is ready")
	return true
}

// stream follows a table for a moment: a proxy that collects what it passes on would hold it up.
func (v *visit) stream(ctx context.Context) {
	_, text, err := v.get(ctx, "/api/lobby")
	var lobby wire.Lobby
	if err != nil || json.Unmarshal([]byte(text), &lobby) != nil || len(lobby.Tables) == 0 {
		v.warn("stream", "see whether the proxy passes everything on", "the lobby cannot be read, so no table was followed")
		return
	}
	ctx, cancel := context.WithTimeout(ctx, streamTime)
	defer cancel()
	path := "/api/tables/" + url.PathEscape(lobby.Tables[0].ID) + "/events"
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, v.at.String()+path, nil)
	if err != nil {
		return
	}
	answer, err := v.http.Do(request)
	line := ""
	if err == nil {
		defer answer.Body.Close()
		line, err = bufio.NewReader(answer.Body).ReadString('\n')
	}
	if err != nil || !strings.HasPrefix(line, "event:") {
		v.wrong("stream", "have the proxy pass answers on at once and for long (deploy/nginx, deploy/caddy)",
			"what happens at a table does not come within %s", streamTime)
		return
	}
	v.good("stream", "what happens at a table comes at once")
}
