import { WorkerClient } from '../../threads/worker-client.ts';
import type { BuildCalls } from './build-calls.ts';

const MODULE = new URL('./build-worker.ts', import.meta.url);

/** The threads that do a writer's work: one for changes, which readers wait for, and one for rebuilds and merges. */
export class WriterThreads {
  readonly changes = new WorkerClient<BuildCalls>('index change', MODULE);
  readonly bulk = new WorkerClient<BuildCalls>('index build', MODULE);
  #builds = 0;

  /** After the last of the builds that overlap, the thread is ended with all the memory that it took. */
  async whileBuilding<T>(build: () => Promise<T>): Promise<T> {
    this.#builds++;
    try {
      return await build();
    } finally {
      this.#builds--;
      if (this.#builds === 0 && this.bulk.load === 0) await this.bulk.stop();
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.changes.close(), this.bulk.close()]);
  }
}
