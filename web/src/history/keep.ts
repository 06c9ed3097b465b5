// A round as something to keep.
import type { RoundReplay } from '../api/client'
import { dollars } from '../lib/money'
import { type Names, tell } from '../table/words'

/** The round as a text: every step, with its paragraph. */
export function roundText(r: RoundReplay, names: Names, title: string): string {
  const head = [
    `${title}, table ${r.table}, round ${r.round}`,
    `ended ${r.time}`,
    ...r.players.map((p) => `seat ${p.seat}: ${names.seat(p.seat)}, ${dollars(p.chips)}`),
    `commitment ${r.hash}`,
    r.seed ? `seed ${r.seed}` : 'the seed is kept for auditors',
    ...r.cuts.map((c) => `cut ${JSON.stringify(c)}`),
    '',
  ]
  const steps = r.events.map((e, i) => `${String(i + 1).padStart(4)}  ${tell(e, names)}${e.law ? `  [${[e.law, e.oddsLaw].filter(Boolean).join('; ')}]` : ''}`)
  return [...head, ...steps, ''].join('\n')
}

/** save gives the reader a file. */
export function save(name: string, type: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const a = document.createElement('a')
  a.href = address
  a.download = name
  a.click()
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
