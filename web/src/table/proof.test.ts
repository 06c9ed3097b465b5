import { expect, it } from 'vitest'
import { check, commitment, Draws, roundKey } from './proof'

const seed = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, '0')).join('')

it('a commitment is the SHA-256 of the seed', async () => {
  expect(await commitment(seed)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd')
})

// The same vectors as those of the house.
it.each([
  ['bj-1', 1, [], [7, 24, 6, 23, 30, 24, 26, 28]],
  ['bj-1', 2, [], [45, 45, 13, 3, 18, 40, 32, 34]],
  ['bj-1', 1, ['seven', ''], [12, 23, 3, 43, 40, 46, 47, 47]],
])('table %s, round %i, cuts %j draws as the house does', async (table, round, cuts, want) => {
  const draws = new Draws(await roundKey(seed, table, round, cuts))
  expect(want.map(() => draws.next(52))).toEqual(want)
})

it('goes on over the end of a block and of a key', () => {
  const key = new TextEncoder().encode('no more bets, the dice are out!!')
  const draws = new Draws(key)
  const got = Array.from({ length: 300 }, () => draws.next(52))
  expect(got.slice(0, 12)).toEqual([15, 33, 15, 50, 1, 1, 49, 28, 29, 29, 30, 33])
  expect(got.slice(120, 132)).toEqual([22, 16, 27, 29, 29, 11, 7, 28, 0, 7, 8, 6])
  expect(got.slice(240, 256)).toEqual([14, 13, 45, 23, 0, 15, 11, 4, 22, 8, 15, 32, 16, 49, 41, 26])
})

it('a doctored round fails', async () => {
  const draws = new Draws(await roundKey(seed, 'w-1', 3, []))
  const pocket = draws.next(38)
  const round = {
    table: 'w-1', thrown: { of: 38, plus: 0, each: 1 }, round: 3, hash: await commitment(seed), seed, cuts: [], outcomes: [[pocket, 0, 0]],
  }
  expect((await check(round)).map((c) => c.good)).toEqual([true, true])
  expect((await check({ ...round, outcomes: [[(pocket + 1) % 38, 0, 0]] })).map((c) => c.good)).toEqual([true, false])
  expect((await check({ ...round, hash: 'ff'.repeat(32) }))[0]?.good).toBe(false)
  expect((await check({ ...round, cuts: ['another'] })).map((c) => c.good)).toEqual([true, false])
})
