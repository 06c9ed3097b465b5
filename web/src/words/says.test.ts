import { afterEach, expect, it } from 'vitest'
import spanish from './es/says.json'
import { language } from './language.svelte'
import list from './says.en.json'
import { inWords } from './rules'

afterEach(() => language.use('en'))

/** How many formats of the house have no Spanish yet. The number only gets smaller. */
const mostMissing = 188

it('has Spanish for what the house says, but for a list that only gets shorter', () => {
  const missing = list.filter((f) => !(f in spanish))
  if (missing.length !== mostMissing) console.info(`without Spanish:\n${missing.join('\n')}`)
  expect(missing.length).toBeLessThanOrEqual(mostMissing)
})

it('has no Spanish for what the house does not say, and fills in as much as the English', () => {
  const known = new Set(list)
  const holes = (f: string) => f.split('%s').length
  for (const [en, es] of Object.entries(spanish)) expect([en, known.has(en), holes(es)]).toEqual([en, true, holes(en)])
})

it('finds the format of a sentence, and translates what is filled in', async () => {
  await language.use('es')
  expect(inWords('the minimum for Pass Bet is $5')).toBe('el mínimo para Apuesta de Pase es $5'.replace('Apuesta de Pase', inWords('Pass Bet')))
  expect(inWords('The minimum for Red is $5')).toBe('El mínimo para Rojo es $5')
  expect(inWords('seat 3 is taken')).toBe('el asiento 3 está ocupado')
  expect(inWords('No More Bets')).toBe('No va más')
  expect(inWords('Ann is not a sentence of the house')).toBe('Ann is not a sentence of the house')
})
