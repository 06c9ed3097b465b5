import { expect, it } from 'vitest'

const files = import.meta.glob<string>(['../**/*.ts', '../**/*.svelte', '!../**/*.test.ts', '!../api/schema.d.ts'], {
  query: '?raw', import: 'default', eager: true,
})

// What an event says to people is prose, and its paragraph is a reference: screens go by kinds and fields.
const prose = [
  /\.(text|law|oddsLaw)\b(\s*\?\?\s*'')?\)?\s*(===|!==)\s*['"`]/,
  /['"`]\s*(===|!==)\s*\w+\.(text|law|oddsLaw)\b/,
  /\/[gimsuy]*\.(test|exec)\(\s*[\w.?]*\.(text|law|oddsLaw|message)\b/,
  /\.(text|law|oddsLaw)\b[^\n]{0,12}\.(match|startsWith|endsWith|includes)\(/,
  /switch\s*\([\w.?]*\.(text|law|oddsLaw)\b/,
  /===?\s*['"`](19:4[67]|13:69)/,
]

it('no screen finds a meaning in a sentence or a paragraph', () => {
  expect(Object.keys(files).length).toBeGreaterThan(80)
  const found = Object.entries(files).flatMap(([name, text]) =>
    text.split('\n').flatMap((line, i) => (prose.some((p) => p.test(line)) ? [`${name}:${i + 1}: ${line.trim()}`] : [])),
  )
  expect(found).toEqual([])
})

it('comparisons with prose are recognised', () => {
  const bad = [
    "if (e.text === 'coupon') return", "n.law === '19:47-8.3(b)1'", "/shuffle/.test(e.text ?? '')", "e.text?.startsWith('side pot')",
    'switch (e.law) {',
  ]
  expect(bad.filter((line) => !prose.some((p) => p.test(line)))).toEqual([])
})

// The id of a wager, an area, a game, a fact, an offer or a choice is the game's own: a screen compares ids with ids
// that the house has told, and never with one that is written here.
const id = '(area|wager|game|to|offer|choice|fact|id)'
const literal = [
  new RegExp(String.raw`\.${id}\b(\s*\?\?\s*'')?\)?\s*(===|!==)\s*['"${'`'}]\w`),
  new RegExp(String.raw`['"${'`'}]\s*(===|!==)\s*[\w.?]+\.${id}\b`),
  new RegExp(String.raw`\/[gimsuy]*\.(test|exec)\(\s*([\w.?]*\.)?${id}\b`),
  new RegExp(String.raw`\.${id}\b[^\n]{0,12}\.(match|startsWith|endsWith|includes|split|replace)\(\s*['"${'`'}/]`),
  /\b(fact|facts|holder|isPot|amount|total|mark)\(\s*['"`]/,
]
/** Files that may, each with the reason. */
const mayCompare: Record<string, string> = {
  '../history/replay.svelte.ts': 'an event of the kind "button" moves the fact of that name, which a round that is over tells only once',
  '../learn/bets.ts': 'likewise at the page of odds: figures name a wager once for all positions',
  '../table/callbets.ts': 'the numbers that a wager of roulette covers are told by its id alone',
  '../table/cutoffer.ts': 'the offer of the cut has one name in all games, and is answered by a setting',
  '../table/keys.ts': 'one key means the same in all games, so that choices have theirs by name; keys.test.ts holds all of them',
  '../table/watch.svelte.ts': 'who sits out is told by the poker room, and not by a game',
  '../odds/Odds.svelte': 'figures name a wager once for all positions, without the number of the position',
}
/** The games that are played at tables, by the directories of their cases. Keno is none: it has pages of its own. */
const games = [...new Set(Object.keys(import.meta.glob('../../../cases/*/*.case')).map((path) => path.split('/').at(-2)!))].filter((id) => id !== 'keno')
const named = (ids: string[]) => new RegExp(String.raw`['"${'`'}/|](${ids.join('|')})['"${'`'}/|]`)
const wagers = /['"`](straight-|pass-odds|dont-pass|any-triple|pair-plus|main-\d)/

it('no screen compares an id with one that is written in it', () => {
  expect(games).toContain('roulette')
  const used = new Set<string>()
  const found = Object.entries(files).flatMap(([name, text]) =>
    text.split('\n').flatMap((line, i) => {
      if (![...literal, named(games), wagers].some((p) => p.test(line))) return []
      if (mayCompare[name]) return used.add(name) && []
      return [`${name}:${i + 1}: ${line.trim()}`]
    }),
  )
  expect(found).toEqual([])
  expect([...used].sort(), 'files that may compare and no longer do').toEqual(Object.keys(mayCompare).sort())
})

it('comparisons with an id are recognised', () => {
  const bad = [
    "if (e.area === 'ante') return",
    "'pass' === b.area",
    "w.id !== 'tie'",
    "/^come-/.test(e.area ?? '')",
    "b.area.startsWith('place-')",
    "t.fact('point')",
    "t.holder('shooter')",
    "q.choice === 'hit'",
    '[/roulette/, 1]',
    "g === 'big-six'",
  ]
  expect(bad.filter((line) => ![...literal, named(games)].some((p) => p.test(line)))).toEqual([])
})
