package people

import (
	"crypto/hmac"
	"encoding/json"
	"strconv"
	"time"

	"boardwalk/store"
)

// keptSession is what is kept of a session beside whose it is and until when. The seal is
// made with a key of the house that is not among its data: who can write a row into the
// database is not signed in by that.
type keptSession struct {
	Began time.Time `json:"began"`
	Seal  []byte    `json:"seal"`
}

// seal returns the seal of a session.
func (r *Register) seal(id sessionID, s *session) []byte {
	return r.st.MAC("session", id.String(), s.person, strconv.FormatInt(s.began.UnixNano(), 10), strconv.FormatInt(s.until.UnixMicro(), 10))
}

// sealed returns a session as it is kept.
func (r *Register) sealed(id sessionID, s *session) (store.Session, error) {
	data, err := json.Marshal(keptSession{s.began.UTC().Round(0), r.seal(id, s)})
	return store.Session{ID: id.String(), Person: s.person, Until: s.until, Data: data}, err
}

// Began returns when a session began that was kept.
func Began(kept *store.Session) time.Time {
	var k keptSession
	_ = json.Unmarshal(kept.Data, &k) // one that the house has not written has begun at no time
	return k.Began
}

// unseal returns a session that was kept, and false if the house has not written it.
func (r *Register) unseal(id sessionID, kept *store.Session) (session, bool) {
	var k keptSession
	if json.Unmarshal(kept.Data, &k) != nil {
		return session{}, false
	}
	s := session{person: kept.Person, began: k.Began, until: kept.Until}
	return s, hmac.Equal(k.Seal, r.seal(id, &s))
}
