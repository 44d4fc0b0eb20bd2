import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { sourcesIn } from './read-imports.mjs';
import { isTest } from './rules.mjs';

const SERVER = 'apps/server/src';
/** What answers all libraries, or things by library. */
const ALL_LIBRARIES =
  /\btenants\.all\(\)|\bbyTenant\(|\.selectFrom\('tenant'\)\s*\.select\([^)]*\)\s*\.execute\(\)/;

/** Who may read all libraries besides `forEachTenant`, each with its reason. */
export const READERS = new Map([
  ['platform/tenants/faults/for-each-tenant.ts', 'it is the loop'],
  ['platform/http/web-app.ts', 'leads to the first library'],
  ['platform/events/outbox-store.ts', 'groups events, and does nothing with them'],
  ['standards/serve-unknown.ts', 'lists the libraries on a page'],
  ['standards/serve-standards.ts', 'lists the libraries for crawlers'],
  ['domains/lending/cards-elsewhere/libraries.ts', 'lists the libraries for a reader'],
  ['domains/lending/cards-elsewhere/calls/list-cards-elsewhere.ts', 'lists the libraries for a reader'],
  ['domains/lending/cards-elsewhere/follow-link.ts', 'finds one library'],
  ['platform/health/check-health.ts', 'asks the search engine about one library'],
  [
    'domains/discovery/search-index/apply-changes.ts',
    'isolates each library, and leaves the events of one that fails',
  ],
  ['domains/discovery/search-index/indexer.ts', 'isolates each library, one after the other'],
  [
    'domains/discovery/search-index/keep-index.ts',
    'isolates each library, and leaves the events of one that fails',
  ],
  ['domains/discovery/search-index/reindex-all.ts', 'orders a job for each library after a restore'],
  ['cli/with-deps.ts', 'lists the libraries for who runs the server'],
  ['cli/commands/tenant-list.ts', 'lists the libraries for who runs the server'],
  ['main.ts', 'lists the libraries for who runs the server'],
]);

/**
 * Files that read all libraries by themselves, as faults: the fault of one library would stop the work for those behind it.
 *
 * @param {string} root
 * @returns {string[]}
 */
export function tenantLoops(root) {
  if (!existsSync(join(root, SERVER))) return [];
  return sourcesIn(join(root, SERVER)).flatMap((file) => {
    const path = relative(join(root, SERVER), file);
    if (isTest(relative(root, file)) || path.startsWith('testing/') || READERS.has(path)) return [];
    if (!ALL_LIBRARIES.test(readFileSync(file, 'utf8'))) return [];
    return [`${SERVER}/${path}: reads all libraries; work for each goes through forEachTenant`];
  });
}
