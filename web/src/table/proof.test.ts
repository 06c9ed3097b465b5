import { beforeEach, expect, it, vi } from 'vitest'
import type { Event } from '../api/client'
import { keepCut } from '../fair/kept'
import type { Proof } from '../fair/types'
import { checkThrown, Draws } from './proof'
import { lastPlayed, lateBets } from './proofrun'
import { roundKey } from '../fair/digest'

const seed = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, '0')).join('')

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', { getItem: (k: string) => kept.get(k) ?? null, setItem: (k: string, v: string) => kept.set(k, v) })
})

it('goes on over the end of a block and of a key', () => {
  const key = new TextEncoder().encode('no more bets, the dice are out!!')
  const draws = new Draws(key)
  const got = Array.from({ length: 300 }, () => draws.next(52))
  expect(got.slice(0, 12)).toEqual([15, 33, 15, 50, 1, 1, 49, 28, 29, 29, 30, 33])
  expect(got.slice(120, 132)).toEqual([22, 16, 27, 29, 29, 11, 7, 28, 0, 7, 8, 6])
  expect(got.slice(240, 256)).toEqual([14, 13, 45, 23, 0, 15, 11, 4, 22, 8, 15, 32, 16, 49, 41, 26])
})

it('a wheel is spun again, and a doctored outcome found', async () => {
  const p = { round: 3, chain: 'ab'.repeat(32), seed, cuts: [] } as unknown as Proof
  const pocket = new Draws(await roundKey('w-1', p)).next(38)
  const wheel = { of: 38, plus: 0, each: 1 }
  const is = async (proof: Proof, outcome: number) => (await checkThrown('w-1', proof, wheel, [[outcome, 0, 0]])).map((c) => c.is)
  expect(await is(p, pocket)).toEqual(['proven'])
  expect(await is(p, (pocket + 1) % 38)).toEqual(['wrong'])
  expect(await is({ ...p, cuts: [{ seat: 1, person: 'ann', hash: '', secret: seed }] }, pocket)).toEqual(['wrong'])
  expect(await is({ ...p, chain: 'ac'.repeat(32) }, pocket)).toEqual(['wrong'])
  expect(await checkThrown('w-1', { ...p, seed: '' }, wheel, [[pocket]])).toEqual([])
  const named = { ...wheel, names: Array.from({ length: 38 }, (_, i) => (i === pocket ? '00' : String(i))) }
  expect((await checkThrown('w-1', p, named, [[pocket]]))[0]?.text).toContain('the same: 00.')
})

const event = (n: number, kind: string, more: Partial<Event> = {}) => ({ n, time: '', kind, ...more }) as Event

it('the last round is the last that is over and drew something', () => {
  const log = [
    event(1, 'bet'), event(2, 'commit', { round: 4 }), event(3, 'outcome'), event(4, 'commit', { round: 5 }),
    event(5, 'arrive'), event(6, 'commit', { round: 6 }), event(7, 'deal'),
  ]
  expect(lastPlayed(log)).toMatchObject({ round: 4, events: [{ n: 2 }, { n: 3 }] })
  expect(lastPlayed(log.slice(3))).toBeNull()
})

it('a bet that came after this page opened its cut is found', () => {
  const closed = event(5, 'no-more-bets')
  const bets = [event(4, 'bet'), closed, event(8, 'outcome'), event(9, 'bet')] // a bet of the play itself is none
  keepCut({ table: 'w-1', round: 7, seat: 1, person: 'ann', hash: 'aa', secret: 'bb', given: true, closed: 5 })
  expect(lateBets('w-1', 7, bets)).toEqual([])
  expect(lateBets('w-1', 7, [...bets.slice(0, 2), event(6, 'bet'), ...bets.slice(2)])[0]?.is).toBe('wrong')
  expect(lateBets('w-1', 8, [event(6, 'bet')])).toEqual([])
})
