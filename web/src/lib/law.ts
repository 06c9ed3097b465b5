// Citations as people read them.
import type { Paragraph } from '../api/client'

/** titled is a citation with its book, for a heading: "N.J.A.C. 19:47-1.3(c)", "House rules, war". */
export function titled(cite: string): string {
  const rule = /^house:([a-z]+)(?:-(.+))?$/.exec(cite)
  if (!rule) return `N.J.A.C. ${cite}`
  return rule[2] ? `House rules, ${rule[1]}, rule ${rule[2]}` : `House rules, ${rule[1]}`
}

/** dealtUnder says by which rules a game is dealt, and without one by which the casino's games are. */
export function dealtUnder(game?: { name: string; subchapter: string }): string {
  if (!game || !titled(game.subchapter).startsWith('House')) return "Dealt under N.J.A.C. 19:47, New Jersey's rules of the games."
  return `${game.name} is dealt under house rules, which are this casino's own and not N.J.A.C. 19:47.`
}

/** heading is the title that the house gives to a paragraph, or what its citation says of it. */
export function heading(cite: string, rows: Paragraph[]): string {
  const title = rows.find((r) => r.cite === cite)?.title ?? titled(cite)
  return title.charAt(0).toUpperCase() + title.slice(1)
}

/** source says which text a paragraph is from, and its number where another was asked for. */
export function source(r: Paragraph, asked: string): string {
  const text = r.edition === 'house rules' ? r.edition : `${r.edition} edition`
  return r.cite === asked ? text : `${text}, ${r.cite}`
}

/** readingsOf lists our readings of some paragraphs, each once. */
export function readingsOf(rows: Paragraph[]): { question: string; text: string }[] {
  const all = rows.flatMap((r) => r.readings ?? [])
  return all.filter((r, i) => all.findIndex((x) => x.question === r.question) === i)
}
