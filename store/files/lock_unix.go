//go:build unix

package files

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"syscall"
)

// Lock keeps a second server out of the directory, until it is closed or the
// process is gone.
func Lock(dir string) (io.Closer, error) {
	f, err := os.OpenFile(filepath.Join(dir, "lock"), os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return nil, err
	}
	err = syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
	if err == nil {
		return held{f}, nil
	}
	f.Close()
	if errors.Is(err, syscall.EWOULDBLOCK) {
		return nil, fmt.Errorf("%s is in use by another server", dir)
	}
	return nil, err
}

// held is a file that is locked. Closing it is not enough: a program that is
// being started has a copy of the file for a moment, and with it the lock.
type held struct{ file *os.File }

func (h held) Close() error {
	return errors.Join(syscall.Flock(int(h.file.Fd()), syscall.LOCK_UN), h.file.Close())
}

// InUse reports whether a server has the directory, or may have: where nobody can tell it does.
func InUse(dir string) bool {
	f, err := os.Open(filepath.Join(dir, "lock"))
	if err != nil {
		return !errors.Is(err, os.ErrNotExist)
	}
	if syscall.Flock(int(f.Fd()), syscall.LOCK_SH|syscall.LOCK_NB) != nil {
		f.Close()
		return true
	}
	held{f}.Close()
	return false
}
