// A line of the record in words.
import { dollars } from '../lib/money'
import { words } from '../words/inspector'
import { words as people } from '../words/people'

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
const seat = (v: unknown) => (v ? words.seat(text(v)) : '')
const said = (...parts: string[]) => parts.filter(Boolean).join(' ')

function entry(d: Fields): string {
  const act = (d['act'] ?? {}) as Fields
  const answer = (d['answer'] ?? {}) as Fields
  const drawn = (d['drawn'] ?? []) as number[]
  const change = (d['change'] ?? {}) as Fields
  switch (d['kind']) {
    case 'act': {
      const args = (act['args'] as number[] | undefined)?.join(' ') ?? ''
      const what = act['word'] ? said(text(act['kind']) === 'report' ? words.reports : words.does, text(act['word']), args) : text(act['kind'])
      return said(
        what, seat(act['seat']), act['area'] === undefined ? '' : words.area(text(act['area'])), money(act['amount']),
        act['accepted'] ? words.acceptedAboveMaximum : '',
      )
    }
    case 'round':
      return words.roundPlayBegins
    case 'draw':
      return words.draws(text(drawn[1]), text(drawn[0]))
    case 'answer':
      return said(seat(d['seat']), words.answers, text(answer['choice']), money(answer['amount']))
    case 'notice':
      return said(
        change['withdrawn'] ? words.withdrawsNoticeChange : words.givesNoticeChange,
        text(change['matter']), text(change['name']), text(change['value']),
      )
    case 'clock':
      return words.tableToldTime
    case 'open':
      return words.tableOpens
    default:
      return text(d['kind'])
  }
}

/** What joins somebody with an amount. What ends an account has whatever is in it go back to the cage. */
function joined(d: Fields): string {
  if (!d['amount']) return ''
  if (['gone', 'forgotten'].includes(text(d['did']))) return words.handsIn
  return d['role'] ? words.with : ''
}

/** What a line says happened. */
export function describe(l: Line): string {
  const d = l.data
  switch (l.kind) {
    case 'table':
      return said(words.tableSetUp, text(d['game']))
    case 'entry':
      return entry(d)
    case 'commit':
      return words.seedCommitted(text(d['round']))
    case 'series':
      return words.seedsFixed(text(d['first']))
    case 'reveal':
      return words.seedsPublished(text(d['round']))
    case 'cut':
      return words.cuts(text(d['round']))
    case 'no-more-bets':
      return words.noMoreBets(text(d['round']))
    case 'open':
      return words.opensCut(text(d['round']))
    case 'beacon':
      return words.beaconValue(text(d['round']))
    case 'unopened':
      return words.cutsNotOpened(text(d['round']))
    case 'void':
      return words.roundVoid(text(d['round']), text(d['why']))
    case 'sit':
      return said(text(d['person']), words.takes, seat(d['seat']), words.with, money(d['amount']))
    case 'stand':
      return said(text(d['person']), words.leaves, seat(d['seat']), words.with, money(d['amount']))
    case 'account':
      if (d['did'] === 'reset') return words.newPassword(text(d['person']))
      return said(
        text(d['person']), words.did[text(d['did'])] ?? text(d['did']), people.roles[text(d['role'])] ?? text(d['role']),
        joined(d), money(d['amount']), d['why'] ? `(${text(d['why'])})` : '',
      )
    case 'notice':
      return said(words.noticeAt(d['withdraws'] ? words.recordWithdrawn(text(d['withdraws'])) : '', text(d['table'])), text(d['change']))
    case 'server':
      return words.server[text(d['did'])] ?? text(d['did'])
    case 'heads':
      return words.headsRecorded(text(d['number']))
    case 'correction':
      return said(words.correction[text(d['did'])] ?? text(d['did']), money(d['amount']), text(d['person']), text(d['wager']), `(${text(d['round'])})`)
    case 'floor':
      return floor(d)
    default:
      return l.kind
  }
}

function floor(d: Fields): string {
  const of = (k: string) => (d[k] ?? {}) as Fields
  if (d['close']) return words.tableClosed(text(d['close']))
  if (d['open']) return words.tableOpen(text(d['open']))
  if (d['invite']) return words.invited(text(d['invitedName'] ?? d['invite']))
  if (d['name']) return words.takenBy(seat(of('name')['seat']), text(of('name')['name']))
  if (d['leaves']) return said(seat(of('leaves')['seat']), words.leave, text(of('leaves')['why']))
  if (d['aside']) return said(text(of('aside')['person']), words.has, money(of('aside')['amount']), words.setAsideFor, seat(of('aside')['seat']))
  if (d['freed']) return said(text(of('freed')['person']), words.has, money(of('freed')['amount']), words.backWasSetAside, text(of('freed')['why']))
  if (d['tournament']) return tournament(of('tournament'))
  if (d['post']) return words.standsInPit(text(of('post')['pit']))
  return words.matterFloor
}

function tournament(d: Fields): string {
  const out = (d['out'] ?? {}) as Fields
  if (d['start']) return words.tournamentStart
  if (d['level']) return words.tournamentLevel(text(d['level']))
  if (d['out']) return words.tournamentOut(text(out['name']), text(out['place']))
  return words.tournamentEnd(text(((d['end'] ?? []) as Fields[])[0]?.['name']))
}
