// Package game is the list of the games: what each is played by, and what is known
// of it. A new game is one package below this one and one line here, which names
// the game's mathematics where it has any.
//
// The packages below are the rules, and know no mathematics. The list stands above
// both, so nothing that a line names imports the list.
//
// Other modules may build on this package.
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
	"boardwalk/game/highcardflush"
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
	"boardwalk/odds/games/baccaratodds"
	"boardwalk/odds/games/blackjackodds"
	"boardwalk/odds/games/diceodds"
	"boardwalk/odds/games/paigowodds"
	"boardwalk/odds/games/pokerodds"
	"boardwalk/odds/games/reddogodds"
	"boardwalk/odds/games/warodds"
	"boardwalk/odds/games/wheelodds"
	"boardwalk/table"
)

// All are the games, in the order of their subchapters, those by house rules last.
var All = []*table.Rules{
	craps.Rules.With(diceodds.Craps),
	blackjack.Rules.With(blackjackodds.Blackjack),
	baccarat.PuntoBanco.With(baccaratodds.PuntoBanco),
	chemindefer.Rules.With(baccaratodds.CheminDeFer),
	roulette.Rules.With(wheelodds.Roulette),
	bigsix.Rules.With(wheelodds.BigSix),
	reddog.Rules.With(reddogodds.Mathematics),
	baccarat.Minibaccarat.With(baccaratodds.Minibaccarat),
	sicbo.Rules.With(diceodds.SicBo),
	paigow.Rules.With(paigowodds.PaiGow),
	paigowpoker.Rules.With(paigowodds.PaiGowPoker),
	pokette.Rules.With(wheelodds.Pokette),
	room.SevenCardStud,
	room.SevenCardStudHighLow,
	room.SevenCardStudEight,
	room.HoldEm,
	room.Omaha,
	room.OmahaEight,
	room.FiveCardDraw,
	room.FiveCardDrawLow,
	room.FiveCardStud,
	caribbean.Rules.With(pokerodds.Caribbean),
	doubledown.Rules.With(pokerodds.DoubleDown),
	letitride.Rules.With(pokerodds.LetItRide),
	spanish21.Rules.With(blackjackodds.Spanish21),
	threecard.Rules.With(pokerodds.ThreeCard),
	doubleattack.Rules.With(blackjackodds.DoubleAttack),
	fourcard.Rules.With(pokerodds.FourCard),
	texasbonus.Rules.With(pokerodds.TexasBonus),
	minitex.Rules.With(pokerodds.MiniTex),
	threedraw.Rules.With(pokerodds.ThreeDraw),
	casinowar.Rules.With(warodds.Mathematics),
	mississippi.Rules.With(pokerodds.Mississippi),
	ultimatetexas.Rules.With(pokerodds.Ultimate),
	boston5.Rules.With(pokerodds.Boston),
	floppoker.Rules.With(pokerodds.FlopPoker),
	asiapoker.Rules.With(paigowodds.Asia),
	minidice.Rules.With(diceodds.MiniDice),
	craps.Mini.With(diceodds.MiniCraps),
	highcardflush.Rules.With(pokerodds.HighCardFlush),
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
