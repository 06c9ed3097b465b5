package witness

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net/http"
	"net/url"
	"os"
	"strconv"
	"strings"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"

	"boardwalk/journal"
)

// ParseTarget returns the target that a text names: the URL of a witness, the word
// syslog, or a file. The function key returns the checkpoint.pub of the house, of which a witness is told if it refuses a
// checkpoint, because the house may have changed its key; nil if it is not to be told.
func ParseTarget(text string, key func() string) (Target, error) {
	switch {
	case text == "syslog":
		return newSyslog()
	case isWitness(text):
		u, err := url.Parse(text)
		if err != nil || u.Host == "" {
			return nil, fmt.Errorf("%q is no address of a witness", text)
		}
		return &remote{url: strings.TrimRight(text, "/"), key: key}, nil
	case text == "":
		return nil, errors.New("a checkpoint is published to a file, to the URL of a witness or to syslog")
	}
	return file(text), nil
}

// file is a file to which checkpoints are added.
type file string

// Name returns the name of the file.
func (f file) Name() string { return string(f) }

// Publish adds a checkpoint to the file, durably.
func (f file) Publish(_ context.Context, note string, _ tlog.HashReader) error {
	out, err := os.OpenFile(string(f), os.O_WRONLY|os.O_APPEND|os.O_CREATE, 0o644)
	if err != nil {
		return err
	}
	_, err = io.WriteString(out, note)
	return errors.Join(err, out.Sync(), out.Close())
}

// remote is a witness.
type remote struct {
	url  string
	key  func() string // of the house, with the changes that led to it; or nil
	size int64         // that it has seen, as far as it is known
}

// Name returns the address of the witness.
func (r *remote) Name() string { return r.url }

// Publish sends a checkpoint to the witness. If the witness has seen another size than
// the house thought, it is sent once more with the right proof.
func (r *remote) Publish(ctx context.Context, note string, hashes tlog.HashReader) error {
	c, err := journal.ParseCheckpoint(note)
	if err != nil {
		return err
	}
	told := r.key == nil
	for range 3 {
		req := Request{Old: min(r.size, c.Size), Note: note}
		if 0 < req.Old && req.Old < c.Size {
			if req.Proof, err = journal.Continues(c.Size, req.Old, hashes); err != nil {
				return err
			}
		}
		status, answer, err := post(ctx, r.url+"/add-checkpoint", req.Text())
		if err != nil {
			return err
		}
		size, parse := strconv.ParseInt(strings.TrimSpace(answer), 10, 64)
		switch {
		case status == http.StatusOK:
			r.size = c.Size
			return nil
		case status == http.StatusForbidden && !told:
			if told = true; r.changeKey(ctx) != nil {
				return fmt.Errorf("the witness answers %d: %s", status, strings.TrimSpace(answer))
			}
			continue
		case status != http.StatusConflict || parse != nil || size == r.size:
			return fmt.Errorf("the witness answers %d: %s", status, strings.TrimSpace(answer))
		}
		r.size = size
	}
	return errors.New("the witness has seen checkpoints from somebody else meanwhile")
}

// post sends a text, and returns the status and text of the answer.
func post(ctx context.Context, to, text string) (status int, answer string, err error) {
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, to, strings.NewReader(text))
	if err != nil {
		return 0, "", err
	}
	return answerTo(req)
}

// Fetch returns the checkpoints at an address: a file, or the URL of a witness, which is
// asked for those of the house with the given name.
func Fetch(ctx context.Context, from, house string) ([]string, error) {
	if !isWitness(from) {
		text, err := os.ReadFile(from)
		return Split(string(text)), err
	}
	status, body, err := get(ctx, from, "/checkpoint/"+house)
	if err == nil && status != http.StatusOK {
		err = fmt.Errorf("%s answers %d: %s", from, status, strings.TrimSpace(body))
	}
	return Split(body), err
}

// Kept is the last checkpoint of a house that somebody has kept.
type Kept struct {
	Note string // "" if there is none
	Key  string // the house's checkpoint.pub, if a key that the one that is known has led to has signed the checkpoint
}

// Last returns the last checkpoint that a house has signed at a target of [ParseTarget]. It returns none if the target has none of
// that house, or is one that cannot be asked, as syslog is.
func Last(ctx context.Context, from string, house note.Verifier) (Kept, error) {
	if from == "syslog" {
		return Kept{}, nil
	}
	if !isWitness(from) {
		notes, err := Fetch(ctx, from, house.Name())
		if errors.Is(err, fs.ErrNotExist) {
			return Kept{}, nil
		}
		return Kept{Note: longest(notes, house)}, err
	}
	body, err := found(ctx, from, "/checkpoint/", house)
	if err != nil {
		return Kept{}, err
	}
	notes := Split(body)
	if last := longest(notes, house); last != "" || len(notes) == 0 {
		return Kept{Note: last}, nil
	}
	text, err := found(ctx, from, "/keys/", house) // the house may have changed its key since this copy of it was made
	if err != nil || text == "" {
		return Kept{}, err
	}
	now, err := journal.ParseKey(text)
	if err == nil {
		now, err = journal.Trusting(house, now)
	}
	if err != nil { // it is of another house
		return Kept{}, nil
	}
	return Kept{Note: longest(notes, now), Key: text}, nil
}

// found returns what a witness answers at a path of a house, or "" if it has nothing there.
func found(ctx context.Context, from, path string, house note.Verifier) (string, error) {
	status, body, err := get(ctx, from, path+house.Name())
	switch {
	case err != nil:
		return "", err
	case status == http.StatusNotFound:
		return "", nil
	case status != http.StatusOK:
		return "", fmt.Errorf("%s answers %d: %s", from, status, strings.TrimSpace(body))
	}
	return body, nil
}

// longest returns the checkpoint of the most records that a house has signed, or "".
func longest(notes []string, house note.Verifier) (last string) {
	most := int64(-1)
	for _, n := range notes {
		if c, err := journal.OpenCheckpoint(n, house); err == nil && c.Size > most {
			last, most = n, c.Size
		}
	}
	return last
}

// isWitness reports whether an address is that of a witness, and not a file.
func isWitness(from string) bool {
	return strings.HasPrefix(from, "http://") || strings.HasPrefix(from, "https://")
}

// get asks a witness for what it has at a path, and returns the status and text of the answer.
func get(ctx context.Context, from, path string) (status int, body string, err error) {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, strings.TrimRight(from, "/")+path, nil)
	if err != nil {
		return 0, "", err
	}
	return answerTo(req)
}

// answerTo sends a request, and returns the status and text of the answer.
func answerTo(req *http.Request) (status int, body string, err error) {
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		return 0, "", err
	}
	defer resp.Body.Close()
	text, err := io.ReadAll(io.LimitReader(resp.Body, mostBytes))
	return resp.StatusCode, string(text), err
}
