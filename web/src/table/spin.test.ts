import { expect, test } from 'vitest'
import { easing, slowed, spinTime, ticks } from './spin'

test('a wheel slows down and rests where it stops', () => {
  for (const rest of ['glide', 'rock'] as const) {
    expect(slowed(0, rest, 0.01)).toBeCloseTo(0)
    expect(slowed(1, rest, 0.01)).toBe(1)
    const first = slowed(0.1, rest) - slowed(0, rest)
    const late = slowed(0.8, rest) - slowed(0.7, rest)
    expect(late).toBeLessThan(first / 4)
  }
})

test('a wheel with a clapper goes past its stop and rocks back', () => {
  const way = Array.from({ length: 200 }, (_, i) => slowed(i / 200, 'rock', 0.02))
  expect(Math.max(...way)).toBeGreaterThan(1.015)
  expect(Math.min(...way.slice(180))).toBeGreaterThan(0.985)
})

test('pegs are heard less and less often', () => {
  const at = ticks(54, 4, 'rock')
  expect(at.length).toBeGreaterThan(40)
  expect(at.at(-1)).toBeLessThanOrEqual(spinTime / 1000)
  const gaps = at.slice(1).map((x, i) => x - at[i]!)
  const mean = (list: number[]) => list.reduce((a, b) => a + b, 0) / list.length
  expect(mean(gaps.slice(-5))).toBeGreaterThan(2 * mean(gaps.slice(0, 20)))
})

test('the style sheet gets the same curve', () => {
  expect(easing('glide', 0, 2)).toBe('linear(0.0000, 0.8750, 1.0000)')
})
