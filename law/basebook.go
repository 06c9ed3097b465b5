package law

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// eachGame stands where the rows of a base book would name a game: they are rules of each
// game whose book stands on it.
const eachGame = "each"

// In returns the citation of the same rule in another book: "house:cards-4(c)" in
// "house:flush" is "house:flush-4(c)".
func (c Cite) In(book string) Cite {
	_, rule, _ := strings.Cut(string(c), "-")
	return Cite(book + "-" + rule)
}

// StandingOn returns the books that stand on a book, in the order of [Books].
func StandingOn(base string) []Book {
	var list []Book
	for _, book := range theIndex().books {
		if book.On != "" && book.On == base {
			list = append(list, book)
		}
	}
	return list
}

// Game returns the game whose rules the book has; empty for the regulation, and for a
// book on which others stand.
func (b Book) Game() string {
	for _, row := range theIndex().rows {
		if row.Edition == HouseRules && strings.HasPrefix(string(row.Cite), b.ID+"-") {
			return row.Game
		}
	}
	return ""
}

// addBook adds the rows of a book, and those of the book that it stands on. The rows of a
// base book are no rows of the index themselves: they count at each game.
func (ix *index) addBook(book Book, rules map[string][]Row) error {
	own := rules[book.ID]
	if len(own) > 0 && own[0].Game == eachGame {
		for _, row := range own {
			ix.base[row.Cite] = row
		}
		return nil
	}
	if book.On == "" {
		return ix.add(own)
	}
	base := rules[book.On]
	if len(base) == 0 || base[0].Game != eachGame || len(own) == 0 {
		return fmt.Errorf("%q is not a book for a game to stand on", book.On)
	}
	return ix.add(standing(book.ID, own, base))
}

// standing are the rules of a book with those of the book that it stands on, by their
// numbers. A rule of its own takes the place of one with the same number.
func standing(book string, own, base []Row) []Row {
	left, rows := slices.Clone(own), []Row(nil)
	for _, row := range base {
		row.Cite, row.Game = row.Cite.In(book), own[0].Game
		if at := slices.IndexFunc(left, func(r Row) bool { return r.Cite == row.Cite }); at >= 0 {
			row = left[at]
			left = slices.Delete(left, at, at+1)
		}
		rows = append(rows, row)
	}
	rows = append(rows, left...)
	slices.SortStableFunc(rows, func(a, b Row) int {
		x, _ := Parse(string(a.Cite))
		y, _ := Parse(string(b.Cite))
		m, _ := strconv.Atoi(x.Section)
		n, _ := strconv.Atoi(y.Section)
		return cmp.Or(cmp.Compare(m, n), cmp.Compare(x.Paragraph, y.Paragraph))
	})
	return rows
}
