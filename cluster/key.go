package cluster

import (
	"crypto"
	"crypto/ed25519"
	"crypto/hkdf"
	"crypto/sha256"
	"crypto/tls"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"math/big"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"boardwalk/chance"
)

// KeyFile is the name of the file with the nodes' key in the directory of a house.
const KeyFile = "cluster.key"

// Key is the secret that all nodes of a house have. The house's authority follows from it, so a node makes its own
// certificate when it starts, and there is nothing else to hand round. Whoever has the key can be a node: read what
// goes between nodes, and say for whom a request is.
type Key struct{ secret chance.Seed }

// NewKey makes a key.
func NewKey() Key { return Key{chance.NewSeed()} }

// ReadKey reads the key of a directory. The error is [fs.ErrNotExist] if it has none.
func ReadKey(dir string) (Key, error) {
	text, err := os.ReadFile(filepath.Join(dir, KeyFile))
	if err != nil {
		return Key{}, err
	}
	secret, err := chance.ParseSeed(strings.TrimSpace(string(text)))
	if err != nil {
		return Key{}, fmt.Errorf("%s is no key of nodes", filepath.Join(dir, KeyFile))
	}
	return Key{secret}, nil
}

// MakeKey makes a key in a directory that has none.
func MakeKey(dir string) (Key, error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return Key{}, err
	}
	k := NewKey()
	f, err := os.OpenFile(filepath.Join(dir, KeyFile), os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if errors.Is(err, fs.ErrExist) {
		return Key{}, fmt.Errorf("%s has a key already, and nodes with another would not be let in", dir)
	}
	if err != nil {
		return Key{}, err
	}
	_, err = f.WriteString(k.secret.String() + "\n")
	return k, errors.Join(err, f.Sync(), f.Close())
}

// derive returns 32 bytes for one purpose.
func (k Key) derive(purpose string) []byte {
	out, err := hkdf.Key(sha256.New, k.secret[:], nil, "boardwalk cluster "+purpose, 32)
	if err != nil {
		panic("cluster: " + err.Error()) // it refuses only lengths that are too great
	}
	return out
}

// password is what nodes tell each other besides their certificates.
func (k Key) password() string { return hex.EncodeToString(k.derive("password")) }

// nodeName is the name in every node's certificate. Nodes are known by their certificates and not by their hosts.
const nodeName = "node.boardwalk.internal"

// certificateFor is how long a node's certificate is good; it is made anew after half of that. A day before that it
// is good already, for machines whose clocks differ.
const certificateFor = 7 * 24 * time.Hour

// tls returns how nodes speak with each other: both sides have a certificate of the house's authority.
func (k Key) tls(node string) (*tls.Config, error) {
	root, signer, err := k.authority()
	if err != nil {
		return nil, err
	}
	pool := x509.NewCertPool()
	pool.AddCert(root)
	m := &minter{node: node, root: root, signer: signer}
	if _, err := m.certificate(); err != nil {
		return nil, err
	}
	return &tls.Config{
		MinVersion: tls.VersionTLS13, RootCAs: pool, ClientCAs: pool, ClientAuth: tls.RequireAndVerifyClientCert, ServerName: nodeName,
		GetCertificate:       func(*tls.ClientHelloInfo) (*tls.Certificate, error) { return m.certificate() },
		GetClientCertificate: func(*tls.CertificateRequestInfo) (*tls.Certificate, error) { return m.certificate() },
	}, nil
}

// authority returns the certificate and the key of the house's authority. The certificate is the same for everybody who
// has the secret.
func (k Key) authority() (*x509.Certificate, crypto.Signer, error) {
	signer := ed25519.NewKeyFromSeed(k.derive("authority"))
	form := &x509.Certificate{SerialNumber: big.NewInt(1), Subject: pkix.Name{CommonName: "a house of Boardwalk"},
		NotBefore: time.Date(2000, 1, 1, 0, 0, 0, 0, time.UTC), NotAfter: time.Date(2100, 1, 1, 0, 0, 0, 0, time.UTC),
		IsCA: true, BasicConstraintsValid: true, MaxPathLenZero: true, KeyUsage: x509.KeyUsageCertSign}
	der, err := x509.CreateCertificate(nil, form, form, signer.Public(), signer)
	if err != nil {
		return nil, nil, err
	}
	root, err := x509.ParseCertificate(der)
	return root, signer, err
}

// minter makes a node's certificates.
type minter struct {
	node   string
	root   *x509.Certificate
	signer crypto.Signer

	mu    sync.Mutex
	now   *tls.Certificate
	until time.Time // when another is made
}

// certificate returns one that is good for a while.
func (m *minter) certificate() (*tls.Certificate, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	now := time.Now()
	if m.now != nil && now.Before(m.until) {
		return m.now, nil
	}
	seed := chance.NewSeed()
	own := ed25519.NewKeyFromSeed(seed[:])
	form := &x509.Certificate{SerialNumber: big.NewInt(now.UnixNano()), Subject: pkix.Name{CommonName: m.node}, DNSNames: []string{nodeName},
		NotBefore: now.Add(-24 * time.Hour), NotAfter: now.Add(certificateFor), KeyUsage: x509.KeyUsageDigitalSignature,
		ExtKeyUsage: []x509.ExtKeyUsage{x509.ExtKeyUsageServerAuth, x509.ExtKeyUsageClientAuth}}
	der, err := x509.CreateCertificate(nil, form, m.root, own.Public(), m.signer)
	if err != nil {
		return nil, err
	}
	m.now, m.until = &tls.Certificate{Certificate: [][]byte{der}, PrivateKey: own}, now.Add(certificateFor/2)
	return m.now, nil
}
