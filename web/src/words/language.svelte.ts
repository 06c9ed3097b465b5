// The language of the page. English is built in; another one is fetched when somebody chooses it.
import type { Catalogue } from './es'

export const languages = { en: 'English', es: 'Español' } as const
export type Language = keyof typeof languages

const kept = 'boardwalk.language'

/** What was chosen before; else what the browser asks for, if the page has it. */
export function preferred(chosen: string | null | undefined, browser: readonly string[]): Language {
  if (chosen === 'en' || chosen === 'es') return chosen
  return /^es\b/i.test(browser[0] ?? '') ? 'es' : 'en'
}

let current = $state<Language>('en')
let other = $state.raw<Catalogue | null>(null) // the texts of a language that is not English

export const language = {
  get current() {
    return current
  },

  /** The locale of dates. Numbers keep the form that they have on a chip and on a sign in New Jersey. */
  get locale() {
    return current === 'es' ? 'es-US' : 'en-US'
  },

  /** The texts of the games by their English, or nothing in English; see rules.ts. */
  get rules(): Record<string, string> | undefined {
    return other?.rules
  },

  /** What the house says by the format of its English, or nothing in English; see says.ts. */
  get says(): Record<string, string> | undefined {
    return other?.says
  },

  /** Fetches the texts first, so that no page is half in one language. English stays if they cannot be fetched. */
  async use(wanted: Language) {
    const texts = wanted === 'es' ? (await import('./es')).default : null
    other = texts
    current = wanted
    if (typeof document !== 'undefined') document.documentElement.lang = wanted
  },

  /** The page begins anew, because what the house has sent is already in the language of before. */
  choose(wanted: Language) {
    localStorage.setItem(kept, wanted)
    location.reload()
  },

  /** Before the first page is drawn. */
  async begin() {
    try {
      await language.use(preferred(localStorage.getItem(kept), navigator.languages))
    } catch {
      // the page is in English then
    }
  },
}

/** The texts of one area in the language of the page. Read in a template, they change with the language. */
export function texts<Area extends Exclude<keyof Catalogue, 'rules' | 'says'>, English extends object>(area: Area, english: English): English {
  return new Proxy(english, {
    get: (_, name) => Reflect.get((other?.[area] as English | undefined) ?? english, name),
  })
}
