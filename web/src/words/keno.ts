import en from './en/keno'
import { texts } from './language.svelte'

export const words = texts('keno', en)
