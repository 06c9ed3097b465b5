// What the inspector asks of the house. What it answers is checked here.
import { get, type S } from '../api/client'
import type { Given } from '../desk/ops'

export type Log = S['Log']

export const audit = {
  key: () => get<S['Key']>('/api/audit/key'),
  logs: () => get<Log[]>('/api/audit/logs'),
  heads: () => get<string[]>('/api/audit/heads?most=1'),
  checkpoints: (log: number, most: number) => get<string[]>(`/api/audit/checkpoints?log=${log}&most=${most}`),
  growth: (log: number, older: number, size: number) => get<S['Proof']>(`/api/audit/growth?log=${log}&older=${older}&size=${size}`),
  proof: (log: number, seq: number, size: number) => get<S['Proof']>(`/api/audit/records/${seq}/proof?log=${log}&size=${size}`),
  lines: (log: number, from: number, most: number) => get<string[]>(`/api/audit/records?log=${log}&from=${from}&most=${most}`),
  notices: () => get<Given[]>('/api/audit/notices'),
}
