import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createBuiltinEngine } from '@lectern/search/builtin/builtin-engine';
import { createOpenSearchEngine } from '@lectern/search/opensearch/opensearch-engine';
import type { SearchEngine } from '@lectern/search/search-engine';
import type { RelevanceOptions } from './command-line.ts';
import type { RecordSet } from './records/record-store.ts';

/** The engine that is judged. Indexes of the built-in one lie in a folder that outlives the run, others in their cluster. */
export function openEngine(name: RelevanceOptions['engine'], folder: string): SearchEngine {
  if (name === 'builtin') return createBuiltinEngine({ directory: folder });
  const url = process.env.OPENSEARCH_URL ?? '';
  if (url === '') throw new Error('set OPENSEARCH_URL to the address of a cluster');
  return createOpenSearchEngine({ url, prefix: 'lectern-relevance' });
}

/** The name of the index of a set, built where an earlier run has not left it. Older indexes of the same kind are removed. */
export async function indexOf(
  engine: SearchEngine,
  folder: string,
  kind: string,
  set: RecordSet,
): Promise<string> {
  const name = `${kind}-${set.indexName}`;
  for (const old of readdirSync(folder)) {
    if (old.startsWith(`index-${kind}-`) && old !== `index-${name}`)
      rmSync(join(folder, old), { recursive: true, force: true });
  }
  if ((await engine.status(name)).state !== 'ready') await engine.rebuild(name, set.documents());
  return name;
}
