// What a player must have in sight at a table, whatever its language, state and size.
import { expect, type Page } from '@playwright/test'

export const desk = { width: 1360, height: 850 }
const sizes = [{ width: 1920, height: 1080 }, { width: 390, height: 844 }, desk]

/** What of all that one plays with is out of sight, covered, or too small for a finger. A round that is over has no clock. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const [tray, drawn] = [document.querySelector('.tray:has(> .answers)')!.getBoundingClientRect(), innerWidth < 641]
    const own = document.querySelectorAll('.felt [data-area]:is([aria-label*="you have"], [aria-label*="usted tiene"])')
    const see = (what: string, el: Element, bottom: number) => {
      const r = el.getBoundingClientRect()
      if (r.left < -1 || r.top < -1 || r.right > innerWidth + 1 || r.bottom > bottom + 1) {
        found.push(`${what} ${el.getAttribute('aria-label') ?? el.textContent} is out of sight`)
      }
      return r
    }
    for (const el of document.querySelectorAll('.top .purse, .top .state')) see('the bar', el, innerHeight)
    for (const el of document.querySelectorAll('.trays .name')) {
      if (el.scrollWidth > el.clientWidth + 1) found.push(`${el.textContent} is wider than its tray`)
    }
    for (const el of document.querySelectorAll('.felt .card, .felt .tile')) see('the card', el, tray.top)
    // an own card that another lies over shows its rank, and the ten is as wide as two
    for (const hand of document.querySelectorAll('.felt :is(.mine, .me) .hand')) {
      const cards = [...hand.querySelectorAll('.card:not(.down)')].map((c) => ({ at: c.getBoundingClientRect(), of: c }))
      for (const [i, { of }] of cards.entries()) {
        const r = of.querySelector('.corner b')!.getBoundingClientRect()
        const over = cards.slice(i + 1).some(({ at }) => at.left < r.right - 2 && at.left > r.left && at.top < r.bottom && r.top < at.bottom)
        if (over) found.push(`the rank of ${of.getAttribute('aria-label')} is covered`)
      }
    }
    // what came of a wager is seen, whatever is printed around it
    for (const el of document.querySelectorAll('.felt .mark')) {
      const r = el.getBoundingClientRect()
      const [x, y] = [r.x + r.width / 2, r.y + r.height / 2]
      if (drawn && (y < 48 || y > tray.top)) continue // it is scrolled to
      if (!el.contains(document.elementFromPoint(x, y))) found.push(`the result ${el.textContent} is covered`)
    }
    for (const el of document.querySelectorAll('[role=tooltip]')) see('the tooltip', el, innerHeight)
    for (const el of drawn ? own : document.querySelectorAll('.felt [data-area]')) see('the wager', el, tray.top)
    for (const el of document.querySelectorAll('.rack .act, .rack [role=radio], .question .act')) {
      const r = see('the answer', el, innerHeight)
      if (r.height < 44) found.push(`${el.textContent} is ${r.height} px high`)
      const over = el.scrollWidth > el.clientWidth + 1 || el.scrollHeight > el.clientHeight + 1
      if (el.matches('.act') && over) found.push(`${el.textContent} is larger than its button`)
      const key = el.querySelector('kbd')?.getBoundingClientRect()
      if (key && key.right > r.right) found.push(`the key of ${el.textContent} is beyond the answer`)
    }
    const covered = (what: string, by: string) => {
      for (const el of document.querySelectorAll(what)) {
        const r = el.getBoundingClientRect()
        const over = [...document.querySelectorAll(by)].map((o) => o.getBoundingClientRect()).some((o) =>
          o.left < r.right - 2 && r.left < o.right - 2 && o.top < r.bottom - 2 && r.top < o.bottom - 2)
        if (over) found.push(`${what} ${el.textContent} is covered`)
      }
    }
    covered('.seat.mine > .bet', '.seat.mine .card')
    covered('.around .worth', '.around .tag')
    if (drawn) covered('.seat .worth', '.ring > .middle .card')
    if (!drawn) covered('.felt [data-seat]:not(.me)', '.trays .part')
    return found
  })

/** A table finds its size in steps: what is wrong with it is what stays wrong. */
export async function soundEverywhere(page: Page, state: string) {
  for (const size of sizes) {
    await page.setViewportSize(size)
    try {
      await expect.poll(() => faults(page), { timeout: 10_000, message: `${state}, ${size.width} px wide` }).toEqual([])
    } finally {
      if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/${state}-${size.width}.png` })
    }
  }
}
