package chance

// Recorder is a source that hands on the outcomes of another and keeps each of them.
type Recorder struct {
	from  Source
	drawn []Drawn
}

var _ Source = (*Recorder)(nil)

// NewRecorder is a recorder of what it will draw from the given source.
func NewRecorder(from Source) *Recorder { return &Recorder{from: from} }

// Draw draws from the recorder's source. An outcome that never came, because the source
// panicked, is not kept.
func (r *Recorder) Draw(n int) int {
	got := r.from.Draw(n)
	r.drawn = append(r.drawn, Drawn{n, got})
	return got
}

// Drawn is every outcome since the recorder was made or reset, in order. It is the
// recorder's own list: copy it to keep it longer than until the next Reset.
func (r *Recorder) Drawn() []Drawn { return r.drawn }

// Reset forgets the outcomes so far and keeps the room they took.
func (r *Recorder) Reset() { r.drawn = r.drawn[:0] }

// Recording is a source that plays back what a Recorder kept, and holds each question
// against the one that was asked then.
type Recording struct {
	drawn []Drawn
	next  int
}

var _ Source = (*Recording)(nil)

// NewRecording is a recording of these outcomes, at the first. It does not copy them.
func NewRecording(drawn []Drawn) *Recording { return &Recording{drawn: drawn} }

// Left is the number of outcomes not yet played.
func (r *Recording) Left() int { return len(r.drawn) - r.next }

// Draw plays the next outcome. It panics with an *Exhausted when there is none, and with a
// *Mismatch, leaving it unplayed, when it was drawn from another number than n or is no
// possible outcome of it.
func (r *Recording) Draw(n int) int {
	if n < 1 {
		refuse(n)
	}
	if r.next == len(r.drawn) {
		panic(&Exhausted{N: n, Played: r.next})
	}
	held := r.drawn[r.next]
	if held.N != n || held.Got < 0 || held.Got >= n {
		panic(&Mismatch{N: n, Held: held, At: r.next})
	}
	r.next++
	return held.Got
}
