package people

import (
	"regexp"
	"sync"

	"boardwalk/law"
)

// lawfulPicture is a picture: for each of its parts (background, face, hair, eyes, mouth and
// what is worn) the number of the drawing. It is drawn in the page; nobody uploads anything.
var lawfulPicture = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^[0-7]{6}$`) })

// SetProfile sets what a person is called at tables from the next seat on, and the
// person's picture; no picture if that is empty. It is no part of the record: a seat's
// record has the name that it was taken under.
func (r *Register) SetProfile(id, name, picture string) (Person, error) {
	if picture != "" && !lawfulPicture().MatchString(picture) {
		return Person{}, law.Refuse("", "a picture is made of six parts, each a number from 0 to 7")
	}
	return r.change(id, id, func(p *Person) (*Account, error) {
		if p.Role == Nobody {
			return nil, ErrNobody
		}
		check := r.checkPlayersName
		if p.IsStaff() || name == p.Name { // who has a name already may keep it
			check = checkName
		}
		if refusal := check(name); refusal != nil {
			return nil, refusal
		}
		p.Name, p.Picture = name, picture
		return nil, nil
	})
}
