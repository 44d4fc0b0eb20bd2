import { createHash } from 'node:crypto';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { SEARCH_TOO_LONG } from '@lectern/contracts/search/errors';
import { type SearchState, searchStateSchema } from '@lectern/contracts/search/search-state';
import type { LinkedSearch } from '../state/app-search-address.ts';
import { refusalOfSearch } from '../state/refusal-of-search.ts';

const DEFAULTS: Readonly<Record<string, unknown>> = searchStateSchema.parse({});
const CODE_LENGTH = 12;
/** Characters of a state that is kept: a page of words. Anybody may have searches kept, so that they must not fill the disk. */
export const MAX_KEPT_STATE = 4000;

/** What a state says: without what is at its default, keys in one order, on the first page. */
export function saidBy(state: SearchState): LinkedSearch {
  const said = Object.entries({ ...state, page: 1 })
    .filter(([key, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(DEFAULTS[key]))
    .toSorted(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(said);
}

/** A search as it is kept; one that cannot be made, or is too long, is refused. */
export function writeKept(
  state: SearchState,
): string | Refusal<'SEARCH_EMPTY' | 'SEARCH_FILTER_UNAVAILABLE' | 'SEARCH_TOO_LONG'> {
  const refusal = refusalOfSearch(state);
  if (refusal) return refusal;
  const written = JSON.stringify(saidBy(state));
  return written.length > MAX_KEPT_STATE ? refuse(SEARCH_TOO_LONG, { limit: MAX_KEPT_STATE }) : written;
}

/** A kept state again; what a later version does not know any more is at its default. */
export function readState(text: string): SearchState {
  const said = Object.entries(JSON.parse(text) as Record<string, unknown>).filter(
    ([key, value]) => searchStateSchema.safeParse({ [key]: value }).success,
  );
  return searchStateSchema.parse(Object.fromEntries(said));
}

/** The code of a kept state: the same for the same search, letters and digits that survive any address (72 bits of SHA-256). */
export function codeOf(written: string): string {
  return createHash('sha256').update(written).digest('base64url').slice(0, CODE_LENGTH);
}
