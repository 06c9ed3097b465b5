import { expect, it } from 'vitest'
import type { Event } from '../api/client'
import type { Drawn } from '../fair/types'
import vectors from './drawn.vectors.json'
import { checkDraws } from './proofdraws'

// The rounds were played by the house's own code; floor/past_test.go writes them.
type Round = Drawn & { events: Event[] }
const games = (vectors as unknown as { table: string; game: string; rounds: Round[] }[]).filter((g) => g.rounds.at(-1)?.at.length)

const own = (g: (typeof games)[number]) => structuredClone(g.rounds.at(-1)!)
const check = async (g: (typeof games)[number], drawn: Round) => {
  const { round, hash } = g.rounds.at(-1)!.proof
  return (await checkDraws({ table: g.table, round, hash, events: drawn.events }, drawn))[0]!
}

it('there is a game with tiles, and one with cards and dice', () => {
  expect(games.map((g) => g.game)).toEqual(['pai-gow', 'pai-gow-poker'])
})

it.each(games)('$game is dealt again', async (g) => {
  const found = await check(g, own(g))
  expect(found).toMatchObject({ is: 'proven', text: expect.stringMatching(/the same: [1-6]-[1-6]-[1-6], and all \d+ (tiles|cards)/) as string })
})

it.each(games)('$game: what is doctored is found', async (g) => {
  const doctored = async (change: (d: Round) => void) => {
    const d = own(g)
    change(d)
    return (await check(g, d)).is
  }
  const seen = (e: Event) => (e.tile && e.tile !== '?-?') || (e.card && e.card !== '??')
  const another = (e: Event) => (e.tile ? { ...e, tile: e.tile === '6-6' ? '1-1' : '6-6' } : { ...e, card: e.card === 'As' ? 'Ks' : 'As' })
  const change = (d: Round, which: (e: Event) => unknown, to: (e: Event) => Event) => {
    const i = d.events.findIndex((e) => which(e))
    expect(i).toBeGreaterThanOrEqual(0)
    d.events[i] = to(d.events[i]!)
  }
  expect(await doctored((d) => change(d, (e) => e.kind === 'deal' && seen(e), another))).toBe('wrong')
  expect(await doctored((d) => change(d, (e) => e.kind === 'turn' && seen(e), another))).toBe('wrong')
  expect(await doctored((d) => change(d, (e) => e.faces, (e) => ({ ...e, faces: e.faces!.map((f) => (f % 6) + 1) })))).toBe('wrong')
  expect(await doctored((d) => d.events.push({ ...d.events.find((e) => e.kind === 'deal' && seen(e))!, n: 1e6 }))).toBe('wrong')
  expect(await doctored((d) => d.events.push({ ...d.events.find((e) => e.faces)!, n: 1e6 }))).toBe('wrong')
  expect(await doctored((d) => d.at.reverse())).toBe('wrong')
  expect(await doctored((d) => d.at.pop())).toBe('wrong')
  expect(await doctored((d) => d.tiles.reverse() && d.deck.reverse())).toBe('wrong')
  expect(await doctored((d) => (d.full += 1))).toBe('wrong')
  expect(await doctored((d) => (d.proof.chain = 'ab'.repeat(32)))).toBe('wrong')
  expect(await doctored((d) => (d.proof.seed = 'ab'.repeat(32)))).toBe('wrong')
  expect(await doctored((d) => (d.proof.hash = 'ab'.repeat(32)))).toBe('wrong')
  expect(await doctored((d) => (d.proof.round += 1))).toBe('wrong')
  expect(await doctored((d) => (d.proof.seed = ''))).toBe('unproven')
})
