import type { SearchState } from '@lectern/contracts/search/search-state';

type SortField = SearchState['sortField'];

/** The direction of each sort order: newest and most borrowed first, titles and authors from A. */
const CLAUSES: Readonly<Record<SortField, SearchState['sortClause']>> = {
  relevance: 'asc',
  publishYear: 'desc',
  title: 'asc',
  author: 'asc',
  added: 'desc',
  loanCount: 'desc',
  callNumber: 'asc',
};

/** The part of a search that sorts by this field. */
export function orderBy(sortField: SortField): Pick<SearchState, 'sortField' | 'sortClause'> {
  return { sortField, sortClause: CLAUSES[sortField] };
}
