package api

import (
	"os"
	"runtime/debug"
)

// TuneGC has the process collect garbage seldom while it uses less than 832 MiB. A
// house with a thousand tables in play then collects every ten seconds instead of
// every second, and fewer orders have to wait for it. GOGC and GOMEMLIMIT in the
// environment take precedence.
func TuneGC() {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(400)
	}
	if os.Getenv("GOMEMLIMIT") == "" {
		debug.SetMemoryLimit(832 << 20)
	}
}
