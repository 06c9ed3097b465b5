// What staff ask about a gaming day.
import { get, type S } from '../api/client'
import { words } from '../words/reports'
import { inWords } from '../words/rules'

export type Day = S['ReportDay']
export type Sum = S['ReportSum']
export type Theory = S['ReportTheory']
export type Wager = S['ReportWager']
export type Incident = S['ReportIncident']
export type Records = S['ReportRecords']

const at = (day: string) => `/api/reports/${encodeURIComponent(day)}`

export const reports = {
  day: (day: string) => get<Day>(at(day)),
  sheet: (day: string) => `${at(day)}/sheet`,
  paper: (day: string) => `${at(day)}/page`,
}

/** The day so many days after another. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** A part as 12.34 %. */
export const part = (p: number | undefined): string => (p === undefined ? '' : `${(p * 100).toFixed(2)} %`)

/** A difference in standard deviations. */
export const inSigmas = (s: number | undefined): string => (s === undefined ? '' : `${s < 0 ? '−' : '+'}${Math.abs(s).toFixed(2)} σ`)

/** More than three standard deviations come once in 370 days by chance. */
export const isUnusual = (t: Theory): boolean => Math.abs(t.sigmas ?? 0) > 3

/** Where records are. */
export function where(r: Records): string {
  const span = `${r.first}–${r.last}`
  return r.log > 0 ? words.log(r.log, span) : span
}

/** What was reported, in the language of the page. */
export function incidentText(i: Incident): string {
  if (i.incident === 'cuts-not-opened') return words.cutsNotOpened
  if (i.incident === 'nothing-dealt') return words.nothingDealt
  return inWords(i.text)
}

/** Why a wager has no figure of its own. */
export function unpriced(w: Wager): string {
  if (w.with) return words.with(w.with)
  return words.noFigure(words.why[w.why ?? 'unknown'])
}

/** The rounds of a table in the day, on the page of surveillance. */
export const roundsOf = (day: Day, table: string): string =>
  `/surveillance?${new URLSearchParams({ find: '1', table, from: day.from, to: day.to })}`

/** A round on the page of surveillance. */
export const roundAt = (table: string, round: number): string => `/surveillance/${encodeURIComponent(table)}?round=${round}`
