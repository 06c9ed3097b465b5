// A picture of a person is drawn from six parts, each of which has eight forms. It is kept as six digits.
export const parts = ['background', 'face', 'hair', 'eyes', 'mouth', 'worn'] as const
export const forms = 8

export const backgrounds = ['#2f6f5e', '#8a3b3b', '#35548c', '#7a5aa6', '#b0813a', '#3f7f8c', '#6b6b6b', '#a34f7a']
export const skins = ['#f6d7b8', '#eec39a', '#d9a066', '#b97a4a', '#8d5524', '#5c3a21', '#f2c9a5', '#c68642']
export const hairs = [
  '',
  'M10 15a10 10 0 0 1 20 0v-2a10 10 0 0 0-20 0z',
  'M9 20v-6a11 11 0 0 1 22 0v6l-3-7H12z',
  'M10 14a10 9 0 0 1 20 0l-4-3-3 3-3-3-3 3-3-3z',
  'M9 26V14a11 11 0 0 1 22 0v12h-3V14H12v12z',
  'M17 5h6v4h-6zM10 14a10 8 0 0 1 20 0H10z',
  'M10 13q5-7 11-4t9 5q-2-10-11-9T10 13z',
  'M11 12a4 4 0 1 1 5-5 4 4 0 0 1 8 0 4 4 0 1 1 5 5z',
]
export const eyes = [
  'M15 19h.1M25 19h.1',
  'M13 19h4M23 19h4',
  'M13 19a2 2 0 0 1 4 0M23 19a2 2 0 0 1 4 0',
  'M13 18l4 1M27 18l-4 1',
  'M13 19h4M25 19h.1',
  'M12 19a3 3 0 1 0 6 0 3 3 0 1 0-6 0M22 19a3 3 0 1 0 6 0 3 3 0 1 0-6 0M18 19h4',
  'M15 18v2M25 18v2',
  'M11 18h7v3h-7zM22 18h7v3h-7zM18 19h4',
]
export const mouths = [
  'M16 27q4 3 8 0',
  'M16 28h8',
  'M15 26q5 6 10 0z',
  'M16 28q4-3 8 0',
  'M18 27h4',
  'M15 25q5-3 10 0M17 29h6',
  'M17 27a3 2 0 1 0 6 0 3 2 0 1 0-6 0',
  'M16 27q5 2 8-1',
]
export const worn = [
  '',
  'M8 12h24M12 12V5h16v7',
  'M20 36l-6-3v6zM20 36l6-3v6z',
  'M7 12h22q4 0 5 2H7z',
  'M14 34l6 5 6-5',
  'M9 22h2M29 22h2',
  'M20 4l3 4h-6z',
  'M12 35q8 5 16 0',
]

/** picture returns the digits of a picture: those that were chosen, or some that follow from the person's id. */
export function picture(person: string, chosen = ''): number[] {
  if (/^[0-7]{6}$/.test(chosen)) return [...chosen].map(Number)
  let hash = 2166136261
  for (const c of person) hash = Math.imul(hash ^ c.charCodeAt(0), 16777619) >>> 0
  return parts.map((_, i) => (hash >>> (3 * i)) & 7)
}
