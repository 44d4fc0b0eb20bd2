import { type SearchState, SORT_FIELDS } from '@lectern/contracts/discovery/search/search-state';

type SortField = SearchState['sortField'];

/** An order that a reader can choose: a field, or the years from the oldest. */
export type SortOrder = SortField | 'oldest';

/** The orders of every list. */
export const SORT_ORDERS: readonly Exclude<SortOrder, 'callNumber'>[] = SORT_FIELDS.flatMap((field) =>
  field === 'publishYear' ? [field, 'oldest' as const] : [field],
);

/** The direction of each sort order: newest, most borrowed and best rated first, titles and authors from A. */
const CLAUSES: Readonly<Record<SortField, SearchState['sortClause']>> = {
  relevance: 'asc',
  publishYear: 'desc',
  title: 'asc',
  author: 'asc',
  added: 'desc',
  loanCount: 'desc',
  rating: 'desc',
  callNumber: 'asc',
};

/** The part of a search that sorts in this order. */
export function orderBy(order: SortOrder): Pick<SearchState, 'sortField' | 'sortClause'> {
  if (order === 'oldest') return { sortField: 'publishYear', sortClause: 'asc' };
  return { sortField: order, sortClause: CLAUSES[order] };
}

/** The order in which a search sorts. */
export function orderOf({ sortField, sortClause }: SearchState): SortOrder {
  return sortField === 'publishYear' && sortClause === 'asc' ? 'oldest' : sortField;
}
