import en from './en/people'
import { texts } from './language.svelte'

export const words = texts('people', en)
