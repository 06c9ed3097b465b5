import { expect, test } from 'vitest'
import { dayAfter, inSigmas, isUnusual, part, roundsOf, where } from './ops'

test('days follow each other over months, years and changes of the clocks', () => {
  expect(dayAfter('2026-11-18', 1)).toBe('2026-11-19')
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01')
  expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29')
  expect(dayAfter('2026-11-01', 1)).toBe('2026-11-02')
})

test('figures are written', () => {
  expect(part(0.0125)).toBe('1.25 %')
  expect(part(undefined)).toBe('')
  expect(inSigmas(-3.2041)).toBe('−3.20 σ')
  expect(inSigmas(0.5)).toBe('+0.50 σ')
})

const theory = { handle: 0, expected: 0, actual: 0, difference: 0, deviation: 0, unknown: 0 }

test('more than three standard deviations are unusual', () => {
  expect(isUnusual({ ...theory, sigmas: -3.1 })).toBe(true)
  expect(isUnusual({ ...theory, sigmas: 2.9 })).toBe(false)
  expect(isUnusual(theory)).toBe(false)
})

test('records are those of a log', () => {
  expect(where({ log: 0, first: 3, last: 9, count: 4 })).toBe('3–9')
  expect(where({ log: 2, first: 3, last: 9, count: 4 })).toBe('log 2: 3–9')
})

test('a table leads to its rounds of the day', () => {
  const day = { from: '2026-11-18T11:00:00Z', to: '2026-11-19T11:00:00Z' } as Parameters<typeof roundsOf>[0]
  expect(roundsOf(day, 'craps-1')).toBe('/surveillance?find=1&table=craps-1&from=2026-11-18T11%3A00%3A00Z&to=2026-11-19T11%3A00%3A00Z')
})
