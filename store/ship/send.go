package ship

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"boardwalk/store/files"
)

// ship ships what was committed, and the last checkpoint, which is read before that: it must not be ahead of the records. So
// it waits while there is no base, as after the kill of a house whose last log had not been shipped to its end.
func (s *Shipper) ship() error {
	last, err := s.newCheckpoint()
	if err != nil {
		return err
	}
	if err := s.flush(); err != nil {
		return err
	}
	s.writing.Lock()
	defer s.writing.Unlock()
	if s.index != nil {
		if err := s.index.Sync(); err != nil {
			return err
		}
	}
	if last == nil {
		return nil
	}
	if !s.Status().Base {
		s.Kept() // once more, when there is one
		return nil
	}
	if err := (files.Observed{}).Replace(s.Dir, LastName, last); err != nil {
		s.Kept() // once more
		return err
	}
	return nil
}

// newCheckpoint returns the last checkpoint of the house if it was not shipped yet, or nil.
func (s *Shipper) newCheckpoint() ([]byte, error) {
	s.mu.Lock()
	kept := s.kept
	s.kept = false
	s.mu.Unlock()
	if !kept {
		return nil, nil
	}
	text, err := os.ReadFile(filepath.Join(s.house, LastName))
	if errors.Is(err, os.ErrNotExist) {
		return nil, nil
	}
	return text, err
}

// flush makes durable what was committed. What it could not write it writes the next time, at the same places.
func (s *Shipper) flush() error {
	s.writing.Lock()
	defer s.writing.Unlock()
	return s.flushNow()
}

// flushNow is flush for whoever writes already.
func (s *Shipper) flushNow() error {
	now := time.Now()
	s.mu.Lock()
	err := s.take()
	gen := s.gen
	s.unsent = append(s.unsent, s.queue...)
	s.queue = nil
	if gen == nil { // what waits is of no use any more
		s.unsent = nil
	}
	s.mu.Unlock()
	if err != nil {
		return err
	}
	if gen == nil {
		return CheckPromoted(s.Dir)
	}
	if err := s.send(gen); err != nil {
		return err
	}
	// Whoever takes over says so first and reads the logs then. So what was written before this is read by them.
	if err := CheckPromoted(s.Dir); err != nil {
		return err
	}
	if _, err := os.Stat(gen.Dir); err != nil { // it was moved away or unmounted, and files that are open can still be written
		return err
	}
	s.shipped.Store(now.UnixNano())
	return nil
}

// send writes what waits.
func (s *Shipper) send(gen *Generation) error {
	var commits []byte
	bytes := int64(0)
	for i := range s.unsent {
		p := &s.unsent[i]
		if len(p.data) > 0 {
			if err := s.openLog(gen, p.log); err != nil {
				return err
			}
			if _, err := s.out.WriteAt(p.data, p.at); err != nil {
				return err
			}
			bytes += int64(len(p.data))
		}
		for k := range p.commits {
			commits = append(commits, p.commits[k].line()...)
		}
	}
	if bytes > 0 {
		if err := s.out.Sync(); err != nil {
			return err
		}
	}
	if len(commits) > 0 {
		if s.index == nil {
			var err error
			name := filepath.Join(gen.Dir, commitsName)
			if s.index, err = os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_APPEND, 0o600); err != nil {
				return err
			}
		}
		if _, err := s.index.Write(commits); err != nil {
			return err
		}
	}
	s.unsent = s.unsent[:0]
	s.mu.Lock()
	s.queued = max(0, s.queued-bytes)
	s.mu.Unlock()
	return nil
}

// openLog opens a log of the generation for writing, once the one before it is durable.
func (s *Shipper) openLog(gen *Generation, n uint32) error {
	if s.out != nil && s.outLog == n {
		return nil
	}
	if s.out != nil {
		if err := errors.Join(s.out.Sync(), s.out.Close()); err != nil {
			return err
		}
		s.out = nil
	}
	out, err := os.OpenFile(gen.LogFile(n), os.O_WRONLY|os.O_CREATE, 0o600)
	if err != nil {
		return fmt.Errorf("the shipped log: %w", err)
	}
	s.out, s.outLog = out, n
	return files.SyncDir(gen.Dir)
}
