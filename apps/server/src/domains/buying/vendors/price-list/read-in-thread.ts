import { Worker } from 'node:worker_threads';
import type { PriceLineFault } from '@lectern/contracts/buying/vendors/vendor';
import type { PriceLine } from './price-line.ts';
import { PriceListError } from './price-list-error.ts';

export interface ListTask {
  readonly file: Uint8Array;
  /** In which the vendor sells; prices in others are left out. */
  readonly currency: string;
}

/** A line as it was read, or why it cannot be used. */
export interface ReadLine {
  readonly line: number;
  readonly read: PriceLine | PriceLineFault;
}

export type ThreadNews =
  | { readonly what: 'lines'; readonly lines: readonly ReadLine[] }
  | { readonly what: 'end'; readonly format: 'table' | 'onix' }
  | { readonly what: 'fault'; readonly reason: string; readonly isTooOld: boolean };

const PATIENCE_MS = 10 * 60_000;
const MEMORY = { maxOldGenerationSizeMb: 1024, maxYoungGenerationSizeMb: 64, stackSizeMb: 4 };

/**
 * Reads a price list in a thread of its own. `take` gets its lines in portions and is awaited before the next one is read.
 *
 * @throws PriceListError where the file is none, or takes too much time or memory
 */
export async function readInThread(
  task: ListTask,
  take: (lines: readonly ReadLine[]) => Promise<void>,
): Promise<'table' | 'onix'> {
  const worker = new Worker(new URL('./list-bootstrap.mjs', import.meta.url), {
    workerData: { module: new URL('./list-worker.ts', import.meta.url).href },
    execArgv: [],
    // Without the environment: it has the keys of the installation.
    env: {},
    resourceLimits: MEMORY,
  });
  try {
    return await new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new PriceListError('reading it takes too long')), PATIENCE_MS);
      timer.unref();
      const fail = () => reject(new PriceListError('reading it takes too much memory'));
      worker.on('error', fail).on('exit', fail);
      worker.on('message', (news: ThreadNews) => {
        switch (news.what) {
          case 'lines':
            take(news.lines).then(() => worker.postMessage('more'), reject);
            break;
          case 'end':
            clearTimeout(timer);
            resolve(news.format);
            break;
          case 'fault':
            clearTimeout(timer);
            reject(new PriceListError(news.reason, { isTooOld: news.isTooOld }));
            break;
        }
      });
      worker.postMessage(task);
    });
  } finally {
    await worker.terminate();
  }
}
