package audit

import "boardwalk/journal"

// notice takes a notice of a change. A notice that withdraws another must name it and
// be of the same change.
func (v *verifier) notice(l *line) {
	var n journal.Notice
	if err := l.rec.Read(&n); err != nil {
		v.find(at(l.seq(), "", 0, Lines, "%v", err))
		return
	}
	if n.Withdraws == 0 {
		v.notices[l.rec.Seq] = n
		return
	}
	was, ok := v.notices[n.Withdraws]
	if !ok || was.Table != n.Table || was.Change != n.Change || !was.At.Equal(n.At) {
		v.find(at(l.seq(), n.Table, 0, Order, "it withdraws record %d, which is no notice of that change or was withdrawn before", n.Withdraws))
	}
	delete(v.notices, n.Withdraws)
}
