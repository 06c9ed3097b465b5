// What the law wants of a change before it is made, in words.
import type { Draft } from './ops'
import { words } from '../words/desk'

/** overt reports whether the change is told to the patrons, by a sign and an announcement. */
export const overt = (d: Draft): boolean => !d.written && !d.silent

/** deed is what the button does. */
export function deed(d: Draft | null, tell: boolean): string {
  if (d?.written) return words.doWritten
  if (d?.silent) return tell ? words.doSilentAndTell : words.doSilent
  return d?.commission || tell ? words.doPostAndTell : words.doPost
}

/** needed says what notice the change needs: the words that matter, and how it is given. */
export function needed(d: Draft, atOnce: boolean, tables: number): { when: string; how: string } {
  const minutes = Math.round(d.ahead / 60)
  const notice = minutes === 30 ? words.halfAnHour : words.minutes(minutes)
  const where = tables > 0 ? words.eachTable : words.oneTable
  if (d.written) return { when: words.needsWrittenNotice(notice), how: words.howWritten }
  if (d.silent) return { when: words.atOnce, how: words.howSilent }
  if (atOnce) return { when: words.atOnce, how: words.howAtOnce }
  return { when: words.needsNotice(notice), how: words.howPosted(where) }
}

/** given says what was done, once it is done. */
export function given(d: Draft, tables: number): string {
  if (d.written) return words.doneWritten
  if (d.silent) return tables > 0 ? words.doneSilentEverywhere : words.doneSilent
  if (tables > 0) return words.donePostedEverywhere
  return words.donePosted
}
