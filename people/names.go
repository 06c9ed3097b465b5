package people

import (
	"context"
	"strings"

	"boardwalk/law"
)

// A guest who becomes a player keeps the id under which the records know the
// person, and with it the money, the seats and the history. What the person
// signs in with is another name, which nobody else may have.

// Become makes a player of a guest, who signs in with a name and a password
// from now on, and ends the guest's sessions.
func (r *Register) Become(id, signsIn, name, password string) (Person, error) {
	if name == "" {
		name = signsIn
	}
	if refusal := r.checkNew(signsIn, name, password); refusal != nil {
		return Person{}, refusal
	}
	if !r.claim(signsIn, id) {
		return Person{}, taken(signsIn)
	}
	hash := r.hashed(password, chosenCost)
	p, err := r.change(id, id, func(p *Person) (*Account, error) {
		if p.Role != Guest {
			return nil, law.Refuse("", "only a guest becomes a player")
		}
		p.Name, p.Role, p.Hash, p.SignsIn, p.Since = name, Player, hash, signsIn, r.now()
		return &Account{Did: "named", Role: Player}, nil
	})
	if err != nil {
		r.release(signsIn)
	}
	return p, err
}

// NameOf returns what somebody is called at a table; "" if nobody has the id, or not any more. A guest is called by the id
// as long as no other name is known: the register of a node may hear of a guest only after the guest's first event.
func (r *Register) NameOf(id string) string {
	if p, ok := r.Find(id); ok {
		return p.Name
	}
	return guestName(id)
}

// guestName returns what a guest is called before the guest chooses another name, and "" for an id that is not a guest's.
func guestName(id string) string {
	number, ok := strings.CutPrefix(id, guestID)
	if !ok || len(number) < 4 {
		return ""
	}
	return "Guest " + number[:4]
}

// Named finds somebody by what the person signs in with, or by the id.
func (r *Register) Named(name string) (Person, bool) {
	if p, ok := r.Find(name); ok {
		return p, true
	}
	r.mu.RLock()
	id := r.names[name]
	r.mu.RUnlock()
	if r.follows != nil {
		id, _ = r.follows.from.Named(context.Background(), name) // "" for nobody
	}
	return r.Find(id)
}

// claim takes a name, so that of two who want it at the same moment one gets it.
func (r *Register) claim(name, id string) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.people[name] != nil || r.names[name] != "" {
		return false
	}
	r.names[name] = id
	return true
}

func (r *Register) release(name string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	delete(r.names, name)
}

func taken(name string) *law.Refusal { return law.Refuse("", "the id %s is not to be had", name) }

// checkNew says why somebody cannot have an account like that.
func (r *Register) checkNew(id, name, password string) *law.Refusal {
	for _, refusal := range []*law.Refusal{checkID(id), r.checkPlayersName(name), checkPassword(password)} {
		if refusal != nil {
			return refusal
		}
	}
	return nil
}
