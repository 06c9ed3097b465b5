//go:build linux || darwin

package files

import "syscall"

// Free returns how many bytes this user may still write to the disk on which a directory is.
func Free(dir string) (int64, error) {
	var disk syscall.Statfs_t
	if err := syscall.Statfs(dir, &disk); err != nil {
		return 0, err
	}
	return int64(disk.Bavail) * int64(disk.Bsize), nil
}
