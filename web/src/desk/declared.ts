// What a game declares that staff do and report, made into words and fields.
import type { Declared } from './ops'
import { words } from '../words/desk'
import { actInWords, fieldInWords } from '../words/rules'

export interface Field {
  label: string
  kind: 'seat' | 'choice' | 'number'
  choices: { value: number; text: string }[]
  least: number
}

/** What an act or incident is called: its id without hyphens. */
export const title = (d: Declared) => actInWords(d.id)

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => ({ value: from + i, text: String(from + i) }))

/**
 * The values that the help itself explains: "1 unreasonable delay, 2 repeated invalid rolls". What is for one among many, as "0 for the
 * dealer's" among places, is none of them.
 */
export function explained(help: string): { value: number; text: string }[] {
  const list = [...help.matchAll(/\b(\d+) (?!or?\b|for\b|para\b)(?:if |si )?([^,;]+)/g)].map((m) => ({ value: Number(m[1]), text: m[2] ?? '' }))
  return list.sort((a, b) => a.value - b.value)
}

/** The help without the values, which the form has as choices. */
export const gist = (help: string) => (explained(help).length > 0 ? help.replace(/[:;,]? ?\b\d+ (?!or?\b).*$/, '') : help)

/** The fields that a form for it has, in the order of the arguments. */
export function fieldsOf(d: Declared, dice = 2): Field[] {
  const names = (d.args ?? '').split(' ').filter(Boolean)
  const told = explained(d.help)
  return names.map((name, i) => {
    const label = fieldInWords(name)
    if (name === 'SEAT' || name === 'BOX') return { label, kind: 'seat', choices: [], least: 1 }
    if (name === 'DIE') return { label, kind: 'choice', choices: numbers(1, dice), least: 1 }
    if (name === 'FACE' || name === 'SIDE') return { label, kind: 'choice', choices: numbers(1, 6), least: 1 }
    if (i === names.length - 1 && told.length > 0) {
      const choices = told.length > 1 ? told : [{ value: 0, text: words.notSo }, ...told]
      return { label, kind: 'choice', choices, least: 0 }
    }
    return { label, kind: 'number', choices: [], least: /CARD|PATRON|NUMBER|DOLLARS/.test(name) ? 1 : 0 }
  })
}

/** Minutes and seconds until a moment: 27:05; hours where there are any. */
export function countdown(ms: number): string {
  const s = Math.max(0, Math.ceil(ms / 1000))
  const two = (n: number) => String(n).padStart(2, '0')
  const h = Math.floor(s / 3600)
  return h > 0 ? `${h}:${two(Math.floor(s / 60) % 60)}:${two(s % 60)}` : `${Math.floor(s / 60)}:${two(s % 60)}`
}
