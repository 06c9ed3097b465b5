package wire

import (
	"time"
)

// Ping says that the stream is alive.
type Ping struct {
	Time time.Time `json:"time"`
}

// End says why a stream ends. Unless the house is closing it can be taken up
// again.
type End struct {
	Why string `json:"why"`
}
