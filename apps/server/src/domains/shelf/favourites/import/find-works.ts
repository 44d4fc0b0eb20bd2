import { SEARCH_UNAVAILABLE } from '@lectern/contracts/discovery/search/errors';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import type { Query } from '@lectern/search/search-engine';
import type { Deps } from '../../../../platform/deps.ts';
import { askEngine, type EngineAway } from '../../../../ports/search-engine/ask-engine.ts';
import type { ImportedWork } from './imported-work.ts';

/** So many works are sought at the same time. */
const AT_ONCE = 8;

/** The record of each work that the catalogue has: by ISBN, else by its whole title together with words of its author. */
export async function findWorks(
  deps: Pick<Deps, 'search'>,
  tenantId: string,
  works: readonly ImportedWork[],
): Promise<ReadonlyMap<ImportedWork, string> | EngineAway> {
  const found = new Map<ImportedWork, string>();
  for (let at = 0; at < works.length; at += AT_ONCE) {
    const some = works.slice(at, at + AT_ONCE);
    const ids = await Promise.all(some.map((work) => findWork(deps, tenantId, work)));
    for (const [index, work] of some.entries()) {
      const id = ids[index];
      if (isRefusal(id)) return id;
      if (id) found.set(work, id);
    }
  }
  return found;
}

/** The first record with an ISBN; empty if there is none. */
export async function findByIsbn(
  deps: Pick<Deps, 'search'>,
  tenantId: string,
  isbn: string,
): Promise<string | EngineAway> {
  return first(deps, tenantId, { kind: 'text', field: 'isbn', text: isbn, match: 'exact' });
}

async function findWork(
  deps: Pick<Deps, 'search'>,
  tenantId: string,
  { isbn, title, author }: ImportedWork,
): Promise<string | EngineAway> {
  const byIsbn = isbn ? await findByIsbn(deps, tenantId, isbn) : '';
  // Another edition counts as the work only if its author is known to be the same.
  if (byIsbn || !title || !author) return byIsbn;
  const [mainAuthor = ''] = author.split(';');
  return first(deps, tenantId, {
    kind: 'and',
    of: [
      { kind: 'text', field: 'title', text: title, match: 'exact' },
      { kind: 'text', field: 'author', text: mainAuthor, match: 'all' },
    ],
  });
}

async function first(
  deps: Pick<Deps, 'search'>,
  tenantId: string,
  query: Query,
): Promise<string | EngineAway> {
  const found = await askEngine(deps, tenantId, { query, offset: 0, limit: 1 });
  if (!isRefusal(found)) return found.hits[0]?.id ?? '';
  // A title of more words than a query may have is in no catalogue.
  return found.code === 'SEARCH_UNAVAILABLE' ? refuse(SEARCH_UNAVAILABLE) : '';
}
