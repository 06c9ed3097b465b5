import { describe, expect, it } from 'vitest'
import { inScript, inSvelte } from './outside'

/** Directories whose texts are still to be moved into the catalogue. This list only gets shorter. */
const todo: string[] = []

/** Strings that are for the program though they look like words for people. */
const program = new Set<string>([
  'boardwalk cut v1', 'boardwalk leaf v1', 'boardwalk chain v1', 'boardwalk draw v2', // what is hashed before the rest
  'boardwalk inspector key', 'boardwalk inspector checkpoint', // where the browser keeps them
  'pit boss', 'dealer school', 'keno writer', 'keno supervisor', // roles as the house names them
  'select, input, button:not(.link)', 'input, select, textarea', 'button, a, [data-area]', // elements
  '(prefers-reduced-motion: reduce)',
  '… on …', // how the house calls the odds of one outcome of a wager
  'game     blackjack\nwhat-if  blackjack pays 6 to 5', 'game …', 'game     …', '… bonus', '… to …', // the language of designs
  'Letter', // a size of paper
  'too long', // a fault that only the program reads
  'Jk', // a card
  'Boardwalk', // the name of the house, in every language
  'the page lacks the element that the app is mounted on', // a fault of the program, before there is a page to say it
])

/** What turns sentences that the house sends in English; those of another language are left as they are. */
const grammar = ['../table/toldof.ts']

const sources = import.meta.glob<string>('../**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true })

function textsOf(path: string, source: string) {
  const found = path.endsWith('.svelte') ? inSvelte(source) : inScript(source)
  return found.filter((f) => !program.has(f.text)).map((f) => `${path.slice(3)}:${f.line} ${f.text}`)
}

describe('texts outside of the catalogue', { timeout: 60_000 }, () => {
  const own = Object.entries(sources).filter(([path]) => path.startsWith('../') && !grammar.includes(path) && !/\.(test|d)\.ts$/.test(path))
  it('are none, but where they are still to be moved', () => {
    expect(own.length).toBeGreaterThan(100)
    const done = own.filter(([path]) => !todo.some((d) => path.startsWith(`../${d}/`)))
    expect(done.flatMap(([path, source]) => textsOf(path, source))).toEqual([])
  })
  it('are listed as to be moved only where there are some', () => {
    for (const d of todo) {
      const left = own.filter(([path]) => path.startsWith(`../${d}/`)).flatMap(([path, source]) => textsOf(path, source))
      expect([d, left.length]).not.toEqual([d, 0])
    }
  })
})

describe('the search for texts', () => {
  const texts = (source: string) => inSvelte(source).map((f) => f.text)
  it('finds text, visible attributes and what an expression may become', () => {
    expect(texts('<p>Hello <b>{n}</b></p>')).toEqual(['Hello'])
    expect(texts('<p aria-label="Your hand" class="big hand">{n}</p>')).toEqual(['Your hand'])
    expect(texts('<p title="{n} seats">{on ? "closed" : words.open}</p>')).toEqual(['seats', 'closed'])
    expect(texts('<p>{on && `Race ${n}`}{list.join(" and so ")}</p>')).toEqual(['Race', 'and so'])
    expect(texts('{#if kind === "an id of two"}<i class:own={x}>{n} %</i>{/if}')).toEqual([])
    expect(texts('<Board verb={words.buy} label="Buy now" />')).toEqual([])
  })
  it('finds what looks like words in scripts', () => {
    const script = (source: string) => inScript(source).map((f) => f.text)
    expect(script(`const a = { closed: 'Closed', id: 'closed' }`)).toEqual(['Closed'])
    expect(script('throw new Error(`round ${n} is over`)')).toEqual(['round … is over'])
    expect(script(`if (role === 'pit boss') go('/desk'); type Role = 'pit boss'`)).toEqual([])
    expect(texts(`<script lang="ts">\n let a = 'No more bets'\n</script>\n<p>{a}</p>`)).toEqual(['No more bets'])
  })
})
