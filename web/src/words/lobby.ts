import en from './en/lobby'
import { texts } from './language.svelte'

export const words = texts('lobby', en)
