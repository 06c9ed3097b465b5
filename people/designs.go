package people

import (
	"slices"
	"strings"
	"time"

	"boardwalk/design"
	"boardwalk/law"
)

// Design is a design that a person keeps with the account. It is the person's alone, and no part of the record.
type Design struct {
	Name    string    `json:"name"`
	Text    string    `json:"text"`
	Changed time.Time `json:"changed"`
}

// How much of it a person may keep. A guest, whom nobody knows, keeps less.
const (
	mostDesigns, mostDesignText             = 20, 40 << 10
	mostGuestsDesigns, mostGuestsDesignText = 5, 8 << 10
)

// KeepDesign keeps a text under a name, in place of the one that the person has of that name.
func (r *Register) KeepDesign(id, name, text string) (Person, error) {
	if err := design.CheckName(name); err != nil {
		return Person{}, law.Refuse("", "%s", err)
	}
	if len(text) > design.MostText {
		return Person{}, law.RefuseFor(law.Limit, "", "a design has at most %d characters", design.MostText)
	}
	return r.change(id, id, func(p *Person) (*Account, error) {
		if p.Role == Nobody {
			return nil, ErrNobody
		}
		list := slices.DeleteFunc(slices.Clone(p.Designs), func(d Design) bool { return d.Name == name })
		list = append(list, Design{name, text, r.now().UTC().Round(0)})
		slices.SortFunc(list, func(a, b Design) int { return strings.Compare(a.Name, b.Name) })
		many, long := mostDesigns, mostDesignText
		if p.Role == Guest {
			many, long = mostGuestsDesigns, mostGuestsDesignText
		}
		size := 0
		for i := range list {
			size += len(list[i].Text)
		}
		if len(list) > many || size > long {
			return nil, law.RefuseFor(law.Limit, "", "an account keeps at most %d designs, of %d characters together", many, long)
		}
		p.Designs = list
		return nil, nil
	})
}

// DropDesign takes a design away. One that the person does not have is refused.
func (r *Register) DropDesign(id, name string) (Person, error) {
	return r.change(id, id, func(p *Person) (*Account, error) {
		if p.Role == Nobody {
			return nil, ErrNobody
		}
		left := slices.DeleteFunc(slices.Clone(p.Designs), func(d Design) bool { return d.Name == name })
		if len(left) == len(p.Designs) {
			return nil, law.RefuseFor(law.Unknown, "", "you keep no design of that name")
		}
		p.Designs = left
		return nil, nil
	})
}
