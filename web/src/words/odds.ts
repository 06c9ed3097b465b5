import en from './en/odds'
import { texts } from './language.svelte'

export const words = texts('odds', en)
