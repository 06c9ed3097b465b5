import { afterEach, expect, it } from 'vitest'
import spanish from './es/rules.json'
import { language } from './language.svelte'
import list from './rules.en.json'
import { untranslated } from './untranslated'
import { actInWords, betsInWords, changeSays, fieldInWords, inWords, learnTitles, localized, noticeSays } from './rules'

afterEach(() => language.use('en'))

it('has the texts of the games in Spanish, with the same numbers in them, and no others', () => {
  untranslated('src/words/es/rules.json', list, spanish)
  expect(Object.keys(spanish).filter((text) => !list.includes(text))).toEqual([])
  const marks = (text: string) => text.split('#').length
  for (const [en, es] of Object.entries(spanish)) expect([en, marks(es)]).toEqual([en, marks(en)])
})

it('leaves texts alone in English', () => {
  const said = { name: 'Roulette' }
  expect(localized(said)).toBe(said)
})

it('fills numbers and cards in, and begins as the English does', async () => {
  await language.use('es')
  expect(inWords('Roulette')).toBe('Ruleta')
  expect(inWords('Split 17-20')).toBe('Caballo 17-20')
  expect(inWords('Split A♠ K♠')).toBe('Caballo A♠ K♠')
  expect(inWords('Hit')).toBe('Pedir carta')
  expect(inWords('super bonus on $1,000 or more')).toBe('superbono con $1,000 o más')
  expect(inWords('Ann of Absecon')).toBe('Ann of Absecon')
})

it('says bets of a kind, acts and fields by their ids, which are words of their own', async () => {
  expect([betsInWords('pass-odds'), actInWords('no-roll'), fieldInWords('BETTING-ROUNDS')]).toEqual(['Pass odds', 'No roll', 'Betting rounds'])
  await language.use('es')
  expect([betsInWords('split'), inWords('split')]).toEqual(['Caballo', 'dividir'])
  expect(betsInWords('first-3')).toBe('First 3')
  expect(inWords('split: minimum $5, maximum $500')).toBe('Caballo: mínimo $5, máximo $500')
  expect([actInWords('no-roll'), fieldInWords('BETTING-ROUNDS')]).toEqual(['Tiro nulo', 'Rondas de apuestas'])
})

it('says what changes by its title, in English too', async () => {
  learnTitles({ options: [{ name: 'late-entry', title: 'Who comes late' }] })
  expect(changeSays('late-entry: after-shuffle')).toBe('Who comes late: after shuffle')
  expect(noticeSays('withdrawn: from 12:30: late-entry: wait')).toBe('withdrawn: from 12:30: Who comes late: wait')
  expect(noticeSays('in effect: pass-odds: minimum $5, maximum $50')).toBe('in effect: Pass odds: minimum $5, maximum $50')
  for (const text of ['from 12:30: every wager: minimum $5, maximum $50', 'banker: 5', 'every wager: minimum $5']) expect(noticeSays(text)).toBe(text)
  await language.use('es')
  expect(noticeSays(inWords('from 12:30: late-entry: wait'))).toBe(inWords('from 12:30: late-entry: wait'))
})

it('says a text that was made a sentence', async () => {
  await language.use('es')
  expect(inWords('Raise with every hand.')).toBe('Suba con cada mano.')
})

it('translates what people read, and nothing that is sent back', async () => {
  await language.use('es')
  const texts = [{ text: 'Red' }] // on the cloth
  const both = { id: 'x', name: 'Craps', group: 'Red', choices: ['draw'] }
  const drawn = (name: string) => ({ name, texts, seated: { name, texts } })
  const game = { ...both, boxes: ['dealer'], called: { draw: 'hit' }, felt: drawn('Red') }
  const own = { ...both, boxes: ['crupier'], called: { draw: 'pedir carta' }, felt: drawn('Rojo') }
  expect(localized(game)).toEqual(own)
  const options = { options: [{ name: 'flush', title: 'flush' }] }
  expect(localized(options)).toEqual({ options: [{ name: 'flush', title: 'color' }] })
  expect(localized([{ wagers: [{ id: 'red', name: 'Red', pays: [{ on: 'flush' }] }] }])).toEqual([
    { wagers: [{ id: 'red', name: 'Rojo', pays: [{ on: 'color' }] }] },
  ])
})
