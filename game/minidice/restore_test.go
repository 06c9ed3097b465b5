package minidice

import "testing"

func TestATableThatIsReadBackIsAsItWas(t *testing.T) {
	for _, s := range []state{{}, {opened: true}, {fault: true}} {
		was, is := New(Options{}), New(Options{})
		was.state = s
		if is.Restore(was.Snapshot()); is.state != s {
			t.Errorf("%+v became %+v", s, is.state)
		}
	}
}
