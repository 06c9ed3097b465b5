import en from './en/chat'
import { texts } from './language.svelte'

export const words = texts('chat', en)
