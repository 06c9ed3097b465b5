import en from './en/learn'
import { texts } from './language.svelte'

export const words = texts('learn', en)
