import en from './en/inspector'
import { texts } from './language.svelte'

export const words = texts('inspector', en)
