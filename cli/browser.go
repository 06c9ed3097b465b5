package cli

import (
	"os"
	"os/exec"
	"runtime"
	"strings"
	"unicode/utf8"
)

// boxed returns lines with a frame around them, so that they are found among others.
func boxed(lines ...string) string {
	wide := 0
	for _, l := range lines {
		wide = max(wide, utf8.RuneCountInString(l))
	}
	text := "┌" + strings.Repeat("─", wide+4) + "┐\n"
	for _, l := range lines {
		text += "│  " + l + strings.Repeat(" ", wide-utf8.RuneCountInString(l)) + "  │\n"
	}
	return text + "└" + strings.Repeat("─", wide+4) + "┘\n"
}

// show opens a page in the browser of whoever started the program. Where there
// is none, the address that was printed has to do.
func show(url string) {
	command := []string{"xdg-open", url}
	switch runtime.GOOS {
	case "darwin":
		command[0] = "open"
	case "windows":
		command = []string{"rundll32", "url.dll,FileProtocolHandler", url}
	default:
		if os.Getenv("DISPLAY") == "" && os.Getenv("WAYLAND_DISPLAY") == "" {
			return
		}
	}
	browser := exec.Command(command[0], command[1:]...)
	if browser.Start() == nil {
		go func() { _ = browser.Wait() }()
	}
}
