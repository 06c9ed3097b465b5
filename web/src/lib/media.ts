import { MediaQuery } from 'svelte/reactivity'

/** A phone, held upright. */
export const narrow = new MediaQuery('max-width: 640px')
