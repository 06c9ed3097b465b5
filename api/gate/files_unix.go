//go:build unix

package gate

import "syscall"

// openFiles returns how many files the process may have open, or 0 if that is not
// known. Go has raised the limit as far as it may already.
func openFiles() int64 {
	var limit syscall.Rlimit
	if syscall.Getrlimit(syscall.RLIMIT_NOFILE, &limit) != nil || limit.Cur > 1<<30 {
		return 0
	}
	return int64(limit.Cur)
}
