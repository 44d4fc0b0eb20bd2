import type { SearchItem } from '@lectern/contracts/discovery/search/search-state';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { Query as SearchQuery } from '@lectern/search/search-engine';
import { findBib } from '../../domains/collection/catalogue/records/find-bibs.ts';
import { appRecordAddress, recordIdIn } from '../../domains/collection/catalogue/records/record-address.ts';
import { isRecordId } from '../../domains/collection/catalogue/records/record-id.ts';
import { appSearchAddress } from '../../domains/discovery/search/state/app-search-address.ts';
import { rankingOf } from '../../domains/discovery/search/state/ranking.ts';
import type { Deps } from '../../platform/deps.ts';
import { askEngine } from '../../ports/search-engine/ask-engine.ts';
import type { Site, SiteRequest } from '../site.ts';
import { type Referent, readOpenUrl } from './read-openurl.ts';

type Row = Pick<SearchItem, 'field' | 'value'> & Partial<Pick<SearchItem, 'matchMode'>>;

/** The match mode of rows whose last word is only the beginning of one. */
const BEGINNING = 4;
/** Searches for one OpenURL, which may repeat its keys. */
const MOST_SEARCHES = 12;
/** Words of a short title that are sought. */
const MOST_WORDS = 10;

/**
 * Redirects OpenURLs of other systems to the record, or to a result page if the record is not certain. It searches for
 * numbers first, then for title and author, then for what holds the work. Where nothing is found, the result page says what was sought.
 */
export function serveOpenUrl(deps: Deps) {
  return async ({ site, query, reply }: SiteRequest) => {
    const referent = readOpenUrl(query);
    const ownId = await findOwnRecord(deps, site, referent.ids);
    if (ownId !== undefined) return reply.redirect(appRecordAddress(site.origin, site.tenant, ownId), 302);
    const searches = searchesFor(referent).slice(0, MOST_SEARCHES);
    for (const { rows, isSure } of searches) {
      const found = await findRows(deps, site, rows);
      if (isRefusal(found)) return found;
      const { hits, total } = found;
      const [only] = hits;
      if (total === 1 && only && isSure)
        return reply.redirect(appRecordAddress(site.origin, site.tenant, only.id), 302);
      if (total > 0) return reply.redirect(appSearchAddress(site.root, { searchItems: rows }), 302);
    }
    // The page shows what was sought and suggests other searches.
    const titleSearch =
      searches.find(({ rows }) => rows.some(({ field }) => field === 'title')) ?? searches[0];
    return reply.redirect(appSearchAddress(site.root, { searchItems: titleSearch?.rows ?? [] }), 302);
  };
}

/** One search for the referent. */
interface Attempt {
  readonly rows: readonly Row[];
  /** Whether a single hit is the referent. With the title only it may be the work of another author. */
  readonly isSure: boolean;
}

function searchesFor(referent: Referent): Attempt[] {
  const { title, author, familyName, hostTitles } = referent;
  const attempts = numbersOf(referent);
  const titleRows: Row[] = title ? [{ field: 'title', value: title }] : [];
  for (const name of new Set([author, familyName])) {
    if (name)
      attempts.push({ rows: [...titleRows, { field: 'author', value: name }], isSure: titleRows.length > 0 });
  }
  if (titleRows.length > 0) attempts.push({ rows: titleRows, isSure: author === undefined });
  for (const host of hostTitles) {
    attempts.push({ rows: [{ field: 'title', value: host }], isSure: true });
    if (host.includes('.')) attempts.push({ rows: abbreviatedRows(host), isSure: false });
  }
  return attempts;
}

/** The searches for numbers, those that are certain first. */
function numbersOf({ isbn, nearIsbns, issn, doi, controlNumbers }: Referent): Attempt[] {
  const rows: readonly (readonly [Row['field'], string | undefined, boolean])[] = [
    ['isbn', isbn, true],
    ['identifier', doi, true],
    ...controlNumbers.map((number) => ['identifier', number, true] as const),
    ['issn', issn, true],
    ...nearIsbns.map((number) => ['isbn', number, false] as const),
  ];
  return rows.flatMap(([field, value, isSure]) => (value ? [{ rows: [{ field, value }], isSure }] : []));
}

/** A row for each word of a short title; those that end with a full stop are beginnings of words ("Ann. harb."). */
function abbreviatedRows(title: string): Row[] {
  return title
    .split(' ')
    .slice(0, MOST_WORDS)
    .flatMap((word): Row[] => {
      const value = word.replace(/\.$/, '');
      if (value === '') return [];
      return [{ field: 'title', value, ...(value !== word && { matchMode: BEGINNING }) }];
    });
}

/** The id of a record of this library, if one of the `ids` is the address of its page; else undefined. */
async function findOwnRecord(
  deps: Deps,
  { origin, tenant }: Site,
  ids: readonly string[],
): Promise<string | undefined> {
  const [recordId] = ids.flatMap((id) => recordIdIn(id, origin, tenant) ?? []);
  if (recordId === undefined || !isRecordId(recordId)) return undefined;
  return (await findBib(deps.db, tenant.id, recordId))?.id;
}

function findRows(deps: Deps, { tenant }: Site, rows: readonly Row[]) {
  const of = rows.map(
    ({ field, value, matchMode }): SearchQuery => ({
      kind: 'text',
      field,
      text: value,
      match: matchMode === BEGINNING ? 'prefix' : 'all',
    }),
  );
  const query: SearchQuery = { kind: 'and', of };
  return askEngine(deps, tenant.id, { ...rankingOf(tenant.settings), query, offset: 0, limit: 1 });
}
