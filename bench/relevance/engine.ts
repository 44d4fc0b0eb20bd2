import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createBuiltinEngine } from '@lectern/search/builtin/builtin-engine';
import type { SearchEngine } from '@lectern/search/search-engine';
import type { RecordSet } from './records/record-store.ts';

/** Indexes of the built-in engine in a folder that outlives the run. */
export function openEngine(folder: string): SearchEngine {
  mkdirSync(folder, { recursive: true });
  return createBuiltinEngine({ directory: folder });
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
