//go:build !linux

package pace

import "time"

var began = time.Now()

// threadTime is the time since the program began: other systems do not say what a
// thread used.
func threadTime() time.Duration { return time.Since(began) }
