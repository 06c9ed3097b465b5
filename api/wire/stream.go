package wire

import (
	"time"
)

// Ping says that the stream is alive.
type Ping struct {
	Time     time.Time `json:"time"`
	Watching int       `json:"watching,omitempty" doc:"Of a table: how many people look on who have no seat there"`
}

// End says why a stream ends. Unless the house is closing, the stream can be opened
// again.
type End struct {
	Why string `json:"why"`
}
