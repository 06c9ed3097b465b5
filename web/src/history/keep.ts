// A round as something to keep.
import type { RoundReplay } from '../api/client'
import { dollars } from '../lib/money'
import { type Names, tell } from '../table/words'
import { words } from '../words/history'

/** The round as a text: every step, with its paragraph. */
export function roundText(r: RoundReplay, names: Names, title: string): string {
  const p = r.proof
  const head = [
    words.tableRound(title, r.table, r.round),
    words.endedAt(r.time),
    ...r.players.map((p) => words.fileSeat(p.seat, names.seat(p.seat), dollars(p.chips))),
    words.seriesFromRoundRoot(p.series.series, p.series.first, p.series.root),
    words.fileHash(p.hash),
    words.chain(p.chain),
    p.seed ? words.seed(p.seed) : p.due === 'never' ? words.seedKeptForAuditors : words.seedNotPublishedYet,
    ...p.cuts.map((c) => words.cutSeat(c.seat, c.person, c.hash, c.secret ? words.opened(c.secret) : words.notOpened)),
    ...(p.beacon ? [words.beaconRoundValue(p.beacon.round, p.beacon.value ?? '')] : []),
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
