package ratelimit_test

import (
	"testing"

	"boardwalk/api/ratelimit"
)

// TestAddressOf counts a network of IPv6 as one address.
func TestAddressOf(t *testing.T) {
	for text, want := range map[string]string{
		"192.0.2.1:80":              "192.0.2.1",
		"192.0.2.1":                 "192.0.2.1",
		"[2001:db8:1:2:3:4:5:6]:80": "2001:db8:1:2::/64",
		"2001:db8:1:2:ffff::1":      "2001:db8:1:2::/64",
		"2001:db8:1:3::1":           "2001:db8:1:3::/64",
		"[::ffff:192.0.2.1]:80":     "192.0.2.1",
		"[fe80::1%eth0]:80":         "fe80::/64",
		"[::1]:80":                  "::1",
		"unknown":                   "unknown",
	} {
		if got := ratelimit.AddressOf(text); got != want {
			t.Errorf("%s counts as %s, want %s", text, got, want)
		}
	}
	if !ratelimit.IsLocal(ratelimit.AddressOf("[::1]:80")) || !ratelimit.IsLocal(ratelimit.AddressOf("[::ffff:127.0.0.1]:80")) {
		t.Error("this machine is not taken for itself")
	}
}

// TestSlots are taken and given back, by address.
func TestSlots(t *testing.T) {
	l := ratelimit.New(ratelimit.Limits{Requests: 2, Streams: 1})
	for i, want := range []bool{true, true, false} {
		if got := l.Hold(ratelimit.Request, there); got != want {
			t.Errorf("request %d: %v", i+1, got)
		}
	}
	if !l.Hold(ratelimit.Stream, there) || l.Hold(ratelimit.Stream, there) {
		t.Error("streams are not counted on their own")
	}
	if !l.Hold(ratelimit.Request, "192.0.2.2") {
		t.Error("another address is held back")
	}
	for range 9 {
		if !l.Hold(ratelimit.Stream, here) {
			t.Error("this machine is held back")
		}
	}
	l.Release(ratelimit.Request, there)
	if !l.Hold(ratelimit.Request, there) {
		t.Error("a slot that was given back is not to be had")
	}
}
