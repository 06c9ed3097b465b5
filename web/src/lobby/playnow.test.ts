import { expect, test } from 'vitest'
import type { Listing, TableView } from '../api/client'
import { choose, seatAt, stake } from './playnow'

const table = (id: string, more: Partial<Listing> = {}) =>
  ({ id, game: id, min: 500, max: 50_000, seats: 6, taken: 0, bots: 0, free: 6, phase: 'idle', results: [], ...more }) as Listing

test('one sits down where a bet is small, at a game for beginners, and at the game of last time', () => {
  const tables = [table('ring'), table('dear', { min: 10_000 }), table('full', { free: 0 }), table('shut', { phase: 'closed' }), table('cheap')]
  const first = (last: string, balance = 100_000) => choose(tables, balance, last, (g) => g !== 'ring').map((t) => t.id)
  expect(first('')).toEqual(['cheap', 'ring', 'dear'])
  expect(first('dear')[0]).toBe('dear')
  expect(first('dear', 5_000)).not.toContain('dear')
  expect(first('full')).not.toContain('full')
  expect(choose([table('busy', { phase: 'playing', taken: 2 }), table('quiet')], 100_000, '', () => true)[0]?.id).toBe('quiet')
})

test('a seat is one that nobody has, or a bot makes room', () => {
  const view = (players: object[], promised: number[] = [], seats = 2) => ({ seats, min: 500, players, promised }) as unknown as TableView
  expect(seatAt(view([], [], 7))).toBe(4)
  expect(seatAt(view([{ seat: 4 }, { seat: 3, bot: true }], [], 7))).toBe(5)
  expect(seatAt(view([{ seat: 1, bot: true }]))).toBe(2)
  expect(seatAt(view([{ seat: 1, bot: true }, { seat: 2 }]))).toBe(1)
  expect(seatAt(view([{ seat: 1 }], [2]))).toBe(0)
  expect(stake(view([]), 15_000)).toBe(15_000)
  expect(stake(view([]), 100_000)).toBe(20_000)
})
