import type { Entry } from './read-entry.ts';

/** The entry that this page began with. In memory only: it is worth something once. */
let pending: Entry | undefined;

export function keepEntry(entry: Entry): void {
  pending = entry;
}

/** The entry that waits to be exchanged. */
export function pendingEntry(): Entry | undefined {
  return pending;
}
