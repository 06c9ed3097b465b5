import en from './en/history'
import { texts } from './language.svelte'

export const words = texts('history', en)
