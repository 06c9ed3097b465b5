package api

import (
	"context"
	"net"
	"net/http"
	"net/netip"
	"slices"
	"strings"

	"boardwalk/api/ratelimit"
	"boardwalk/api/wire"
)

// Origin is where a request comes from.
type Origin struct {
	Addr   string // under which it is counted, see [ratelimit.AddressOf]
	Secure bool   // it came over TLS
}

// originKey is the key under which a context has the origin of its request.
type originKey struct{}

// WithOrigin says where a request comes from that another node of the house forwards. Nothing that a client sends can say
// so.
func WithOrigin(ctx context.Context, o Origin) context.Context {
	return context.WithValue(ctx, originKey{}, o)
}

// originOf returns where a request comes from. Without a proxy in front nothing that one says is believed; but a request
// that came through one is not of this machine, whoever the proxy belongs to.
func originOf(r *http.Request, proxy bool) Origin {
	if o, ok := r.Context().Value(originKey{}).(Origin); ok {
		return o
	}
	o := Origin{Addr: ratelimit.AddressOf(r.RemoteAddr), Secure: r.TLS != nil || proxy && r.Header.Get("X-Forwarded-Proto") == "https"}
	if !proxy {
		if forwarded(r) {
			o.Addr = "forwarded by " + o.Addr
		}
		return o
	}
	// What our own proxy says comes last, and may be a header line of its own.
	if lines := r.Header["X-Forwarded-For"]; len(lines) > 0 {
		last := lines[len(lines)-1]
		o.Addr = ratelimit.AddressOf(strings.TrimSpace(last[strings.LastIndexByte(last, ',')+1:]))
	}
	return o
}

// forwarded reports whether a request came through a proxy that says so.
func forwarded(r *http.Request) bool {
	for _, name := range [...]string{"X-Forwarded-For", "Forwarded", "X-Real-Ip", "X-Forwarded-Host", "Via"} {
		if len(r.Header[name]) > 0 {
			return true
		}
	}
	return false
}

// checkHost refuses a request whose header Host names no host of this house. A page of
// another site can have its own name lead to this machine (DNS rebinding), and would
// then be taken for a page of the house; but the header still has its name. An address
// in numbers cannot lead elsewhere, so it is always let pass, and so is localhost.
func checkHost(r *http.Request, hosts []string) *wire.Problem {
	if _, ok := r.Context().Value(originKey{}).(Origin); ok {
		return nil // the node that forwards the request has looked
	}
	host := r.Host
	if name, _, err := net.SplitHostPort(host); err == nil {
		host = name
	}
	host = strings.TrimSuffix(strings.TrimPrefix(host, "["), "]")
	if _, err := netip.ParseAddr(host); err == nil || host == "" {
		return nil
	}
	host = strings.ToLower(strings.TrimSuffix(host, "."))
	if host == "localhost" || strings.HasSuffix(host, ".localhost") || slices.Contains(hosts, host) || slices.Contains(hosts, AnyHost) {
		return nil
	}
	return wire.NewProblem(http.StatusMisdirectedRequest,
		"this house does not go by the name in the address; whoever runs it names it with --host")
}

// AnyHost among [Config].Hosts lets requests for every name pass.
const AnyHost = "*"
