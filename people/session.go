package people

import (
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
}

// mostSessions is how many are kept at hand.
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

// SignIn holds a password against the one that is kept. After some that are
// wrong nobody may try for a while, and longer after each.
func (r *Register) SignIn(name, password string) (Person, error) {
	p, _ := r.Named(name)
	stranger, until := p.Hash == "", p.Until
	if stranger {
		until = r.strangers.until(name)
	}
	if r.now().Before(until) {
		return Person{}, &BackOff{until}
	}
	if len(password) > 256 {
		return Person{}, ErrWrong
	}
	right := r.matches(p.Hash, password)
	if stranger {
		return Person{}, r.strangers.failed(name, r.now())
	}
	if !right {
		return Person{}, r.failed(p.ID)
	}
	if p, _ = r.Find(p.ID); r.now().Before(p.Until) {
		return Person{}, &BackOff{p.Until}
	}
	if p.Locked != "" {
		return Person{}, &Kept{p.Locked}
	}
	if p.Failures > 0 {
		return r.change(p.ID, p.ID, func(p *Person) (*Account, error) {
			p.Failures, p.Until = 0, time.Time{}
			return nil, nil
		})
	}
	return p, nil
}

// failed counts a wrong password. Of many that came at once it counts as many as
// could have come one after another.
func (r *Register) failed(id string) error {
	p, err := r.change(id, id, func(p *Person) (*Account, error) {
		if r.now().Before(p.Until) {
			return nil, &BackOff{p.Until}
		}
		p.Failures++
		if d := backOff(p.Failures); d > 0 {
			p.Until = r.now().Add(d).UTC().Round(0)
		}
		return nil, nil
	})
	switch {
	case err != nil:
		return err
	case r.now().Before(p.Until):
		return &BackOff{p.Until}
	}
	return ErrWrong
}

// ChangePassword gives somebody another password and ends all other sessions.
func (r *Register) ChangePassword(id, old, password string) error {
	if refusal := checkPassword(password); refusal != nil {
		return refusal
	}
	p, err := r.SignIn(id, old)
	switch {
	case err != nil:
		return err
	case p.Once && old == password:
		return law.Refuse("", "that is the password that you were given")
	}
	return r.SetPassword(id, password)
}

// SetPassword sets a password, for whoever has the machine.
func (r *Register) SetPassword(id, password string) error {
	if refusal := checkPassword(password); refusal != nil {
		return refusal
	}
	hash := r.hashed(password)
	_, err := r.change(id, id, func(p *Person) (*Account, error) {
		if p.Role == Nobody || p.Role == Guest {
			return nil, ErrNobody
		}
		p.Hash, p.Once, p.Failures, p.Until, p.Since = hash, false, 0, time.Time{}, r.now()
		return &Account{Did: "password"}, nil
	})
	return err
}

// Renew sets a new password and returns it.
func (r *Register) Renew(id string) (string, error) {
	password := newPassword()
	return password, r.SetPassword(id, password)
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
	r.keep(id, s)
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
	p := r.people[s.person]
	r.mu.RUnlock()
	if !known {
		kept, err := r.st.Session(ctx, id.String())
		if errors.Is(err, store.ErrNone) {
			return nil, false, nil
		}
		if err != nil {
			return nil, false, err
		}
		if s, known = r.unseal(id, &kept); !known {
			return nil, false, nil
		}
		p = r.keep(id, s)
	}
	if p == nil || p.Locked != "" || !r.now().Before(s.until) || s.began.Before(p.Since) {
		return nil, false, nil
	}
	return p, true, nil
}

// keep keeps a session at hand, and returns whose it is.
func (r *Register) keep(id sessionID, s session) *Person {
	r.mu.Lock()
	defer r.mu.Unlock()
	if len(r.sessions) >= mostSessions { // any will do: it is read again when it comes by
		for old := range r.sessions {
			delete(r.sessions, old)
			break
		}
	}
	r.sessions[id] = s
	return r.people[s.person]
}
