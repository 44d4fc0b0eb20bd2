import type { SearchItem } from '@lectern/contracts/search/search-state';
import type { Query as SearchQuery } from '@lectern/search/search-engine';
import { findBib } from '../../domains/catalogue/records/find-bibs.ts';
import { appRecordAddress, recordIdIn } from '../../domains/catalogue/records/record-address.ts';
import { isRecordId } from '../../domains/catalogue/records/record-id.ts';
import { appSearchAddress } from '../../domains/search/state/app-search-address.ts';
import { rankingOf } from '../../domains/search/state/search-request.ts';
import type { Deps } from '../../platform/deps.ts';
import { askEngine } from '../../ports/search-engine/ask-engine.ts';
import type { Site, SiteRequest } from '../site-route.ts';
import { readOpenUrl, type Wanted } from './read-openurl.ts';

type Row = Pick<SearchItem, 'field' | 'value'>;

/**
 * The target of OpenURLs from other systems: to the record where it is certain, else to a result page. Numbers come first, the surest ones
 * at the beginning; title and author where they find nothing.
 */
export function serveOpenUrl(deps: Deps) {
  return async ({ site, query, reply }: SiteRequest) => {
    const wanted = readOpenUrl(query);
    const own = await ownRecord(deps, site, wanted.ids);
    if (own !== undefined) return reply.redirect(appRecordAddress(site.origin, site.tenant, own), 302);
    const searches = searchesFor(wanted);
    for (const { rows, isSure } of searches) {
      const { hits, total } = await findRows(deps, site, rows);
      const [only] = hits;
      if (total === 1 && only && isSure)
        return reply.redirect(appRecordAddress(site.origin, site.tenant, only.id), 302);
      if (total > 0) return reply.redirect(appSearchAddress(site.root, { searchItems: rows }), 302);
    }
    // Nothing is found: the result page says so of the words that were asked first, and what else could be sought.
    const asked = searches.find(({ rows }) => rows.some(({ field }) => field === 'title')) ?? searches.at(-1);
    return reply.redirect(appSearchAddress(site.root, { searchItems: asked?.rows ?? [] }), 302);
  };
}

/** What is looked for at a time. */
interface Attempt {
  readonly rows: readonly Row[];
  /** Whether a single hit is what was meant: one that has but the title may be another author's. */
  readonly isSure: boolean;
}

function searchesFor({ isbn, issn, doi, title, author, familyName }: Wanted): Attempt[] {
  const numbers: (Row | undefined)[] = [
    isbn === undefined ? undefined : { field: 'isbn', value: isbn },
    doi === undefined ? undefined : { field: 'identifier', value: doi },
    issn === undefined ? undefined : { field: 'issn', value: issn },
  ];
  const attempts = numbers.flatMap((row): Attempt[] => (row ? [{ rows: [row], isSure: true }] : []));
  const titled: Row[] = title ? [{ field: 'title', value: title }] : [];
  for (const name of new Set([author, familyName])) {
    if (name)
      attempts.push({ rows: [...titled, { field: 'author', value: name }], isSure: titled.length > 0 });
  }
  if (titled.length > 0) attempts.push({ rows: titled, isSure: author === undefined });
  return attempts;
}

/** A record of this library that is named by the address of its page. */
async function ownRecord(
  deps: Deps,
  { origin, tenant }: Site,
  ids: readonly string[],
): Promise<string | undefined> {
  const [named] = ids.flatMap((id) => recordIdIn(id, origin, tenant) ?? []);
  if (named === undefined || !isRecordId(named)) return undefined;
  return (await findBib(deps.db, tenant.id, named))?.id;
}

function findRows(deps: Deps, { tenant }: Site, rows: readonly Row[]) {
  const of = rows.map(
    ({ field, value }): SearchQuery => ({ kind: 'text', field, text: value, match: 'all' }),
  );
  const query: SearchQuery = { kind: 'and', of };
  return askEngine(deps, tenant.id, { ...rankingOf(tenant.settings), query, offset: 0, limit: 1 });
}
