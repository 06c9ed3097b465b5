package reddog

import "boardwalk/table"

// ValueCall has the value of the third card announced under the paragraph that orders it, with the one that gives the card its
// value beside it.
var ValueCall = table.Correction{Version: 2, Name: "value-call", Law: "19:47-6.5(i)",
	Was: "the value of the third card was announced under the definition of the value, 6.1(b), alone"}
