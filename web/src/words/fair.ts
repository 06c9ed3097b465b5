import en from './en/fair'
import { texts } from './language.svelte'

export const words = texts('fair', en)
