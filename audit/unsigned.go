package audit

import "time"

// unsigned measures how long the house went on after the first record that no
// checkpoint signs. Somebody who has the data but not the key could write all of it
// anew without checkpoints, so a house that had the time to sign must have signed.
type unsigned struct {
	last time.Time // of them; zero if there are none
	open time.Duration
}

// record takes the time of the next record. If nothing was written for longer than
// slack, the house may have been closed; after a crash it signs what it finds soon
// after it opens again.
func (u *unsigned) record(now time.Time, vouched bool) {
	switch {
	case vouched:
		*u = unsigned{}
		return
	case !u.last.IsZero():
		u.open += min(now.Sub(u.last), slack)
	}
	u.last = now
}

// end reports the first unsigned record if the house has not signed in time.
func (u *unsigned) end(f *findings, within time.Duration) {
	if within > 0 && u.open > within {
		f.find(at(f.report.Vouched, "", 0, Signatures,
			"no signed checkpoint vouches for it or any after it, and the house went on for %s or more", u.open))
	}
}
