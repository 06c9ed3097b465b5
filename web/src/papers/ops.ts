// Where the papers of a table are, and what the shelf and a sign ask.
import { get, type S } from '../api/client'
import { type Language, language } from '../words/language.svelte'

export type Shelf = S['Shelf']
export type ShelfTable = S['ShelfTable']
export type ShelfPaper = S['ShelfPaper']
export type Sign = S['TableSign']
export type Size = 'Letter' | 'A4'

export const shelf = () => get<Shelf>('/api/papers')

/** The address of a paper of a table, in the language of the page unless another is wanted. */
export function paperAt(table: string, kind: string, form: string, lang: Language = language.current, size: Size = 'Letter'): string {
  const asked = new URLSearchParams({ form, lang })
  if (form === 'pdf') asked.set('size', size)
  return `/api/tables/${encodeURIComponent(table)}/papers/${kind}?${asked}`
}

export const bookAt = (lang: Language, size: Size) => `/api/papers/book?${new URLSearchParams({ lang, size })}`

/** Has the house print the book, and says how much is done until it is there: in percent. */
export async function printBook(at: string, tell: (percent: number) => void, gone: () => boolean): Promise<boolean> {
  for (;;) {
    if (gone()) return false
    const answer = await fetch(at, { credentials: 'same-origin' })
    if (answer.ok) return true
    const problem = (await answer.json().catch(() => ({}))) as { done?: number; detail?: string }
    if (problem.done === undefined) throw new Error(problem.detail ?? answer.statusText)
    tell(Math.round(100 * problem.done))
    await new Promise((wake) => setTimeout(wake, 1000))
  }
}

/** The sign of a table as anybody may see it, whoever sits at the screen; null if there is none. */
export async function signOf(table: string, lang: Language): Promise<Sign | null> {
  const answer = await fetch(`/api/tables/${encodeURIComponent(table)}/sign?lang=${lang}`, { credentials: 'omit' })
  if (answer.status === 404) return null
  if (!answer.ok) throw new Error(answer.statusText)
  return (await answer.json()) as Sign
}
