package sitting

import (
	"time"

	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/table"
)

// farthestNotice is how long before a change notice of it may be given.
const farthestNotice = 365 * 24 * time.Hour

// PostNotice makes the order to give notice of a change of the rules, 8.3. The
// notice is also given at the other tables. In the middle of a round it waits until
// the round is over. A change that does not say when it takes effect does so as
// soon as is lawful.
func PostNotice(by Party, c table.Change, others []string) Order {
	return Order{By: by, AtRest: true, do: func(s *Sitting) (Receipt, error) {
		if r := s.notDesigned("no notice is given"); r != nil {
			return Receipt{}, r
		}
		needs, err := s.live.Table().NoticeNeeded(&c)
		if err != nil {
			return Receipt{}, err
		}
		needs = NeedsAgreed(needs, &c)
		if c.At.IsZero() {
			c.At = s.now.Add(needs.Ahead)
		}
		c.At = Stamp(c.At)
		_, twice := FindChange(s.live.Table().Pending(), c.String(), c.At)
		switch {
		case twice:
			return Receipt{}, law.RefuseFor(law.Notice, "8.3(b)", "notice of that change was given already")
		case c.At.Before(s.now):
			return Receipt{}, law.RefuseFor(law.Notice, needs.By,
				"the rules do not change in the past: a change that names no time is made as soon as is lawful")
		case c.At.Sub(s.now) > farthestNotice:
			return Receipt{}, law.RefuseFor(law.Notice, "house:added-4(a)", "notice is given at most a year ahead")
		}
		if _, err := journal.MarshalEntry(&table.Entry{Kind: table.Noticed, Change: c, Time: s.now}); err != nil {
			return Receipt{}, law.Refuse("8.3(b)", "%s", err)
		}
		return Receipt{}, s.giveNotice(by.Who, c, needs.By, others)
	}}
}

// giveNotice gives notice of a change under a paragraph, also at other tables.
func (s *Sitting) giveNotice(who string, c table.Change, by law.Cite, others []string) error {
	if err := s.recordEntries(who, s.live.Post(c, s.now)); err != nil {
		return err
	}
	s.recordNotice(who, journal.Notice{Table: s.id, Change: c.String(), At: c.At, Law: by, Told: c.Told, With: others})
	return s.finishAct(nil)
}

// WithdrawNotice makes the order to withdraw a notice before the change takes
// effect. The change is named by its text and its time; seq is the number of the
// house's record of the notice.
func WithdrawNotice(by Party, change string, at time.Time, seq uint64) Order {
	return Order{By: by, AtRest: true, do: func(s *Sitting) (Receipt, error) {
		c, ok := FindChange(s.live.Table().Pending(), change, at)
		if !ok {
			return Receipt{}, NoSuchChange()
		}
		c.Withdrawn = true
		if err := s.recordEntries(by.Who, s.live.Post(c, s.now)); err != nil {
			return Receipt{}, err
		}
		s.recordNotice(by.Who, journal.Notice{Table: s.id, Change: change, At: at, Law: "8.3(b)", Told: c.Told, Withdraws: seq})
		return Receipt{}, s.finishAct(nil)
	}}
}

// NoSuchChange refuses to withdraw a notice of a change that is not to come.
func NoSuchChange() *law.Refusal {
	return law.RefuseFor(law.Unknown, "8.3(b)", "that change is not to come: it is in effect, or its notice was withdrawn")
}

// NeedsAgreed returns what notice a change needs if all patrons agreed to it where
// that is enough.
func NeedsAgreed(needs table.NoticeNeeded, c *table.Change) table.NoticeNeeded {
	if c.Agreed && needs.Agreed != "" {
		return table.NoticeNeeded{By: needs.Agreed}
	}
	return needs
}

// FindChange finds the change that a notice was given of among those to come.
func FindChange(list []table.Change, change string, at time.Time) (table.Change, bool) {
	for _, c := range list {
		if c.String() == change && c.At.Equal(at) {
			return c, true
		}
	}
	return table.Change{}, false
}
