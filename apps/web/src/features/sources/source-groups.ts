import type { SearchAnswer } from '@lectern/contracts/search/search-answer';
import type { SearchState } from '@lectern/contracts/search/search-state';
import { MAX_REMOTE_WORDS, REMOTE_FIELDS, type RemoteField } from '@lectern/contracts/sources/remote-query';

/** Kinds of works that have a tab of their own, by the document types that belong to them. */
export const SOURCE_GROUPS = [
  { key: 'books', docCodes: ['book'] },
  { key: 'journals', docCodes: ['journal', 'newspaper'] },
  { key: 'articles', docCodes: ['article', 'conference'] },
  { key: 'theses', docCodes: ['thesis'] },
  { key: 'ebooks', docCodes: ['ebook'] },
  // Databases and what else is only to be had online; cataloguers give both one code.
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
 * The tabs over the tenant's own catalogue: all, and each kind that the search finds. The counts are those of the facet, which is
 * counted as if no type were chosen, so that they cost nothing more.
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
  // One kind that is all there is says the same twice.
  const parts = kinds.filter(({ count, chosen }) => chosen || count < all);
  return [{ key: 'all', docCodes: [], count: all, chosen: docCode.length === 0 }, ...parts];
}

export interface RemoteSearch {
  readonly keyWord: string;
  readonly searchField: RemoteField;
}

/** A search as other libraries can be asked for it: its words without filters and rows. Undefined where there are none, or too many. */
export function remoteSearchOf({
  keyWord,
  searchField,
}: Pick<SearchState, 'keyWord' | 'searchField'>): RemoteSearch | undefined {
  if (keyWord === '' || keyWord.length > MAX_REMOTE_WORDS) return undefined;
  return { keyWord, searchField: REMOTE_FIELDS.find((field) => field === searchField) ?? 'any' };
}
