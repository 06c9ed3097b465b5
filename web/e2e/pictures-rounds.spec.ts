// Rounds in play and their ends, in three sizes, light and dark, against pictures that are kept. A test house deals them, so the cards are
// always the same: which they are follows from the ids of table and player.
import { type Browser, expect, type Page, test } from '@playwright/test'
import { playOut, question, ready } from './house'
import { shows } from './sheet'
import { pit, staffed, testHouse } from './staffed'

interface Still {
  name: string // of the picture, and of the table
  game: string
  deal?: number // another number is another table, and so another round
  seat?: number // where the player sits; the first one, at an end of the table, is where there is the least room
  bots?: number
  bets?: string[]
  answers?: string[] // what is answered until the picture is taken
  asked?: RegExp // the choice that is open in the picture; without one the round is over
  cards?: number // and so many cards lie on the board
  coach?: boolean
}

const stills: Still[] = [
  { name: 'blackjack', game: 'blackjack', deal: 11, bets: ['main-1'], answers: ['Decline'], asked: /^Split/ },
  { name: 'blackjack-over', game: 'blackjack', seat: 4, bets: ['main-4'], answers: ['Decline', 'Stand'] },
  { name: 'spanish-21', game: 'spanish-21', seat: 3, bets: ['main-3'], answers: ['Decline'], asked: /^Stand/, coach: true },
  { name: 'craps', game: 'craps', bets: ['pass', 'field', 'place-6'], answers: ['Accept'] },
  { name: 'roulette', game: 'roulette', bets: ['red', 'straight-17', 'split-17-20', 'dozen-2'] },
  { name: 'big-six', game: 'big-six', bets: ['one', 'five'] },
  { name: 'punto-banco', game: 'punto-banco', bets: ['banker', 'tie'], answers: ['Cut', 'Accept'] },
  { name: 'sic-bo', game: 'sic-bo', bets: ['big', 'combo-1-2'] },
  { name: 'three-card-poker', game: 'three-card-poker', bets: ['ante-1', 'pair-plus-1'], answers: ['Decline'], asked: /^Play/ },
  { name: 'three-card-poker-over', game: 'three-card-poker', seat: 4, bets: ['ante-4', 'pair-plus-4'], answers: ['Decline', 'Play'] },
  { name: 'caribbean-stud', game: 'caribbean-stud', bets: ['ante-1'], answers: ['Decline'], asked: /^(Bet|Play)/, coach: true },
  { name: 'let-it-ride', game: 'let-it-ride', seat: 7, bets: ['bet-one-7', 'bet-two-7', 'bet-three-7'], answers: ['Decline'], asked: /^Ride/ },
  { name: 'red-dog', game: 'red-dog', seat: 4, bets: ['original-4'], asked: /^Raise/ },
  { name: 'hold-em', game: 'hold-em', bots: 3, answers: ['Check', 'Call'], asked: /^(Check|Call)/, cards: 3, coach: true },
  { name: 'hold-em-over', game: 'hold-em', bots: 3, answers: ['Check', 'Call', 'Show'] },
  { name: 'seven-card-stud', game: 'seven-card-stud', bots: 3, answers: ['Call'], asked: /^Check/ },
  { name: 'pai-gow-poker', game: 'pai-gow-poker', bets: ['wager-1'], answers: ['Decline'], asked: /^Set the hands/ },
  { name: 'pai-gow', game: 'pai-gow', bets: ['wager-1'], answers: ['Decline'], asked: /^Set the hands/ },
  { name: 'pai-gow-over', game: 'pai-gow', bets: ['wager-1'], answers: ['Decline', 'House way'] },
]
const idOf = (s: Still) => `${s.name}-${s.deal ?? 1}`
const tables = stills.map((s) => pit(s.name, [idOf(s)], s.game, s.bots ? `bots = ${s.bots}\n` : 'limit = [5, 500]\n')).join('')

const { player } = staffed(testHouse, tables)

async function seated(browser: Browser, s: Still): Promise<Page> {
  const [page, id] = [await player(browser, `ann-${s.name}`, 'Ann'), idOf(s)]
  const sat = await page.request.post(`/api/tables/${id}/seat`, { data: { seat: s.seat ?? 1, amount: 20_000 } })
  expect(sat.ok(), await sat.text()).toBe(true)
  if (s.coach) await page.request.put('/api/me/settings', { data: { coach: 'tells' } })
  await page.goto(`/table/${id}`)
  await expect(page.getByText('In front of you')).toBeVisible()
  return page
}

/** Answers until a choice is open, and so many cards lie on the board. */
async function untilAsked(page: Page, s: Still) {
  const board = page.getByRole('group', { name: 'The board' }).getByRole('img')
  const open = question(page).getByRole('button', { name: s.asked! })
  await expect(async () => {
    if ((await open.count()) && (await board.count()) >= (s.cards ?? 0)) return
    for (const choice of (s.answers ?? []).filter((c) => s.cards || !s.asked!.test(c))) {
      const button = question(page).getByRole('button', { name: new RegExp(`^${choice}`) })
      if (await button.count()) {
        await button.click({ timeout: 1000 })
        break
      }
    }
    throw new Error('not yet')
  }).toPass({ timeout: 60_000, intervals: [100] })
}

for (const s of stills) {
  test(`the picture of a round: ${s.name} @long`, async ({ browser }) => {
    const page = await seated(browser, s)
    for (const area of s.bets ?? []) {
      await page.locator(`[data-area="${area}"]`).first().click()
      await expect(page.locator(`[data-area="${area}"]`).first()).toHaveAttribute('aria-label', /you have/)
    }
    const begun = page.waitForResponse(/\/ready$/)
    await ready(page)
    await begun
    await page.route('**/ready', () => undefined) // nobody is ready for the next hand, which would begin by itself
    if (s.asked) await untilAsked(page, s)
    else await playOut(page, s.answers ?? [])
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => scrollTo(0, 0)) // a press may have brought something else into sight
    await shows(page, `round-${s.name}`, [])
  })
}
