// A line of the record in words.
import { dollars } from '../lib/money'

export interface Line {
  seq: number
  table?: string
  time: string
  who?: string
  kind: string
  data: Record<string, unknown>
  raw: string
}

export const parseLine = (raw: string): Line => ({ ...(JSON.parse(raw) as Omit<Line, 'raw'>), raw })

type Fields = Record<string, unknown>
const text = (v: unknown) => (v === undefined || v === null ? '' : String(v))
const money = (v: unknown) => (typeof v === 'number' ? dollars(v) : '')
const seat = (v: unknown) => (v ? `seat ${text(v)}` : '')
const said = (...parts: string[]) => parts.filter(Boolean).join(' ')

function entry(d: Fields): string {
  const act = (d['act'] ?? {}) as Fields
  const answer = (d['answer'] ?? {}) as Fields
  const drawn = (d['drawn'] ?? []) as number[]
  const change = (d['change'] ?? {}) as Fields
  switch (d['kind']) {
    case 'act': {
      const args = (act['args'] as number[] | undefined)?.join(' ') ?? ''
      const what = act['word'] ? said(text(act['kind']) === 'report' ? 'reports' : 'does', text(act['word']), args) : text(act['kind'])
      return said(
        what, seat(act['seat']), act['area'] === undefined ? '' : `area ${text(act['area'])}`, money(act['amount']),
        act['accepted'] ? '(accepted above the maximum)' : '',
      )
    }
    case 'round':
      return 'a round of play begins'
    case 'draw':
      return `draws ${text(drawn[1])} of ${text(drawn[0])}`
    case 'answer':
      return said(seat(d['seat']), 'answers', text(answer['choice']), money(answer['amount']))
    case 'notice':
      return said(
        change['withdrawn'] ? 'withdraws the notice of a change:' : 'gives notice of a change:',
        text(change['matter']), text(change['name']), text(change['value']),
      )
    case 'clock':
      return 'the table is told the time'
    case 'open':
      return 'the table opens'
    default:
      return text(d['kind'])
  }
}

/** What a line says happened. */
export function describe(l: Line): string {
  const d = l.data
  switch (l.kind) {
    case 'table':
      return said('the table is set up:', text(d['game']))
    case 'entry':
      return entry(d)
    case 'commit':
      return `the seed of round ${text(d['round'])} is committed to`
    case 'series':
      return `the seeds of a series are fixed, from round ${text(d['first'])} on`
    case 'reveal':
      return `seeds are published, from round ${text(d['round'])} on`
    case 'cut':
      return `cuts for round ${text(d['round'])}`
    case 'no-more-bets':
      return `no more bets in round ${text(d['round'])}`
    case 'open':
      return `opens the cut of round ${text(d['round'])}`
    case 'beacon':
      return `the beacon's value for round ${text(d['round'])}`
    case 'unopened':
      return `cuts of round ${text(d['round'])} were not opened`
    case 'void':
      return `round ${text(d['round'])} is void: ${text(d['why'])}`
    case 'sit':
      return said(text(d['person']), 'takes', seat(d['seat']), 'with', money(d['amount']))
    case 'stand':
      return said(text(d['person']), 'leaves', seat(d['seat']), 'with', money(d['amount']))
    case 'account':
      if (d['did'] === 'reset') return `${text(d['person'])} is given another password, for one sign-in`
      return said(text(d['person']), 'is', text(d['did']), money(d['amount']), text(d['role']), d['why'] ? `(${text(d['why'])})` : '')
    case 'notice':
      return said(`${d['withdraws'] ? `record ${text(d['withdraws'])} is withdrawn, the ` : ''}notice of a change at ${text(d['table'])}:`, text(d['change']))
    case 'floor':
      return floor(d)
    default:
      return l.kind
  }
}

function floor(d: Fields): string {
  const of = (k: string) => (d[k] ?? {}) as Fields
  if (d['close']) return `the table is closed: ${text(d['close'])}`
  if (d['open']) return `the table is open: ${text(d['open'])}`
  if (d['invite']) return `${text(d['invitedName'] ?? d['invite'])} is invited`
  if (d['name']) return `${seat(of('name')['seat'])} is taken by ${text(of('name')['name'])}`
  if (d['leaves']) return said(seat(of('leaves')['seat']), 'is to leave:', text(of('leaves')['why']))
  if (d['aside']) return said(text(of('aside')['person']), 'has', money(of('aside')['amount']), 'set aside for', seat(of('aside')['seat']))
  if (d['freed']) return said(text(of('freed')['person']), 'has', money(of('freed')['amount']), 'back that was set aside:', text(of('freed')['why']))
  if (d['post']) return `stands in the pit ${text(of('post')['pit'])}`
  return 'a matter of the floor'
}
