package wire

import (
	"boardwalk/counsel"
	"boardwalk/felt"
	"boardwalk/money"
)

// GameTitle is a game in the list of games.
type GameTitle struct {
	ID          string   `json:"id"`
	Name        string   `json:"name"`
	Subchapter  string   `json:"subchapter"`
	Books       []Book   `json:"books,omitempty" doc:"Books of house rules that the game is dealt by, with or without the subchapter"`
	Seats       int      `json:"seats"`
	EachOther   bool     `json:"eachOther,omitempty" doc:"Players play against each other, for pots"`
	Tournament  bool     `json:"tournament,omitempty" doc:"A tournament can be held at it"`
	Beside      []string `json:"beside,omitempty" doc:"What stands beside the layout: a wheel, dice, or a board of past results"`
	Description string   `json:"description,omitempty" doc:"What the game is, in a line"`
	Tips        []string `json:"tips,omitempty" doc:"What a beginner should know"`

	Popular int    `json:"popular,omitempty" doc:"Its rank among the few games that nearly everybody knows; 0 for the others"`
	Known   string `json:"known,omitempty" doc:"Other names and words by which people look for it"`

	Picture *felt.Miniature `json:"picture,omitempty" doc:"Its table drawn small, in the list of games"`

	Advice *counsel.Example `json:"advice,omitempty" doc:"A hand whose choices can be valued, where there is a coach and a strategy for the game; none otherwise"`
}

// Book is a book of rules that are not the regulation's.
type Book struct {
	ID    string `json:"id" doc:"How its citations begin" example:"house:war"`
	Title string `json:"title" example:"house rules of casino war"`
}

// Game is everything that a game declares.
type Game struct {
	GameTitle
	Boxes     []string          `json:"boxes,omitempty" doc:"The places that get cards"`
	Shared    *int              `json:"shared,omitempty" doc:"Which of them has the community cards, which count in every hand"`
	Sets      bool              `json:"sets,omitempty" doc:"Players set the cards of a hand into two hands"`
	Called    map[string]string `json:"called,omitempty" doc:"What players call choices, where that is not the choice's own word: hit for draw"`
	Stages    []string          `json:"stages,omitempty" doc:"What the stages of the game are called, where it has several"`
	Wagers    []Wager           `json:"wagers"`
	Options   []Option          `json:"options"`
	Acts      []Declared        `json:"acts"`
	Incidents []Declared        `json:"incidents"`

	Round   []string `json:"round" doc:"How a round goes, from the first bet to the last payment, a sentence each"`
	Begin   string   `json:"begin" doc:"The verb for starting a round" example:"deal"`
	First   string   `json:"first,omitempty" doc:"The id of the wager that a beginner makes first, that of position 1 where each has its own"`
	Offers  []Offer  `json:"offers" doc:"What a player is asked in the course of a round"`
	Presets []Preset `json:"presets" doc:"Options that belong together, under a name"`

	Felt *felt.Felt `json:"felt" doc:"The layout of a table of the game, to scale"`

	Strategies []Strategy `json:"strategies,omitempty" doc:"Ways to play that can be simulated, the usual one first"`
}

// Strategy is a way to play that has a name.
type Strategy struct {
	Name string `json:"name"`
	Text string `json:"text"`
}

// Wager is a wager of a game.
type Wager struct {
	ID      string   `json:"id"`
	Name    string   `json:"name"`
	Group   string   `json:"group,omitempty"`
	Aliases []string `json:"aliases,omitempty"`
	Seat    int      `json:"seat,omitempty" doc:"The position whose area it is; 0: everybody's"`
	Law     string   `json:"law"`
	OneRoll bool     `json:"oneRoll,omitempty" doc:"Decided by the next outcome, whatever it is"`
	Rests   bool     `json:"rests,omitempty" doc:"Off at some stage of the game, unless it is called on"`
	Coupons bool     `json:"coupons,omitempty" doc:"A match play coupon may lie beside the chips"`

	Made       []string    `json:"made,omitempty" doc:"The stages in which it may be made, where it may not always"`
	Never      bool        `json:"never,omitempty" doc:"No player makes it: it comes about in the course of a round"`
	Locked     []string    `json:"locked,omitempty" doc:"The stages in which it may not be taken down"`
	Needs      []Need      `json:"needs,omitempty" doc:"Other wagers that it needs"`
	Supplement bool        `json:"supplement,omitempty" doc:"It supports another wager, and has no minimum of its own"`
	Whole      string      `json:"whole,omitempty" doc:"It is made in the amount of the fact of this name, and no other"`
	Exactly    money.Cents `json:"exactly,omitempty" doc:"It is made in this amount, and no other"`
	Pot        bool        `json:"pot,omitempty" doc:"It goes to the pot"`
	Cap        money.Cents `json:"cap,omitempty" doc:"The most that is paid on it in a round"`
	Pays       []Pay       `json:"pays,omitempty"`
	Bonus      []Pay       `json:"bonus,omitempty" doc:"What is paid besides, whatever becomes of the wager"`
}

// Need is another wager that a wager needs.
type Need struct {
	Wager string `json:"wager" doc:"The id of the other wager"`
	Least string `json:"least,omitempty" example:"1 to 1" doc:"At least so many times the other"`
	Most  string `json:"most,omitempty" example:"3 to 1" doc:"At most so many times the other"`
	Both  bool   `json:"both,omitempty" doc:"The amounts count only if both wagers lie there"`
	Text  string `json:"text"`
	Law   string `json:"law,omitempty"`
}

// Pay is what a wager pays, and on what.
type Pay struct {
	On   string `json:"on,omitempty"`
	Line string `json:"line,omitempty" doc:"The same as on, which names the line where other odds are asked for: a page in another language keeps it"`
	Odds string `json:"odds"`
	Law  string `json:"law,omitempty"`
}

// Offer is a question that a game puts to a player.
type Offer struct {
	ID      string   `json:"id"`
	Text    string   `json:"text"`
	Law     string   `json:"law,omitempty"`
	Choices []Choice `json:"choices"`
}

// Choice is an answer to an offer.
type Choice struct {
	Choice string `json:"choice"`
	Say    string `json:"say" doc:"How it reads after the word to" example:"go to war"`
	Needs  string `json:"needs,omitempty" doc:"What it is open only with, after the word needs" example:"a pair"`
}

// Preset is some options that belong together, under a name.
type Preset struct {
	Name    string            `json:"name" example:"8 decks, surrender"`
	Text    string            `json:"text" doc:"What it means, in a line"`
	Options map[string]string `json:"options" doc:"Those that differ from the usual ones"`
}

// Option is an option that a licensee may choose.
type Option struct {
	Name    string `json:"name"`
	Title   string `json:"title" doc:"What people call it" example:"Number of decks"`
	Figures bool   `json:"figures,omitempty" doc:"It changes what wagers are worth, and not only how the game is conducted"`
	Default string `json:"default"`
	Lawful  string `json:"lawful"`
	Help    string `json:"help"`
	Law     string `json:"law,omitempty"`
}

// Declared is an act or an incident that a game declares, besides making wagers.
type Declared struct {
	ID    string `json:"id"`
	Args  string `json:"args,omitempty"`
	Staff bool   `json:"staff,omitempty" doc:"Only staff may do or report it"`
	Help  string `json:"help"`
	Law   string `json:"law,omitempty"`
}
