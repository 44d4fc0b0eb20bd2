import type { HeadingIndex } from '@lectern/contracts/discovery/search/browse-index';
import { MAX_SEARCH_LENGTH } from '@lectern/contracts/discovery/search/search-state';

/** The indexes in the order in which readers choose from them. */
export const INDEXES: readonly HeadingIndex[] = ['author', 'subject', 'series', 'publisher', 'classNumber'];

/** A place in an index: where the reader began, or a heading before or behind which the page stands. */
export interface IndexPlace {
  readonly index: HeadingIndex;
  readonly from: string;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/** The address of a place in an index. Its parameters have the names of the call. */
export function indexAddress({ index, from, before, after }: IndexPlace): string {
  const query = new URLSearchParams({ searchField: index });
  if (from) query.set('keyWord', from);
  if (before) query.set('before', before);
  if (after) query.set('after', after);
  return `/indexSearch?${query.toString()}`;
}

/** The place of an address. What is missing or unknown is that of the beginning of the authors. */
export function readIndexPlace(query: URLSearchParams): IndexPlace {
  const given = query.get('searchField') ?? '';
  const text = (name: string) => query.get(name)?.trim().slice(0, MAX_SEARCH_LENGTH) || undefined;
  return {
    index: INDEXES.find((one) => one === given) ?? 'author',
    from: text('keyWord') ?? '',
    before: text('before'),
    after: text('after'),
  };
}
