import en from './en/design'
import { texts } from './language.svelte'

export const words = texts('design', en)
