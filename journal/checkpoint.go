package journal

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
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

// OpenCheckpoint checks the signature of a checkpoint and reads it.
func OpenCheckpoint(signed string, key note.Verifier) (Checkpoint, error) {
	n, err := note.Open([]byte(signed), note.VerifierList(key))
	if err != nil {
		return Checkpoint{}, err
	}
	c, err := ParseCheckpoint(n.Text)
	if err == nil && c.Origin != key.Name() {
		err = fmt.Errorf("the checkpoint is of %q, and the key of %q", c.Origin, key.Name())
	}
	return c, err
}

// The files of the key: the secret, for the owner's eyes only, and what anybody
// may have who wants to check a checkpoint.
const (
	KeyFile    = "checkpoint.key"
	publicFile = "checkpoint.pub"
)

// Key returns the key of a data directory, and makes one of the given name if
// there is none yet.
func Key(dir, name string) (note.Signer, note.Verifier, error) {
	secret, err := os.ReadFile(filepath.Join(dir, KeyFile))
	if errors.Is(err, os.ErrNotExist) {
		seed := chance.NewSeed()
		s, v, err := note.GenerateKey(bytes.NewReader(seed[:]), name)
		if err != nil {
			return nil, nil, err
		}
		// The public half first: a secret without it would look like a loss.
		if err := write(dir, publicFile, v+"\n", 0o644); err != nil {
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
	text, err := os.ReadFile(filepath.Join(dir, publicFile))
	if err != nil {
		return nil, err
	}
	v, err := note.NewVerifier(strings.TrimSpace(string(text)))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", publicFile, err)
	}
	return v, nil
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
