import { mappingPath } from '../../../lib/storage.ts';

/** How this browser stands: `blocked` where its user forbade notifications of this site. */
export type BrowserState = 'impossible' | 'blocked' | 'off' | 'on';

/** What the server needs to reach this browser. */
export interface BrowserAddress {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

const path = `/${mappingPath}/push/`;

export async function readBrowserState(): Promise<BrowserState> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return 'impossible';
  if (Notification.permission === 'denied') return 'blocked';
  return (await currentSubscription()) ? 'on' : 'off';
}

/** Asks the user, and subscribes this browser; undefined if the user says no. */
export async function subscribeThisBrowser(publicKey: string): Promise<BrowserAddress | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  await navigator.serviceWorker.register(`${path}worker.js`, { scope: path });
  const { pushManager } = await activeRegistration();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint = '', keys } = subscription.toJSON();
  return { endpoint, p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
}

/** Ends the subscription of this browser; answers where it was reached, undefined if it had none. */
export async function unsubscribeThisBrowser(): Promise<string | undefined> {
  const subscription = await currentSubscription();
  await subscription?.unsubscribe();
  return subscription?.endpoint;
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(path);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** A worker can be subscribed once it is active. `ready` waits for the worker of the page, and this one works for none. */
async function activeRegistration(): Promise<ServiceWorkerRegistration> {
  for (;;) {
    const registration = await navigator.serviceWorker.getRegistration(path);
    if (registration?.active) return registration;
    const coming = registration?.installing ?? registration?.waiting;
    if (!coming) throw new Error('the worker for notifications was not installed');
    await new Promise((changed) => coming.addEventListener('statechange', changed, { once: true }));
  }
}
