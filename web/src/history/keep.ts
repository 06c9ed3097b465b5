// A round as something to keep.
import type { RoundReplay } from '../api/client'
import { dollars } from '../lib/money'
import { type Names, tell } from '../table/words'

/** The round as a text: every step, with its paragraph. */
export function roundText(r: RoundReplay, names: Names, title: string): string {
  const p = r.proof
  const head = [
    `${title}, table ${r.table}, round ${r.round}`,
    `ended ${r.time}`,
    ...r.players.map((p) => `seat ${p.seat}: ${names.seat(p.seat)}, ${dollars(p.chips)}`),
    `series ${p.series.series} from round ${p.series.first}, root ${p.series.root}`,
    `hash of the seed ${p.hash}`,
    `chain ${p.chain}`,
    p.seed ? `seed ${p.seed}` : p.due === 'never' ? 'the seed is kept for auditors' : 'the seed is not published yet',
    ...p.cuts.map((c) => `cut of seat ${c.seat}, ${c.person}: ${c.hash}, ${c.secret ? `opened ${c.secret}` : 'not opened'}`),
    ...(p.beacon ? [`beacon round ${p.beacon.round}, value ${p.beacon.value}`] : []),
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
