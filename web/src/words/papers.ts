import en from './en/papers'
import { texts } from './language.svelte'

export const words = texts('papers', en)
