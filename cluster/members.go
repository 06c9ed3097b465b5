package cluster

import (
	"cmp"
	"maps"
	"slices"
	"sync"
	"time"
)

// Member is a process of the house as the others know it. It says so itself, four times a second.
type Member struct {
	ID     string        `json:"id"`   // of the process
	Name   string        `json:"name"` // of the node
	Role   Role          `json:"role"`
	Shards map[int]int64 `json:"shards,omitempty"` // that it owns, each with the epoch of its lease; replaced and never changed
	Wants  []int         `json:"wants,omitempty"`  // shards that an operator has moved there
	Last   int           `json:"last,omitempty"`   // the number of the house's last shard
	Since  time.Time     `json:"since"`            // when it got its role
	HTTP   string        `json:"http,omitempty"`   // where people ask it
	Bus    string        `json:"wire,omitempty"`   // where other nodes connect

	Work  string `json:"work,omitempty"`  // the kind of work that it does for others, see [Node.Work]
	Hands int    `json:"hands,omitempty"` // how many pieces of it at once

	Tables   int           `json:"tables,omitempty"` // in its shards
	Streams  int           `json:"streams"`          // that people have open there
	Asked    uint64        `json:"asked"`            // requests that it has forwarded since it started
	Answered uint64        `json:"answered"`
	Lag      time.Duration `json:"lag,omitempty"` // how long an answer of it takes; set by [Node.Status]

	seen time.Time // when it was last heard
}

// Stays reports whether a process owns shards, or would take some.
func (m *Member) Stays() bool { return m.Role == Owner || m.Role == Waiting }

// Role is what a process is in the house.
type Role string

// The roles.
const (
	Owner   Role = "owner"   // it has shards: it answers for them, and it alone writes there
	Waiting Role = "waiting" // it forwards, and takes shards when there are some for it
	Drained Role = "drained" // it forwards, gives away what it has, and takes nothing
	Visitor Role = "visitor" // a command that looks at the house, or gives it work
	gone    Role = "gone"    // it leaves
)

// roster is who is there.
type roster struct {
	mu      sync.Mutex
	self    Member
	others  map[string]*Member
	epochs  map[int]int64 // of each shard the greatest that was heard of: an owner with a smaller one was overtaken
	changed chan struct{}
}

const (
	helloEvery = 250 * time.Millisecond
	goneAfter  = 3 * time.Second // that a process is not heard; the lease of a dead owner ends sooner

	heardWithin = 5 * helloEvery // by which a process counts as heard: sooner than it is taken for gone, so that its tables go on elsewhere
)

func newRoster(self Member) *roster {
	return &roster{self: self, others: map[string]*Member{}, epochs: map[int]int64{}, changed: make(chan struct{})}
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

// own notes that this process owns a shard.
func (r *roster) own(shard int, epoch int64) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.setShards(func(all map[int]int64) { all[shard] = epoch })
	r.epochs[shard] = max(r.epochs[shard], epoch)
}

// disown notes that it no longer does.
func (r *roster) disown(shard int, epoch int64) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.self.Shards[shard] == epoch {
		r.setShards(func(all map[int]int64) { delete(all, shard) })
		r.self.Wants = slices.DeleteFunc(slices.Clone(r.self.Wants), func(wanted int) bool { return wanted == shard })
	}
}

// setShards changes what this process owns. The caller holds the lock.
func (r *roster) setShards(do func(all map[int]int64)) {
	all := map[int]int64{}
	maps.Copy(all, r.self.Shards)
	do(all)
	r.self.Shards = all
	if r.self.Role != Drained {
		r.become(Waiting)
	}
	r.change()
}

// become gives this process a role; one that waits and has a shard is an owner. The caller holds the lock.
func (r *roster) become(role Role) {
	if role == Waiting && len(r.self.Shards) > 0 {
		role = Owner
	}
	if r.self.Role != role {
		r.self.Role, r.self.Since = role, time.Now().UTC().Truncate(time.Millisecond)
		r.change()
	}
}

// drain has this process own nothing, or be ready to.
func (r *roster) drain(is bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if is {
		r.self.Wants = nil
		r.become(Drained)
	} else {
		r.become(Waiting)
	}
}

// want notes that shards are to be here.
func (r *roster) want(shards []int) {
	r.mu.Lock()
	defer r.mu.Unlock()
	all := append(slices.Clone(shards), r.self.Wants...)
	slices.Sort(all)
	r.self.Wants = slices.Compact(all)
}

// wanted returns which node each shard was moved to.
func (r *roster) wanted() map[int]string {
	r.mu.Lock()
	defer r.mu.Unlock()
	list := map[int]string{}
	for _, m := range r.others {
		for _, shard := range m.Wants {
			if epoch, has := m.Shards[shard]; !has || epoch >= r.epochs[shard] { // else it does not know yet that it was overtaken
				list[shard] = m.Name
			}
		}
	}
	for _, shard := range r.self.Wants {
		list[shard] = r.self.Name
	}
	return list
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

// hear takes what another process says. It reports whether that is new to us.
func (r *roster) hear(m Member) (fresh bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	m.seen = time.Now()
	before := r.others[m.ID]
	r.others[m.ID] = &m
	for shard, epoch := range m.Shards {
		r.epochs[shard] = max(r.epochs[shard], epoch)
	}
	r.self.Wants = slices.DeleteFunc(slices.Clone(r.self.Wants), func(shard int) bool { // it was moved on
		return slices.Contains(m.Wants, shard) && (before == nil || !slices.Contains(before.Wants, shard))
	})
	if before == nil || before.Role != m.Role || !maps.Equal(before.Shards, m.Shards) {
		r.change()
	}
	return before == nil
}

// isLastHall reports whether no later owner of shard 0 was heard of than that of an epoch, and takes note of it: what a hall asks may
// come before it says that it is there.
func (r *roster) isLastHall(epoch int64) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	if epoch > r.epochs[0] {
		r.epochs[0] = epoch
		r.change()
	}
	return epoch == r.epochs[0]
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

// heard returns the names of the other nodes that were heard just now.
func (r *roster) heard() (names []string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	for _, m := range r.others {
		if m.Role != Visitor && time.Since(m.seen) <= heardWithin {
			names = append(names, m.Name)
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
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

// owner returns who owns a shard, or nobody. The channel is closed when that may have changed.
func (r *roster) owner(shard int) (Member, <-chan struct{}) {
	r.mu.Lock()
	defer r.mu.Unlock()
	owns := func(m *Member) bool { epoch, has := m.Shards[shard]; return has && epoch >= r.epochs[shard] }
	if owns(&r.self) {
		return r.self, r.changed
	}
	for _, m := range r.others {
		if owns(m) {
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
