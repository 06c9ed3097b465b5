import { expect, it } from 'vitest'
import { due, quicknet, scheme, verifies } from './beacon'

// Values that the League of Entropy published.
const value1000 = 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39'
const value1001 = 'b33bf3667cbd5a82de3a24b4e0e9fe5513cc1a0e840368c6e31f5fcfa79bea03f73896b25883abf2853d10337fb8fa41'
const value = { scheme, key: quicknet, genesis: 1692803367, period: 3, round: 1000, value: value1000 }

it('published values verify', async () => {
  expect(await verifies(value)).toBe(true)
  expect(await verifies({ ...value, round: 1001, value: value1001 })).toBe(true)
})

it.each([
  ['another round', { ...value, round: 999 }],
  ["another round's value", { ...value, value: value1001 }],
  ['a value that is no point', { ...value, value: value1000.slice(0, -2) + '38' }],
  ['the negative of a value', { ...value, value: '94' + value1000.slice(2) }],
  ['infinity', { ...value, value: 'c0' + '00'.repeat(47) }],
  ['infinity as the key', { ...value, key: 'c0' + '00'.repeat(95) }],
  ['a point that is not in the group', { ...value, value: '80' + '00'.repeat(47) }],
  ['nothing', { ...value, value: '' }],
  ['another scheme', { ...value, scheme: 'pedersen-bls-chained' }],
])('%s does not', async (_name, forged) => {
  expect(await verifies(forged)).toBe(false)
})

it('knows when a value is due', () => {
  expect(new Date(due(value, 1000)).toISOString()).toBe('2023-08-23T15:59:24.000Z')
})
