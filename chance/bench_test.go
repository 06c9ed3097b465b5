package chance

import "testing"

func BenchmarkSecureDraw6(b *testing.B) {
	for s := NewSecure(Seed{}); b.Loop(); {
		s.Draw(6)
	}
}

func BenchmarkFastDraw6(b *testing.B) {
	for f := NewFast(1, 1); b.Loop(); {
		f.Draw(6)
	}
}

func BenchmarkFastDraw52(b *testing.B) {
	for f := NewFast(1, 1); b.Loop(); {
		f.Draw(52)
	}
}

func BenchmarkFastThroughInterface(b *testing.B) {
	for s := sources()["fast"]; b.Loop(); {
		s.Draw(6)
	}
}

func BenchmarkRecorderDraw6(b *testing.B) {
	r := NewRecorder(NewFast(1, 1))
	for b.Loop() {
		if r.Draw(6); len(r.drawn) == 64 {
			r.Reset()
		}
	}
}

func BenchmarkRecordingDraw6(b *testing.B) {
	r := NewRecording([]Drawn{{6, 4}})
	for b.Loop() {
		r.next = 0
		r.Draw(6)
	}
}

func BenchmarkScriptDraw6(b *testing.B) {
	s := NewScript(4)
	for b.Loop() {
		s.next = 0
		s.Draw(6)
	}
}

// BenchmarkTreeTwoDice is one run of two draws.
func BenchmarkTreeTwoDice(b *testing.B) {
	tree := NewTree()
	for b.Loop() {
		if tree.Next() {
			tree.Draw(6)
			tree.Draw(6)
		}
	}
}
