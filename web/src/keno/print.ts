// Prints one part of a page. Everything else is left out by the rules of print.css.
import './print.css'

/** printOnly prints an element alone. */
export function printOnly(part: HTMLElement | null) {
  if (!part) return
  const path: Element[] = []
  for (let e: Element | null = part; e && e !== document.documentElement; e = e.parentElement) path.push(e)
  for (const e of path) e.classList.add('printed')
  part.classList.add('whole')
  print()
  part.classList.remove('whole')
  for (const e of path) e.classList.remove('printed')
}
