package people

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"runtime"
	"slices"
	"sync"
	"time"

	"boardwalk/casino"
	"boardwalk/chance"
	"boardwalk/ledger"
	"boardwalk/money"
	"boardwalk/store"
)

// Store is where the register is kept: [store.Store].
type Store interface {
	Now() time.Time
	Append(b *store.Batch) (store.Commit, error)
	Session(ctx context.Context, id string) (store.Session, error)
	SessionsOf(ctx context.Context, person string) ([]store.Session, error)
	Balance(ctx context.Context, a ledger.Account) (ledger.Balance, error)
	MAC(what string, parts ...string) []byte
}

// Register is everybody the house knows. Its methods are for any goroutine, and
// what they did is durable when they return.
type Register struct {
	st      Store
	guest   money.Cents
	now     func() time.Time
	secret  func() chance.Seed // for passwords, their salts and the ids of guests
	hashing chan struct{}

	tries tries

	writing [64]sync.Mutex // by person: one change at a time

	mu       sync.RWMutex
	people   map[string]*Person    // never changed in place
	names    map[string]string     // whose a name is that is no id
	sessions map[sessionID]session // those that came by lately
	guests   map[string]*lastSeen  // when each guest was last seen

	guestLimits GuestLimits
	staffNames  map[string]bool // of the casino file, as skeleton writes them; set when the register is opened

	follows *following // nil unless people are changed elsewhere
	keeps   bool       // what is read may be kept; guarded by mu
	heard   uint64     // how often something that was kept was to be forgotten; guarded by mu
}

// Setting changes how a register works.
type Setting func(*Register)

// Secrets has passwords, their salts and the ids of guests come from somewhere else than chance; for evenings that are
// dealt again alike.
func Secrets(from func() chance.Seed) Setting { return func(r *Register) { r.secret = from } }

// First is the first password of a member of staff, to be told once.
type First struct{ ID, Name, Password string }

// Open opens the register, with the staff of the casino file in it. It returns
// the passwords of those who are new.
func Open(ctx context.Context, file *casino.File, st *store.Store, settings ...Setting) (*Register, []First, error) {
	r, err := Load(ctx, st)
	if err != nil {
		return nil, nil, err
	}
	for _, set := range settings {
		set(r)
	}
	r.guest, r.staffNames = file.Guest, map[string]bool{}
	for _, s := range file.Staff {
		r.staffNames[skeleton(cmp.Or(s.Name, s.ID))] = true
	}
	first, err := r.staff(file)
	return r, first, err
}

// Load opens the register as it is, for a house that is closed.
func Load(ctx context.Context, st *store.Store) (*Register, error) {
	r := newRegister(st)
	var older []store.Person // that an earlier program wrote in another form
	for kept, err := range st.People(ctx) {
		if err != nil {
			return nil, err
		}
		p := &Person{}
		if err := json.Unmarshal(kept.Data, p); err != nil {
			return nil, fmt.Errorf("what is kept of %s: %w", kept.ID, err)
		}
		r.people[p.ID] = p
		if p.Role == Guest { // seen just now, for all that is known
			r.guests[p.ID] = newLastSeen(r.now())
		}
		if p.SignsIn != "" {
			r.names[p.SignsIn] = p.ID
		}
		if data, err := json.Marshal(p); err == nil && string(data) != string(kept.Data) && bytes.Contains(kept.Data, []byte(`"failures":`)) {
			older = append(older, store.Person{ID: p.ID, Data: data})
		}
	}
	if len(older) > 0 {
		if _, err := st.Append(&store.Batch{People: older}); err != nil {
			return nil, err
		}
	}
	return r, nil
}

// newRegister returns a register of nobody.
func newRegister(st Store) *Register {
	return &Register{st: st, now: st.Now, secret: chance.NewSeed, hashing: make(chan struct{}, max(1, runtime.GOMAXPROCS(0))),
		people: map[string]*Person{}, names: map[string]string{}, sessions: map[sessionID]session{},
		tries: tries{of: map[try]tried{}}, guests: map[string]*lastSeen{}, guestLimits: UsualGuests, keeps: true}
}

