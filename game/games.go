// Package game is the list of the games. A new game is one package below this
// one and one line here.
package game

import (
	"boardwalk/game/asiapoker"
	"boardwalk/game/baccarat"
	"boardwalk/game/bigsix"
	"boardwalk/game/blackjack"
	"boardwalk/game/boston5"
	"boardwalk/game/caribbean"
	"boardwalk/game/casinowar"
	"boardwalk/game/chemindefer"
	"boardwalk/game/craps"
	"boardwalk/game/doubleattack"
	"boardwalk/game/doubledown"
	"boardwalk/game/floppoker"
	"boardwalk/game/fourcard"
	"boardwalk/game/letitride"
	"boardwalk/game/minidice"
	"boardwalk/game/minitex"
	"boardwalk/game/mississippi"
	"boardwalk/game/paigow"
	"boardwalk/game/paigowpoker"
	"boardwalk/game/pokette"
	"boardwalk/game/reddog"
	"boardwalk/game/room"
	"boardwalk/game/roulette"
	"boardwalk/game/sicbo"
	"boardwalk/game/spanish21"
	"boardwalk/game/texasbonus"
	"boardwalk/game/threecard"
	"boardwalk/game/threedraw"
	"boardwalk/game/ultimatetexas"
	"boardwalk/table"
)

// All are the games, in the order of their subchapters, those by house rules last.
var All = []*table.Rules{
	craps.Rules,
	blackjack.Rules,
	baccarat.PuntoBanco,
	chemindefer.Rules,
	roulette.Rules,
	bigsix.Rules,
	reddog.Rules,
	baccarat.Minibaccarat,
	sicbo.Rules,
	paigow.Rules,
	paigowpoker.Rules,
	pokette.Rules,
	room.SevenCardStud,
	room.SevenCardStudHighLow,
	room.SevenCardStudEight,
	room.HoldEm,
	room.Omaha,
	room.OmahaEight,
	room.FiveCardDraw,
	room.FiveCardDrawLow,
	room.FiveCardStud,
	caribbean.Rules,
	doubledown.Rules,
	letitride.Rules,
	spanish21.Rules,
	threecard.Rules,
	doubleattack.Rules,
	fourcard.Rules,
	texasbonus.Rules,
	minitex.Rules,
	threedraw.Rules,
	casinowar.Rules,
	mississippi.Rules,
	ultimatetexas.Rules,
	boston5.Rules,
	floppoker.Rules,
	asiapoker.Rules,
	minidice.Rules,
	craps.Mini,
}

// Find returns the game with the given id.
func Find(id string) (*table.Rules, bool) {
	for _, r := range All {
		if r.ID == id {
			return r, true
		}
	}
	return nil, false
}
