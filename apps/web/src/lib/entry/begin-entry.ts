import { localStore } from '../storage.ts';
import { keepEntry } from './pending-entry.ts';
import { readEntry } from './read-entry.ts';

/** The page on which an entry's proof is exchanged. */
export const EXCHANGE_PATH = '/loginExternal';

/**
 * Takes out of the address what another system put into it, before anything is requested: it leaves the browser's history, and no
 * request has it as its Referer.
 */
export function beginEntry(): void {
  const entry = readEntry(location.search, location.hash);
  if (!entry) return;
  if (entry.libCode) localStore.write('libCodeObj', { libCode: entry.libCode, libName: '' });
  if (entry.proof) keepEntry(entry);
  const path = entry.proof ? EXCHANGE_PATH : entry.target;
  // The router reads the state of its first page under this name.
  const state = entry.state && { usr: entry.state };
  history.replaceState(state ?? null, '', `${location.pathname}${entry.search}#${path}`);
}
