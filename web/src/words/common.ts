import en from './en/common'
import { texts } from './language.svelte'

export const words = texts('common', en)
