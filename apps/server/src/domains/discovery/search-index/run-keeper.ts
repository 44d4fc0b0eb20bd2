import { setTimeout as sleep } from 'node:timers/promises';
import type { Deps } from '../../../platform/deps.ts';
import type { IndexKeeper } from './keep-index.ts';

/** Changes are looked for as often as those of records. */
const POLL_MS = 150;

/** Lets the process that writes indexes keep those beside that of records, each by itself: none waits for another one. */
export function runKeeper({ log }: Pick<Deps, 'log'>, keeper: IndexKeeper, isWriter: () => boolean) {
  const stopping = new AbortController();
  const mayWrite = () => !stopping.signal.aborted && isWriter();
  let running: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      if (mayWrite())
        await keeper
          .look(mayWrite)
          .catch((error: unknown) => log.error({ err: error }, 'indexing failed; tried again'));
      await sleep(POLL_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  return {
    start() {
      running = run();
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
