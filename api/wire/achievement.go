package wire

import "time"

// Achievement is something worth doing once because it teaches a rule or good play.
type Achievement struct {
	ID     string     `json:"id"`
	Game   string     `json:"game,omitempty" doc:"The id of the first game that has it; none if any game will do"`
	Name   string     `json:"name"`
	Text   string     `json:"text" doc:"What to do"`
	Detail string     `json:"detail" doc:"What one learns by it"`
	Times  int        `json:"times" doc:"How often it has to be done"`
	Count  int        `json:"count" doc:"How often it was done, at most as often as it has to be"`
	Earned *time.Time `json:"earned,omitempty"`
}
