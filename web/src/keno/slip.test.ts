import { expect, test } from 'vitest'
import { groupOf, type Group, list, mark, nameOf, possible, singles, writeWays } from './slip'

const group = (...numbers: number[]): Group => ({ numbers, king: false })
const king = (n: number): Group => ({ numbers: [n], king: true })

test('a number is marked in one group only', () => {
  let groups = [group(), group()]
  groups = mark(groups, 0, 7)
  groups = mark(groups, 0, 3)
  expect(groups[0]?.numbers).toEqual([3, 7])
  groups = mark(groups, 1, 7)
  expect(groups.map((g) => g.numbers)).toEqual([[3], [7]])
  expect(groupOf(groups, 7)).toBe(1)
  groups = mark(groups, 1, 7)
  expect(groupOf(groups, 7)).toBe(-1)
  expect(mark(mark([king(5)], 0, 6), 0, 7)).toEqual([king(7)])
})

test('four groups of two are four ways of two, six of four, four of six and one of eight', () => {
  const groups = [group(1, 2), group(3, 4), group(5, 6), group(7, 8)]
  expect(writeWays(possible(groups, 15))).toBe('4/2, 6/4, 4/6, 1/8')
  expect(writeWays(possible(groups, 5))).toBe('4/2, 6/4')
})

test('a king is combined with other groups and is no way alone', () => {
  expect(writeWays(possible([king(9), group(1, 2), group(3, 4)], 15))).toBe('2/2, 2/3, 1/4, 1/5')
  expect(writeWays(possible([king(9), king(10), group(1, 2, 3)], 15))).toBe('1/2, 1/3, 2/4, 1/5')
  expect(possible([king(9)], 15)).toEqual([])
})

test('a straight ticket has one way, and an empty one none', () => {
  expect(writeWays(possible([group(1, 2, 3), group()], 15))).toBe('1/3')
  expect(possible([group()], 15)).toEqual([])
})

test('numbers are listed for people', () => {
  expect(list([3])).toBe('3')
  expect(list([3, 7, 12])).toBe('3, 7 and 12')
})

test('groups are named in their order, and kings by their numbers', () => {
  const groups = [group(1, 2), king(9), group(3)]
  expect(groups.map((_, i) => nameOf(groups, i))).toEqual(['A', 'K9', 'B'])
  expect(singles(groups, 15).map((s) => `${s.of.join('+')}/${s.spots}`)).toEqual(['B/1', 'A/2', 'K9+B/2', 'A+K9/3', 'A+B/3', 'A+K9+B/4'])
  expect(singles([group(1)], 15)).toEqual([])
  expect(singles(Array.from({ length: 10 }, (_, i) => group(i + 1)), 15)).toEqual([])
})

test('the groups after Z have two letters', () => {
  const groups = Array.from({ length: 54 }, (_, i) => group(i + 1))
  expect([25, 26, 27, 51, 52].map((i) => nameOf(groups, i))).toEqual(['Z', 'AA', 'AB', 'AZ', 'BA'])
})
