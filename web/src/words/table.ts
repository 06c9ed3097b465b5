import en from './en/table'
import { texts } from './language.svelte'

export const words = texts('table', en)
