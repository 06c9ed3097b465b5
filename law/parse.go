package law

import (
	"fmt"
	"strings"
)

// Parse takes a citation apart: "19:47-1.2(a)1iii(1)", "13:69F-42.5(a)",
// "1.4(b)[Pass Bet]", "19:47-20.10(b)[collect][1998]", "19:47-26.?(h)". The
// short form stands for chapter 19:47. A citation may stop at any level, even
// at the subchapter: "19:47-20". House rules are cited by book and rule,
// "house:war-3(a)", or as a whole, "house:war". Parse does not ask whether the index knows it.
func Parse(s string) (Citation, error) {
	if s == "" {
		return Citation{}, fmt.Errorf("expected a citation such as 19:47-1.3(c), found nothing")
	}
	p := parser{whole: s, rest: s}
	if p.accept(house) {
		return p.houseRule()
	}
	c := Citation{Title: "19", Chapter: "47"}
	if Cite(s).hasChapter() {
		c.Title = p.number("a title number before the colon")
		p.literal(":")
		c.Chapter = p.number("a chapter number after the colon") + p.take(isUpper)
		p.literal("-")
	}
	c.Subchapter = p.number("a subchapter number")
	if p.accept(".") {
		c.Section = p.section()
		c.Paragraph = p.paragraph()
		c.Split, c.Edition = p.brackets()
	}
	return p.end(c)
}

// houseRule reads what follows "house:", the id of a book and a rule of it.
func (p *parser) houseRule() (Citation, error) {
	c := Citation{Title: houseTitle, Chapter: p.take(isLower)}
	if c.Chapter == "" {
		p.fail("the name of a book such as house:war")
	}
	if p.accept("-") {
		c.Section = p.number("the number of a rule")
		c.Paragraph = p.paragraph()
		c.Split, c.Edition = p.brackets()
	}
	return p.end(c)
}

// end returns the citation if all of the text was read and none of it was wrong.
func (p *parser) end(c Citation) (Citation, error) {
	if p.err == nil && p.rest != "" {
		p.fail("the end of the citation")
	}
	if p.err != nil {
		return Citation{}, p.err
	}
	return c, nil
}

// parser reads a citation from the left. After the first error it reads no
// more, so that callers need to look at the error only at the end.
type parser struct {
	whole, rest string
	err         error
}

func (p *parser) fail(expected string) {
	if p.err != nil {
		return
	}
	found := "nothing"
	if p.rest != "" {
		found = fmt.Sprintf("%q", p.rest)
	}
	p.err = fmt.Errorf("citation %q: expected %s, found %s", p.whole, expected, found)
	p.rest = ""
}

func (p *parser) accept(s string) bool {
	rest, ok := strings.CutPrefix(p.rest, s)
	p.rest = rest
	return ok
}

func (p *parser) literal(s string) {
	if !p.accept(s) {
		p.fail(fmt.Sprintf("%q", s))
	}
}

// take reads as many bytes as are of one kind, perhaps none.
func (p *parser) take(kind func(byte) bool) string {
	n := 0
	for n < len(p.rest) && kind(p.rest[n]) {
		n++
	}
	taken := p.rest[:n]
	p.rest = p.rest[n:]
	return taken
}

func (p *parser) number(expected string) string {
	if p.rest == "" || p.rest[0] == '0' || !isDigit(p.rest[0]) {
		p.fail(expected)
		return ""
	}
	return p.take(isDigit)
}

func (p *parser) section() string {
	if p.accept("?") {
		return "?"
	}
	return p.number(`a section number, or "?" for a lost one,`) + p.take(isUpper)
}

// paragraph reads the levels of the New Jersey code in their order: (a), 1,
// iii, (1).
func (p *parser) paragraph() string {
	start := p.rest
	if !p.accept("(") {
		return ""
	}
	if p.take(isLower) == "" {
		p.fail("a letter after the parenthesis")
	}
	p.literal(")")
	if p.take(isDigit) != "" && p.take(isRoman) != "" && p.accept("(") {
		p.number("a number after the parenthesis")
		p.literal(")")
	}
	return start[:len(start)-len(p.rest)]
}

// brackets reads our own split of a paragraph and the edition, either of which
// may be missing.
func (p *parser) brackets() (split string, edition Edition) {
	first := p.bracket()
	if edition = editionNamed(first); edition != EditionUnstated {
		return "", edition
	}
	second := p.bracket()
	if second == "" {
		return first, EditionUnstated
	}
	if edition = editionNamed(second); edition == EditionUnstated {
		p.rest = "[" + second + "]" + p.rest
		p.fail("an edition such as [1998] in the second bracket")
	}
	return first, edition
}

func (p *parser) bracket() string {
	if !p.accept("[") {
		return ""
	}
	text := p.take(isPrintable)
	if text == "" {
		p.fail("a name inside the bracket")
	}
	p.literal("]")
	return text
}

func isDigit(b byte) bool { return '0' <= b && b <= '9' }
func isLower(b byte) bool { return 'a' <= b && b <= 'z' }
func isUpper(b byte) bool { return 'A' <= b && b <= 'Z' }
func isRoman(b byte) bool { return b == 'i' || b == 'v' || b == 'x' }

// isPrintable accepts what may stand inside a bracket: all but brackets and
// control characters, which would break the lines that carry citations.
func isPrintable(b byte) bool { return b >= ' ' && b != '[' && b != ']' && b != 0x7f }
