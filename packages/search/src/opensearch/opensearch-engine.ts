import { batchesWithoutConcepts } from '../meaning/kept-concepts.ts';
import type { SearchEngine } from '../search-engine.ts';
import type { Calls } from '../threads/worker-calls.ts';
import { WorkerClient } from '../threads/worker-client.ts';
import { withPortErrors } from './cluster-error.ts';
import { Connection, type OpenSearchOptions } from './connection.ts';
import { executeScan } from './execute-scan.ts';
import { indexNamesOf } from './index-names.ts';
import { readStatus } from './index-status.ts';
import type { QueryCalls } from './query-calls.ts';
import { Rarities } from './rarities.ts';
import { rebuildIndex } from './rebuild-index.ts';
import { USUAL_TIMES } from './time-left.ts';
import type { BuildBatch, WriteCalls } from './write-calls.ts';

/**
 * The search engine for clusters: OpenSearch 3 or newer. No plugin or module of it is needed, since texts come analysed. It connects with
 * the first call. Queries are compiled, sent and their answers read in a thread of their own; documents are analysed in another.
 */
export function createOpenSearchEngine(options: OpenSearchOptions): SearchEngine {
  const cluster = new Connection(options);
  const rarities = new Rarities(cluster);
  const namesOf = (index: string) => indexNamesOf(options, index);
  const queries = threadOf<QueryCalls>('search', './query-worker.ts', options);
  const writes = threadOf<WriteCalls>('index change', './write-worker.ts', options);

  return {
    search: (index, request) => queries.call('search', { index, request }),
    suggest: (index, request) => queries.call('suggest', { index, request }),
    explain: (index, request, id) => queries.call('explain', { index, request, id }),
    spell: (index, text) => queries.call('spell', { index, text }),
    headings: (index, request) => queries.call('headings', { index, request }),
    concepts: (index, id) => queries.call('concepts', { index, id }),
    async *scan(index, request) {
      const { times = USUAL_TIMES } = options;
      const pages = executeScan({ cluster, alias: namesOf(index).live, rarities, times }, request);
      try {
        for (;;) {
          const page = await withPortErrors(index, () => pages.next());
          if (page.done) return;
          yield page.value;
        }
      } finally {
        await pages.return(undefined);
      }
    },
    async apply(index, changes) {
      if (changes.put.length > 0 || changes.remove.length > 0) await writes.call('apply', { index, changes });
    },
    rebuild(index, documents, progress = () => undefined, meaning) {
      const kept = meaning === undefined ? batchesWithoutConcepts(documents) : documents;
      const bring = (batch: BuildBatch) => writes.call('bring', batch);
      return rebuildIndex(cluster, namesOf(index), kept, bring, progress, meaning);
    },
    status(index) {
      return readStatus(cluster, namesOf(index).live);
    },
    async close() {
      await Promise.all([queries.close(), writes.close(), cluster.close()]);
    },
  };
}

/** A thread whose first call names the cluster. */
function threadOf<C extends Calls<C> & { readonly open: { input: OpenSearchOptions; answer: undefined } }>(
  name: string,
  module: string,
  options: OpenSearchOptions,
): WorkerClient<C> {
  const thread: WorkerClient<C> = new WorkerClient<C>(name, new URL(module, import.meta.url), () => {
    // Where this fails, the calls after it fail too, and say why.
    thread.call('open', options).catch(() => undefined);
  });
  return thread;
}
