package journal

import (
	"bytes"
	"crypto/ed25519"
	"encoding/base64"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"

	"boardwalk/chance"
)

// Checkpoint is the head of the tree at a certain size. Signed, in the form of
// c2sp.org/tlog-checkpoint, it binds the house: no record before it can be
// changed or left out unnoticed by anybody who has the checkpoint.
type Checkpoint struct {
	Origin string // whose log it is: the name of the key
	Size   int64
	Head   tlog.Hash
}

// Text is the checkpoint as it is signed.
func (c *Checkpoint) Text() string {
	return c.Origin + "\n" + strconv.FormatInt(c.Size, 10) + "\n" + c.Head.String() + "\n"
}

// ParseCheckpoint reads what was signed.
func ParseCheckpoint(text string) (Checkpoint, error) {
	lines := strings.SplitN(text, "\n", 4)
	if len(lines) < 4 || lines[0] == "" {
		return Checkpoint{}, errors.New("a checkpoint has three lines: origin, size and head")
	}
	size, err := strconv.ParseInt(lines[1], 10, 64)
	if err != nil || size < 0 || strconv.FormatInt(size, 10) != lines[1] {
		return Checkpoint{}, fmt.Errorf("%q is no size of a checkpoint", lines[1])
	}
	head, err := tlog.ParseHash(lines[2])
	if err != nil {
		return Checkpoint{}, fmt.Errorf("%q is no head of a checkpoint", lines[2])
	}
	return Checkpoint{Origin: lines[0], Size: size, Head: head}, nil
}

// Sign signs a checkpoint of a log's present state.
func Sign(l *Log, key note.Signer) (string, error) {
	c := Checkpoint{Origin: key.Name(), Size: l.Size(), Head: l.Head()}
	signed, err := note.Sign(&note.Note{Text: c.Text()}, key)
	return string(signed), err
}

// OpenCheckpoint checks the signature of a checkpoint and reads it. Of a house that has changed its key it must be by the key
// that was in use at that size.
func OpenCheckpoint(signed string, key note.Verifier) (Checkpoint, error) {
	n, err := note.Open([]byte(signed), Verifiers(key))
	if err != nil {
		return Checkpoint{}, err
	}
	c, err := ParseCheckpoint(n.Text)
	if err == nil {
		err = inUse(key, n.Sigs, c.Size)
	}
	if err == nil && c.Origin != key.Name() {
		err = fmt.Errorf("the checkpoint is of %q, and the key of %q", c.Origin, key.Name())
	}
	return c, err
}

// The files of the key: the secret, for the owner's eyes only, and what anybody
// may have who wants to check a checkpoint.
const (
	KeyFile    = "checkpoint.key"
	PublicFile = "checkpoint.pub"
)

// Key returns the key of a data directory, and makes one of the given name if
// there is none yet. It returns [ErrKeyChange] if a change of the key was interrupted.
func Key(dir, name string) (note.Signer, note.Verifier, error) {
	if BegunKey(dir) {
		return nil, nil, ErrKeyChange
	}
	return KeyInUse(dir, name)
}

// KeyInUse is [Key] for whoever settles a change of the key that was interrupted.
func KeyInUse(dir, name string) (note.Signer, note.Verifier, error) {
	secret, err := os.ReadFile(filepath.Join(dir, KeyFile))
	if errors.Is(err, os.ErrNotExist) {
		seed := chance.NewSeed()
		s, v, err := note.GenerateKey(bytes.NewReader(seed[:]), name)
		if err != nil {
			return nil, nil, err
		}
		// The public half first: a secret without it would look like a loss.
		if err := write(dir, PublicFile, v+"\n", 0o644); err != nil {
			return nil, nil, err
		}
		if err := write(dir, KeyFile, s+"\n", 0o600); err != nil {
			return nil, nil, err
		}
		secret = []byte(s)
	} else if err != nil {
		return nil, nil, err
	}
	signer, err := note.NewSigner(strings.TrimSpace(string(secret)))
	if err != nil {
		return nil, nil, fmt.Errorf("%s: %w", KeyFile, err)
	}
	verifier, err := PublicKey(dir)
	return signer, verifier, err
}

