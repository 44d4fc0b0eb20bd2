import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { DocType } from '@lectern/marc/bib';
import type { Filter, Query } from '@lectern/search/search-engine';
import type { Deps } from '../../../../platform/deps.ts';
import type { Citation } from '../../../../platform/openurl/citation.ts';
import { isPart } from '../../../../platform/openurl/citation.ts';
import { askEngine } from '../../../../ports/search-engine/ask-engine.ts';
import { type BibRecord, findBibs } from '../../../collection/catalogue/records/find-bibs.ts';
import { recordIdIn } from '../../../collection/catalogue/records/record-address.ts';
import { isRecordId } from '../../../collection/catalogue/records/record-id.ts';
import type { Asking } from '../asking.ts';
import { isBookLike } from '../wanted-issue.ts';

/** Records of the catalogue that are what was asked for, or hold it. */
export interface FoundRecords {
  readonly foundBy: 'number' | 'title';
  readonly records: readonly BibRecord[];
}

/** Records that are shown at most. */
const MOST_RECORDS = 5;
const SERIALS: readonly DocType[] = ['journal', 'newspaper'];
/** What is part of something else, and is never what holds an article. */
const PARTS: readonly DocType[] = ['article'];
/** The last word is the beginning of one. */
const ABBREVIATED = /\p{L}\.$/u;
/** Words of a short title that are sought. */
const MOST_WORDS = 10;

/**
 * The records of a citation, by the surest that finds any: a record of this library that the request names, the numbers, the title with the
 * author, the title alone. Nothing while the search is away.
 */
export async function findRecords(deps: Deps, asking: Asking, citation: Citation): Promise<FoundRecords> {
  const { tenant, origin } = asking;
  const own = citation.ids.flatMap((id) => recordIdIn(id, origin, tenant) ?? []).filter(isRecordId);
  const named = [...(await findBibs(deps.db, tenant.id, own.slice(0, 1))).values()];
  if (named.length > 0) return { foundBy: 'number', records: named };
  for (const { foundBy, query, filters } of attempts(citation)) {
    const request = { query, filters, offset: 0, limit: MOST_RECORDS };
    const found = await askEngine(deps, tenant.id, request);
    if (isRefusal(found) || found.hits.length === 0) continue;
    const bibs = await findBibs(
      deps.db,
      tenant.id,
      found.hits.map(({ id }) => id),
    );
    const records = found.hits.flatMap(({ id }) => bibs.get(id) ?? []);
    if (records.length > 0) return { foundBy, records };
  }
  return { foundBy: 'number', records: [] };
}

interface Attempt {
  readonly foundBy: FoundRecords['foundBy'];
  readonly query: Query;
  readonly filters: readonly Filter[];
}

function attempts(citation: Citation): Attempt[] {
  const { articleTitle, title, shortTitle, author, familyName, issns, isbns, nearIsbns, doi, oclc, lccn } =
    citation;
  const ofBook = isBookLike(citation);
  const numbers: Query[] = [
    ...isbns.map((isbn) => exact('isbn', isbn)),
    ...[doi, oclc, lccn].filter(Boolean).map((number) => exact('identifier', number)),
  ];
  // The number of a series or of what holds an article stands in records of parts too.
  const serials: Filter[] = [{ field: 'docType', anyOf: SERIALS }];
  const names = [...new Set([author, familyName])].filter(Boolean);
  const sought = isPart(citation) ? articleTitle : title;
  return [
    ...(numbers.length > 0 ? [byNumber(anyOf(numbers))] : []),
    ...(issns.length > 0 ? [byNumber(anyOf(issns.map((issn) => exact('issn', issn))), serials)] : []),
    ...(numbers.length === 0 && nearIsbns.length > 0
      ? [byNumber(anyOf(nearIsbns.map((isbn) => exact('isbn', isbn))))]
      : []),
    ...(isPart(citation) && sought !== '' && names.length > 0
      ? names.map((name) =>
          byTitle([exact('title', sought), all('author', name)], [{ field: 'docType', anyOf: PARTS }]),
        )
      : []),
    ...hostAttempts(title, isPart(citation) ? [] : names, ofBook, serials),
    ...(shortTitle !== '' && shortTitle !== title ? hostAttempts(shortTitle, [], false, serials) : []),
    ...(!ofBook && title !== '' && ABBREVIATED.test(title) ? [byTitle(abbreviated(title), serials)] : []),
  ];
}

/** A book with its author, or without one if none is known; a journal, which has none. */
function hostAttempts(
  title: string,
  names: readonly string[],
  ofBook: boolean,
  serials: readonly Filter[],
): Attempt[] {
  if (title === '') return names.map((name) => byTitle([all('author', name)], []));
  const filters = ofBook || names.length > 0 ? [] : serials;
  if (names.length === 0)
    return [
      byTitle([exact('title', title)], filters),
      ...(filters.length > 0 ? [byTitle([exact('title', title)], [])] : []),
    ];
  return names.map((name) => byTitle([all('title', title), all('author', name)], []));
}

/** Each word of a short title; those that end with a full stop are beginnings of words ("Ann. harb."). */
function abbreviated(title: string): Query[] {
  return title
    .split(' ')
    .slice(0, MOST_WORDS)
    .flatMap((word): Query[] => {
      const text = word.replace(/\.$/, '');
      if (text === '') return [];
      return [{ kind: 'text', field: 'title', text, match: text === word ? 'all' : 'prefix' }];
    });
}

function byNumber(query: Query, filters: readonly Filter[] = []): Attempt {
  return { foundBy: 'number', query, filters };
}

function byTitle(of: readonly Query[], filters: readonly Filter[]): Attempt {
  return { foundBy: 'title', query: { kind: 'and', of }, filters };
}

function exact(field: 'isbn' | 'issn' | 'identifier' | 'title', text: string): Query {
  return { kind: 'text', field, text, match: 'exact' };
}

function all(field: 'title' | 'author', text: string): Query {
  return { kind: 'text', field, text, match: 'all' };
}

function anyOf(of: readonly Query[]): Query {
  return { kind: 'or', of };
}
