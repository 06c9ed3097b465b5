package floor

import (
	"time"

	"boardwalk/chance"
	"boardwalk/floor/beacons"
)

// Setting is one of the ways in which a house differs from the usual one.
type Setting func(*House)

// Clock sets what time it is, if not the log's.
func Clock(now func() time.Time) Setting { return func(h *House) { h.config.Clock = now } }

// WithBeacon sets the outside beacon whose values go into every round.
func WithBeacon(b beacons.Beacon) Setting { return func(h *House) { h.config.Beacon = b } }

// BotsAside has bots think beside their tables, so that nobody waits for one; otherwise
// they answer at once.
func BotsAside() Setting { return func(h *House) { h.config.Aside = true } }

// Names sets where the floor looks up what somebody is called; otherwise everybody is called by the id.
func Names(of func(person string) string) Setting { return func(h *House) { h.config.Names = of } }

// Seeds sets where the masters of seeds come from; for tests.
func Seeds(seed func() chance.Seed) Setting { return func(h *House) { h.config.Seed = seed } }

// AwayAfter sets how long a player may be away who has a seat.
func AwayAfter(d time.Duration) Setting { return func(h *House) { h.config.Away = d } }

// RestAfter sets after how long a table at which nobody is leaves memory; never if zero.
func RestAfter(d time.Duration) Setting { return func(h *House) { h.config.Rest = d } }

// PrivateFor sets how long a private table is kept at which nobody is.
func PrivateFor(d time.Duration) Setting { return func(h *House) { h.privateFor = d } }

// MostPrivate sets how many private tables there may be.
func MostPrivate(n int) Setting { return func(h *House) { h.mostPrivate = n } }

// Keep sets how many events of a table are kept at hand.
func Keep(events int) Setting { return func(h *House) { h.config.Keep = events } }

// Reach sets how many of its last events a table can be followed from.
func Reach(events int) Setting { return func(h *House) { h.config.Reach = events } }

// MaxLen sets after how many entries the records of a table continue under a new
// setup, from which the table is opened again.
func MaxLen(entries int) Setting { return func(h *House) { h.config.MaxLen = entries } }

// maxLen is the usual setting of [MaxLen]. A table is opened again by replaying its
// records from its setup on, so this bounds what a restart costs at a table that is
// never empty. A setup is as long as a dozen entries.
const maxLen = 128
