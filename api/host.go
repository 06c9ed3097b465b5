package api

import (
	"net"
	"net/http"
	"net/netip"
	"slices"
	"strings"

	"boardwalk/api/wire"
)

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
	return wire.NewProblem(http.StatusMisdirectedRequest, "this house does not go by the name in the address; whoever runs it names it with --host")
}

// AnyHost among [Config].Hosts lets requests for every name pass.
const AnyHost = "*"
