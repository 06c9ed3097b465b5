package advice

// Place is where on its chart a hand is, by the words that stand there.
type Place struct {
	Part string `json:"part"`
	Row  string `json:"row"`
	Head string `json:"head" doc:"The column; that of a part with one column has the name best"`
}

// Only is the head of a part with one column.
const Only = "best"

// PlaceOf returns the place on the game's chart of the hand that somebody is asked about,
// or nil if the chart has none for it.
func (a *Adviser) PlaceOf(v *View) *Place {
	if a.Place == nil {
		return nil
	}
	return a.Place(v)
}
