import { WorkerClient } from '../../threads/worker-client.ts';
import type { SharedVectors } from '../vectors/vector-memory.ts';
import type { VectorCalls } from './vector-calls.ts';

/**
 * Threads that look for vectors in shared memory, so that nothing else waits for it. A question goes to the thread with the fewest waiting.
 */
export class VectorPool {
  /** The memory of vectors needs a place for each. */
  readonly threads: number;
  readonly #clients: readonly WorkerClient<VectorCalls>[];
  readonly #published = new Map<string, SharedVectors>();

  constructor(threads: number) {
    this.threads = threads;
    const module = new URL('./vector-worker.ts', import.meta.url);
    this.#clients = Array.from({ length: threads }, (_, thread) => {
      return new WorkerClient<VectorCalls>('vector', module, () => this.#publishAll(thread));
    });
  }

  /** From now on these vectors can be asked by this name; undefined forgets them. Questions that are waiting are answered first. */
  async publish(name: string, vectors: SharedVectors | undefined): Promise<void> {
    if (vectors === undefined) this.#published.delete(name);
    else this.#published.set(name, vectors);
    const told = this.#clients.map((client, thread) =>
      client.running ? client.call('publish', { name, vectors, thread }) : Promise.resolve(),
    );
    await Promise.all(told);
  }

  async nearest(
    name: string,
    question: Float32Array,
    most: number,
  ): Promise<VectorCalls['nearest']['answer']> {
    const idlest = this.#clients.reduce((best, client) => (client.load < best.load ? client : best));
    return idlest.call('nearest', { name, question, most });
  }

  async close(): Promise<void> {
    await Promise.all(this.#clients.map((client) => client.close()));
  }

  /** A thread that has just started knows no vectors. */
  #publishAll(thread: number): void {
    for (const [name, vectors] of this.#published)
      this.#clients[thread]!.call('publish', { name, vectors, thread }).catch(() => undefined);
  }
}
