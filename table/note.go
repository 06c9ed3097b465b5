package table

// NoteWord is [Dealer.NoteAt] where one of several things may be noted under the
// same paragraph. The word says which one, for programs and for cases; the text
// says it to people.
func (d *Dealer) NoteWord(s Seat, word, text string) {
	t := d.table()
	if t.sink == nil {
		return
	}
	e := t.begin(Noted, s, NoArea, t.by, "", text, 0, 0)
	e.Word = word
	t.sink.Event(e)
	e.Word = ""
}
