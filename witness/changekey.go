package witness

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"os"
	"strings"

	"golang.org/x/mod/sumdb/note"

	"boardwalk/journal"
)

// A house that has changed its key passes its checkpoint.pub on, which leads from key to key. A witness accepts a key that the one
// it knows has named, for checkpoints that are longer than any that it has seen, and no other.

// changeKey takes the public key of a house with the changes that led to it, and returns the status and text of the answer.
func (s *Server) changeKey(text string) (status int, answer string) {
	now, err := journal.ParseKey(text)
	if err != nil {
		return http.StatusBadRequest, err.Error() + "\n"
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	h := s.houses[now.Name()]
	if h == nil {
		return http.StatusNotFound, "this witness does not know that house\n"
	}
	next, err := journal.Trusting(h.key, now)
	switch {
	case err != nil:
		return http.StatusForbidden, err.Error() + "\n"
	case next.KeyHash() == lastOf(h.key).KeyHash():
		return http.StatusOK, ""
	case journal.SignedUntil(next, lastOf(h.key)) < h.last.Size:
		return http.StatusUnprocessableEntity, fmt.Sprintf(
			"%d records were signed by the key before, and by the change of the key it was not to sign as many\n", h.last.Size)
	}
	if err := replace(h.keys, text); err != nil {
		return http.StatusInternalServerError, err.Error() + "\n"
	}
	h.key = next
	return http.StatusOK, ""
}

// replace writes a file as a whole, or not at all, and durably.
func replace(name, text string) error {
	f, err := os.OpenFile(name+".new", os.O_WRONLY|os.O_CREATE|os.O_TRUNC, 0o600)
	if err != nil {
		return err
	}
	_, err = f.WriteString(text)
	if err := errors.Join(err, f.Sync(), f.Close()); err != nil {
		return err
	}
	return os.Rename(name+".new", name)
}

// keysOf returns the checkpoint.pub of a house that has changed its key, as the witness was told of it.
func (s *Server) keysOf(name string) ([]byte, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	h := s.houses[name]
	if h == nil {
		return nil, os.ErrNotExist
	}
	return os.ReadFile(h.keys)
}

// readKeys reads to which key a house has changed since the witness was told of it.
func (h *house) readKeys() error {
	text, err := os.ReadFile(h.keys)
	if errors.Is(err, os.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	now, err := journal.ParseKey(string(text))
	if err == nil {
		now, err = journal.Trusting(h.key, now)
	}
	if err != nil {
		return fmt.Errorf("%s was changed: %w", h.keys, err)
	}
	h.key = now
	return nil
}

// changeKey tells the witness of the keys of a house.
func (r *remote) changeKey(ctx context.Context) error {
	status, answer, err := post(ctx, r.url+"/change-key", r.key())
	if err == nil && status != http.StatusOK {
		err = fmt.Errorf("the witness answers %d to the change of the key: %s", status, strings.TrimSpace(answer))
	}
	return err
}

// lastOf returns the key that a house uses now.
func lastOf(key note.Verifier) note.Verifier {
	if r, ok := key.(*journal.Keyring); ok {
		return r.Verifier
	}
	return key
}
