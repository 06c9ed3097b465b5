package sse

import (
	"strconv"
	"sync"

	"boardwalk/internal/jsontext"
)

// Buffer is a text that is written to. [WithBuffer] lends one.
type Buffer struct{ Text []byte }

var buffers = sync.Pool{New: func() any { return &Buffer{} }}

// WithBuffer calls a function with an empty buffer from a pool, so that its memory
// is used again and again. The function must copy what it wants to keep.
func WithBuffer(do func(*Buffer)) {
	b := buffers.Get().(*Buffer)
	defer buffers.Put(b)
	b.Text = b.Text[:0]
	do(b)
}

// Begin begins a message of a kind; its data, one line, is to be appended to Text
// and followed by [Buffer.End]. An id of 0 is left out.
func (b *Buffer) Begin(id uint64, kind string) {
	if id > 0 {
		b.Text = strconv.AppendUint(append(b.Text, "id: "...), id, 10)
		b.Text = append(b.Text, '\n')
	}
	b.Text = append(append(append(b.Text, "event: "...), kind...), "\ndata: "...)
}

// End ends a message.
func (b *Buffer) End() { b.Text = append(b.Text, "\n\n"...) }

// Append appends a message to a text, with a value as its data in JSON.
func Append(text []byte, id uint64, kind string, v any) []byte {
	data, err := jsontext.Marshal(v)
	if err != nil {
		panic("sse: a message that is no JSON: " + err.Error())
	}
	b := Buffer{text}
	b.Begin(id, kind)
	b.Text = append(b.Text, data...)
	b.End()
	return b.Text
}
