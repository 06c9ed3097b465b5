package log

import "strings"

// acts are the verbs by which a table tells what a player does, as in "has the bank", with how they read after "you".
var acts = func() map[string]string {
	of := map[string]string{"is": "are", "was": "were", "has": "have", "does": "do", "passes": "pass"}
	for _, same := range strings.Fields("can came had passed") {
		of[same] = same
	}
	for _, verb := range strings.Fields("asks becomes calls concedes consents covers deals decides declines discards " +
		"gets gives keeps leaves lets looks makes plays " +
		"points refuses rolls selects sets shakes surrenders takes uses") {
		of[verb] = strings.TrimSuffix(verb, "s")
	}
	return of
}()

// toYou puts what is said of a player as it is said to that player.
var toYou = strings.NewReplacer("the player's", "your", "before the player", "before you", "his or her", "your")

// Of tells something of a player by name: "Bot Ada has the bank." If the name is that by which the reader is spoken to it
// tells it so: "You have the bank." What does not begin with a verb is a sentence of its own: "You: the high hand is lower."
func Of(who, you, text string) string {
	words := strings.Split(text, " ")
	if acts[words[0]] == "" || len(words) == 1 {
		return who + ": " + text + "."
	}
	if who != you {
		return who + " " + text + "."
	}
	for i, word := range words {
		if own := acts[word]; own != "" && (i == 0 || words[i-1] == "and") {
			words[i] = own
		}
	}
	return you + " " + toYou.Replace(strings.Join(words, " ")) + "."
}