// PublicKey returns the public half of the key of a data directory.
func PublicKey(dir string) (note.Verifier, error) {
	text, err := os.ReadFile(filepath.Join(dir, PublicFile))
	if err != nil {
		return nil, err
	}
	v, err := ParseKey(string(text))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", PublicFile, err)
	}
	return v, nil
}

// Whoever changes the key of a directory keeps the new one in a file of its own until the record has it.

// NextFile has the secret of the key that is to be the next.
const NextFile = "checkpoint.next"

// ErrKeyChange says that a change of the key was begun and not finished.
var ErrKeyChange = errors.New("a change of the key was interrupted: run boardwalk keys rotate --checkpoints again, or open the house, " +
	"which finishes it if it is on record and undoes it if it is not")

// NextKey makes the key that is to follow the one of a directory, and keeps it there. It returns its public half as text.
func NextKey(dir, name string) (string, error) {
	seed := chance.NewSeed()
	s, v, err := note.GenerateKey(bytes.NewReader(seed[:]), name)
	if err != nil {
		return "", err
	}
	return v, write(dir, NextFile, s+"\n", 0o600)
}

// NextKeyText returns the public half of the key that is to follow the one of a directory.
func NextKeyText(dir string) (string, error) {
	secret, err := os.ReadFile(filepath.Join(dir, NextFile))
	if err != nil {
		return "", err
	}
	v, err := publicOf(strings.TrimSpace(string(secret)))
	if err != nil {
		return "", fmt.Errorf("%s: %w", NextFile, err)
	}
	return v, nil
}

// publicOf returns the public half of a secret key, each as text.
func publicOf(secret string) (string, error) {
	parts := strings.SplitN(secret, "+", 5) // PRIVATE KEY NAME HASH KEY
	if len(parts) != 5 {
		return "", errors.New("that is no secret key")
	}
	raw, err := base64.StdEncoding.DecodeString(parts[4])
	if err != nil || len(raw) != 1+ed25519.SeedSize || raw[0] != 1 {
		return "", errors.New("that is no secret key of Ed25519")
	}
	return note.NewEd25519VerifierKey(parts[2], ed25519.NewKeyFromSeed(raw[1:]).Public().(ed25519.PublicKey))
}

// PublicKeyText returns the public key of a directory that is in use, as text.
func PublicKeyText(dir string) (string, error) {
	text, err := os.ReadFile(filepath.Join(dir, PublicFile))
	first, _, _ := strings.Cut(strings.TrimSpace(string(text)), "\n")
	return first, err
}

// BegunKey reports whether a change of the key was begun in a directory.
func BegunKey(dir string) bool {
	_, err := os.Lstat(filepath.Join(dir, NextFile))
	return err == nil
}

// DropNextKey takes the next key of a directory away: it is in use, or never will be.
func DropNextKey(dir string) error { return os.Remove(filepath.Join(dir, NextFile)) }

// TakeNextKey takes the next key of a directory into use, under a handover that is on record. It may be called again after it was
// interrupted. After each file it calls the function, which makes the file's name durable, because the next step relies on it. The
// caller drops the next key when that is done.
func TakeNextKey(dir, handover string, written func(file string) error) error {
	secret, err := os.ReadFile(filepath.Join(dir, NextFile))
	if err != nil {
		return err
	}
	_, h, err := readHandover(handover)
	if err != nil {
		return err
	}
	was, err := PublicKey(dir)
	if err != nil {
		return err
	}
	notes := Handovers(was)
	if len(notes) == 0 || notes[len(notes)-1] != handover {
		notes = append(slices.Clip(notes), handover)
	}
	text := h.New + "\n\n" + strings.Join(notes, "")
	if _, err := ParseKey(text); err != nil {
		return err
	}
	if err := write(dir, PublicFile, text, 0o644); err != nil {
		return err
	}
	if err := written(PublicFile); err != nil {
		return err
	}
	if err := write(dir, KeyFile, string(secret), 0o600); err != nil {
		return err
	}
	return written(KeyFile)
}

// write writes a file whole or not at all, and durably.
func write(dir, name, text string, mode os.FileMode) error {
	f, err := os.CreateTemp(dir, name)
	if err != nil {
		return err
	}
	defer os.Remove(f.Name())
	_, err = f.WriteString(text)
	err = errors.Join(err, f.Chmod(mode), f.Sync(), f.Close())
	if err != nil {
		return err
	}
	return os.Rename(f.Name(), filepath.Join(dir, name))
}
