import { inWords } from '../words/rules'

/** The lawful values of an option, where they are a list. */
export function lawfulValues(lawful: string): string[] | null {
  if (lawful === 'yes or no') return ['yes', 'no']
  const list = /^one of (.+)$/.exec(lawful)?.[1]
  return list ? list.split(', ') : null
}

/** A value of an option as a person reads it: "hole-card-reader" is "hole card reader". */
export const plainValue = (v: string) => inWords(/^\S*[a-z]{2}\S*$/.test(v) ? v.replaceAll('-', ' ') : v)

/** Odds that somebody has typed in, as the house reads them. In Spanish they are "3 a 1". */
export const typedOdds = (text: string) => text.trim().replace(/\s+a\s+/, ' to ')
