package api

import (
	"os"
	"runtime/debug"
)

// Roomy has the process of a server collect its garbage seldom while it is
// small: a house with a thousand tables in play then stops for that every ten
// seconds and not every second, and who acts meanwhile has to wait. What the
// environment says of it (GOGC, GOMEMLIMIT) counts for more.
func Roomy() {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(400)
	}
	if os.Getenv("GOMEMLIMIT") == "" {
		debug.SetMemoryLimit(832 << 20)
	}
}
