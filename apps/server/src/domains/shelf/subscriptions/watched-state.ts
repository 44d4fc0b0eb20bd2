import { type SearchState, searchStateSchema } from '@lectern/contracts/discovery/search/search-state';
import type { SubscriptionKind } from '@lectern/contracts/shelf/subscriptions/subscription';

const NOTHING = searchStateSchema.parse({});
const ISSN = /^\d{4}-?\d{3}[\dX]$/i;
const EXACT = 1;

/** The search that a subscription watches: words and filters only, in the shape in which the same search is always the same. */
export function watchedState(
  kind: SubscriptionKind,
  term: string,
  given: SearchState | undefined,
): SearchState {
  if (given) return withoutPage(given);
  return searchStateSchema.parse(stateOfTerm(kind, term));
}

function withoutPage(state: SearchState): SearchState {
  const { page, rows, sortField, sortClause, facets, group, literal, wordsOnly } = NOTHING;
  return { ...state, page, rows, sortField, sortClause, facets, group, literal, wordsOnly };
}

function stateOfTerm(kind: SubscriptionKind, term: string) {
  switch (kind) {
    case 'search':
      return { keyWord: term };
    case 'author':
    case 'subject':
      return { searchItems: [{ field: kind, value: term }] };
    case 'class':
      return { kindNo: [term.toUpperCase()] };
    case 'journal':
      if (ISSN.test(term)) return { searchItems: [{ field: 'issn', value: term }] };
      // The journal itself, and what names it as the whole that it is a part of.
      return {
        searchItems: [
          { field: 'title', value: term, matchMode: EXACT },
          { field: 'series', value: term, matchMode: EXACT, operator: 'OR' },
        ],
      };
  }
}
