// What the inspector asks of the house. What it answers is checked here.
import { get, type S } from '../api/client'
import type { Given } from '../desk/ops'

export const audit = {
  key: () => get<S['Key']>('/api/audit/key'),
  checkpoints: (most: number) => get<string[]>(`/api/audit/checkpoints?most=${most}`),
  growth: (older: number, size: number) => get<S['Proof']>(`/api/audit/growth?older=${older}&size=${size}`),
  proof: (seq: number, size: number) => get<S['Proof']>(`/api/audit/records/${seq}/proof?size=${size}`),
  lines: (from: number, most: number) => get<string[]>(`/api/audit/records?from=${from}&most=${most}`),
  notices: () => get<Given[]>('/api/audit/notices'),
}
