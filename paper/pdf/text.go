package pdf

import (
	"strings"
	"unicode/utf8"
)

// letters are a face at a size, with the height of a line.
type letters struct {
	family, style string
	points        float64
	leading       float64 // as a multiple of the size
	shade         int
}

var (
	body    = letters{serif, "", 9.6, 1.42, 20}
	lead    = letters{serif, "I", 12, 1.4, 60}
	note    = letters{sans, "", 7.4, 1.4, 95}
	title   = letters{serif, "B", 25, 1.15, 20}
	under   = letters{serif, "I", 12.5, 1.35, 95}
	head    = letters{serif, "B", 14, 1.25, 20}
	minor   = letters{sans, "B", 9.2, 1.35, 20}
	cite    = letters{sans, "", 6.2, 1.4, 130}
	cell    = letters{sans, "", 8.4, 1.32, 20}
	column  = letters{sans, "B", 7.4, 1.32, 95}
	reading = letters{serif, "I", 8.8, 1.38, 70}
)

// OnlySans reports whether a sign is in the sans face alone: the joker and the flag of big six, dice, scissors and marks. An
// inscription that has one is written in that face.
func OnlySans(r rune) bool { return strings.ContainsRune("★⚑⚀⚁⚂⚃⚄⚅✂✓✗", r) }

// use chooses letters and returns the height of a line in millimetres.
func (p *printer) use(l letters) float64 {
	size := p.font(l.family, l.style, l.points)
	p.grey(l.shade)
	return size * l.leading
}

// wrap breaks a text into lines of a width, for the letters in use. A word that is wider is broken.
func (p *printer) wrap(text string, width float64) []string {
	var lines []string
	for _, paragraph := range strings.Split(text, "\n") {
		line := ""
		for _, word := range strings.Fields(paragraph) {
			longer := word
			if line != "" {
				longer = line + " " + word
			}
			if p.f.GetStringWidth(longer) <= width {
				line = longer
				continue
			}
			if line != "" {
				lines = append(lines, line)
			}
			for line = word; p.f.GetStringWidth(line) > width && utf8.RuneCountInString(line) > 1; {
				var first string
				first, line = p.broken(line, width)
				lines = append(lines, first)
			}
		}
		lines = append(lines, line)
	}
	return lines
}

// broken divides a word that is too wide, after a hyphen or a slash if there is one.
func (p *printer) broken(word string, width float64) (first, rest string) {
	fits := 0
	after := 0
	for i, r := range word {
		end := i + utf8.RuneLen(r)
		if p.f.GetStringWidth(word[:end]) > width {
			break
		}
		if fits = end; strings.ContainsRune("-/–,", r) {
			after = end
		}
	}
	if after > 0 {
		fits = after
	}
	if fits == 0 {
		_, fits = utf8.DecodeRuneInString(word)
	}
	return word[:fits], word[fits:]
}

// line writes words with their top at y. Hearts and diamonds are red.
func (p *printer) line(text string, x, y, high float64) {
	base := y + high*0.74
	if !strings.ContainsAny(text, "♥♦") {
		p.f.Text(x, base, text)
		return
	}
	r, g, b := p.f.GetTextColor()
	for text != "" {
		i := strings.IndexAny(text, "♥♦")
		if i < 0 {
			i = len(text)
		}
		p.f.Text(x, base, text[:i])
		x += p.f.GetStringWidth(text[:i])
		if text = text[i:]; text == "" {
			break
		}
		_, n := utf8.DecodeRuneInString(text)
		p.f.SetTextColor(178, 24, 32)
		p.f.Text(x, base, text[:n])
		x += p.f.GetStringWidth(text[:n])
		p.f.SetTextColor(r, g, b)
		text = text[n:]
	}
}

// lines are pieces of a text, a line each. The first and the last two lines of a text stay together.
func (p *printer) lines(text string, l letters, indent, width, before float64, first func(x, y float64)) []piece {
	high := p.use(l)
	var list []piece
	broken := p.wrap(text, width)
	for i, words := range broken {
		q := piece{height: high, draw: func(x, y float64) {
			p.use(l)
			if i == 0 && first != nil {
				first(x, y)
				p.use(l)
			}
			p.line(words, x+indent, y, high)
			p.black()
		}}
		if i == 0 {
			q.before = before
		}
		q.keep = len(broken) > 1 && (i == 0 || i == len(broken)-2)
		list = append(list, q)
	}
	return list
}
