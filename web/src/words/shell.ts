import en from './en/shell'
import { texts } from './language.svelte'

export const words = texts('shell', en)
