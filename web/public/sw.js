// Keeps the shell of the app, so that it opens quickly and says so when the house cannot be reached. What the house
// answers (/api) is never kept: a card or a balance from another time would be a lie.
const shell = 'boardwalk-shell-1'
const always = ['/offline.html', '/offline.css', '/icon.svg', '/manifest.webmanifest']

self.addEventListener('install', (e) => {
  e.waitUntil(caches.open(shell).then((c) => c.addAll(always)).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (e) => {
  const old = async () => {
    for (const name of await caches.keys()) if (name !== shell) await caches.delete(name)
    await self.clients.claim()
  }
  e.waitUntil(old())
})

// The names of these files change with their content, so that one that is kept is right for ever.
async function asset(request) {
  const cache = await caches.open(shell)
  const kept = await cache.match(request)
  if (kept) return kept
  const fresh = await fetch(request)
  if (fresh.ok) await cache.put(request, fresh.clone())
  return fresh
}

self.addEventListener('fetch', (e) => {
  const url = new URL(e.request.url)
  if (e.request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api/')) return
  if (url.pathname.startsWith('/assets/')) e.respondWith(asset(e.request))
  else if (always.includes(url.pathname)) e.respondWith(fetch(e.request).catch(() => caches.match(e.request)))
  else if (e.request.mode === 'navigate') e.respondWith(fetch(e.request).catch(() => caches.match('/offline.html')))
})
