package view

import "boardwalk/journal"

// Correction is a correction of a payment that waits to be confirmed.
type Correction struct {
	journal.Correction
	Asked string // who asked for it
}
