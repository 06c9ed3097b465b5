package play

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"strings"

	"boardwalk/casebook"
)

// cmdSave writes the session so far as a case, which boardwalk case runs
// again. A file that is there already is left alone.
func (s *Session) cmdSave(words []string) Reply {
	name := strings.Join(words, " ")
	if name == "" {
		s.notice("Save where? For instance: save evening.case.")
		return Reply{}
	}
	text, err := s.asCase()
	if err == nil {
		err = writeNew(name, text)
	}
	if errors.Is(err, fs.ErrExist) {
		err = fmt.Errorf("%s is there already", name)
	}
	if err != nil {
		s.notice("Not saved: " + err.Error() + ".")
		return Reply{}
	}
	s.notice(fmt.Sprintf("Saved; boardwalk case %s plays it again.", name))
	return Reply{}
}

// asCase is the session in the case language.
func (s *Session) asCase() ([]byte, error) {
	journal := s.live.Journal()
	switch {
	case s.interlude: // which has decided nothing yet
		journal = journal[:s.paused]
	case s.live.Question() != nil:
		return nil, errors.New("answer the question first, for a case ends with a whole round")
	}
	t := s.Table()
	var b bytes.Buffer
	fmt.Fprintf(&b, "# An evening at %s, seed %s\n", t.Rules().Name, s.Seed())
	err := casebook.Format(&b, t.Rules(), t.Options(), t.Terms(), journal)
	return b.Bytes(), err
}

func writeNew(name string, text []byte) error {
	file, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		return err
	}
	_, err = file.Write(text)
	return errors.Join(err, file.Close())
}
