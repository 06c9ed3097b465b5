package beside

import (
	"slices"
	"strconv"
	"strings"

	"boardwalk/card"
)

// phrase is a line cut into words, as it is read from left to right.
type phrase struct {
	words []string
	at    int
}

var joints = strings.NewReplacer(",", " , ", ":", " : ", "’", "'")

func newPhrase(text string) *phrase {
	return &phrase{words: strings.Fields(joints.Replace(strings.ToLower(text)))}
}

func (p *phrase) done() bool { return p.at == len(p.words) }

// peek is the next word; "" at the end.
func (p *phrase) peek() string {
	if p.done() {
		return ""
	}
	return p.words[p.at]
}

func (p *phrase) next() string {
	w := p.peek()
	p.at = min(p.at+1, len(p.words))
	return w
}

// rest is what has not been read.
func (p *phrase) rest() string {
	if p.done() {
		return "the end of the line"
	}
	return strings.Join(p.words[p.at:], " ")
}

// take reads these words if they come next.
func (p *phrase) take(words ...string) bool {
	if len(p.words)-p.at < len(words) || !slices.Equal(p.words[p.at:p.at+len(words)], words) {
		return false
	}
	p.at += len(words)
	return true
}

var numberWords = []string{"zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"}

// number reads a number in digits or, up to ten, in words.
func (p *phrase) number() (int, bool) {
	n, ok := numberOf(p.peek())
	if ok {
		p.at++
	}
	return n, ok
}

func numberOf(w string) (int, bool) {
	if i := slices.Index(numberWords, w); i >= 0 {
		return i, true
	}
	n, err := strconv.Atoi(w)
	return n, err == nil && n >= 0 && n <= 1000 && w[0] != '+'
}

var ordinals = []string{"first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"}

// partWords is what can be looked at, for who wrote something else.
const partWords = "a part of the layout: player's first two cards, dealer's up card, community cards, " +
	"all cards of the round, dice of the roll, dice until a seven, dice until a seven-out, number drawn"

// part reads a part of the layout.
func (p *phrase) part() (Part, bool) {
	begin := p.at
	p.take("the")
	switch {
	case p.take("all", "cards", "of", "the", "round"), p.take("all", "cards"):
		return Part{Of: Everyone}, true
	case p.take("dice", "of", "the", "roll"):
		return Part{Of: Roll}, true
	case p.take("dice", "until", "a", "seven-out"):
		return Part{Of: Shooter}, true
	case p.take("dice", "until", "a", "seven"):
		return Part{Of: Hand}, true
	case p.take("number", "drawn"):
		return Part{Of: Number}, true
	}
	part := Part{Of: Community}
	switch w := p.next(); {
	case w == "player's" || w == "own":
		part.Of = Own
	case w == "community" || w == "first" && slices.Contains(p.words[p.at:min(p.at+2, len(p.words))], "community"):
		p.at--
	case strings.HasSuffix(w, "'s"):
		part.Of, part.Box = Boxed, strings.TrimSuffix(w, "'s")
	default:
		p.at = begin
		return Part{}, false
	}
	if !p.which(&part) {
		p.at = begin
		return Part{}, false
	}
	return part, true
}

// which reads which cards of a part count.
func (p *phrase) which(part *Part) bool {
	if part.Of != Community && p.take("up", "card") {
		part.Up = true
		return true
	}
	shared := func() bool { return part.Of != Community || p.take("community") }
	if i := slices.Index(ordinals, p.peek()); i >= 0 {
		p.at++
		if n, ok := p.number(); ok && i == 0 {
			part.To = n
			return n > 0 && n <= mostCards && shared() && (p.take("cards") || p.take("card"))
		}
		part.From, part.To = i, i+1
		return shared() && p.take("card")
	}
	return shared() && p.take("cards")
}

// named reads a part as conditions name it: in full, or in a word if there is only one of it.
func (p *phrase) named(looks []Part) (int, bool) {
	begin := p.at
	if part, ok := p.part(); ok {
		if i := slices.Index(looks, part); i >= 0 {
			return i, true
		}
	}
	p.at = begin
	w := strings.TrimSuffix(p.next(), "'s")
	found := -1
	for i := range looks {
		l := &looks[i]
		if l.Of == Own && (w == "player" || w == "own") || l.Of == Boxed && w == l.Box || l.Of == Community && w == "community" {
			if found >= 0 {
				found = -2
				break
			}
			found = i
		}
	}
	if found < 0 {
		p.at = begin
	}
	return found, found >= 0
}

// rankNames are the words for each rank; all of them may end in an s.
var rankNames = [card.Ranks]string{card.Two: "deuce 2", card.Three: "three 3", card.Four: "four 4", card.Five: "five 5",
	card.Six: "six 6 sixe", card.Seven: "seven 7", card.Eight: "eight 8", card.Nine: "nine 9", card.Ten: "ten 10 t",
	card.Jack: "jack j", card.Queen: "queen q", card.King: "king k", card.Ace: "ace a"}

var suitNames = [card.Suits]string{card.Spades: "spade", card.Hearts: "heart", card.Diamonds: "diamond", card.Clubs: "club"}

// rankOf reads a rank: "ace", "sevens", "10".
func rankOf(w string) (card.Rank, bool) {
	for r, names := range rankNames {
		for n := range strings.FieldsSeq(names) {
			if w == n || w == n+"s" {
				return card.Rank(r), true
			}
		}
	}
	return 0, false
}

// suitOf reads a suit: "hearts".
func suitOf(w string) (card.Suit, bool) {
	i := slices.Index(suitNames[:], strings.TrimSuffix(w, "s"))
	return card.Suit(max(i, 0)), i >= 0
}
