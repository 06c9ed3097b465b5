import { afterEach, expect, it } from 'vitest'
import spanish from './es/heard.json'
import list from './heard.en.json'
import { language } from './language.svelte'
import { inWords } from './rules'
import { untranslated } from './untranslated'

afterEach(() => language.use('en'))

const common = 'the and with of is are for your you from to or on by at than has have was were not nobody that it its be who which what'
const atTables = 'wager wagers dealer player players hand hands bet bets card cards deck decks pays wins lose loses house high low two three four five pair'
const english = new RegExp(`\\b(${`${common} ${atTables}`.split(' ').join('|')})\\b`, 'i')

/** What is called so in Spanish, too. */
const kept = /In to Win\/Draw|In to Win|Pair Plus|Let It Ride|Three Card Draw|all-in|Bust It|"Dead Hand"/g

it('lists what is heard at the tables of the cases and is not said in Spanish', async () => {
  await language.use('es')
  const left = list.map((text) => inWords(text.replaceAll('#', '7'))).filter((said) => english.test(said.replace(kept, '')))
  untranslated('src/words/es/heard.json', left, {})
})

it('has no Spanish for what nobody hears, and fills in as much as the English', () => {
  const marks = (text: string) => text.split('#').length
  for (const [en, es] of Object.entries(spanish)) expect([en, list.includes(en), marks(es)]).toEqual([en, true, marks(en)])
})
