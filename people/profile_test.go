package people

import "testing"

// A name and a picture are set together, and what is not lawful changes nothing.
func TestAProfileIsANameAndAPicture(t *testing.T) {
	r, _, st, _ := open(t, t.TempDir(), small())
	defer st.Close()
	come, err := r.Guest()
	if err != nil {
		t.Fatal(err)
	}
	guest := come.ID
	p, err := r.SetProfile(guest, "Ann", "012345")
	if err != nil || p.Name != "Ann" || p.Picture != "012345" {
		t.Fatalf("%+v, %v", p, err)
	}
	for _, x := range [][2]string{{"", "012345"}, {"Bot Ada", ""}, {" Ann", ""}, {"Ann", "01234"}, {"Ann", "<svg/>"},
		{"Ann", "012348"}, {"Ann\u202e", ""}} {
		if _, err := r.SetProfile(guest, x[0], x[1]); err == nil {
			t.Errorf("%q with the picture %q is taken", x[0], x[1])
		}
	}
	if p, _ := r.Find(guest); p.Name != "Ann" || p.Picture != "012345" {
		t.Errorf("afterwards: %+v", p)
	}
	if _, err := r.SetProfile("nobody-there", "Ann", ""); err == nil {
		t.Error("somebody who is not there has a profile")
	}
}
