package wire

import "boardwalk/internal/jsontext"

// AppendJSON appends the event to a text, byte for byte as encoding/json would
// write it. Every stream writes events all the time, and this is several times
// faster.
func (e *Event) AppendJSON(to []byte) []byte {
	o := jsontext.Begin(to)
	o.Uint("n", e.N)
	o.Time("time", e.Time)
	o.String("kind", e.Kind)
	o.SomeInt("seat", int64(e.Seat))
	o.SomeString("person", e.Person)
	o.SomeString("name", e.Name)
	o.True("bot", e.Bot)
	if e.Box != nil {
		o.Int("box", int64(*e.Box))
	}
	o.SomeInt("hand", int64(e.Hand))
	if e.ToBox != nil {
		o.Int("toBox", int64(*e.ToBox))
	}
	o.SomeInt("toHand", int64(e.ToHand))
	o.SomeString("card", e.Card)
	o.SomeString("tile", e.Tile)
	o.SomeString("worth", e.Worth)
	if len(e.Worths) > 0 {
		marshalMember(&o, "worths", e.Worths)
	}
	o.SomeString("made", e.Made)
	o.SomeString("madeLow", e.MadeLow)
	o.True("unqualified", e.Unqualified)
	o.True("low", e.Low)
	o.SomeInts("faces", e.Faces...)
	o.SomeString("word", e.Word)
	o.SomeString("question", e.Question)
	o.SomeString("area", e.Area)
	o.SomeString("to", e.To)
	o.SomeInt("amount", int64(e.Amount))
	o.SomeInt("stake", int64(e.Stake))
	o.SomeInt("coupon", int64(e.Coupon))
	o.SomeString("odds", e.Odds)
	o.SomeString("tender", e.Tender)
	o.True("on", e.On)
	o.SomeString("why", e.Why)
	o.SomeString("against", e.Against)
	o.SomeInt("bank", int64(e.Bank))
	o.SomeInt("share", int64(e.Share))
	o.SomeInt("pot", int64(e.Pot))
	o.SomeInts("seats", e.Seats...)
	o.SomeString("reason", e.Reason)
	o.True("interlude", e.Interlude)
	o.True("notable", e.Notable)
	o.SomeString("law", e.Law)
	o.SomeString("oddsLaw", e.OddsLaw)
	if e.Round != 0 {
		o.Uint("round", e.Round)
	}
	o.SomeString("text", e.Text)
	if e.Series != 0 {
		o.Uint("series", e.Series)
	}
	o.SomeString("path", e.Path)
	o.SomeString("chain", e.Chain)
	if e.Until != nil {
		o.Time("until", *e.Until)
	}
	if e.Beacon != 0 {
		o.Uint("beacon", e.Beacon)
	}
	if len(e.Seeds) > 0 {
		marshalMember(&o, "seeds", e.Seeds)
	}
	o.Close()
	return o.Text
}

// AppendJSON appends the status to a text, as encoding/json would write it. The
// members that are rarely there are left to encoding/json.
func (s *Status) AppendJSON(to []byte) []byte {
	o := jsontext.Begin(to)
	o.Uint("event", s.Event)
	o.String("phase", s.Phase)
	if s.Until != nil {
		o.Time("until", *s.Until)
	}
	o.Time("now", s.Now)
	o.Uint("round", s.Round)
	o.String("hash", s.Hash)
	o.String("chain", s.Chain)
	marshalMember(&o, "series", s.Series)
	marshalMember(&o, "next", s.Next)
	if s.Cuts != nil && len(s.Cuts) == 0 { // the usual case
		o.Ints("cuts")
	} else {
		marshalMember(&o, "cuts", s.Cuts)
	}
	if s.Beacon != nil {
		marshalMember(&o, "beacon", s.Beacon)
	}
	if len(s.Unopened) > 0 {
		marshalMember(&o, "unopened", s.Unopened)
	}
	o.SomeString("alert", s.Alert)
	o.SomeInts("asked", s.Asked...)
	if s.Question != nil {
		marshalMember(&o, "question", s.Question)
	}
	o.True("interlude", s.Interlude)
	o.SomeInts("ready", s.Ready...)
	if s.Waiting != nil {
		marshalMember(&o, "waiting", s.Waiting)
	}
	o.SomeString("closed", s.Closed)
	if len(s.Over) > 0 {
		marshalMember(&o, "over", s.Over)
	}
	o.True("draining", s.Draining)
	if s.Facts != nil && len(s.Facts) == 0 { // the usual case
		o.Ints("facts")
	} else {
		marshalMember(&o, "facts", s.Facts)
	}
	if s.Meter != nil {
		marshalMember(&o, "meter", s.Meter)
	}
	if s.Tournament != nil {
		marshalMember(&o, "tournament", s.Tournament)
	}
	o.Close()
	return o.Text
}

// AppendJSON appends the receipt to a text, as encoding/json would write it.
func (r *Receipt) AppendJSON(to []byte) []byte {
	o := jsontext.Begin(to)
	o.String("table", r.Table)
	o.Uint("at", r.At)
	o.Uint("event", r.Event)
	o.SomeInt("seat", int64(r.Seat))
	o.SomeInt("amount", int64(r.Amount))
	o.True("waits", r.Waits)
	o.SomeString("question", r.Question)
	o.True("repeated", r.Repeated)
	o.Close()
	return o.Text
}

// marshalMember writes a member with encoding/json.
func marshalMember(o *jsontext.Object, name string, v any) {
	text, err := jsontext.Marshal(v)
	if err != nil {
		panic("wire: a part of a status that is no JSON: " + err.Error())
	}
	o.Name(name)
	o.Text = append(o.Text, text...)
}
