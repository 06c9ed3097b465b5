package baccarat

import "boardwalk/table"

// alike wants the tables of one pit, of punto banco and of minibaccarat, to pay
// winners and to shuffle alike.
var alike = &table.Alike{PitOnly: true, Compare: comparePit}

// comparePit returns a difference for each table of a pit that settles or
// shuffles otherwise than the law lets it beside the others.
func comparePit(pit []table.Peer) []table.Difference {
	var list []table.Difference
	first := map[*subchapter]*Options{}
	for _, t := range pit {
		if o := t.Options.(*Options); first[o.at] == nil {
			first[o.at] = o
		}
	}
	for i, t := range pit {
		o := t.Options.(*Options)
		own := first[o.at]
		if large := first[&puntoBanco]; o.at.asPuntoBanco != "" && large != nil {
			if o.Procedure != large.Procedure {
				list = append(list, table.Difference{Table: i, Option: "procedure", By: o.at.asPuntoBanco,
					Text: "winners are paid as at the punto banco tables of the pit, by procedure " + large.Procedure})
			}
		} else if o.Procedure != own.Procedure {
			list = append(list, table.Difference{Table: i, Option: "procedure", By: o.at.samePit,
				Text: "all tables of a game in a pit pay winners alike, by procedure " + own.Procedure})
		}
		if o.Reshuffle != own.Reshuffle {
			list = append(list, table.Difference{Table: i, Option: "reshuffle", By: o.at.reshuffle,
				Text: "the cards are shuffled again after lacing at all tables of a pit or at none"})
		}
	}
	return list
}
