import en from './en/surveillance'
import { texts } from './language.svelte'

export const words = texts('surveillance', en)
