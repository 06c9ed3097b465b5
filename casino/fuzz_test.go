package casino

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/BurntSushi/toml"
	"github.com/google/go-cmp/cmp"
)

// FuzzParse holds that no bytes whatever bring the reader down; that every
// fault is on a line that there is, and is one line itself; that a casino
// without faults can be written and read again; and that the lines are found
// of every key that the TOML library finds.
func FuzzParse(f *testing.F) {
	files, _ := filepath.Glob("testdata/faults/*.toml")
	for _, file := range append(files, "testdata/example.toml") {
		data, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	f.Add(written(f, Default()))
	for _, text := range []string{
		"", "\ufeffname = 1", "a = '''\n'''''\nb = \"\"\"\\\n\"\"\"\"\"\nc = 1", "a . 'b\\' . \"\\u00e9\" = {}\r\nb=[\n{a=1,\nb=2},]",
		"[a.b]\nc=1\n[a]\nd=2\n[[x.y]]\n[[x.y.z]]\nq=1\n[x.y.w]\nr=1\n", "\x00\xff", "a=\"\\", "[", "[[", "a=[#\n1#]\n]", "a={b=1,c.d=2}",
	} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		file, faults := Read("fuzz", data)
		lines := strings.Count(string(data), "\n") + 1
		for i := range faults {
			if fault := &faults[i]; fault.Line < 1 || fault.Line > lines || strings.Contains(fault.Error(), "\n") || fault.Text == "" {
				t.Errorf("%d lines: %q", lines, fault.Error())
			}
		}
		if file == nil {
			if len(faults) == 0 {
				t.Error("no file, and no fault")
			}
			return
		}
		var values map[string]any
		if _, err := toml.Decode(string(data), &values); err != nil {
			t.Fatal(err)
		}
		located(t, "", values, file.places)
		if len(faults) > 0 {
			return
		}
		for _, tab := range file.Tables {
			if _, _, _, err := file.Open(tab.ID); err != nil {
				t.Error(err)
			}
		}
		again, faults := Read("written", written(t, file))
		if len(faults) > 0 {
			t.Fatalf("written, it has faults: %v", faults[0].Error())
		}
		if diff := cmp.Diff(file, again, same); diff != "" {
			t.Errorf("written, it is read as another casino:\n%s", diff)
		}
	})
}

// located holds that a value and all below it were found in the file.
func located(t *testing.T, path string, v any, p *place) {
	if p == nil {
		t.Errorf("%q was not found", path)
		return
	}
	switch v := v.(type) {
	case map[string]any:
		for key, below := range v {
			located(t, path+"/"+key, below, p.keys[key])
		}
	case []map[string]any:
		for i, below := range v {
			if i >= len(p.items) {
				t.Errorf("%q has %d items, found %d", path, len(v), len(p.items))
				return
			}
			located(t, path+"[]", below, p.items[i])
		}
	case []any:
		for i, below := range v {
			if i >= len(p.items) {
				t.Errorf("%q has %d items, found %d", path, len(v), len(p.items))
				return
			}
			located(t, path+"[]", below, p.items[i])
		}
	}
}
