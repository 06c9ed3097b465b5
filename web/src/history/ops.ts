// What the house is asked about rounds that are over.
import { get, type RoundReplay, type S } from '../api/client'
import { query } from '../desk/ops'

export type Round = S['Round']
export type Rounds = S['Rounds']
export type Totals = S['Totals']

export const perPage = 50

export const history = {
  rounds: (game: string, before: number) => get<Rounds>(`/api/me/rounds${query({ most: perPage, game, before })}`),
  totals: () => get<Totals[]>('/api/me/totals'),
  decisions: (table: string, round: number) => get<S['Coaching'][]>(`/api/tables/${encodeURIComponent(table)}/rounds/${round}/decisions`),
  round: (table: string, round: number) => get<RoundReplay>(`/api/tables/${encodeURIComponent(table)}/rounds/${round}`),
}

export const resultsFile = '/api/me/rounds.csv'
export const handFile = (table: string, round: number) => `/api/tables/${encodeURIComponent(table)}/rounds/${round}/phh`
export const roundPage = (table: string, round: number) => `/history/${encodeURIComponent(table)}/${round}`
