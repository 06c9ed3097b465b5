package audit

import (
	"encoding/json"
	"slices"
	"testing"

	"boardwalk/achievements"
	"boardwalk/casino"
	"boardwalk/people"
)

// withAnn returns what is kept after somebody has changed what is kept of ann.
func withAnn(t *testing.T, change func(*people.Person)) *kept {
	t.Helper()
	k := evening(t, "big-six")
	i := slices.IndexFunc(k.people, func(r personRow) bool { return r.id == "ann" })
	var p people.Person
	if err := json.Unmarshal(k.people[i].data, &p); err != nil {
		t.Fatal(err)
	}
	change(&p)
	data, err := json.Marshal(&p)
	if err != nil {
		t.Fatal(err)
	}
	k.people[i].data = data
	return k
}

func TestWhatIsAPersonsOwnIsNotVerified(t *testing.T) {
	for what, change := range map[string]func(*people.Person){
		"name":     func(p *people.Person) { p.Name = "Ann of the Boardwalk" },
		"picture":  func(p *people.Person) { p.Picture = "012345" },
		"settings": func(p *people.Person) { p.Settings.Theme = "dark" },
		"learned":  func(p *people.Person) { p.Learned = achievements.Progress{Saved: 3} },
	} {
		if faults := withAnn(t, change).verify(t); len(faults) > 0 {
			t.Errorf("%s: %s", what, list(faults))
		}
	}
}

func TestAForgedRoleOrLockIsFound(t *testing.T) {
	for what, change := range map[string]func(*people.Person){
		"role":          func(p *people.Person) { p.Role = casino.PitBoss },
		"role and name": func(p *people.Person) { p.Role, p.Name = casino.Cage, "Ann of the Cage" },
		"pits":          func(p *people.Person) { p.Pits = []string{"Craps"} },
		"lock":          func(p *people.Person) { p.Locked = "cheating" },
		"listed":        func(p *people.Person) { p.Listed = true },
		"signs in with": func(p *people.Person) { p.SignsIn = "boss" },
		"password":      func(p *people.Person) { p.Hash += "A" },
		"once":          func(p *people.Person) { p.Once = true },
		"id":            func(p *people.Person) { p.ID = "bob" },
	} {
		faults := withAnn(t, change).verify(t)
		if len(faults) != 1 || !says(People, "ann")(&faults[0]) {
			t.Errorf("%s: %s", what, list(faults))
		}
	}
}
