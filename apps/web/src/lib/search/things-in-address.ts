import type { SearchState } from '@lectern/contracts/discovery/search/search-state';
import { THING_KINDS, type ThingKind } from '@lectern/contracts/discovery/search/thing-kinds';
import { oneOf, whole } from './read-parameter.ts';
import { type ResultView, writeSearch } from './search-in-address.ts';

/** Things beside records that the result page shows in the place of the hits. */
export interface ChosenThings {
  readonly kind: ThingKind;
  readonly page: number;
}

const LAST_PAGE = 1000;

/** Reads the chosen things from the address of a search. Undefined: it shows records. An unreadable page is the first one. */
export function readChosenThings(query: URLSearchParams): ChosenThings | undefined {
  const kind = oneOf(THING_KINDS)(query.getAll('things'));
  return kind && { kind, page: whole(1, LAST_PAGE)(query.getAll('thingsPage')) ?? 1 };
}

/**
 * The address of the things of a kind that have the words of a search. It keeps the whole search, so that the way back leads to the same
 * hits.
 */
export function writeChosenThings(
  state: SearchState,
  view: ResultView,
  { kind, page }: ChosenThings,
): string {
  return `${writeSearch(state, view)}&things=${kind}${page === 1 ? '' : `&thingsPage=${page}`}`;
}
