import { expect, test } from 'vitest'
import type { Said } from '../api/client'
import { lines } from './lines.svelte'

const line = (n: number, text = 'hi') => ({ n, text, person: 'ann', name: 'Ann', seat: 1, time: '2000-01-01T20:00:00Z' }) as Said

test('lines are kept once each, in order, by table', () => {
  lines.add('a', line(2))
  lines.add('a', line(1))
  lines.add('a', line(2))
  lines.add('b', line(3))
  expect(lines.at('a').map((l) => l.n)).toEqual([1, 2])
  expect(lines.at('b').map((l) => l.n)).toEqual([3])
  for (let n = 10; n < 200; n++) lines.add('a', line(n))
  expect(lines.at('a')).toHaveLength(100)
  expect(lines.at('a').at(-1)?.n).toBe(199)
})

test('what others have said since one looked is counted', () => {
  lines.add('c', line(1))
  lines.add('c', { ...line(2), person: 'bo' })
  lines.add('c', { ...line(3), person: 'bo' })
  expect([lines.unread('c', 'ann'), lines.unread('c', 'bo')]).toEqual([2, 1])
  lines.look('c')
  expect(lines.unread('c', 'ann')).toBe(0)
  lines.add('c', { ...line(4), person: 'bo' })
  expect(lines.unread('c', 'ann')).toBe(1)
})
