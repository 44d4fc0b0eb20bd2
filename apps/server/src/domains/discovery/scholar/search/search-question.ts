import type { ScholarSearch } from '@lectern/contracts/discovery/scholar/scholar-search';
import type { PapersSearch } from '../../../../ports/sources/papers/papers.ts';

/** Words and filters of a search, without its page. */
export type Filters = Omit<ScholarSearch, 'page' | 'rows' | 'sort' | 'userId' | 'groupCode'>;

/** What sources are told of a search. */
export function papersSearch(filters: Filters): PapersSearch {
  const { keyWord, searchField, yearFrom, yearTo, types, languages, readNow } = filters;
  return { words: keyWord, field: searchField, yearFrom, yearTo, types, languages, openOnly: readNow };
}

/** Whether no filter but the years is used: all sources know years, so their own numbers are those of the search. */
export function isUnfiltered({ types, subjects, languages, journals, readNow }: Filters): boolean {
  return !readNow && [types, subjects, languages, journals].every((values) => values.length === 0);
}
