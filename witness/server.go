package witness

import (
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"sync"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"

	"boardwalk/journal"
)

// Server is a witness. It is an [http.Handler] with five paths: add-checkpoint takes a
// [Request], change-key takes the checkpoint.pub of a house that has changed its key,
// keys/NAME returns that, checkpoint/NAME returns the last checkpoint of a house with
// the signature of the witness, and key returns the public key of the witness.
type Server struct {
	dir    string
	key    *Key
	mu     sync.Mutex
	houses map[string]*house // by the name of their key
}

// house is what a witness knows of a house.
type house struct {
	key  note.Verifier
	file string // of all that was ever seen, in order
	keys string // the file with the key that the house uses now, if it was changed
	last journal.Checkpoint
	note string // the last one, with the signature of the witness
}

// NewServer opens a witness that keeps what it sees in a directory, for houses with the
// given public keys. A house that has changed its key is known by its first one, or by the whole of its checkpoint.pub.
func NewServer(dir string, key *Key, houses ...note.Verifier) (*Server, error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, err
	}
	s := &Server{dir: dir, key: key, houses: map[string]*house{}}
	for _, v := range houses {
		name := filepath.Join(dir, fmt.Sprintf("%08x", journal.FirstKey(v).KeyHash()))
		h := &house{key: v, file: name + ".checkpoints", keys: name + ".keys"}
		if err := errors.Join(h.readKeys(), h.read()); err != nil {
			return nil, err
		}
		s.houses[v.Name()] = h
	}
	return s, nil
}

// read reads what the witness has seen of a house before.
func (h *house) read() error {
	text, err := os.ReadFile(h.file)
	if errors.Is(err, os.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	for _, n := range Split(string(text)) {
		c, err := journal.OpenCheckpoint(n, h.key)
		if err != nil {
			return fmt.Errorf("%s was changed or cut off: a checkpoint in it is none of the house's (%w)", h.file, err)
		}
		if c.Size < h.last.Size {
			return fmt.Errorf("%s was changed: its checkpoints are out of order", h.file)
		}
		h.last, h.note = c, n
	}
	return nil
}

// keep adds a checkpoint to what was seen, durably.
func (h *house) keep(c journal.Checkpoint, signed string) error {
	f, err := os.OpenFile(h.file, os.O_WRONLY|os.O_APPEND|os.O_CREATE, 0o600)
	if err != nil {
		return err
	}
	_, err = f.WriteString(signed)
	if err := errors.Join(err, f.Sync(), f.Close()); err != nil {
		return err
	}
	h.last, h.note = c, signed
	return nil
}

// mostBytes is how long a request may be: the key of a house with a thousand wings grows by some 10 kB each time that it is changed.
const mostBytes = 1 << 20

// ServeHTTP answers a request.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	name, asks := strings.CutPrefix(r.URL.Path, "/checkpoint/")
	of, asksKeys := strings.CutPrefix(r.URL.Path, "/keys/")
	switch {
	case r.URL.Path == "/add-checkpoint" && r.Method == http.MethodPost:
		text, err := io.ReadAll(http.MaxBytesReader(w, r.Body, mostBytes))
		if err != nil {
			http.Error(w, "the request is too long, or cut off", http.StatusBadRequest)
			return
		}
		status, answer := s.add(string(text))
		w.WriteHeader(status)
		_, _ = io.WriteString(w, answer)
	case r.URL.Path == "/change-key" && r.Method == http.MethodPost:
		text, err := io.ReadAll(http.MaxBytesReader(w, r.Body, mostBytes))
		if err != nil {
			http.Error(w, "the request is too long, or cut off", http.StatusBadRequest)
			return
		}
		status, answer := s.changeKey(string(text))
		w.WriteHeader(status)
		_, _ = io.WriteString(w, answer)
	case asks && r.Method == http.MethodGet:
		last := s.last(name)
		if last == "" {
			http.Error(w, "nothing was seen of that house", http.StatusNotFound)
			return
		}
		_, _ = io.WriteString(w, last)
	case asksKeys && r.Method == http.MethodGet:
		text, err := s.keysOf(of)
		if err != nil {
			http.Error(w, "nothing was heard of a change of the key of that house", http.StatusNotFound)
			return
		}
		_, _ = w.Write(text)
	case r.URL.Path == "/key" && r.Method == http.MethodGet:
		_, _ = io.WriteString(w, s.key.Verifier()+"\n")
	default:
		http.Error(w, "POST /add-checkpoint, POST /change-key, GET /checkpoint/NAME, GET /keys/NAME or GET /key", http.StatusNotFound)
	}
}

// last returns the last checkpoint of a house, or "".
func (s *Server) last(name string) string {
	s.mu.Lock()
	defer s.mu.Unlock()
	if h := s.houses[name]; h != nil {
		return h.note
	}
	return ""
}

// add takes a checkpoint, and returns the status and text of the answer: the signature of
// the witness, or why it does not sign.
func (s *Server) add(text string) (status int, answer string) {
	r, err := ParseRequest(text)
	if err != nil {
		return http.StatusBadRequest, err.Error() + "\n"
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	h, c, err := s.open(r.Note)
	switch {
	case h == nil:
		return http.StatusNotFound, "this witness does not know that house\n"
	case err != nil:
		return http.StatusForbidden, fmt.Sprintf("the checkpoint is not signed by the house: %v\n", err)
	case r.Old > c.Size:
		return http.StatusBadRequest, "a checkpoint cannot continue a longer one\n"
	case r.Old != h.last.Size && c.Size >= h.last.Size:
		return http.StatusConflict, fmt.Sprintf("%d\n", h.last.Size)
	case c.Size < h.last.Size:
		return http.StatusUnprocessableEntity,
			fmt.Sprintf("%d records were signed before, and now %d: that is a shorter history\n", h.last.Size, c.Size)
	case c.Size == h.last.Size && h.note != "" && c.Head != h.last.Head:
		return http.StatusUnprocessableEntity, fmt.Sprintf("another history of %d records was signed before\n", c.Size)
	case c.Size == h.last.Size && h.note != "":
	case h.last.Size > 0:
		if err := tlog.CheckTree(r.Proof, c.Size, c.Head, h.last.Size, h.last.Head); err != nil {
			return http.StatusUnprocessableEntity,
				fmt.Sprintf("the checkpoint does not continue that of %d records: it is of another history, or its proof is wrong\n", h.last.Size)
		}
	}
	signed, err := s.countersign(r.Note, h.key)
	if err == nil && (c.Size > h.last.Size || h.note == "") {
		err = h.keep(c, signed)
	}
	if err != nil {
		return http.StatusInternalServerError, err.Error() + "\n"
	}
	return http.StatusOK, signed[strings.LastIndex(strings.TrimSuffix(signed, "\n"), "\n")+1:]
}

// open finds the house of a checkpoint, and reads the checkpoint if the house has signed
// it.
func (s *Server) open(signed string) (*house, journal.Checkpoint, error) {
	name, _, _ := strings.Cut(signed, "\n")
	h := s.houses[name]
	if h == nil {
		return nil, journal.Checkpoint{}, nil
	}
	c, err := journal.OpenCheckpoint(signed, h.key)
	return h, c, err
}

// countersign adds the signature of the witness to a checkpoint, and leaves out those of
// others but the house.
func (s *Server) countersign(signed string, house note.Verifier) (string, error) {
	n, err := note.Open([]byte(signed), journal.Verifiers(house))
	if err != nil {
		return "", err
	}
	n.UnverifiedSigs = nil
	text, err := note.Sign(n, s.key)
	return string(text), err
}
