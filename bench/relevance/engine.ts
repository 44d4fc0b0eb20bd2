import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createBuiltinEngine } from '@lectern/search/builtin/builtin-engine';
import { createOpenSearchEngine } from '@lectern/search/opensearch/opensearch-engine';
import type { SearchEngine } from '@lectern/search/search-engine';
import type { RecordSet } from './records/record-store.ts';

/** Indexes that outlive the run: of OpenSearch where OPENSEARCH_URL names a cluster, else of the built-in engine in a folder. */
export function openEngine(folder: string): SearchEngine {
  const url = process.env.OPENSEARCH_URL;
  mkdirSync(folder, { recursive: true });
  return url
    ? createOpenSearchEngine({ url, prefix: 'lectern-relevance' })
    : createBuiltinEngine({ directory: folder });
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
