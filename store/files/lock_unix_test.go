//go:build unix

package files

import (
	"os"
	"os/exec"
	"testing"
)

// TestALockIsGivenUpThoughAProgramHasTheFile: a program that is being started has a copy of every open file for a moment.
func TestALockIsGivenUpThoughAProgramHasTheFile(t *testing.T) {
	dir := t.TempDir()
	lock, err := Lock(dir)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Lock(dir); err == nil || !InUse(dir) {
		t.Fatal("a second server has the directory too")
	}
	child := exec.Command("cat")
	child.ExtraFiles = []*os.File{lock.(held).file}
	in, err := child.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := child.Start(); err != nil {
		t.Fatal(err)
	}
	if err := lock.Close(); err != nil {
		t.Error(err)
	}
	if InUse(dir) {
		t.Error("it is in use after it was given up")
	}
	if lock, err = Lock(dir); err != nil {
		t.Error(err)
	} else if err := lock.Close(); err != nil {
		t.Error(err)
	}
	if err := in.Close(); err != nil {
		t.Error(err)
	}
	if err := child.Wait(); err != nil {
		t.Error(err)
	}
}
