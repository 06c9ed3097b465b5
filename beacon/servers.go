package beacon

import (
	"fmt"
	"net/url"
)

// Servers are public servers of [Quicknet].
var Servers = []string{"https://api.drand.sh", "https://api2.drand.sh", "https://api3.drand.sh", "https://drand.cloudflare.com"}

// CheckServer returns an error if a text is not the address of a server.
func CheckServer(address string) error {
	u, err := url.Parse(address)
	if err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "" || u.RawQuery != "" || u.Fragment != "" || u.User != nil {
		return fmt.Errorf("%q is not the address of a beacon's server: write it like %q", address, Servers[0])
	}
	return nil
}
