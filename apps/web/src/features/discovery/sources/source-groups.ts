import { MAX_SCHOLAR_WORDS, SCHOLAR_FIELDS } from '@lectern/contracts/discovery/scholar/scholar-search';
import type { SearchAnswer } from '@lectern/contracts/discovery/search/search-answer';
import type { SearchState } from '@lectern/contracts/discovery/search/search-state';
import { MAX_REMOTE_WORDS } from '@lectern/contracts/discovery/sources/remote-query';
import { REMOTE_FIELDS, type RemoteField } from '@lectern/contracts/people/tenant/source-settings';

/** Kinds of works that have a tab of their own, by the document types that belong to them. */
export const SOURCE_GROUPS = [
  { key: 'books', docCodes: ['book'] },
  { key: 'journals', docCodes: ['journal', 'newspaper'] },
  { key: 'articles', docCodes: ['article', 'conference'] },
  { key: 'theses', docCodes: ['thesis'] },
  { key: 'ebooks', docCodes: ['ebook'] },
  // Databases and other online resources: cataloguers use one code for both.
  { key: 'databases', docCodes: ['electronic'] },
] as const;

export type SourceKey = 'all' | (typeof SOURCE_GROUPS)[number]['key'];

export interface SourceTab {
  readonly key: SourceKey;
  readonly docCodes: readonly string[];
  readonly count: number;
  readonly chosen: boolean;
}

/**
 * The tabs of the library's own catalogue: all, and each group of types with hits. The counts are those of the type facet, which is
 * counted as if no type were chosen.
 */
export function sourceTabs(
  { facetResult }: Pick<SearchAnswer, 'facetResult'>,
  { docCode }: Pick<SearchState, 'docCode'>,
): SourceTab[] {
  const values = facetResult.find(({ name }) => name === 'docCode')?.values ?? [];
  const countOf = (codes: readonly string[]) =>
    values.filter(({ value }) => codes.includes(value)).reduce((sum, { count }) => sum + count, 0);
  const kinds = SOURCE_GROUPS.map(({ key, docCodes }) => ({
    key,
    docCodes,
    count: countOf(docCodes),
    chosen: docCode.length > 0 && docCode.every((code) => (docCodes as readonly string[]).includes(code)),
  })).filter(({ count, chosen }) => count > 0 || chosen);
  const all = values.reduce((sum, { count }) => sum + count, 0);
  // A group that has all hits would repeat the tab `all`.
  const parts = kinds.filter(({ count, chosen }) => chosen || count < all);
  return [{ key: 'all', docCodes: [], count: all, chosen: docCode.length === 0 }, ...parts];
}

export interface RemoteSearch {
  readonly keyWord: string;
  readonly searchField: RemoteField;
}

/** A search for other libraries: words and field, without filters and condition rows. Undefined without words, or if they are too long. */
export function remoteSearchOf({
  keyWord,
  searchField,
}: Pick<SearchState, 'keyWord' | 'searchField'>): RemoteSearch | undefined {
  if (keyWord === '' || keyWord.length > MAX_REMOTE_WORDS) return undefined;
  return { keyWord, searchField: REMOTE_FIELDS.find((field) => field === searchField) ?? 'any' };
}

/**
 * The address of the same words in scholarly sources, as their page reads it; undefined without words, or if they are too long.
 */
export function scholarlyAddress(search: Pick<SearchState, 'keyWord' | 'searchField'>): string | undefined {
  const { keyWord, searchField } = search;
  if (keyWord === '' || keyWord.length > MAX_SCHOLAR_WORDS) return undefined;
  const field = SCHOLAR_FIELDS.find((one) => one === searchField && one !== 'any');
  return `/chaoXingSearchList?${new URLSearchParams({ keyWord, ...(field && { searchField: field }) })}`;
}
