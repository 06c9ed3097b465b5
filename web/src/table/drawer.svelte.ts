// What is behind the tab strip of a table: one thing at a time, or nothing.
import { narrow } from '../lib/media'

export const tabs = ['log', 'coach', 'odds', 'chat', 'rules', 'seats'] as const
export type Tab = (typeof tabs)[number]

const kept = 'boardwalk.drawer'

class Drawer {
  /** What is open. Who keeps it open has it open at the next table, too; on a phone it would cover the felt. */
  tab = $state<Tab | ''>(narrow.current ? '' : (tabs.find((t) => t === localStorage.getItem(kept)) ?? ''))
  private last: Tab = 'log'

  open(tab: Tab | '') {
    this.tab = tab
    if (tab) this.last = tab
    if (!narrow.current) localStorage.setItem(kept, tab)
  }
  /** toggle opens what was open last, or closes it; a tab that is open is closed. */
  toggle(tab: Tab = this.last) {
    this.open(this.tab === tab ? '' : tab)
  }
}

export const drawer = new Drawer()
