//go:build !unix

package postgrestest

import "syscall"

// runAs has a process run as the present user: only Unix has others that this could be.
func runAs(_, _ uint32) *syscall.SysProcAttr { return nil }
