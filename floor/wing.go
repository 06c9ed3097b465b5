package floor

// A house may be divided: its tables and lounges are in wings, each of which is a little
// house with a log of its own, and its hall knows of all of them.

// InWing opens only the tables and keno lounges of the casino file whose place the wing has,
// see [casino.File.Place], and those that its own log knows of.
func InWing(has func(place string) bool) Setting { return func(h *House) { h.has = has } }

// isHere reports whether a table or lounge of the casino file is in this part of the house.
func (h *House) isHere(id string) bool { return h.has == nil || h.has(h.file.Place(id)) }
