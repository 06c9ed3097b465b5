//go:build !unix

package witness

import "errors"

// newSyslog says that there is no such log.
func newSyslog() (Target, error) { return nil, errors.New("there is no syslog on this system") }
