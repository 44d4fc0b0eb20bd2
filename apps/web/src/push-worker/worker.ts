/**
 * The service worker that shows messages of a library (`/demo/push/`) while no page of it may be open. It works for no page: what is
 * shown opens one.
 */

interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface PushedEvent extends WaitingEvent {
  readonly data: { json(): unknown } | null;
}

interface ClickedEvent extends WaitingEvent {
  readonly notification: Notification;
}

interface PageWindow {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}

/** What of ServiceWorkerGlobalScope is used: the page's types and a worker's cannot be in one program. */
interface WorkerScope {
  readonly registration: { showNotification(title: string, options: NotificationOptions): Promise<void> };
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly PageWindow[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(name: 'push', act: (event: PushedEvent) => void): void;
  addEventListener(name: 'notificationclick', act: (event: ClickedEvent) => void): void;
}

/** As the server seals it for this browser. */
interface Message {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly path: string;
}

const worker = globalThis as unknown as WorkerScope;

worker.addEventListener('push', (event) => {
  const message = event.data?.json() as Message | undefined;
  if (!message) return;
  const { id, title, body, path } = message;
  event.waitUntil(worker.registration.showNotification(title, { body, tag: id, data: path }));
});

worker.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(openPage(new URL(String(notification.data), location.origin)));
});

/** Goes to a page of this origin: in a window that shows the library already, else in a new one. */
async function openPage(url: URL): Promise<void> {
  if (url.origin !== location.origin) return;
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find((one) => new URL(one.url).pathname === url.pathname);
  if (!shown) {
    await worker.clients.openWindow(url.href);
    return;
  }
  await shown.focus();
  // A browser lets a worker navigate only the windows that it works for.
  await shown.navigate(url.href).catch(() => worker.clients.openWindow(url.href));
}

export {};
