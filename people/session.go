package people

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"time"

	"boardwalk/law"
	"boardwalk/store"
)

// How long a session lasts: a guest's account is gone with it, and staff sit
// at machines that others use.
const (
	playerSession = 30 * 24 * time.Hour
	staffSession  = 12 * time.Hour
)

// session is somebody's being signed in.
type session struct {
	person string
	began  time.Time
	until  time.Time
	seen   *lastSeen // of a guest; nil for others
}

// mostSessions is how many are kept at hand, and how many people where others change them.
const mostSessions = 100_000

// ErrWrong is the answer to an id or password that is wrong. It does not say
// which.
var ErrWrong = errors.New("wrong user name or password")

// BackOff is the answer to somebody who may not try again yet.
type BackOff struct{ Until time.Time }

// Error says from when on.
func (b *BackOff) Error() string {
	return fmt.Sprintf("too many wrong passwords: try again after %s", b.Until.UTC().Format(time.TimeOnly))
}

// Kept is the answer to somebody who is locked out by staff.
type Kept struct{ Why string }

// Error says why.
func (k *Kept) Error() string { return "this account is locked: " + k.Why }

// SignIn holds a password against the one that is kept. After some that are wrong
// nobody may try that person's password from the same address for a while, and longer
// after each. From elsewhere, and with a device that the person has signed in with
// before, it may still be tried.
func (r *Register) SignIn(from From, name, password string) (Person, error) {
	p, _ := r.Named(name)
	k := try{cmp.Or(p.ID, name), "at " + from.Addr}
	if device, known := r.knownDevice(&p, from.Device); known {
		k.from = "with " + device
	}
	if until := r.tries.until(k); r.now().Before(until) {
		return Person{}, &BackOff{until}
	}
	if len(password) > 256 {
		return Person{}, ErrWrong
	}
	if !r.matches(p.Hash, password) {
		return Person{}, r.tries.failed(k, r.now())
	}
	if until := r.tries.until(k); r.now().Before(until) { // many came at once
		return Person{}, &BackOff{until}
	}
	if p, _ = r.Find(p.ID); p.Locked != "" {
		return Person{}, &Kept{p.Locked}
	}
	r.tries.forget(k)
	return p, nil
}

// ChangePassword gives somebody another password and ends all other sessions.
func (r *Register) ChangePassword(from From, id, old, password string) (Person, error) {
	if refusal := checkPassword(password); refusal != nil {
		return Person{}, refusal
	}
	p, err := r.SignIn(from, id, old)
	switch {
	case err != nil:
		return p, err
	case p.Once && old == password:
		return p, law.Refuse("", "that is the password that you were given")
	}
	return r.setPassword(id, id, r.hashed(password, chosenCost), false)
}

// SetPassword has somebody have a password of their own choice.
func (r *Register) SetPassword(id, password string) error {
	if refusal := checkPassword(password); refusal != nil {
		return refusal
	}
	_, err := r.setPassword(id, id, r.hashed(password, chosenCost), false)
	return err
}

// Renew gives somebody a new password and returns it, for whoever has the machine. It is
// good for nothing but choosing another.
func (r *Register) Renew(id string) (string, error) {
	password, hash := r.drawPassword()
	_, err := r.setPassword(server, id, hash, true)
	return password, err
}

// setPassword sets a password, and ends the person's sessions. With once, somebody else
// has seen it, and it must be changed first of all.
func (r *Register) setPassword(by, id, hash string, once bool) (Person, error) {
	p, err := r.change(by, id, func(p *Person) (*Account, error) {
		if p.Role == Nobody || p.Role == Guest {
			return nil, ErrNobody
		}
		p.Hash, p.Once, p.Since = hash, once, r.now()
		if once {
			return &Account{Did: "reset"}, nil
		}
		return &Account{Did: "password"}, nil
	})
	if err == nil {
		r.tries.forgetAll(id)
	}
	return p, err
}

// Begin begins a session and returns the token for its cookie.
func (r *Register) Begin(p *Person) (token string, until time.Time, err error) {
	token = newToken()
	s := session{person: p.ID, began: r.now(), until: r.now().Add(playerSession)}
	if p.IsStaff() {
		s.until = r.now().Add(staffSession)
	}
	id := idOf(token)
	kept, err := r.sealed(id, &s)
	if err != nil {
		return "", s.until, err
	}
	if _, err = r.st.Append(&store.Batch{Sessions: []store.Session{kept}}); err != nil {
		return "", s.until, err
	}
	r.keep(id, &s, 0)
	return token, s.until, nil
}

// End ends a session.
func (r *Register) End(token string) error {
	id := idOf(token)
	_, err := r.st.Append(&store.Batch{Sessions: []store.Session{{ID: id.String()}}})
	r.mu.Lock()
	delete(r.sessions, id)
	r.mu.Unlock()
	return err
}

// Of returns whose session a token is of, and false if it is of none. The person
// is to be read only.
func (r *Register) Of(ctx context.Context, token string) (*Person, bool, error) {
	if len(token) != 43 {
		return nil, false, nil
	}
	id := idOf(token)
	r.mu.RLock()
	s, known := r.sessions[id]
	p, heard := r.people[s.person], r.heard
	r.mu.RUnlock()
	if !known {
		kept, err := r.st.Session(ctx, id.String())
		if errors.Is(err, store.ErrNone) {
			return nil, false, nil
		}
		if err != nil {
			return nil, false, err
		}
		var ours bool
		if s, ours = r.unseal(id, &kept); !ours {
			return nil, false, nil
		}
	}
	if p == nil {
		var err error
		if p, err = r.find(ctx, s.person); err != nil {
			return nil, false, err
		}
	}
	if !known {
		r.keep(id, &s, heard)
	}
	now := r.now()
	if p == nil || p.Locked != "" || !now.Before(s.until) || s.began.Before(p.Since) {
		return nil, false, nil
	}
	if s.seen != nil {
		s.seen.note(now)
	}
	return p, true, nil
}

// keep keeps a session at hand, and notes the guest whose it is. heard is how often something was to be forgotten when it was read.
func (r *Register) keep(id sessionID, s *session, heard uint64) {
	r.mu.Lock()
	defer r.mu.Unlock()
	s.seen = r.guests[s.person]
	if r.keeps && r.heard == heard {
		makeRoomIn(r.sessions)
		r.sessions[id] = *s
	}
}

// makeRoomIn sees to it that there is room for one more of what is kept. Any may go: it is read again when it comes by.
func makeRoomIn[K comparable, V any](kept map[K]V) {
	if len(kept) < mostSessions {
		return
	}
	for old := range kept {
		delete(kept, old)
		break
	}
}
