package cluster

import (
	"cmp"
	"maps"
	"net/http"
	"slices"
	"sync"
	"time"
)

// Member is a process of the house as the others know it. It says so itself, four times a second.
type Member struct {
	ID    string    `json:"id"`   // of the process
	Name  string    `json:"name"` // of the node
	Role  Role      `json:"role"`
	Epoch int64     `json:"epoch,omitempty"` // of the owner's lease
	Since time.Time `json:"since"`           // when it got its role
	HTTP  string    `json:"http,omitempty"`  // where people ask it
	Wire  string    `json:"wire,omitempty"`  // where other nodes connect
	Heir  string    `json:"heir,omitempty"`  // the name of the node that takes over next, and no other, if it is there

	Work  string `json:"work,omitempty"`  // the kind of work that it does for others, see [Node.Work]
	Hands int    `json:"hands,omitempty"` // how many pieces of it at once

	Streams  int           `json:"streams"` // that people have open there
	Asked    uint64        `json:"asked"`   // requests that it has forwarded since it started
	Answered uint64        `json:"answered"`
	Lag      time.Duration `json:"lag,omitempty"` // how long an answer of it takes; set by [Node.Status]

	seen time.Time // when it was last heard
}

// Role is what a process is in the house.
type Role string

// The roles.
const (
	Owner   Role = "owner"   // it has the lease: it answers, and it alone writes
	Waiting Role = "waiting" // it forwards, and takes over when the owner ends
	Drained Role = "drained" // it forwards, and does not take over
	Visitor Role = "visitor" // a command that looks at the house, or gives it work
	gone    Role = "gone"    // it leaves
)

// Placement says which process answers a request. Now one owns the whole house; a finer placement looks at what the
// request is about.
type Placement interface {
	// Owner returns the id of the process that answers a request, or "" while there is none. The channel is closed when
	// that may have changed.
	Owner(r *http.Request) (id string, changed <-chan struct{})
}

// roster is who is there.
type roster struct {
	mu      sync.Mutex
	self    Member
	others  map[string]*Member
	epoch   int64 // the greatest that was heard of: an owner with a smaller one was overtaken
	changed chan struct{}
}

const (
	helloEvery = 250 * time.Millisecond
	goneAfter  = 3 * time.Second // that a process is not heard; the lease of a dead owner ends sooner
)

func newRoster(self Member) *roster {
	return &roster{self: self, others: map[string]*Member{}, changed: make(chan struct{})}
}

// change tells who waits for it that somebody came, went or has another role. The caller holds the lock.
func (r *roster) change() {
	close(r.changed)
	r.changed = make(chan struct{})
}

// me returns what this process tells the others.
func (r *roster) me() Member {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.self
}

// become gives this process a role.
func (r *roster) become(role Role, epoch int64) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.self.Role != role {
		r.self.Since = time.Now().UTC().Truncate(time.Millisecond)
	}
	r.self.Role, r.self.Epoch = role, epoch
	r.epoch = max(r.epoch, epoch)
	r.change()
}

// work notes what work this process does.
func (r *roster) work(kind string, hands int) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.self.Work, r.self.Hands = kind, hands
}

// has reports whether a process is there.
func (r *roster) has(id string) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	return id == r.self.ID || r.others[id] != nil
}

// leaveTo names the node that takes over next, or nobody.
func (r *roster) leaveTo(heir string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.self.Heir = heir
}

// mayOwn reports whether this process may take the house when nobody has it.
func (r *roster) mayOwn() bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.self.Role != Waiting {
		return false
	}
	heir := r.self.Heir
	for _, m := range r.others {
		if m.Heir != "" {
			heir = m.Heir
		}
	}
	if heir == "" || heir == r.self.Name {
		return true
	}
	for _, m := range r.others {
		if m.Name == heir && m.Role == Waiting {
			return false
		}
	}
	return true
}

// hear takes what another process says. It reports whether that is new to us.
func (r *roster) hear(m Member) (fresh bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	m.seen = time.Now()
	before := r.others[m.ID]
	r.others[m.ID] = &m
	r.epoch = max(r.epoch, m.Epoch)
	if before == nil || before.Role != m.Role || before.Epoch != m.Epoch {
		r.change()
	}
	return before == nil
}

// forget takes a process out.
func (r *roster) forget(id string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.others[id] != nil {
		delete(r.others, id)
		r.change()
	}
}

// silent returns those who were not heard for long.
func (r *roster) silent() (list []string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	for id, m := range r.others {
		if time.Since(m.seen) > goneAfter {
			list = append(list, id)
		}
	}
	return list
}

// Owner implements [Placement]: the owner of the greatest epoch has everything.
func (r *roster) Owner(*http.Request) (string, <-chan struct{}) {
	m, changed := r.owner()
	return m.ID, changed
}

// owner returns the owner, or nobody.
func (r *roster) owner() (Member, <-chan struct{}) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.self.Role == Owner && r.self.Epoch >= r.epoch {
		return r.self, r.changed
	}
	for _, m := range r.others {
		if m.Role == Owner && m.Epoch >= r.epoch {
			return *m, r.changed
		}
	}
	return Member{}, r.changed
}

// list returns everybody, by name, this process among them.
func (r *roster) list() []Member {
	r.mu.Lock()
	defer r.mu.Unlock()
	all := []Member{r.self}
	for m := range maps.Values(r.others) {
		all = append(all, *m)
	}
	slices.SortFunc(all, func(a, b Member) int { return cmp.Or(cmp.Compare(a.Name, b.Name), cmp.Compare(a.ID, b.ID)) })
	return all
}
