import { availableParallelism } from 'node:os';
import { createOpenSearchEngine } from '@lectern/search/opensearch/opensearch-engine';
import { BENCH_PREFIX, INDEX, round } from './ask.ts';
import { type HttpLoad, measureHttp } from './http-load.ts';
import type { RecordSet } from './record-sets.ts';

/** Records after which a line tells how far OpenSearch is. */
const PROGRESS_STEP = 100_000;
const MERGE_MILLISECONDS = 600_000;

/** What is served: the built index in `directory`, and, where `openSearch` is its address, a cluster with the same records. */
export interface ServedIndexes {
  readonly set: RecordSet;
  readonly directory: string;
  readonly openSearch: string | undefined;
}

/** Prints what twenty readers at once get over HTTP who ask for these words with six facets. */
export async function compareOverHttp(
  { set, directory, openSearch }: ServedIndexes,
  words: readonly string[],
): Promise<void> {
  console.log('20 readers at once over HTTP, frequent words with six facets');
  const workers = availableParallelism();
  const ours = await measureHttp({ kind: 'builtin', directory, workers }, words);
  if (openSearch === undefined) {
    console.table([ours]);
    console.error('OpenSearch skipped: --opensearch starts a node, OPENSEARCH_URL names one');
    return;
  }
  const seconds = await fillOpenSearch(set, openSearch);
  const theirs = await measureHttp({ kind: 'opensearch', url: openSearch }, words);
  console.table([ours, theirs]);
  console.log(
    `OpenSearch was filled in ${Math.round(seconds)} s. The built-in engine answered ${ratio(ours, theirs)} times its requests/s.`,
  );
}

function ratio(ours: HttpLoad, theirs: HttpLoad): number {
  return round(ours['requests/s'] / theirs['requests/s']);
}

/** Loads the records and merges the index into one segment, its best case. Gives the seconds both took. */
async function fillOpenSearch(set: RecordSet, url: string): Promise<number> {
  const started = performance.now();
  const engine = createOpenSearchEngine({ url, prefix: BENCH_PREFIX });
  let printedAt = 0;
  try {
    await engine.rebuild(INDEX, set.batches(), (done) => {
      if (done - printedAt < PROGRESS_STEP) return;
      printedAt = done;
      console.log(`OpenSearch has ${done.toLocaleString('en')} records`);
    });
  } finally {
    await engine.close();
  }
  const [node = ''] = url.split(',');
  const merged = await fetch(`${node.trim()}/${BENCH_PREFIX}*/_forcemerge?max_num_segments=1`, {
    method: 'POST',
    signal: AbortSignal.timeout(MERGE_MILLISECONDS),
  });
  if (!merged.ok) throw new Error(`OpenSearch did not merge: ${merged.status}`);
  return (performance.now() - started) / 1000;
}
