package journal

// plainDepth is how many values may lie in each other in plain JSON.
const plainDepth = 32

// isPlain reports whether a text is one JSON value without blanks that has nothing unusual in it: texts are ASCII without
// escapes, and numbers are whole. It takes a small part of the time that a reader of any JSON does. False means only that
// such a reader must look.
func isPlain(text []byte) bool {
	rest, ok := pastPlain(text, plainDepth)
	return ok && len(rest) == 0
}

// pastPlain returns what follows a plain value.
func pastPlain(text []byte, depth int) (rest []byte, ok bool) {
	if len(text) == 0 || depth == 0 {
		return nil, false
	}
	switch c := text[0]; {
	case c == '"':
		return pastPlainText(text)
	case c == '{':
		return pastPlainList(text, '}', depth)
	case c == '[':
		return pastPlainList(text, ']', depth)
	case c == '-' || c >= '0' && c <= '9':
		return pastPlainNumber(text)
	}
	s := scanner{rest: text}
	ok = s.has("true") || s.has("false")
	return s.rest, ok
}

// pastPlainText returns what follows a text in quotation marks.
func pastPlainText(text []byte) (rest []byte, ok bool) {
	for i := 1; i < len(text); i++ {
		switch c := text[i]; {
		case c == '"':
			return text[i+1:], true
		case c < ' ' || c > '~' || c == '\\':
			return nil, false
		}
	}
	return nil, false
}

// pastPlainNumber returns what follows a whole number.
func pastPlainNumber(text []byte) (rest []byte, ok bool) {
	if text[0] == '-' {
		text = text[1:]
	}
	end := 0
	for end < len(text) && text[end] >= '0' && text[end] <= '9' {
		end++
	}
	return text[end:], end == 1 || end > 1 && text[0] != '0'
}

// pastPlainList returns what follows an object or a list, which its last byte tells apart.
func pastPlainList(text []byte, last byte, depth int) (rest []byte, ok bool) {
	if rest = text[1:]; len(rest) > 0 && rest[0] == last {
		return rest[1:], true
	}
	for {
		if last == '}' {
			if len(rest) == 0 || rest[0] != '"' {
				return nil, false
			}
			if rest, ok = pastPlainText(rest); !ok || len(rest) == 0 || rest[0] != ':' {
				return nil, false
			}
			rest = rest[1:]
		}
		if rest, ok = pastPlain(rest, depth-1); !ok || len(rest) == 0 {
			return nil, false
		}
		switch c := rest[0]; c {
		case last:
			return rest[1:], true
		case ',':
			rest = rest[1:]
		default:
			return nil, false
		}
	}
}
