import { getOfflineKey } from '@lectern/contracts/counter/offline/get-offline-key';
import type { OfflineAct } from '@lectern/contracts/counter/offline/offline-act';
import { MOST_OFFLINE_ACTS, sendOfflineActs } from '@lectern/contracts/counter/offline/send-offline-acts';
import { externalStore } from '../../../lib/external-store.ts';
import { randomId } from '../../../lib/random-id.ts';
import { staffCaller } from '../../../lib/staff/staff-caller.ts';
import { localStore } from '../../../lib/storage.ts';
import { dropActs, keepAct, keptActs } from './offline-box.ts';

/** How many acts wait on this computer; undefined until it was looked. */
export const waitingActs = externalStore<number | undefined>(undefined);

export async function countWaiting(): Promise<void> {
  const kept = await keptActs().catch(() => []);
  waitingActs.set(kept.length);
}

/** Whether this computer can work without a network: it asked for the key once. */
export function canWorkOffline(): boolean {
  return localStore.read('offlineKey') !== undefined;
}

/** Asks for the key while there is a network. Who may not work at the desk gets none. */
export async function fetchOfflineKey(): Promise<void> {
  const answer = await staffCaller.client.call(getOfflineKey, {}).catch(() => undefined);
  if (answer) localStore.write('offlineKey', answer.publicKey);
}

/** Seals an act and keeps it. Answers its id. @throws if it cannot be kept: it then has to be written down */
export async function recordAct(act: OfflineAct): Promise<string> {
  const publicKey = localStore.read('offlineKey');
  if (publicKey === undefined) throw new Error('this computer has no key for acts without a network');
  const { sealAct } = await import('@lectern/rules/desk/sealed-act');
  const id = randomId();
  await keepAct({ id, sealed: await sealAct(publicKey, id, JSON.stringify(act)) });
  await countWaiting();
  return id;
}

export async function forgetAct(id: string): Promise<void> {
  await dropActs([id]);
  await countWaiting();
}

/** What became of acts that were sent. */
export interface SentActs {
  readonly done: number;
  readonly refused: number;
  readonly later: number;
}

/** Sends what waits, in the order in which it was done, and erases what arrived. @throws ApiError */
export async function sendWaiting(): Promise<SentActs> {
  const counts = { done: 0, refused: 0, later: 0 };
  for (;;) {
    const acts = (await keptActs()).slice(0, MOST_OFFLINE_ACTS);
    if (acts.length === 0) break;
    const deskTime = new Date().toISOString();
    const { outcomes } = await staffCaller.client.call(sendOfflineActs, { deskTime, acts: [...acts] });
    for (const { outcome } of outcomes) counts[outcome] += 1;
    await dropActs(outcomes.filter(({ outcome }) => outcome !== 'later').map(({ id }) => id));
    if (outcomes.some(({ outcome }) => outcome === 'later')) break;
  }
  await countWaiting();
  return counts;
}
