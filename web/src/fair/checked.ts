// What a check found: proven here, wrong, to be proven later, or not proven here.
export interface Checked {
  is: 'proven' | 'wrong' | 'later' | 'unproven'
  text: string
}

export const proven = (text: string): Checked => ({ is: 'proven', text })
export const wrong = (text: string): Checked => ({ is: 'wrong', text })
export const later = (text: string): Checked => ({ is: 'later', text })
export const unproven = (text: string): Checked => ({ is: 'unproven', text })
