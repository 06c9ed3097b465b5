// Package certificate has the certificate of a house's own TLS: a file with the chain and a file with the key, as every
// authority gives them. [Open] reads them, [Pair.Config] is for the server, and [Pair.Watch] reads them again when they
// change, so that a renewed certificate needs no restart. One that cannot be read leaves the old one in use.
//
// Other modules should not build on this package: it may change in every version.
package certificate

import (
	"bytes"
	"context"
	"crypto/tls"
	"fmt"
	"log/slog"
	"os"
	"runtime"
	"sync"
	"sync/atomic"
	"time"
)

// Pair is a certificate with its key, as two files have them.
type Pair struct {
	cert, key string
	current   atomic.Pointer[tls.Certificate]
	failed    atomic.Uint64

	mu     sync.Mutex // held while the files are read
	tried  state      // of the files when they were last read
	before state      // when they were last looked at
	said   string     // why they could not be looked at then; empty if they could
}

// state tells versions of the files from each other without reading them.
type state struct {
	certSize, keySize int64
	certAt, keyAt     time.Time
}

// Open reads a certificate and its key.
func Open(cert, key string) (*Pair, error) {
	p := &Pair{cert: cert, key: key}
	now, err := p.look()
	if err != nil {
		return nil, err
	}
	if _, err := p.read(now); err != nil {
		return nil, err
	}
	return p, nil
}

// look returns the state of the files. It refuses a key that everybody may read.
func (p *Pair) look() (state, error) {
	cert, err := os.Stat(p.cert)
	if err != nil {
		return state{}, fmt.Errorf("the certificate cannot be read: %w", err)
	}
	key, err := os.Stat(p.key)
	if err != nil {
		return state{}, fmt.Errorf("the key of the certificate cannot be read: %w", err)
	}
	if key.Mode().Perm()&0o007 != 0 && runtime.GOOS != "windows" { // where it means nothing
		return state{}, fmt.Errorf("everybody may read the key of the certificate: run chmod o= %s", p.key)
	}
	return state{cert.Size(), key.Size(), cert.ModTime(), key.ModTime()}, nil
}

// read reads the files, and reports whether they have another certificate than before. If they cannot be read the old one
// stays.
func (p *Pair) read(now state) (changed bool, err error) {
	p.tried = now
	chain, err := os.ReadFile(p.cert)
	if err != nil {
		return false, fmt.Errorf("the certificate cannot be read: %w", err)
	}
	secret, err := os.ReadFile(p.key)
	if err != nil {
		return false, fmt.Errorf("the key of the certificate cannot be read: %w", err)
	}
	pair, err := tls.X509KeyPair(chain, secret)
	if err != nil {
		return false, fmt.Errorf("%s and %s are no certificate with its key: %w", p.cert, p.key, err)
	}
	if time.Now().After(pair.Leaf.NotAfter) {
		return false, fmt.Errorf("the certificate in %s has expired on %s", p.cert, pair.Leaf.NotAfter.UTC().Format(time.DateTime))
	}
	old := p.current.Swap(&pair)
	return old == nil || !bytes.Equal(old.Leaf.Raw, pair.Leaf.Raw), nil
}

// Config returns what a server needs. Each connection gets the certificate that is in use when it begins.
func (p *Pair) Config() *tls.Config {
	return &tls.Config{MinVersion: tls.VersionTLS12, GetCertificate: func(*tls.ClientHelloInfo) (*tls.Certificate, error) {
		return p.current.Load(), nil
	}}
}

// Expires returns until when the certificate in use is good.
func (p *Pair) Expires() time.Time { return p.current.Load().Leaf.NotAfter }

// Begins returns from when on it is.
func (p *Pair) Begins() time.Time { return p.current.Load().Leaf.NotBefore }

// Failed returns how many times a new certificate could not be taken into use.
func (p *Pair) Failed() uint64 { return p.failed.Load() }

// Watch reads the files again when they have changed and stand still since the look before, because an authority's program
// writes one after the other; and at once when somebody asks for it. It ends with the context.
func (p *Pair) Watch(ctx context.Context, every time.Duration, asked <-chan os.Signal, log *slog.Logger) {
	ticks := time.NewTicker(every)
	defer ticks.Stop()
	for {
		again := false
		select {
		case <-ctx.Done():
			return
		case <-asked:
			again = true
		case <-ticks.C:
		}
		p.renew(again, log)
	}
}

// renew looks at the files once. What is wrong is logged once, or as often as somebody asks.
func (p *Pair) renew(asked bool, log *slog.Logger) {
	p.mu.Lock()
	defer p.mu.Unlock()
	now, err := p.look()
	said, before := p.said, p.before
	p.said, p.before = "", now
	changed := false
	switch {
	case err != nil:
		p.said = err.Error()
		if !asked && p.said == said {
			return
		}
	case !asked && (now == p.tried || now != before):
		return
	default:
		changed, err = p.read(now)
	}
	expires := p.Expires().UTC()
	switch {
	case err != nil:
		p.failed.Add(1)
		log.Error("the new certificate is not used, and the old one stays", "err", err, "expires", expires)
	case changed:
		log.Info("a new certificate is in use", "file", p.cert, "expires", expires)
	case asked:
		log.Info("the certificate is the same as before", "file", p.cert, "expires", expires)
	}
}
