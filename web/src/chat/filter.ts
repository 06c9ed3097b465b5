// What one does not want to read at the tables: people who are muted, and words. Both are kept in this browser alone.
import type { Said } from '../api/client'
import { words } from '../words/chat'

export interface Wishes {
  muted: string[] // ids of people
  words: string[] // that hide a line which has one of them
}

const key = 'boardwalk.chat'
export const none: Wishes = { muted: [], words: [] }

const texts = (v: unknown): string[] => (Array.isArray(v) ? v.filter((x): x is string => typeof x === 'string') : [])

export function load(storage: Pick<Storage, 'getItem'> = localStorage): Wishes {
  try {
    const kept = JSON.parse(storage.getItem(key) ?? '{}') as Partial<Wishes>
    return { muted: texts(kept.muted), words: texts(kept.words) }
  } catch {
    return none
  }
}

export function save(w: Wishes, storage: Pick<Storage, 'setItem'> = localStorage) {
  try {
    storage.setItem(key, JSON.stringify(w))
  } catch {
    // it holds until the page is left
  }
}

/** parseWords reads words with commas or spaces between them. */
export const parseWords = (text: string): string[] => [...new Set(text.toLowerCase().split(/[\s,;]+/).filter(Boolean))]

/** isHidden reports whether a line is not to be shown. One's own lines always are. */
export function isHidden(line: Said, w: Wishes, me: string): boolean {
  if (line.person === me) return false
  const words = (line.text ?? '').toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return w.muted.includes(line.person) || words.some((x) => w.words.includes(x))
}

export const emotes: Record<NonNullable<Said['emote']>, { sign: string; text: string }> = {
  hello: { sign: '👋', get text() { return words.hello } },
  nice: { sign: '👏', get text() { return words.niceHand } },
  luck: { sign: '🍀', get text() { return words.goodLuck } },
  wow: { sign: '😮', get text() { return words.wow } },
  ouch: { sign: '😖', get text() { return words.ouch } },
  thanks: { sign: '🙏', get text() { return words.thanks } },
}
