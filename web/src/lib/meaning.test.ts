import { expect, it } from 'vitest'

const files = import.meta.glob<string>(['../**/*.ts', '../**/*.svelte', '!../**/*.test.ts', '!../api/schema.d.ts'], { query: '?raw', import: 'default', eager: true })

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
  const found = Object.entries(files).flatMap(([name, text]) => text.split('\n').flatMap((line, i) => (prose.some((p) => p.test(line)) ? [`${name}:${i + 1}: ${line.trim()}`] : [])))
  expect(found).toEqual([])
})

it('comparisons with prose are recognised', () => {
  const bad = ["if (e.text === 'coupon') return", "n.law === '19:47-8.3(b)1'", "/shuffle/.test(e.text ?? '')", "e.text?.startsWith('side pot')", 'switch (e.law) {']
  expect(bad.filter((line) => !prose.some((p) => p.test(line)))).toEqual([])
})

it('no screen knows a game by its wagers', () => {
  const ids = /['"`](straight-|pass-odds|dont-pass|any-triple|pair-plus|main-\d)/
  expect(Object.entries(files).filter(([, text]) => ids.test(text)).map(([name]) => name)).toEqual([])
})
