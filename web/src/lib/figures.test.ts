import { afterEach, expect, it } from 'vitest'
import { language } from '../words/language.svelte'
import { dated, fixed, grouped } from './figures'
import { percent, signed } from '../odds/odds'
import { dollars } from './money'

afterEach(() => language.use('en'))

const noon = new Date(2026, 0, 31, 12, 30)

it('figures and dates are written as in English', () => {
  expect([fixed(1.414, 2), grouped(12_345), percent(0.0141, 2), signed(-0.5, 3)]).toEqual(['1.41', '12,345', '1.41%', '−0.500'])
  expect(dated(noon)).toMatch(/^Jan 31, 2026/)
})

it('and as in Spanish, where amounts are still those of chips and signs', async () => {
  await language.use('es')
  expect([fixed(1.414, 2), grouped(12_345), grouped(1234.5, 1)]).toEqual(['1,41', '12\u202f345', '1\u202f234,5'])
  expect([percent(0.0141, 2), signed(-0.5, 3)]).toEqual(['1,41%', '−0,500'])
  expect(dated(noon)).toMatch(/^31 ene 2026/)
  expect(dollars(123_450)).toBe('$1,234.50')
})
