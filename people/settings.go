package people

// Settings are how a person wants the screen: they are kept with the account and
// concern nobody else. The zero value is what everybody begins with.
type Settings struct {
	Theme   string `json:"theme,omitempty" enum:"light,dark,blue,contrast" doc:"The colors; none: as the system has them"`
	Deck    string `json:"deck,omitempty" enum:"four" doc:"four: each suit has a color of its own; none: two colors"`
	Hand    string `json:"hand,omitempty" enum:"left" doc:"left: buttons are where a left thumb reaches them; none: right"`
	Coach   string `json:"coach,omitempty" enum:"tells,asks" doc:"tells: says at once what is best; asks: after the answer; none: off"`
	Sound   bool   `json:"sound,omitempty" doc:"Sounds are on"`
	Volume  string `json:"volume,omitempty" enum:"soft,loud" doc:"How loud sounds are; none: between the two"`
	Motion  string `json:"motion,omitempty" enum:"still" doc:"still: nothing moves on the screen; none: as the system has it"`
	Squeeze string `json:"squeeze,omitempty" enum:"off" doc:"off: cards of which players turn up the corners are shown at once; none: slowly"`
	Cut     string `json:"cut,omitempty" enum:"asks" doc:"asks: the cards that are offered to be cut are cut by the player; none: the offer is declined"`
	Sure    string `json:"sure,omitempty" enum:"off" doc:"off: a surrender, and a double on 17 or more, are answered at once; none: they are asked for twice"`
	Pace    string `json:"pace,omitempty" enum:"slow,fast" doc:"How fast cards, chips, dice and wheels move; none: between the two"`
	Back    string `json:"back,omitempty" enum:"blue,green,black" doc:"The backs of the cards; none: red"`
	Again   string `json:"again,omitempty" enum:"bets" doc:"bets: repeating the last wagers puts them down and no more; none: the next round is dealt as well"`
	Quiet   string `json:"quiet,omitempty" pattern:"^((chips|cards|dice|turn|wins)( (chips|cards|dice|turn|wins)){0,4})?$" doc:"The kinds of sounds that are not made, with blanks between them"`
	Notify  bool   `json:"notify,omitempty" doc:"A notification when it is one's turn and the page is out of sight"`
}

// ChangeSettings keeps what a person has set.
func (r *Register) ChangeSettings(id string, to Settings) error {
	_, err := r.change(id, id, func(p *Person) (*Account, error) {
		if p.Role == Nobody {
			return nil, ErrNobody
		}
		p.Settings = to
		return nil, nil
	})
	return err
}
