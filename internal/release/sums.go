package release

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"golang.org/x/mod/sumdb/note"

	"boardwalk/chance"
)

// The files of a release that vouch for the others.
const (
	sumsFile      = "SHA256SUMS"
	signatureFile = "SHA256SUMS.sig" // a signed note whose text is SHA256SUMS
	publicKeyFile = "release.pub"    // for whoever wants to compare it; a key that comes with what it signs proves nothing
)

// NewKey makes the key of whoever releases, writes it to a file that only its owner may read, and returns its public
// half. It refuses a file below root, where it would be committed some day, and one that exists.
func NewKey(file, name, root string) (string, error) {
	path, err := filepath.Abs(file)
	if err != nil {
		return "", err
	}
	if root, err = filepath.Abs(root); err != nil {
		return "", err
	}
	if from, err := filepath.Rel(root, path); err == nil && filepath.IsLocal(from) {
		return "", fmt.Errorf("the key of releases may not lie in the tree: %s", file)
	}
	seed := chance.NewSeed()
	secret, public, err := note.GenerateKey(bytes.NewReader(seed[:]), name)
	if err != nil {
		return "", err
	}
	if _, err := note.NewSigner(secret); err != nil {
		return "", fmt.Errorf("%q cannot name a key: it may have no blank and no +", name)
	}
	if err := os.MkdirAll(filepath.Dir(file), 0o700); err != nil {
		return "", err
	}
	f, err := os.OpenFile(file, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	if errors.Is(err, os.ErrExist) {
		return "", fmt.Errorf("there is a key of releases already: %s", file)
	} else if err != nil {
		return "", err
	}
	_, err = f.WriteString(secret + "\n")
	if err = errors.Join(err, f.Sync(), f.Close()); err != nil {
		return "", err
	}
	return public, os.WriteFile(file+".pub", []byte(public+"\n"), 0o644)
}

// Key is the key of whoever releases.
type Key struct {
	signer note.Signer
	public string
}

// OpenKey reads a key that [NewKey] made.
func OpenKey(file string) (*Key, error) {
	secret, err := os.ReadFile(file)
	if errors.Is(err, os.ErrNotExist) {
		return nil, fmt.Errorf("there is no key of releases: make one with make release-key (%s)", file)
	} else if err != nil {
		return nil, err
	}
	signer, err := note.NewSigner(strings.TrimSpace(string(secret)))
	if err != nil {
		return nil, fmt.Errorf("%s holds no key: %w", file, err)
	}
	public, err := os.ReadFile(file + ".pub")
	if err != nil {
		return nil, err
	}
	v, err := note.NewVerifier(strings.TrimSpace(string(public)))
	if err != nil || v.Name() != signer.Name() || v.KeyHash() != signer.KeyHash() {
		return nil, fmt.Errorf("%s.pub is not the public half of the key", file)
	}
	return &Key{signer, strings.TrimSpace(string(public))}, nil
}

// seal writes the sums of all files in a directory, and signs them.
func seal(dir string, key *Key) error {
	if err := os.WriteFile(filepath.Join(dir, publicKeyFile), []byte(key.public+"\n"), 0o644); err != nil {
		return err
	}
	files, err := os.ReadDir(dir)
	if err != nil {
		return err
	}
	var text strings.Builder
	for _, f := range files {
		sum, err := sumOf(filepath.Join(dir, f.Name()))
		if err != nil {
			return err
		}
		fmt.Fprintf(&text, "%s  %s\n", sum, f.Name())
	}
	signed, err := note.Sign(&note.Note{Text: text.String()}, key.signer)
	if err != nil {
		return err
	}
	return errors.Join(os.WriteFile(filepath.Join(dir, sumsFile), []byte(text.String()), 0o644),
		os.WriteFile(filepath.Join(dir, signatureFile), signed, 0o644))
}

// sumOf returns the SHA-256 of a file in hexadecimal digits.
func sumOf(file string) (string, error) {
	f, err := os.Open(file)
	if err != nil {
		return "", err
	}
	defer f.Close()
	h := sha256.New()
	if _, err := io.Copy(h, f); err != nil {
		return "", err
	}
	return hex.EncodeToString(h.Sum(nil)), nil
}
