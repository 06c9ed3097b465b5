package wire

import "time"

// Said is what somebody said at a table. It is plain text.
type Said struct {
	N      uint64    `json:"n" doc:"Its number"`
	Time   time.Time `json:"time"`
	Person string    `json:"person"`
	Name   string    `json:"name"`
	Seat   int       `json:"seat,omitempty" doc:"None for one who watches"`
	Text   string    `json:"text,omitempty"`
	Emote  string    `json:"emote,omitempty" enum:"hello,nice,luck,wow,ouch,thanks"`
}

// Say is what somebody wants to say: a text or an emote.
type Say struct {
	Text  string `json:"text,omitempty" maxLength:"400"`
	Emote string `json:"emote,omitempty" enum:"hello,nice,luck,wow,ouch,thanks"`
}
