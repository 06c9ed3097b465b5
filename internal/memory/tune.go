// Package memory sets how much memory the process of a house uses before it collects garbage
// more often, and returns what it does not need. [Tune] is called once, when the process starts; [ReturnAtRest] runs beside it.
package memory

import (
	"math"
	"os"
	"runtime/debug"
)

// usualMemory is how much memory the process uses before it collects garbage more
// often, in bytes. A house with a thousand tables in play then collects every ten
// seconds instead of every second, and fewer orders have to wait for it.
const usualMemory = 832 << 20

// Tune has the process collect garbage seldom while it uses less than 832 MiB, or
// less than three quarters of what its container may use if that is not as much. GOGC
// and GOMEMLIMIT in the environment take precedence. It returns the limit, in bytes.
func Tune() int64 { return tune("/") }

// tune is Tune with the directory below which the files of the kernel are.
func tune(root string) int64 {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(400)
	}
	if os.Getenv("GOMEMLIMIT") == "" {
		limit := int64(usualMemory)
		if container, ok := containerMemory(root); ok {
			limit = min(limit, container/4*3)
		}
		debug.SetMemoryLimit(limit)
	}
	limit := debug.SetMemoryLimit(-1) // does not change it
	if limit == math.MaxInt64 {       // GOMEMLIMIT=off
		return usualMemory
	}
	return limit
}
