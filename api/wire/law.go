package wire

// Paragraph is a row of the index of the law.
type Paragraph struct {
	Cite    string `json:"cite"`
	Title   string `json:"title" doc:"The citation with its book, for a heading" example:"N.J.A.C. 19:47-1.3(c)"`
	Game    string `json:"game"`
	Kind    string `json:"kind"`
	Duty    string `json:"duty" doc:"What it says, in our own words"`
	Edition string `json:"edition"`

	Confidence string `json:"confidence,omitempty" enum:"high,medium,low" doc:"How certain a rule is that is recovered from other sources or the house's own"`
	Ground     string `json:"ground,omitempty" doc:"What that confidence rests on"`

	Note     string    `json:"note,omitempty" doc:"Where it was asked for under another number: which, and why"`
	Readings []Reading `json:"readings,omitempty" doc:"How we read it where it leaves something open"`
}

// Reading is how we read a paragraph that leaves something open.
type Reading struct {
	Question string   `json:"question"`
	Text     string   `json:"text" doc:"Our reading: what the program does"`
	Settings []string `json:"settings,omitempty" doc:"The options that let a house choose otherwise, such as big-six/wheel"`
}
