package cluster

import (
	"crypto/tls"
	"net"
	"testing"
)

// shake has a client and a server shake hands, and returns what each finds.
func shake(t *testing.T, client, server *tls.Config) (asks, answers error) {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	done := make(chan error, 1)
	go func() {
		far, err := l.Accept()
		if err != nil {
			done <- err
			return
		}
		defer far.Close()
		s := tls.Server(far, server)
		if err = s.Handshake(); err == nil {
			_, err = s.Write([]byte("x")) // a client that is refused hears of it after its own handshake
		}
		done <- err
	}()
	near, err := net.Dial("tcp", l.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	c := tls.Client(near, client)
	asks = c.Handshake()
	if asks == nil {
		_, asks = c.Read(make([]byte, 1))
	}
	near.Close()
	return asks, <-done
}

// TestNodesKnowEachOtherByTheirCertificates: both sides must have one of the house's authority.
func TestNodesKnowEachOtherByTheirCertificates(t *testing.T) {
	of := func(k Key) *tls.Config {
		c, err := k.tls("a")
		if err != nil {
			t.Fatal(err)
		}
		return c
	}
	house, other := NewKey(), NewKey()
	if asks, answers := shake(t, of(house), of(house)); asks != nil || answers != nil {
		t.Errorf("two nodes of one house: %v, %v", asks, answers)
	}
	without := of(house)
	without.GetClientCertificate = nil
	if _, answers := shake(t, without, of(house)); answers == nil {
		t.Error("a client without a certificate is let in")
	}
	foreign := of(house)
	foreign.GetClientCertificate = of(other).GetClientCertificate
	if _, answers := shake(t, foreign, of(house)); answers == nil {
		t.Error("a client with a certificate of another house is let in")
	}
	if asks, _ := shake(t, of(house), of(other)); asks == nil {
		t.Error("a server of another house is believed")
	}
}
