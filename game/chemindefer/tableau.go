package chemindefer

import (
	"boardwalk/law"
	"boardwalk/table"
)

// none is the column of Table 3 for a Player's Hand that stayed.
const none = 10

// table3 is Table 3: what the Banker's Hand does. Its rows are the Banker's Point
// Count on two cards, its columns the value of the Player's third card and, last,
// none. D is draw, S is stay, O is the Banker's option. One of the columns for 4 and
// 5 is lost in the print we have: it is read as in Table 2 of punto banco.
var table3 = [10]string{
	//0123456789-
	"DDDDDDDDDDD", // 0
	"DDDDDDDDDDD", // 1
	"DDDDDDDDDDD", // 2
	"DDDDDDDDSOD", // 3
	"SSDDDDDDSSD", // 4
	"SSSSDDDDSSD", // 5
	"SSSSSSDDSSS", // 6
	"SSSSSSSSSSS", // 7
	"SSSSSSSSSSS", // 8
	"SSSSSSSSSSS", // 9
}

// table3Option is Table 3 where the licensee reads the lost cell, five against four,
// as the Banker's option, as it is in the French game.
var table3Option = func() [10]string {
	t := table3
	t[5] = "SSSSODDDSSD"
	return t
}()

// rowLaws are the rows of the law for the rows of Table 3.
var rowLaws = [10]law.Cite{"4.9(c)[0 to 2]", "4.9(c)[0 to 2]", "4.9(c)[0 to 2]", "4.9(c)[3]", "4.9(c)[4]", "4.9(c)[5]", "4.9(c)[6]",
	"4.9(c)[7 to 9]", "4.9(c)[7 to 9]", "4.9(c)[7 to 9]"}

// Banker says what Table 3 has a Banker's Hand of that Point Count on two cards do
// against a third card of that value, or against none if the value is negative: 'D'
// draw, 'S' stay, 'O' either.
func (g *Game) Banker(count, third int) byte {
	if third < 0 {
		third = none
	}
	return g.table3[count][third]
}

// playerLaws are the paragraphs of what the Player's Hand does on two cards, by its
// Point Count, and playerOpen the answers that they leave open.
var (
	playerLaws = [10]law.Cite{"4.9(a)1", "4.9(a)1", "4.9(a)1", "4.9(a)1", "4.9(a)1", "4.9(a)2", "4.9(a)3", "4.9(a)3", "4.9(a)4", "4.9(a)4"}
	playerOpen = [10]table.Choices{onlyCard, onlyCard, onlyCard, onlyCard, onlyCard, onlyCard | onlyStay, onlyStay, onlyStay,
		onlyNatural, onlyNatural}
)

// Player says what the Player's Hand does with that Point Count on two cards: 'D' draw,
// 'S' stay, 'O' either, 'N' nothing, because it is a natural.
func Player(count int) byte {
	switch playerOpen[count] {
	case onlyCard:
		return 'D'
	case onlyStay:
		return 'S'
	case onlyNatural:
		return 'N'
	}
	return 'O'
}
