package baccarat

import (
	"fmt"

	"boardwalk/law"
)

// Uniform holds the options of the tables in one pit against each other, punto
// banco and minibaccarat alike, and returns a fault for each that settles or
// shuffles otherwise than the law lets it there.
func Uniform(pit []*Options) []law.Fault {
	var faults []law.Fault
	fault := func(by law.Cite, i int, option, text string) {
		faults = append(faults, law.Fault{By: by, Where: fmt.Sprintf("table %d, option %s", i+1, option), Text: text})
	}
	first := map[*subchapter]*Options{}
	for _, o := range pit {
		if first[o.at] == nil {
			first[o.at] = o
		}
	}
	for i, o := range pit {
		own := first[o.at]
		if large := first[&puntoBanco]; o.at.asPuntoBanco != "" && large != nil {
			if o.Procedure != large.Procedure {
				fault(o.at.asPuntoBanco, i, "procedure", "winners are paid as at the punto banco tables of the pit, by procedure "+large.Procedure)
			}
		} else if o.Procedure != own.Procedure {
			fault(o.at.samePit, i, "procedure", "all tables of a game in a pit pay winners alike, by procedure "+own.Procedure)
		}
		if o.Reshuffle != own.Reshuffle {
			fault(o.at.reshuffle, i, "reshuffle", "the cards are shuffled again after lacing at all tables of a pit or at none")
		}
	}
	return faults
}
