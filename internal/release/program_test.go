package release

import (
	"bytes"
	"encoding/json"
	"runtime/debug"
	"testing"
)

func TestTheComponentsOfAProgram(t *testing.T) {
	info := &debug.BuildInfo{GoVersion: "go1.26.0", Deps: []*debug.Module{
		{Path: "example.org/B", Version: "v2.0.0", Sum: "h1:bb="},
		{Path: "example.org/a", Version: "v1.0.0", Replace: &debug.Module{Path: "example.org/fork", Version: "v1.1.0", Sum: "h1:aa="}}}}
	text, err := ProgramBOM(info, "0.2.0", "abc")
	if err != nil {
		t.Fatal(err)
	}
	var list bom
	if err := json.Unmarshal(text, &list); err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, c := range list.Components {
		names = append(names, c.PURL)
	}
	want := []string{"pkg:golang/example.org/b@v2.0.0", "pkg:golang/example.org/fork@v1.1.0", "pkg:golang/std@1.26.0"}
	if len(names) != 3 || names[0] != want[0] || names[1] != want[1] || names[2] != want[2] || len(list.Dependencies[0].DependsOn) != 3 ||
		list.Components[1].Properties[0].Value != "h1:aa=" || list.Metadata.Component.Version != "0.2.0" {
		t.Errorf("%s", text)
	}
	if bytes.Contains(text, []byte("timestamp")) {
		t.Error("the list has a time, so the same program would have another one")
	}
	if again, _ := ProgramBOM(info, "0.2.0", "abc"); !bytes.Equal(again, text) {
		t.Error("the same program has another list")
	}
	if other, _ := ProgramBOM(info, "0.2.0", "abd"); bytes.Equal(other, text) {
		t.Error("another commit has the same list")
	}
}
