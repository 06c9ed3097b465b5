package cluster

import (
	"slices"
	"testing"
)

// TestABodyFollowsItsHead although the same text already waits for another reader.
func TestABodyFollowsItsHead(t *testing.T) {
	l := &link{wake: make(chan struct{}, 1)}
	first, second := &answer{id: 1}, &answer{id: 2}
	l.sendHead(first, []byte("head"))
	l.sendBody(first, []byte("news"))
	l.sendHead(second, []byte("head"))
	l.sendBody(second, []byte("news"))
	l.sendBody(first, []byte("more"))
	l.sendBody(second, []byte("more"))
	begun := map[uint64]bool{}
	for _, f := range l.waiting {
		for _, id := range f.ids {
			if f.kind == frameBody && !begun[id] {
				t.Errorf("a piece of the body of answer %d comes before its head", id)
			}
			begun[id] = begun[id] || f.kind == frameHead
		}
	}
	if last := l.waiting[len(l.waiting)-1]; !slices.Equal(last.ids, []uint64{1, 2}) {
		t.Errorf("the last piece is sent to %v and not to both at once", last.ids)
	}
}
