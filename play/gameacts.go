package play

import (
	"fmt"
	"strconv"
	"strings"

	"boardwalk/play/log"
	"boardwalk/table"
)

// cmdDeclared carries out an act that the game declares.
func (s *Session) cmdDeclared(words []string) (Reply, bool) {
	for n := len(words); n > 0; n-- {
		for _, d := range s.Table().Layout().Acts {
			if d.ID == strings.Join(words[:n], "-") {
				return s.declare(table.Special, d, words[n:]), true
			}
		}
	}
	return Reply{}, false
}

// cmdIncident reports that something goes wrong in the coming round, or was found to have
// gone wrong in this one.
func (s *Session) cmdIncident(words []string) Reply {
	if len(words) == 0 {
		return s.cmdIncidents(nil)
	}
	for _, d := range s.Table().Layout().Incidents {
		if d.ID == words[0] {
			return s.declare(table.Report, d, words[1:])
		}
	}
	s.notice(fmt.Sprintf("Nothing called %q happens here; incidents lists what does.", words[0]))
	return Reply{}
}

// declare does an act or reports an incident, as staff where only staff may.
func (s *Session) declare(kind table.ActKind, d table.Declared, args []string) Reply {
	act := table.Act{Kind: kind, Seat: s.Seat(), Word: d.ID}
	if d.Staff {
		act.Seat = table.House
	}
	for i, arg := range args {
		n, err := strconv.Atoi(arg)
		if err != nil || i >= len(act.Args) {
			s.notice(fmt.Sprintf("Write it like this: %s. %s", strings.TrimSpace(d.ID+" "+d.Args), log.Sentence(d.Help)))
			return Reply{}
		}
		act.Args[i] = n
	}
	switch {
	case kind == table.Report && s.live.Question() != nil:
		s.reportNow(act)
	case s.own(act) == nil && kind == table.Report:
		s.notice("It happens in the next round. Enter plays it.")
	}
	return Reply{}
}

// reportNow reports an incident while a question is open, which may end the round.
func (s *Session) reportNow(a table.Act) {
	from := s.begun()
	err := s.act(func() error {
		_, err := s.play(func() (*table.Question, error) {
			err := s.live.Do(a)
			return s.live.Question(), err
		})
		return err
	})
	if err == nil && s.live.Question() == nil && !s.interlude {
		s.finish(from)
	}
}

// cmdOpen opens the table again.
func (s *Session) cmdOpen([]string) Reply {
	if s.Table().IsOpen() {
		s.notice("The table is open.")
		return Reply{}
	}
	if s.act(s.live.Open) == nil {
		s.acts = s.acts[:0]
		s.notice("The table is open again.")
		s.beginBetting()
	}
	return Reply{}
}

func (s *Session) cmdIncidents([]string) Reply {
	page := []string{"Report one with incident NAME before the next round or while you are asked something, and see what the rules prescribe:"}
	for _, d := range s.Table().Layout().Incidents {
		page = append(page, declaredLine(d))
	}
	if acts := s.Table().Layout().Acts; len(acts) > 0 {
		page = append(page, "Acts, typed as they stand:")
		for _, d := range acts {
			page = append(page, declaredLine(d))
		}
	}
	return Reply{Title: "Incidents", Page: page}
}

func declaredLine(d table.Declared) string {
	return fmt.Sprintf("  %-24s %s  [%s]", strings.TrimSpace(d.ID+" "+d.Args), d.Help, log.Short(d.Law))
}
