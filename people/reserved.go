package people

import (
	"strings"
	"sync"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"boardwalk/casino"
	"boardwalk/law"
)

// Nobody but staff is called as staff or the house are, or by something that only looks so.

// titles are what the house and those who work in it are called, besides the roles.
var titles = []string{"house", "casino", "boardwalk", "server", "system", "clock", "staff", "admin", "administrator",
	"mod", "moderator", "operator",
	"owner", "manager", "support", "security", "dealer", "croupier", "boxperson", "boxman", "stickperson", "stickman", "floorman", "pit boss",
	"shift manager", "cashier", "commission", "commissioner"}

// reservedNames are the titles and roles as [skeleton] writes them.
var reservedNames = sync.OnceValue(func() map[string]bool {
	list := map[string]bool{}
	for _, t := range titles {
		list[skeleton(t)] = true
	}
	for _, r := range casino.Roles() {
		list[skeleton(string(r))] = true
	}
	return list
})

// lookAlikes are characters that are written for a letter because they look like it. Letters that cannot be told apart in
// some typefaces are one.
var lookAlikes = strings.NewReplacer(
	"0", "o", "1", "i", "3", "e", "4", "a", "5", "s", "6", "b", "7", "t", "8", "b", "9", "g",
	"$", "s", "@", "a", "|", "i", "!", "i", "€", "e", "£", "l", "l", "i", "ı", "i", "ø", "o", "đ", "d", "ł", "i", "rn", "m", "vv", "w",
	"а", "a", "в", "b", "е", "e", "к", "k", "м", "m", "н", "h", "о", "o", "р", "p", "с", "c", "т", "t", "у", "y",
	"х", "x", "і", "i", "ј", "j", "ѕ", "s",
	"һ", "h", "ԁ", "d", "ԛ", "q", "ԝ", "w", "г", "r", "п", "n", "и", "u", "ӏ", "i",
	"α", "a", "β", "b", "ε", "e", "η", "n", "ι", "i", "κ", "k", "ν", "v", "ο", "o", "ρ", "p", "σ", "o", "τ", "t", "υ", "u", "χ", "x", "ω", "w",
	"ո", "n", "օ", "o", "ս", "u", "հ", "h", "ց", "g", "ɡ", "g", "ꜱ", "s", "ᴇ", "e")

// skeleton writes a name so that those which look alike are the same: without case, accents, blanks and signs.
func skeleton(name string) string {
	plain := strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Mn, r) {
			return -1
		}
		return unicode.ToLower(r)
	}, norm.NFKD.String(name))
	return strings.Map(func(r rune) rune {
		if !unicode.IsLetter(r) && !unicode.IsDigit(r) {
			return -1
		}
		return r
	}, lookAlikes.Replace(plain))
}

// looksReserved reports whether a name looks like a title, with or without an article and a number.
func looksReserved(name string, also map[string]bool) bool {
	bare := strings.TrimRightFunc(name, func(r rune) bool { return !unicode.IsLetter(r) })
	for _, n := range []string{skeleton(name), skeleton(bare)} {
		for _, n := range []string{n, strings.TrimPrefix(n, "the")} {
			if reservedNames()[n] || also[n] {
				return true
			}
		}
	}
	return false
}

// checkPlayersName says why somebody who is no member of staff cannot be called that.
func (r *Register) checkPlayersName(name string) *law.Refusal {
	if refusal := checkName(name); refusal != nil {
		return refusal
	}
	if looksReserved(name, r.staffNames) {
		return law.Refuse("", "only the house and its staff are called %q", name)
	}
	return nil
}
