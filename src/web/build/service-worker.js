// Keeps everything that was built in one cache per build, and answers from it first. What bots have learned is large and
// kept when somebody has asked for it.
const worker = /** @type {any} */ (self);
const VERSION = '%VERSION%';
const CACHE = `redut-${VERSION}`;
/** @type {string[]} */
const FILES = /** @type {any} */ ('%FILES%');

worker.addEventListener('install', (/** @type {any} */ event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener('activate', (/** @type {any} */ event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => worker.clients.claim()),
  );
});

worker.addEventListener('fetch', (/** @type {any} */ event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  const page = request.mode === 'navigate';
  event.respondWith(
    caches.open(CACHE).then(async (cache) => {
      const kept = await cache.match(page ? './' : request, { ignoreSearch: page });
      if (kept !== undefined || !url.pathname.endsWith('.gz')) return kept ?? fetch(request);
      const fetched = await fetch(request);
      if (fetched.ok) await cache.put(request, fetched.clone());
      return fetched;
    }),
  );
});

// What the server tells who is away; the page is opened, or brought to the front, when the notice is touched.
worker.addEventListener('push', (/** @type {any} */ event) => {
  const { title, body, path } = event.data?.json() ?? {};
  if (typeof title !== 'string') return;
  event.waitUntil(worker.registration.showNotification(title, { body, tag: path, data: { path } }));
});
worker.addEventListener('notificationclick', (/** @type {any} */ event) => {
  event.notification.close();
  const url = new URL(String(event.notification.data?.path ?? ''), worker.registration.scope).href;
  event.waitUntil(
    worker.clients.matchAll({ type: 'window' }).then((/** @type {any[]} */ pages) => {
      const open = pages.find((page) => page.url === url);
      return open === undefined ? worker.clients.openWindow(url) : open.focus();
    }),
  );
});
