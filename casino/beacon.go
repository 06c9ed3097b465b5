package casino

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"boardwalk/beacon"
)

// Beacon is a public source of randomness, and where its values are to be had.
type Beacon struct {
	beacon.Chain
	Servers []string // addresses: "https://api.drand.sh"
}

// quicknet is the name of the one beacon that is known by name.
const quicknet = "quicknet"

// mostServers is how many servers a beacon may have.
const mostServers = 16

// beacon reads [beacon].
func (r *reader) beacon(key string, p **Beacon) {
	r.below(key, func(r *reader) {
		b, name, genesis := Beacon{Chain: beacon.Chain{Scheme: beacon.Scheme}}, "", 0
		r.text("name", &name)
		r.text("public-key", &b.PublicKey)
		r.text("hash", &b.Hash)
		r.whole("genesis", &genesis, 1, math.MaxInt32*8)
		r.whole("period", &b.Period, 1, 3600)
		r.text("scheme", &b.Scheme)
		r.words("servers", &b.Servers)
		b.Genesis = int64(genesis)
		if name != "" {
			b.named(r, name)
		}
		*p = &b
	})
}

// named makes b the beacon of a name.
func (b *Beacon) named(r *reader, name string) {
	if name != quicknet {
		r.faults.add(r.under("name"), "", "there is no beacon known as %q: it is %q, or is described by its public-key, hash, genesis and period",
			shorten(name), quicknet)
		return
	}
	for _, key := range []string{"public-key", "hash", "genesis", "period", "scheme"} {
		if _, ok := r.values[key]; ok {
			r.faults.add(r.under(key), "", "%s is known already: leave out the name or this", quicknet)
		}
	}
	b.Chain = beacon.Quicknet
	if len(b.Servers) == 0 {
		b.Servers = slices.Clone(beacon.Servers)
	}
}

// beacon faults a beacon that could not be verified or reached.
func (c *checker) beacon(s spot, b *Beacon) {
	if b == nil {
		return
	}
	if err := b.Chain.Check(); err != nil {
		c.add(s, "", "%v", err)
	}
	switch n := len(b.Servers); {
	case n == 0:
		c.add(s, "", "the beacon needs servers: a list of addresses")
	case n > mostServers:
		c.add(s.under("servers"), "", "a beacon has at most %d servers", mostServers)
	}
	for i, address := range b.Servers {
		if err := beacon.CheckServer(address); err != nil {
			c.add(s.under("servers").item(i), "", "%v", err)
		}
	}
}

// TOML returns the section [beacon] of a casino file.
func (b *Beacon) TOML() string {
	var w strings.Builder
	w.WriteString("[beacon]\n")
	if b.Chain == beacon.Quicknet {
		fmt.Fprintf(&w, "name = %s\n", quote(quicknet))
	} else {
		fmt.Fprintf(&w, "public-key = %s\nhash = %s\ngenesis = %d\nperiod = %d\nscheme = %s\n",
			quote(b.PublicKey), quote(b.Hash), b.Genesis, b.Period, quote(b.Scheme))
	}
	fmt.Fprintf(&w, "servers = %s\n", quoteAll(b.Servers))
	return w.String()
}
