package pace

import (
	"syscall"
	"time"
	"unsafe"
)

// threadClock is the clock of the time that a thread used. That of getrusage is
// too coarse for a stretch.
const threadClock = 3

// threadTime is the time for which the processor has worked for this thread.
func threadTime() time.Duration {
	var t syscall.Timespec
	if _, _, err := syscall.Syscall(syscall.SYS_CLOCK_GETTIME, threadClock, uintptr(unsafe.Pointer(&t)), 0); err != 0 {
		panic(err)
	}
	return time.Duration(t.Nano())
}
