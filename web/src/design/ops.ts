// What the workbench asks the house.
import { ask, get, type S } from '../api/client'

export type Checked = S['DesignChecked']
export type Worth = S['DesignOdds']
export type OwnWorth = S['DesignedWorth']
export type Kept = S['KeptDesign']
export type Figures = S['StudyFigures']
export type Compared = S['StudyCompared']
export type Value = S['DesignedValue']

const own = (name: string) => `/api/me/designs/${encodeURIComponent(name)}`

export const designs = {
  check: (text: string) => ask<Checked>('POST', '/api/design', { text }),
  worth: (text: string) => ask<Worth>('POST', '/api/design/odds', { text }),
  sheets: (text: string) => ask<S['DesignSheet'][]>('POST', '/api/design/sheets', { text }),
  library: () => get<Kept[]>('/api/design/library'),
  mine: () => get<Kept[]>('/api/me/designs'),
  keep: (name: string, text: string) => ask<Kept[]>('PUT', own(name), { text }),
  drop: (name: string) => ask<Kept[]>('DELETE', own(name)),
}
