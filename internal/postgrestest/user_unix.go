//go:build unix

package postgrestest

import "syscall"

// runAs has a process run as another user.
func runAs(user, group uint32) *syscall.SysProcAttr {
	return &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: user, Gid: group}}
}
