import { afterEach, expect, it } from 'vitest'
import spanish from './es/says.json'
import { language } from './language.svelte'
import list from './says.en.json'
import { inWords } from './rules'
import { untranslated } from './untranslated'

afterEach(() => language.use('en'))

it('has no Spanish for what the house does not say, and fills in as much as the English', () => {
  untranslated('src/words/es/says.json', list, spanish)
  const known = new Set(list)
  const holes = (f: string) => f.split(/%[swo]/).length
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

it('takes the format whose parts are all known, and what is joined apart', async () => {
  await language.use('es')
  expect(inWords('best play: high card, queen, six, four or better')).toBe('mejor jugada: carta alta, reina, seis, cuatro o mejor')
  expect(inWords('best play: bet an ace and king or better')).toBe('mejor jugada: apueste as y rey o mejor')
  expect(inWords('Blackjack, 6 decks, no hole card, pairs split once')).toBe('Blackjack, 6 barajas, sin carta tapada, las parejas se dividen una vez')
  expect(inWords('bonus: pair of kings, queens or jacks 10 to 1, ace and king 15 to 1')).toBe('bono: pareja de reyes, reinas o jotas 10 a 1, as y rey 15 a 1')
  expect(inWords('Ann, hit')).toBe('Ann, hit') // a name is none of the house's texts
})
