import type { SearchDocument } from '@lectern/search/search-document';
import type { SearchEngine } from '@lectern/search/search-engine';
import { INDEX, percentiles, request } from './ask.ts';
import type { QueryClass } from './query-classes.ts';

/** Documents of one change, as many as a busy house catalogues or lends in half a second, and the pause behind it. */
const CHANGED = 50;
const PAUSE_MILLISECONDS = 250;

export interface IndexingTimes {
  readonly quiet: number;
  readonly indexing: number;
  readonly changes: number;
}

/** The 95th percentile over all classes, in ms: while nothing changes, and while documents are put all the time. */
export async function timeWhileIndexing(
  engine: SearchEngine,
  classes: readonly QueryClass[],
  sample: readonly SearchDocument[],
): Promise<IndexingTimes> {
  const askAll = async () => {
    const times: number[] = [];
    for (const question of classes.flatMap(({ questions }) => questions)) {
      const started = performance.now();
      await engine.search(INDEX, request(question));
      times.push(performance.now() - started);
    }
    return percentiles(times).p95;
  };
  const quiet = await askAll();
  let asking = true;
  let changes = 0;
  const writer = (async () => {
    while (asking) {
      const put = sample.slice((changes * CHANGED) % (sample.length - CHANGED)).slice(0, CHANGED);
      await engine.apply(INDEX, { put, remove: [] });
      changes++;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS));
    }
  })();
  const indexing = await askAll();
  asking = false;
  await writer;
  return { quiet, indexing, changes };
}
