//go:build !unix

package gate

// openFiles returns 0: how many files the process may have open is not known.
func openFiles() int64 { return 0 }
