// The address is the place in the app: / is the lobby, /table/ID a table.
export const place = $state({ path: location.pathname, search: location.search })

export function go(to: string) {
  history.pushState(null, '', to)
  arrive()
  scrollTo(0, 0)
  document.querySelector<HTMLElement>('main')?.focus()
}

function arrive() {
  place.path = location.pathname
  place.search = location.search
}

addEventListener('popstate', arrive)

/** follow takes over a plain click on a link within the app. */
export function follow(e: MouseEvent) {
  if (e.defaultPrevented || e.button !== 0 || e.metaKey || e.ctrlKey || e.shiftKey || e.altKey) return
  const a = (e.target as Element | null)?.closest('a')
  if (!a || a.origin !== location.origin || a.target) return
  e.preventDefault()
  go(a.pathname + a.search)
}
