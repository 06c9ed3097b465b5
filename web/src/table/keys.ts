// One key, one meaning, at every table. Nobody has to learn the keys of a game, and none does something else because the
// question has changed under one's finger.

/** What a key answers: choices that come to the same, whatever a game calls them. */
const answers: Record<string, string[]> = {
  f: ['fold', 'concede'],
  c: ['check', 'call', 'ride'],
  r: ['bet', 'raise', 'attack', 'bid', 'wager', 'war', 'flop', 'river', 'less'],
  h: ['draw', 'card', 'take'], // one more card
  s: ['stand', 'stay'],
  d: ['double'],
  p: ['split'],
  u: ['surrender', 'rescue', 'dead'], // the hand is given up
  i: ['insure'],
  w: ['house-way'],
  y: ['accept', 'cut', 'play', 'in-to-win', 'full', 'show', 'natural', 'done'], // yes
  n: ['decline', 'refuse', 'pass', 'keep', 'none', 'no-cut'], // no
  e: ['chip'],
  v: ['void'],
  ' ': ['discard'], // the cards that were picked by their numbers
}

/** The keys of all that one does besides answering. */
export const keys = {
  go: ' ', // ready, roll, set the hands: the one way on
  same: 'a', undo: 'z', double: 'x', repeat: 'g', // bets
  more: 'b', coupon: 'q', coachs: 'j',
  log: 'l', coach: 'k', odds: 'o', chat: 't', rules: '?', mute: 'm', search: '/',
} as const

const letters = new Map(Object.entries(answers).flatMap(([key, list]) => list.map((c) => [c, key])))
const ordinals = ['first', 'second', 'third', 'fourth']

/** The number in a choice's own name: 3 of "bet-3x", "stack-3" and "discard-third"; 0 if there is none. */
const numberOf = (choice: string) =>
  Number(/-(\d)x?$/.exec(choice)?.[1] ?? 1 + ordinals.findIndex((o) => choice === o || choice.endsWith(`-${o}`)))

/**
 * The key of every choice of a question. One that has no letter of its own has a number, unless numbers choose an amount
 * or cards there.
 */
export function shortcuts(choices: string[], numbered = true): Record<string, string> {
  const found: Record<string, string> = {}
  const take = (choice: string, key: string) => {
    if (key && !Object.values(found).includes(key)) found[choice] = key
  }
  for (const c of choices) take(c, letters.get(c) ?? (numbered && numberOf(c) ? String(numberOf(c)) : ''))
  for (const c of choices) {
    const free = ['1', '2', '3', '4', '5', '6', '7', '8', '9'].find((n) => !Object.values(found).includes(n))
    if (!found[c] && numbered) take(c, free ?? '')
  }
  return found
}

/** How a key is written on its button. */
export const keyName = (key: string | undefined) => (key === ' ' ? '␣' : key)

/** What presses itself by the space bar; the areas of a felt do not. */
const pressed = 'button:not([data-area]), a, summary'

/** The key that was pressed for the table; nothing if it is for a field, a dialog or a button, or is held down. */
export function keyFor(e: KeyboardEvent): string {
  const target = e.target as HTMLElement
  if (e.ctrlKey || e.metaKey || e.altKey || e.repeat) return ''
  if (target.matches('input, select, textarea') || document.querySelector('dialog[open]')) return ''
  return e.key === ' ' && target.closest(pressed) ? '' : e.key.toLowerCase()
}

/** So long, in milliseconds, a question has been on the screen before a key can be meant for it, or gone before one can be meant for what follows. */
export const moment = 400
