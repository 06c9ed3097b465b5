// Package certificatetest makes certificates for tests.
package certificatetest

import (
	"crypto/ed25519"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"math/big"
	"net"
	"os"
	"testing"
	"time"

	"boardwalk/chance"
)

// Write writes a new certificate for a name and this machine, signed by itself, that is good for a time from now on; and its
// key, which only its owner may read.
func Write(t testing.TB, cert, key, name string, lasts time.Duration) {
	t.Helper()
	seed := chance.NewSeed()
	secret := ed25519.NewKeyFromSeed(seed[:])
	now := time.Now()
	template := &x509.Certificate{SerialNumber: big.NewInt(now.UnixNano()), Subject: pkix.Name{CommonName: name}, DNSNames: []string{name},
		IPAddresses: []net.IP{net.IPv4(127, 0, 0, 1)}, NotBefore: now.Add(-90 * 24 * time.Hour), NotAfter: now.Add(lasts),
		KeyUsage: x509.KeyUsageDigitalSignature | x509.KeyUsageCertSign, ExtKeyUsage: []x509.ExtKeyUsage{x509.ExtKeyUsageServerAuth},
		BasicConstraintsValid: true, IsCA: true}
	signed, err := x509.CreateCertificate(nil, template, template, secret.Public(), secret)
	if err != nil {
		t.Fatal(err)
	}
	private, err := x509.MarshalPKCS8PrivateKey(secret)
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range []struct {
		name, kind string
		data       []byte
	}{{key, "PRIVATE KEY", private}, {cert, "CERTIFICATE", signed}} {
		if err := os.WriteFile(file.name, pem.EncodeToMemory(&pem.Block{Type: file.kind, Bytes: file.data}), 0o600); err != nil {
			t.Fatal(err)
		}
	}
}
