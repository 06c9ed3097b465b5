import en from './en/reports'
import { texts } from './language.svelte'

export const words = texts('reports', en)
