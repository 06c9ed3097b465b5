package wheel

import "strings"

// DoubleZero is the roulette wheel of 38 pockets, with 0 and 00 opposite each other.
func DoubleZero() *Wheel {
	return roulette("double zero roulette wheel",
		"0 28 9 26 30 11 7 20 32 17 5 22 34 15 3 24 36 13 1 00 27 10 25 29 12 8 19 31 18 6 21 33 16 4 23 35 14 2")
}

// TripleZero is the roulette wheel of 39 pockets that other places have: 000 lies beside 00.
func TripleZero() *Wheel {
	return roulette("triple zero roulette wheel",
		"0 28 9 26 30 11 7 20 32 17 5 22 34 15 3 24 36 13 1 00 000 27 10 25 29 12 8 19 31 18 6 21 33 16 4 23 35 14 2")
}

// SingleZero is the roulette wheel of 37 pockets, with a 0 only.
func SingleZero() *Wheel {
	return roulette("single zero roulette wheel",
		"0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 5 24 16 33 1 20 14 31 9 22 18 29 7 28 12 35 3 26")
}

const reds = " 1 3 5 7 9 12 14 16 18 19 21 23 25 27 30 32 34 36 "

func roulette(name, clockwise string) *Wheel {
	w := &Wheel{Name: name}
	for label := range strings.FieldsSeq(clockwise) {
		pocket := Pocket{label, Black}
		switch {
		case strings.Trim(label, "0") == "":
			pocket.Color = Green
		case strings.Contains(reds, " "+label+" "):
			pocket.Color = Red
		}
		w.Pockets = append(w.Pockets, pocket)
	}
	return w
}
