package people

import "boardwalk/achievements"

// Learn changes what a person has learned. Where change reports false nothing is kept.
// Like the settings it is no part of the record, and follows from it.
func (r *Register) Learn(id string, change func(*achievements.Progress) bool) (Person, error) {
	p, ok := r.Find(id)
	if !ok || p.Role == Nobody {
		return Person{}, ErrNobody
	}
	if now := p.Learned.Clone(); !change(&now) {
		return p, nil
	}
	return r.change(id, id, func(p *Person) (*Account, error) {
		if p.Role == Nobody {
			return nil, ErrNobody
		}
		now := p.Learned.Clone()
		if change(&now) {
			now.Saved++
			p.Learned = now
		}
		return nil, nil
	})
}
