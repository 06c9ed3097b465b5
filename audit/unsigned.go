package audit

import "time"

// unsigned are the last records, which no checkpoint vouches for: for how long
// the house has gone on since the first of them. Whoever has the data and not the
// key can write all of it anew and need only leave its checkpoints out; so a
// house that has had the time to sign must have signed.
type unsigned struct {
	last time.Time // of them; zero if there are none
	open time.Duration
}

// record takes the time of the next record. When nothing was written for longer
// than slack the house may have been closed, and one that was killed signs what
// it finds soon after it opens again.
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

// end names the first of them if the house has not signed in time.
func (u *unsigned) end(f *findings, within time.Duration) {
	if within > 0 && u.open > within {
		f.find(at(f.report.Vouched, "", 0, Signatures, "no signed checkpoint vouches for it or any after it, and the house went on for %s or more", u.open))
	}
}
