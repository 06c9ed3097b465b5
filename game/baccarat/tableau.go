package baccarat

import (
	"boardwalk/law"
	"boardwalk/table"
)

// table1 is Table 1: what the Player's Hand does, by its Point Count.
const table1 = "DDDDDDSSSS"

// table2 is Table 2: what the Banker's Hand does. Its rows are the Banker's
// Point Count on two cards, its columns the value of the Player's third card
// and, last, none. In subchapter 3 the columns for 9 and for no third card are
// lost in the print we have, and in subchapter 7 the whole table: the one is
// read from Table 3 of 4.9, the other from here.
var table2 = [10]string{
	//0123456789-
	"DDDDDDDDDDD", // 0
	"DDDDDDDDDDD", // 1
	"DDDDDDDDDDD", // 2
	"DDDDDDDDSDD", // 3
	"SSDDDDDDSSD", // 4
	"SSSSDDDDSSD", // 5
	"SSSSSSDDSSS", // 6
	"SSSSSSSSSSS", // 7
	"SSSSSSSSSSS", // 8
	"SSSSSSSSSSS", // 9
}

// none is the column of Table 2 for a Player's Hand that stayed.
const none = 10

// rowOf is the row of the law for each row of Table 2.
var rowOf = [10]uint8{0, 0, 0, 1, 2, 3, 4, 5, 5, 5}

// PlayerDraws says whether a Player's Hand of that Point Count on two cards draws. Neither hand may have a natural.
func (*Game) PlayerDraws(count int) bool { return table1[count] == 'D' }

// Draws says whether a Banker's Hand of that Point Count on two cards draws
// against a third card of that value, or against none if the value is
// negative, and under which paragraph. Neither hand may have a natural.
func (g *Game) Draws(count, third int) (bool, law.Cite) {
	if third < 0 {
		third = none
	}
	return table2[count][third] == 'D', g.rowLaw(uint8(count), uint8(third))
}

func (g *Game) rowLaw(row, column uint8) law.Cite {
	if column == none {
		return g.at.noThird
	}
	return g.at.rows[rowOf[row]]
}

// thirdCards deals the third cards that Tables 1 and 2 want, one to a hand at
// most.
func (g *Game) thirdCards(d *table.Dealer) {
	if g.player.natural() || g.banker.natural() {
		d.Cite(g.at.natural)
		d.Note("natural", "a natural: no more cards are dealt")
		if !d.Reports().Untroubled() {
			g.cardInError(d, false)
		}
		return
	}
	row, column := g.banker.count, uint8(none)
	if g.PlayerDraws(int(g.player.count)) {
		d.Cite(g.at.playerDraws)
		d.Note("player-hand-draws", "the Player's Hand draws")
		column = values[g.third(d, playerBox, &g.player)]
		d.Cite(g.at.columnLaw)
		d.Note("third-value", thirdValues[column])
	} else {
		d.Cite(g.at.playerStays)
		d.Note("player-hand-stays", "the Player's Hand stays")
		if !d.Reports().Untroubled() && g.cardInError(d, table2[row][none] == 'D') {
			return
		}
	}
	d.Cite(g.rowLaw(row, column))
	if table2[row][column] == 'S' {
		d.Note("banker-hand-stays", "the Banker's Hand stays")
		return
	}
	d.Note("banker-hand-draws", "the Banker's Hand draws")
	g.third(d, bankerBox, &g.banker)
}

var thirdValues = counts("the value of the Player's third card is ")
