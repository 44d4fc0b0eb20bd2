/**
 * The service worker of the staff's pages (`/demo/staff/`): it keeps their files, so that a desk can be opened while there is no network.
 * Calls go to the network alone. A new build is a new worker with files of its own.
 */

/** The files of the staff's pages, written in by the build (build/staff-worker.ts). */
declare const __STAFF_FILES__: readonly string[];
declare const __STAFF_BUILD__: string;

interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchingEvent extends WaitingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** What of ServiceWorkerGlobalScope is used: the page's types and a worker's cannot be in one program. */
interface WorkerScope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', act: (event: WaitingEvent) => void): void;
  addEventListener(name: 'fetch', act: (event: FetchingEvent) => void): void;
}

const worker = globalThis as unknown as WorkerScope;
const page = worker.registration.scope;
/** What names of this library begin with: others on the same origin have workers of their own. */
const OURS = `lectern desk ${page} `;
const CACHE = OURS + __STAFF_BUILD__;
/** A network that does not answer in this time is none. */
const PATIENCE_MS = 5000;

worker.addEventListener('install', (event) => event.waitUntil(keepFiles()));
worker.addEventListener('activate', (event) => event.waitUntil(dropOldFiles()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(pageOf(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(fileOf(request));
});

async function keepFiles(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([page, ...__STAFF_FILES__]);
  await worker.skipWaiting();
}

async function dropOldFiles(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(OURS) && name !== CACHE).map((name) => caches.delete(name)),
  );
  await worker.clients.claim();
}

/** The page as the server has it now, else as it was kept. */
async function pageOf(request: Request): Promise<Response> {
  const fresh = fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
  const answer = await fresh.catch(() => undefined);
  if (answer && answer.status < 500) return answer;
  return (await kept(page)) ?? answer ?? Response.error();
}

/** The names of files hold a hash of what is in them: a kept one is never old. */
async function fileOf(request: Request): Promise<Response> {
  return (await kept(request.url)) ?? fetch(request);
}

async function kept(url: string): Promise<Response | undefined> {
  const cache = await caches.open(CACHE);
  return cache.match(url, { ignoreSearch: true });
}
