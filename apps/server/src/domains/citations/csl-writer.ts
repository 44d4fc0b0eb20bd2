import { WorkerClient } from '@lectern/search/threads/worker-client';
import type { CslCalls, EntryRequest } from './csl-calls.ts';

const thread = new WorkerClient<CslCalls>('citation', new URL('./csl-worker.ts', import.meta.url));

/** One bibliography entry as the processor's HTML. The thread starts with the first entry and keeps no process alive. */
export function writeEntry(request: EntryRequest): Promise<string> {
  return thread.call('writeEntry', request);
}