// staff brings the register up to the casino file.
func (r *Register) staff(file *casino.File) ([]First, error) {
	var first []First
	listed := map[string]bool{}
	for _, s := range file.Staff {
		listed[s.ID] = true
		name := cmp.Or(s.Name, s.ID)
		if other := r.names[s.ID]; other != "" {
			return nil, fmt.Errorf("the casino file has a member of staff %s, and a player signs in with that name", s.ID)
		}
		old, there := r.Find(s.ID)
		if there && !old.IsStaff() { // who chose the id knows its password
			return nil, fmt.Errorf("the casino file has a member of staff %s, and that is a %s's id", s.ID, old.Role)
		}
		if there && old.Listed && old.Name == name && old.Role == s.Role && slices.Equal(old.Pits, s.Pits) && old.Locked != unlisted {
			continue
		}
		password, hash := "", ""
		if !there || old.Hash == "" {
			password, hash = r.drawPassword()
			first = append(first, First{s.ID, name, password})
		}
		_, err := r.change(server, s.ID, func(p *Person) (*Account, error) {
			if there && p.Role != s.Role {
				p.Since = r.now()
			}
			p.Name, p.Role, p.Pits, p.Listed = name, s.Role, s.Pits, true
			if p.Locked == unlisted {
				p.Locked = ""
			}
			if password != "" {
				p.Hash, p.Once = hash, true
			}
			return &Account{Did: "listed", Role: s.Role, Pits: s.Pits, Once: password != ""}, nil
		})
		if err != nil {
			return nil, err
		}
	}
	for id, p := range r.people {
		if p.Listed && !listed[id] && p.Locked == "" {
			if _, err := r.lock(server, id, unlisted); err != nil {
				return nil, err
			}
		}
	}
	return first, nil
}

const unlisted = "no longer in the casino file"

// server is who does what the casino file says. Nobody else has that id.
const server = "server"

// Account is the data of a record of kind [boardwalk/journal.KindAccount]: what happened
// to a person.
type Account struct {
	Person string `json:"person"`
	// made, named, listed, gave, took, coupons, refilled, locked, unlocked, role, password, reset, gone, forgotten
	Did     string      `json:"did"`
	Role    casino.Role `json:"role,omitempty"`
	Amount  money.Cents `json:"amount,omitempty"`
	Coupons money.Cents `json:"coupons,omitempty"` // of a guest who is gone, or somebody who is forgotten
	Why     string      `json:"why,omitempty"`
	Pits    []string    `json:"pits,omitempty"`  // of a member of staff who is listed, or has a role of the pit
	Print   string      `json:"print,omitempty"` // of a password that is new: see [Person.Print]
	Once    bool        `json:"once,omitempty"`  // the first password was seen by somebody else, and must be changed
}

// Find finds somebody.
func (r *Register) Find(id string) (Person, bool) {
	p, err := r.find(context.Background(), id)
	if p == nil || err != nil {
		return Person{}, false
	}
	return *p, true
}

// find finds somebody, or nil.
func (r *Register) find(ctx context.Context, id string) (*Person, error) {
	r.mu.RLock()
	p := r.people[id]
	r.mu.RUnlock()
	if p == nil && r.follows != nil && id != "" {
		return r.read(ctx, id)
	}
	return p, nil
}

// List returns those who are wanted whose ids come after a given one, up to so
// many.
func (r *Register) List(after string, most int, want func(*Person) bool) []Person {
	r.mu.RLock()
	defer r.mu.RUnlock()
	var ids []string
	for id, p := range r.people {
		if id > after && want(p) {
			ids = append(ids, id)
		}
	}
	slices.Sort(ids)
	list := make([]Person, 0, min(most, len(ids)))
	for _, id := range ids[:min(most, len(ids))] {
		list = append(list, *r.people[id])
	}
	return list
}

// Count is how many people there are.
func (r *Register) Count() int {
	r.mu.RLock()
	defer r.mu.RUnlock()
	return len(r.people)
}

// Balance is what a person has outside the tables.
func (r *Register) Balance(ctx context.Context, id string) (money.Cents, error) {
	b, err := r.st.Balance(ctx, ledger.Player(id))
	return b.Free(), err
}

// Coupons are the match play coupons that a person has outside the tables.
func (r *Register) Coupons(ctx context.Context, id string) (money.Cents, error) {
	b, err := r.st.Balance(ctx, ledger.PlayerCoupons(id))
	return b.Free(), err
}
