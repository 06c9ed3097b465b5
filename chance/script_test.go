package chance

import (
	"errors"
	"slices"
	"testing"
)

func TestAScriptPlaysItsOutcomesAndNoMore(t *testing.T) {
	script := NewScript(3, 36).Add(51)
	if got := []int{script.Draw(6), script.Draw(38)}; !slices.Equal(got, []int{3, 36}) || script.Left() != 1 {
		t.Fatalf("played %v with %d left", got, script.Left())
	}
	mismatch, ok := caught(func() { script.Draw(6) }).(*Mismatch)
	if want := (Mismatch{N: 6, Held: Drawn{Got: 51}, At: 2}); !ok || *mismatch != want {
		t.Fatalf("a die that shows 52 panicked with %v", mismatch)
	}
	if want := "outcome 3 is 51, but one of 0 to 5 is needed"; mismatch.Error() != want {
		t.Errorf("it says %q, want %q", mismatch, want)
	}
	if got := script.Draw(52); got != 51 {
		t.Errorf("after the mismatch a card is %d, want 51 still", got)
	}
	exhausted, ok := caught(func() { script.Draw(2) }).(*Exhausted)
	if want := (Exhausted{N: 2, Played: 3}); !ok || *exhausted != want {
		t.Errorf("an empty script panicked with %v", exhausted)
	}
}

func TestARecordingHoldsEachQuestionAgainstTheOneAskedThen(t *testing.T) {
	recorder := NewRecorder(NewScript(5, 36))
	recorder.Draw(6)
	recorder.Draw(38)
	if caught(func() { recorder.Draw(6) }) == nil {
		t.Fatal("the recorder made an outcome up")
	}
	if want := []Drawn{{6, 5}, {38, 36}}; !slices.Equal(recorder.Drawn(), want) {
		t.Fatalf("recorded %v, want %v", recorder.Drawn(), want)
	}

	recording := NewRecording(recorder.Drawn())
	recording.Draw(6)
	err, ok := caught(func() { recording.Draw(37) }).(error)
	if want := "outcome 2 is 36 of 0 to 37, but one of 0 to 36 is needed"; !ok || err.Error() != want {
		t.Errorf("a wheel with one pocket less: got %v, want %s", err, want)
	}
	if recording.Draw(38) != 36 || recording.Left() != 0 {
		t.Error("the outcome was lost with the mismatch")
	}
	err, _ = caught(func() { recording.Draw(38) }).(error)
	if _, ok := errors.AsType[*Exhausted](err); !ok {
		t.Errorf("an ended recording panicked with %v", err)
	}

	tampered := NewRecording([]Drawn{{6, 6}})
	if _, ok := caught(func() { tampered.Draw(6) }).(*Mismatch); !ok {
		t.Error("a die with seven sides was played")
	}
	recorder.Reset()
	if len(recorder.Drawn()) != 0 {
		t.Error("the recorder remembers what it was told to forget")
	}
}
