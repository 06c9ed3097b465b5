package people

import (
	"context"
	"encoding/hex"
	"slices"

	"boardwalk/casino"
	"boardwalk/law"
	"boardwalk/ledger"
)

// guestID begins the id of every guest.
const guestID = "guest-"

// Guest makes a guest with play money, whom only a cookie knows. It returns [ErrFull] if
// there are too many.
func (r *Register) Guest() (Person, error) {
	if err := r.makeRoom(); err != nil {
		return Person{}, err
	}
	seed := r.secret()
	id := guestID + hex.EncodeToString(seed[:6])
	return r.make(id, id, guestName(id), Guest, "", false)
}

// SignUp makes a player with play money.
func (r *Register) SignUp(id, name, password string) (Person, error) {
	return r.player(id, id, name, password, func() string { return r.hashed(password, chosenCost) }, false)
}

// Make makes a player at the cage, and returns the first password, to be told
// once. It is good for nothing but choosing a password of one's own.
func (r *Register) Make(by, id, name string) (Person, string, error) {
	password, hash := r.drawPassword()
	p, err := r.player(by, id, name, password, func() string { return hash }, true)
	return p, password, err
}

func (r *Register) player(by, id, name, password string, hash func() string, once bool) (Person, error) {
	if name == "" {
		name = id
	}
	if refusal := r.checkNew(id, name, password); refusal != nil {
		return Person{}, refusal
	}
	if !r.claim(id, id) { // before the work of hashing
		return Person{}, taken(id)
	}
	defer r.release(id)
	return r.make(by, id, name, Player, hash(), once)
}

func (r *Register) make(by, id, name string, role casino.Role, hash string, once bool) (Person, error) {
	var moves []ledger.Transfer
	if r.guest > 0 {
		moves = append(moves, ledger.Transfer{From: ledger.Cage, To: ledger.Player(id), Amount: r.guest, Memo: "welcome"})
	}
	return r.change(by, id, func(p *Person) (*Account, error) {
		if p.Role != Nobody {
			return nil, taken(id)
		}
		p.Name, p.Role, p.Hash, p.Once = name, role, hash, once
		return &Account{Did: "made", Role: role, Amount: r.guest, Once: once}, nil
	}, moves...)
}

// Visit notes that a person goes to a table, whose last event is given, so that
// the rounds that come can be found again.
func (r *Register) Visit(id, table string, after uint64) error {
	if r.follows != nil {
		return r.follows.hall.Visit(context.Background(), id, table, after)
	}
	_, err := r.change(id, id, func(p *Person) (*Account, error) {
		if p.Role == Nobody {
			return nil, ErrNobody
		}
		old := p.Visits[max(0, len(p.Visits)-mostVisits+1):]
		p.Visits = append(slices.Clone(old), Visit{Table: table, After: after, Time: r.now().UTC().Round(0)})
		return nil, nil
	})
	return err
}

// Lock keeps somebody out, and ends the person's sessions.
func (r *Register) Lock(by, id, why string) (Person, error) {
	switch {
	case why == "" || len(why) > 256:
		return Person{}, law.Refuse("", "somebody is kept out for a reason of 1 to 256 characters")
	case by == id:
		return Person{}, law.Refuse("", "nobody keeps himself out")
	}
	return r.lock(by, id, why)
}

func (r *Register) lock(by, id, why string) (Person, error) {
	return r.change(by, id, func(p *Person) (*Account, error) {
		if err := r.mayTouch(by, p); err != nil && by != server {
			return nil, err
		}
		p.Locked, p.Since = why, r.now()
		return &Account{Did: "locked", Why: why}, nil
	})
}

// Unlock lets somebody in again.
func (r *Register) Unlock(by, id string) (Person, error) {
	return r.unlock(by, id, func(p *Person) error { return r.mayTouch(by, p) })
}

// UnlockOffline lets somebody in again whoever it is, for whoever has the machine.
func (r *Register) UnlockOffline(id string) (Person, error) {
	return r.unlock(server, id, func(p *Person) error {
		if p.Role == Nobody {
			return ErrNobody
		}
		return nil
	})
}

func (r *Register) unlock(by, id string, may func(*Person) error) (Person, error) {
	p, err := r.change(by, id, func(p *Person) (*Account, error) {
		switch err := may(p); {
		case err != nil:
			return nil, err
		case p.Locked == unlisted:
			return nil, law.Refuse("", "%s is no longer in the casino file", id)
		}
		p.Locked = ""
		return &Account{Did: "unlocked"}, nil
	})
	if err == nil {
		r.tries.forgetAll(id)
	}
	return p, err
}

// mayTouch says whether somebody of the house may lock a person or change the
// role. Those who watch the house are not the house's to remove, and whoever has
// pits of his own decides about nobody who works in another's. Whoever has a role
// from the pit decides about nobody who has one from the casino file.
func (r *Register) mayTouch(by string, p *Person) error {
	boss, _ := r.Find(by)
	switch p.Role {
	case Nobody:
		return ErrNobody
	case casino.Inspector, casino.Surveillance:
		return law.Refuse("", "%s does not answer to the pit", p.ID)
	}
	if p.Listed && !boss.Listed {
		return law.Refuse("", "%s is in the casino file, and you are not", p.ID)
	}
	switch p.Role {
	case casino.Floorperson, casino.PitBoss:
		elsewhere := func(pit string) bool { return !boss.Covers(pit) }
		if len(boss.Pits) > 0 && (len(p.Pits) == 0 || slices.ContainsFunc(p.Pits, elsewhere)) {
			return law.Refuse("", "%s works in other pits than yours", p.ID)
		}
	}
	return nil
}

// SetRole gives somebody another role, and ends the person's sessions. Whoever
// gives it gives it in his own pits. The cage is not the pit's: who decides about
// wagers does not choose who pays money out.
func (r *Register) SetRole(by, id string, role casino.Role) (Person, error) {
	switch {
	case by == id:
		return Person{}, law.Refuse("", "nobody gives himself a role")
	case !slices.Contains([]casino.Role{Player, casino.Floorperson, casino.PitBoss, casino.DealerSchool}, role):
		return Person{}, law.Refuse("", "the role %q is not the pit's to give", role)
	}
	return r.change(by, id, func(p *Person) (*Account, error) {
		switch err := r.mayTouch(by, p); {
		case err != nil:
			return nil, err
		case p.Listed:
			return nil, law.Refuse("", "the casino file says what %s does", id)
		case p.Role == Guest:
			return nil, law.Refuse("", "a guest has no password, and can have no role")
		}
		p.Role, p.Pits, p.Since = role, nil, r.now()
		if boss, _ := r.Find(by); role == casino.Floorperson || role == casino.PitBoss {
			p.Pits = boss.Pits
		}
		return &Account{Did: "role", Role: role, Pits: p.Pits}, nil
	})
}
