import { expect, it } from 'vitest'
import { swingOf } from './swing'

it('tells a great win and the loss of all from what happens every minute', () => {
  expect(swingOf(500, 20_500, 0)).toBe('')
  expect(swingOf(10_000, 30_000, 0)).toBe('great') // half of $200
  expect(swingOf(9_900, 29_900, 0)).toBe('')
  expect(swingOf(-20_000, 0, 0)).toBe('all')
  expect(swingOf(-10_000, 0, 10_000)).toBe('') // a line bet still stands
  expect(swingOf(0, 20_000, 0)).toBe('')
})
