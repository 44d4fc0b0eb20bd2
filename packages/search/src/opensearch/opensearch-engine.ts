import type { SearchEngine } from '../search-engine.ts';
import { WorkerClient } from '../threads/worker-client.ts';
import { applyChanges } from './apply-changes.ts';
import { inPortWords } from './cluster-error.ts';
import { Connection, type OpenSearchOptions } from './connection.ts';
import { executeScan } from './execute-scan.ts';
import { indexNamesOf } from './index-names.ts';
import { readStatus } from './index-status.ts';
import type { QueryCalls } from './query-calls.ts';
import { Rarities } from './rarities.ts';
import { rebuildIndex } from './rebuild-index.ts';
import { USUAL_TIMES } from './time-left.ts';

/**
 * The search engine for clusters: OpenSearch 3 or newer, which needs none of its plugins or modules, since texts come analysed. Nothing is
 * connected before the first call. What readers ask is read, put to the cluster and answered in a thread of its own.
 */
export function createOpenSearchEngine(options: OpenSearchOptions): SearchEngine {
  const cluster = new Connection(options);
  const rarities = new Rarities(cluster);
  const namesOf = (index: string) => indexNamesOf(options, index);
  const queries: WorkerClient<QueryCalls> = new WorkerClient(
    new URL('./query-worker.ts', import.meta.url),
    () => {
      // Fails with the calls behind it, where it does.
      queries.call('open', options).catch(() => undefined);
    },
  );

  return {
    search: (index, request) => queries.call('search', { index, request }),
    suggest: (index, request) => queries.call('suggest', { index, request }),
    explain: (index, request, id) => queries.call('explain', { index, request, id }),
    spell: (index, text) => queries.call('spell', { index, text }),
    async *scan(index, request) {
      const { times = USUAL_TIMES } = options;
      const pages = executeScan({ cluster, alias: namesOf(index).live, rarities, times }, request);
      try {
        for (;;) {
          const page = await inPortWords(index, () => pages.next());
          if (page.done) return;
          yield page.value;
        }
      } finally {
        await pages.return(undefined);
      }
    },
    async apply(index, changes) {
      if (changes.put.length > 0 || changes.remove.length > 0)
        await applyChanges(cluster, namesOf(index), index, changes);
    },
    rebuild(index, documents, progress = () => undefined) {
      return rebuildIndex(cluster, namesOf(index), documents, progress);
    },
    status(index) {
      return readStatus(cluster, namesOf(index).live);
    },
    async close() {
      await Promise.all([queries.close(), cluster.close()]);
    },
  };
}
