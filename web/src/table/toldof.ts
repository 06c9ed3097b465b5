// What is told of a player: "Ann has the bank", and to that player "You have the bank".
import { words as you } from '../words/table'

/** The verbs by which a table tells what a player does, with how they read after "you". The terminal knows the same (play/log). */
const acts = new Map([
  ...['is are', 'was were', 'has have', 'does do', 'passes pass', 'can can', 'came came', 'had had', 'passed passed']
    .map((s) => s.split(' ') as [string, string]),
  ...(
    'asks becomes calls concedes consents covers deals decides declines discards gets gives keeps leaves lets looks makes plays ' +
    'points refuses rolls selects sets shakes surrenders takes uses'
  )
    .split(' ')
    .map((verb): [string, string] => [verb, verb.slice(0, -1)]),
])

const toYou = (text: string) => text.replaceAll("the player's", 'your').replaceAll('before the player', 'before you').replaceAll('his or her', 'your')

/** toldOf tells something of a player. What does not begin with a verb is a sentence of its own: "You: the high hand is lower". */
export function toldOf(who: string, text: string): string {
  const words = text.split(' ')
  if (words.length === 1 || !acts.has(words[0]!)) return `${who}: ${text}`
  if (who !== you.you) return `${who} ${text}`
  const own = words.map((word, i) => ((i === 0 || words[i - 1] === 'and') && acts.get(word)) || word)
  return `${who} ${toYou(own.join(' '))}`
}
