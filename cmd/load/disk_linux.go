package main

import (
	"fmt"
	"syscall"
)

// File systems that are in memory, by their numbers in statfs(2).
const (
	tmpfs = 0x01021994
	ramfs = 0x858458f6
)

// onDisk returns an error if a directory is in memory, where it costs nothing to make
// something durable.
func onDisk(dir string) error {
	var s syscall.Statfs_t
	if err := syscall.Statfs(dir, &s); err != nil {
		return err
	}
	if kind := uint32(s.Type); kind == tmpfs || kind == ramfs {
		return fmt.Errorf("%s is in memory, where nothing has to reach a disk: name a directory on a disk with -dir", dir)
	}
	return nil
}
