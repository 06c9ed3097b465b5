package people

import (
	"crypto/sha256"
	"encoding/hex"
	"regexp"
	"slices"
	"strings"
	"sync"
	"time"
	"unicode"
	"unicode/utf8"

	"boardwalk/achievements"
	"boardwalk/casino"
	"boardwalk/law"
)

// Person is somebody the house knows. The value is a copy: changing it changes
// nobody.
type Person struct {
	ID   string      `json:"id"`
	Name string      `json:"name"` // what the person is called at a table
	Role casino.Role `json:"role"`
	Pits []string    `json:"pits,omitempty"` // where a member of staff works; everywhere if none

	Picture string `json:"picture,omitempty"` // the numbers of its parts, see [Register.SetProfile]

	Made   time.Time `json:"made"`
	Listed bool      `json:"listed,omitempty"` // the casino file has the person
	Locked string    `json:"locked,omitempty"` // why the person may not come in
	Since  time.Time `json:"since,omitzero"`   // sessions that began before are over
	Visits []Visit   `json:"visits,omitempty"` // the last ones

	Settings Settings              `json:"settings,omitzero"` // of the screen
	Learned  achievements.Progress `json:"learned,omitzero"`  // at the tables
	Designs  []Design              `json:"designs,omitempty"` // by name

	Forgotten time.Time `json:"forgotten,omitzero"` // when everything but the id was erased; see [Register.Forget]

	SignsIn string `json:"signsIn,omitempty"` // what the person signs in with who was a guest first; the id of all others
	Hash    string `json:"hash,omitempty"`    // of the password; nobody signs in without one
	Once    bool   `json:"once,omitempty"`    // somebody else has seen the password, and another must be chosen
}

// Visit is a time at a table: where the person's rounds are to be found.
type Visit struct {
	Table string    `json:"table"`
	After uint64    `json:"after"` // the table's last event before it
	Time  time.Time `json:"time"`
}

// mostVisits is how many are kept of a person.
const mostVisits = 100

// Covers reports whether a member of staff works in a pit.
func (p *Person) Covers(pit string) bool { return len(p.Pits) == 0 || slices.Contains(p.Pits, pit) }

// Print is the SHA-256 of what is kept of the password and of what the person signs
// in with, or empty if there is no password. What is kept has a salt that nobody else
// knows, so the print tells nothing of either: but whoever puts another in its place is
// found out.
func (p *Person) Print() string {
	if p.Hash == "" {
		return ""
	}
	sum := sha256.Sum256([]byte(p.Hash + "\n" + p.SignsIn))
	return hex.EncodeToString(sum[:])
}

// IsStaff reports whether the person works for the house or the Commission.
func (p *Person) IsStaff() bool { return slices.Contains(casino.Roles(), p.Role) }

var lawfulID = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^[a-z][a-z0-9-]{1,31}$`) })

// reserved are ids that the records use for somebody else. Those that look like a title are not to be had either.
var reserved = []string{"dealer", "clock", "cage", "house", server, "nobody", "me"}

// checkID says why an id cannot be had.
func checkID(id string) *law.Refusal {
	switch {
	case !lawfulID().MatchString(id):
		return law.Refuse("", "an id has 2 to 32 small letters, digits and hyphens and begins with a letter")
	case slices.Contains(reserved, id), looksReserved(id, nil), strings.HasPrefix(id, guestID), casino.IsBot(id):
		return law.Refuse("", "the id %s is not to be had", id)
	}
	return nil
}

// checkName says why somebody cannot be called that.
func checkName(name string) *law.Refusal {
	n := utf8.RuneCountInString(name)
	switch {
	case n < 1 || n > 32 || !casino.Printable(name) || strings.TrimSpace(name) != name:
		return law.Refuse("", "a name has 1 to 32 letters and no blanks at its ends")
	case strings.HasPrefix(strings.ToLower(name), strings.ToLower(casino.BotTitle)):
		return law.Refuse("", "only bots are called %q", strings.TrimSpace(casino.BotTitle))
	case alphabets(name) > 1:
		return law.Refuse("", "a name is written in one alphabet: letters of others only look the same")
	}
	return nil
}

// alphabets is how many of those a name has whose letters look like each other's.
func alphabets(name string) (n int) {
	for _, a := range []*unicode.RangeTable{unicode.Latin, unicode.Cyrillic, unicode.Greek, unicode.Armenian, unicode.Cherokee, unicode.Lisu} {
		if strings.ContainsFunc(name, func(r rune) bool { return unicode.Is(a, r) }) {
			n++
		}
	}
	return n
}
