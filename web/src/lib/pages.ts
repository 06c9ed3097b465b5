// The pages beside the lobby and the table. Each is fetched when somebody first
// goes there, so that the first load stays small.
import type { Component } from 'svelte'
import type { Me } from '../api/client'
import type shell from '../words/en/shell'

export interface Page {
  path: RegExp // whose group, if it has one, is the id of what is shown
  may?: string // the operation that one must be allowed to ask for
  link?: { href: string; text: keyof typeof shell.page } // in the head of every page, by the name of its text
  load: () => Promise<{ default: Component<any> }> // given the id, which not all of them take
}

export const pages: Page[] = [
  { path: /^\/history$/, may: 'sit', link: { href: '/history', text: 'history' }, load: () => import('../history/History.svelte') },
  { path: /^\/history\/([^/]+\/\d+)$/, may: 'round', load: () => import('../history/RoundPage.svelte') },
  { path: /^\/keno(?:\/([^/]+))?\/board$/, may: 'keno', load: () => import('../keno/BoardPage.svelte') },
  { path: /^\/keno(?:\/([^/]+))?\/rates$/, may: 'keno', load: () => import('../keno/RatesPage.svelte') },
  { path: /^\/keno(?:\/([^/]+))?\/station$/, may: 'keno-desk', load: () => import('../keno/Station.svelte') },
  { path: /^\/keno\/([^/]+\/\d+)$/, may: 'keno-race', load: () => import('../keno/RacePage.svelte') },
  { path: /^\/keno(?:\/([^/]+))?$/, may: 'keno', link: { href: '/keno', text: 'keno' }, load: () => import('../keno/Lounge.svelte') },
  { path: /^\/rules(?:\/([^/]+))?$/, link: { href: '/rules', text: 'rules' }, load: () => import('../learn/RulesPage.svelte') },
  { path: /^\/odds(?:\/([^/]+))?$/, link: { href: '/odds', text: 'odds' }, load: () => import('../odds/Odds.svelte') },
  { path: /^\/design$/, may: 'design', link: { href: '/design', text: 'design' }, load: () => import('../design/Design.svelte') },
  { path: /^\/settings$/, link: { href: '/settings', text: 'settings' }, load: () => import('../learn/SettingsPage.svelte') },
  { path: /^\/strategy\/([^/]+)$/, load: () => import('../odds/Strategy.svelte') },
  { path: /^\/desk$/, may: 'desk', link: { href: '/desk', text: 'desk' }, load: () => import('../desk/Desk.svelte') },
  { path: /^\/desk\/([^/]+)$/, may: 'desk', load: () => import('../desk/DeskTable.svelte') },
  { path: /^\/people$/, may: 'people', link: { href: '/people', text: 'people' }, load: () => import('../people/People.svelte') },
  { path: /^\/people\/([^/]+)$/, may: 'person', load: () => import('../people/PersonPage.svelte') },
  { path: /^\/inspector$/, may: 'notices', link: { href: '/inspector', text: 'inspector' }, load: () => import('../inspector/Inspector.svelte') },
  {
    path: /^\/surveillance(?:\/([^/]+))?$/, may: 'eye-round', link: { href: '/surveillance', text: 'surveillance' },
    load: () => import('../surveillance/Surveillance.svelte'),
  },
  { path: /^\/reports(?:\/([^/]+))?$/, may: 'day-report', link: { href: '/reports', text: 'reports' }, load: () => import('../reports/Reports.svelte') },
  { path: /^\/papers$/, may: 'papers', link: { href: '/papers', text: 'papers' }, load: () => import('../papers/Shelf.svelte') },
  { path: /^\/me$/, may: 'me', load: () => import('../people/Account.svelte') },
]

/** What stands alone on a screen, for everybody, whoever has signed in or not. */
export const signAt = (path: string): string | undefined => /^\/sign\/([^/]+)$/.exec(path)?.[1]
export const loadSign = () => import('../papers/SignPage.svelte')

const mayOpen = (page: Page, me: Me) => !page.may || me.may.includes(page.may)

/** The page of an address, if whoever is here may see it. */
export function pageAt(path: string, me: Me): { page: Page; id: string } | null {
  for (const page of pages) {
    const found = page.path.exec(path)
    if (found && mayOpen(page, me)) return { page, id: decodeURIComponent(found[1] ?? '') }
  }
  return null
}

export const linksFor = (me: Me) => pages.flatMap((p) => (p.link && mayOpen(p, me) ? [p.link] : []))
