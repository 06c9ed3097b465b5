package ratelimit

import (
	"net"
	"net/netip"
)

// AddressOf returns the address under which somebody is counted, from an address with
// or without a port. Of IPv6 that is the network of 64 bits, because whoever has one
// address of it has them all. A text that is no address is returned as it is.
func AddressOf(text string) string {
	if host, _, err := net.SplitHostPort(text); err == nil {
		text = host
	}
	ip, err := netip.ParseAddr(text)
	if err != nil {
		return text
	}
	ip = ip.Unmap().WithZone("")
	if ip.Is4() || ip.IsLoopback() {
		return ip.String()
	}
	return netip.PrefixFrom(ip, 64).Masked().String()
}

// IsLocal reports whether an address is one of this machine.
func IsLocal(addr string) bool {
	ip, err := netip.ParseAddr(addr)
	return err == nil && ip.IsLoopback()
}
