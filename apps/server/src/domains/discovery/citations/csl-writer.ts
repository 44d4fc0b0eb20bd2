import { WorkerClient } from '@lectern/search/threads/worker-client';
import type { CslCalls, EntryRequest } from './csl-calls.ts';
import { FairTurns } from './fair-turns.ts';

/** The longest time for one entry, in milliseconds. A style is read in 1.5 seconds, and an entry is written in a few milliseconds. */
const MAX_MS = 15_000;

const thread = new WorkerClient<CslCalls>('citation', new URL('./csl-worker.ts', import.meta.url));
const turns = new FairTurns();

/**
 * One bibliography entry as HTML of the citation processor; raises an error if it cannot be written or takes too long. Callers take
 * turns, entry by entry. The first call starts the thread, which does not keep the process alive.
 */
export function writeEntry(caller: string, request: EntryRequest): Promise<string> {
  return turns.take(caller, async () => {
    const timer = setTimeout(() => void thread.stop(), MAX_MS);
    try {
      return await thread.call('writeEntry', request);
    } finally {
      clearTimeout(timer);
    }
  });
}
