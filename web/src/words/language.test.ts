import { afterEach, expect, it } from 'vitest'
import en from './en/shell'
import { language, preferred } from './language.svelte'
import { words } from './shell'

afterEach(() => language.use('en'))

it('is what was chosen, else Spanish if the browser asks for it first, else English', () => {
  expect(preferred('en', ['es-MX'])).toBe('en')
  expect(preferred('es', ['en-US'])).toBe('es')
  expect(preferred(null, ['es-MX', 'en'])).toBe('es')
  expect(preferred(null, ['en-US', 'es'])).toBe('en')
  expect(preferred('klingon', ['de'])).toBe('en')
  expect(preferred(null, [])).toBe('en')
})

it('reads every text in the language that is in use', async () => {
  expect(words.signIn).toBe('Sign in')
  await language.use('es')
  expect(words.signIn).toBe('Entrar')
  expect(words.more('$5')).toBe('Pedir $5 más')
  expect(words.page.keno).toBe('Keno')
  expect(language.locale).toBe('es-US')
  await language.use('en')
  expect(words.signIn).toBe(en.signIn)
})
