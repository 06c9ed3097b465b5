import en from './en/desk'
import { texts } from './language.svelte'

export const words = texts('desk', en)
