package play

import "strings"

var pips = [7]string{"", "⚀", "⚁", "⚂", "⚃", "⚄", "⚅"}

// diceText are the dice of an outcome as characters and digits.
func diceText(_ *Session, o Outcome) string {
	var faces, numbers []string
	for _, f := range o.Faces {
		if f >= 1 && f <= 6 {
			faces = append(faces, pips[f])
			numbers = append(numbers, string('0'+rune(f)))
		}
	}
	return strings.Join(faces, " ") + " " + strings.Join(numbers, "-")
}

// dots are where the pips of each face lie, three rows of it.
var dots = [7][3]string{
	{"     ", "     ", "     "},
	{"     ", "  ●  ", "     "}, {"●    ", "     ", "    ●"}, {"●    ", "  ●  ", "    ●"},
	{"●   ●", "     ", "●   ●"}, {"●   ●", "  ●  ", "●   ●"}, {"●   ●", "●   ●", "●   ●"},
}

// dicePicture draws the dice of an outcome.
func dicePicture(_ *Session, o Outcome) []string {
	lines := make([]string, 5)
	for _, f := range o.Faces {
		if f < 1 || f > 6 {
			continue
		}
		for i, l := range []string{"╭─────╮", "│" + dots[f][0] + "│", "│" + dots[f][1] + "│", "│" + dots[f][2] + "│", "╰─────╯"} {
			lines[i] += l + " "
		}
	}
	return append(lines, o.Text)
}

// tumble are dice in the air.
func tumble(frame int) string {
	return pips[1+frame*5%6] + " " + pips[1+(frame*7+3)%6] + "  the dice are in the air" + strings.Repeat(".", 1+frame%3)
}

// diceMark are the dice of an outcome as briefly as can be.
func diceMark(s *Session, o Outcome) string {
	return strings.TrimLeft(diceText(s, o), "⚀⚁⚂⚃⚄⚅ ")
}
