import type { WeightedConcept } from '../../meaning/weighted-concept.ts';
import type {
  Explanation,
  Headings,
  HeadingsRequest,
  ScanRequest,
  SearchRequest,
  SearchResult,
  Suggestion,
  SuggestRequest,
} from '../../search-engine.ts';
import { WorkerClient } from '../../threads/worker-client.ts';
import type { OrderedHits } from '../search/execute-scan.ts';
import type { IndexState } from '../store/index-state.ts';
import { unpackResult } from './packed-result.ts';
import type { SearchCalls } from './search-calls.ts';

/** Search threads over the same shared memory. A query goes to the thread with the fewest waiting. */
export class SearchPool {
  readonly #clients: readonly WorkerClient<SearchCalls>[];
  readonly #states = new Map<string, IndexState>();

  constructor(threads: number) {
    const module = new URL('./search-worker.ts', import.meta.url);
    this.#clients = Array.from({ length: threads }, (_, number) => {
      return new WorkerClient<SearchCalls>('search', module, () => this.#publishAll(number));
    });
  }

  /** From now on queries see this state; resolves when every running thread has it. */
  async publish(index: string, state: IndexState | undefined): Promise<void> {
    if (state === undefined) this.#states.delete(index);
    else this.#states.set(index, state);
    const running = this.#clients.filter((client) => client.running);
    await Promise.all(running.map((client) => client.call('publish', { index, state })));
  }

  /** Starts the threads, so that they are there when the index is. */
  warm(): void {
    for (const client of this.#clients) client.start();
  }

  async search(index: string, request: SearchRequest): Promise<SearchResult> {
    return unpackResult(await this.#idlest().call('search', { index, request }));
  }

  async suggest(index: string, request: SuggestRequest): Promise<Suggestion[]> {
    return this.#idlest().call('suggest', { index, request });
  }

  explain(index: string, request: SearchRequest, id: string): Promise<Explanation | undefined> {
    return this.#idlest().call('explain', { index, request, id });
  }

  headings(index: string, request: HeadingsRequest): Promise<Headings> {
    return this.#idlest().call('headings', { index, request });
  }

  spell(index: string, text: string): Promise<string | undefined> {
    return this.#idlest().call('spell', { index, text });
  }

  concepts(index: string, id: string): Promise<readonly WeightedConcept[]> {
    return this.#idlest().call('concepts', { index, id });
  }

  scan(index: string, request: ScanRequest): Promise<OrderedHits> {
    return this.#idlest().call('scan', { index, request });
  }

  async close(): Promise<void> {
    await Promise.all(this.#clients.map((client) => client.close()));
  }

  #idlest(): WorkerClient<SearchCalls> {
    return this.#clients.reduce((best, client) => (client.load < best.load ? client : best));
  }

  /** A thread that has just started knows no index. A state that it cannot open fails the queries that need it, with its reason. */
  #publishAll(number: number): void {
    for (const [index, state] of this.#states) {
      this.#clients[number]!.call('publish', { index, state }).catch(() => undefined);
    }
  }
}
