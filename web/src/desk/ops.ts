// What staff ask of the house.
import { ask, get, order, type S } from '../api/client'

export type Desk = S['Desk']
export type DeskTable = S['DeskTable']
export type Pit = S['Pit']
export type Pending = S['Pending']
export type OverWager = S['OverWager']
export type Change = S['Change']
export type Draft = S['Draft']
export type Given = S['Given']
export type Declared = S['Declared']
export type Correction = S['Correction']
export type PaymentError = S['PaymentError']
export type Replay = S['RoundReplay']

export interface Glance {
  pit?: string
  phase?: string
  search?: string
  needs?: boolean
  skip?: number
  most?: number
}

/** A query of what is there: nothing is asked for what is empty. */
export function query(of: object): string {
  const q = new URLSearchParams()
  for (const [k, v] of Object.entries(of)) if (v) q.set(k, String(v))
  const text = q.toString()
  return text ? `?${text}` : ''
}

const notices = (table: string) => `/api/tables/${encodeURIComponent(table)}/notices`

export const staff = {
  desk: (glance: Glance) => get<Desk>(`/api/desk${query(glance)}`),
  report: (table: string, kind: 'special' | 'report', word: string, args: number[]) => order('POST', table, 'reports', { kind, word, args }),
  accept: (table: string, over: OverWager) => order('POST', table, 'accepted', over),
  deny: (table: string, over: OverWager, why: string) => order('POST', table, 'denied', { ...over, ...(why ? { why } : {}) }),
  eject: (table: string, seat: number, why: string) => order('POST', table, 'ejections', { seat, why }),
  open: (table: string, why: string) => order('POST', table, 'open', why ? { why } : {}),
  close: (table: string, why: string) => order('POST', table, 'close', { why }),
  post: (table: string, change: Change) => order('POST', table, 'notices', change),
  draft: (table: string, change: Change) => ask<Draft>('POST', `${notices(table)}/draft`, change),
  withdraw: (table: string, seq: number) => order('DELETE', table, `notices/${seq}`),
  round: (table: string, round: number) => get<Replay>(`/api/tables/${encodeURIComponent(table)}/rounds/${round}`),
  corrections: (table: string) => get<Correction[]>(`/api/tables/${encodeURIComponent(table)}/corrections`),
  correct: (table: string, wrong: PaymentError) => order('POST', table, 'corrections', wrong),
  confirmCorrection: (table: string, number: number) => order('POST', table, 'corrections/confirmed', { number }),
  declineCorrection: (table: string, number: number, why: string) => order('POST', table, 'corrections/declined', { number, why }),
  given: (table: string) => get<Given[]>(notices(table)),
}
