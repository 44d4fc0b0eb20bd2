import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));

/** Code that decides what documents hold. */
export const DOCUMENT_CODE = [
  'packages/marc/src',
  'packages/rules/src',
  'apps/server/src/domains/discovery/search-index/bib-to-search-document.ts',
  'apps/server/src/domains/discovery/search-index/meaning/meaning-text.ts',
  'apps/server/src/domains/collection/vocabulary/classes/clc/clc-path.ts',
  'bench/relevance/records',
];

/** Code that decides what an index holds of its documents. */
export const INDEX_CODE = [
  'packages/search/src/analysis',
  'packages/search/src/builtin/segment',
  'packages/search/src/builtin/store',
  'packages/search/src/opensearch/document-source.ts',
  'packages/search/src/opensearch/mapping.ts',
  'packages/search/src/opensearch/term-weights.ts',
  'packages/search/src/ranking',
  'package-lock.json',
];

/** A digest of what the code of these folders and files says (tests aside): what was made by other code is made anew. */
export function codeVersion(paths: readonly string[]): string {
  const digest = createHash('sha256');
  for (const path of paths.flatMap((one) => filesBelow(join(REPOSITORY, one)))) {
    digest.update(path).update('\0').update(readFileSync(path)).update('\0');
  }
  return digest.digest('hex').slice(0, 16);
}

function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => !/\.test\.ts$/.test(name))
    .map((name) => join(path, name))
    .filter((name) => statSync(name).isFile())
    .toSorted();
}
