import { WorkerClient } from '@lectern/search/threads/worker-client';
import type { CslCalls, EntryRequest } from './csl-calls.ts';

const thread = new WorkerClient<CslCalls>('citation', new URL('./csl-worker.ts', import.meta.url));

/**
 * One bibliography entry as HTML of the citation processor. The first call starts the thread, which does not keep the
 * process alive.
 */
export function writeEntry(request: EntryRequest): Promise<string> {
  return thread.call('writeEntry', request);
}
