// Figures and dates as the language of the page writes them. Amounts of money keep the form that they have on a chip and on a
// sign in New Jersey, in every language: so a count never has a comma or a point where a fraction could have one.
import { language } from '../words/language.svelte'

const isSpanish = () => language.current === 'es'

/** pointed writes the decimal point of a number as the language does: "1.41", in Spanish "1,41". */
export const pointed = (number: string) => (isSpanish() ? number.replace('.', ',') : number)

/** fixed writes a number with so many decimals. */
export const fixed = (x: number, digits: number) => pointed(x.toFixed(digits))

/** grouped writes a count: "12,345", in Spanish with a thin space instead of the comma. */
export const grouped = (n: number | bigint, most = 0) => {
  const text = new Intl.NumberFormat('en-US', { maximumFractionDigits: most }).format(n)
  return isSpanish() ? pointed(text.replaceAll(',', '\u202f')) : text
}

/** dated writes a moment: its day and time, or the parts that are asked for. */
export const dated = (time: string | Date, parts: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' }) =>
  new Intl.DateTimeFormat(language.locale, parts).format(new Date(time))
