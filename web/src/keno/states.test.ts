import { afterEach, expect, it } from 'vitest'
import { language } from '../words/language.svelte'
import { stateText } from './states'

afterEach(() => language.use('en'))

it('says what has become of a ticket in the language of the page', async () => {
  expect(['waiting', 'won', 'void'].map((s) => stateText(s as 'won'))).toEqual(['waiting for its race', 'won', 'void'])
  await language.use('es')
  expect(stateText('won')).not.toBe('won')
  expect(stateText('paid')).not.toBe('paid')
})
