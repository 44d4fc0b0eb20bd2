import { TERM_LIMITS } from '../analysis/term-limits.ts';
import type { SearchEngine } from '../search-engine.ts';
import { spell } from '../widen/spell.ts';
import { applyChanges } from './apply-changes.ts';
import { inPortWords } from './cluster-error.ts';
import { Connection, type OpenSearchOptions } from './connection.ts';
import { executeExplain } from './execute-explain.ts';
import { executeScan } from './execute-scan.ts';
import { executeSearch } from './execute-search.ts';
import { executeSuggest } from './execute-suggest.ts';
import { type IndexNames, indexNames } from './index-names.ts';
import { readStatus } from './index-status.ts';
import { IndexVocabulary } from './index-vocabulary.ts';
import { INDEX_VERSION } from './mapping.ts';
import { rebuildIndex } from './rebuild-index.ts';

/**
 * The search engine for clusters: OpenSearch 3 or newer, which needs none of its plugins or modules, since texts come analysed. Nothing is
 * connected before the first call.
 */
export function createOpenSearchEngine(options: OpenSearchOptions): SearchEngine {
  const cluster = new Connection(options);
  const namesOf = (index: string): IndexNames =>
    indexNames(options.prefix ?? 'lectern', INDEX_VERSION, index);

  return {
    search(index, request) {
      return inPortWords(index, () => executeSearch(cluster, namesOf(index).live, request));
    },
    suggest(index, request) {
      return inPortWords(index, () => executeSuggest(cluster, namesOf(index).live, request));
    },
    explain(index, request, id) {
      return inPortWords(index, () => executeExplain(cluster, namesOf(index).live, request, id));
    },
    async spell(index, text) {
      if (text.length > TERM_LIMITS.queryLength) return undefined;
      return inPortWords(index, () => spell(text, new IndexVocabulary(cluster, namesOf(index).live)));
    },
    async *scan(index, request) {
      const pages = executeScan(cluster, namesOf(index).live, request);
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
    close() {
      return cluster.close();
    },
  };
}
