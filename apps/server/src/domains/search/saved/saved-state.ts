import { createHash } from 'node:crypto';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { SEARCH_TOO_LONG } from '@lectern/contracts/search/errors';
import { type SearchState, searchStateSchema } from '@lectern/contracts/search/search-state';
import type { LinkedSearch } from '../state/app-search-address.ts';
import { refusalOfSearch } from '../state/refusal-of-search.ts';

const DEFAULTS: Readonly<Record<string, unknown>> = searchStateSchema.parse({});
const CODE_LENGTH = 12;
/** Most characters of a saved state: about a page of text. Anybody may save searches, so they must not fill the disk. */
export const MAX_KEPT_STATE = 4000;

/** A state in its shortest form: without default values, keys in one order, on the first page. */
export function saidBy(state: SearchState): LinkedSearch {
  const said = Object.entries({ ...state, page: 1 })
    .filter(([key, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(DEFAULTS[key]))
    .toSorted(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(said);
}

/** A search in the form in which it is saved; refused where it is no search or too long. */
export function writeKept(
  state: SearchState,
): string | Refusal<'SEARCH_EMPTY' | 'SEARCH_FILTER_UNAVAILABLE' | 'SEARCH_TOO_LONG'> {
  const refusal = refusalOfSearch(state);
  if (refusal) return refusal;
  const written = JSON.stringify(saidBy(state));
  return written.length > MAX_KEPT_STATE ? refuse(SEARCH_TOO_LONG, { limit: MAX_KEPT_STATE }) : written;
}

/** Reads a saved state; keys that this version does not know are ignored, missing ones have their default. */
export function readState(text: string): SearchState {
  const said = Object.entries(JSON.parse(text) as Record<string, unknown>).filter(
    ([key, value]) => searchStateSchema.safeParse({ [key]: value }).success,
  );
  return searchStateSchema.parse(Object.fromEntries(said));
}

/** The code of a saved state (72 bits of SHA-256): the same for the same search, of letters and digits that are safe in addresses. */
export function codeOf(written: string): string {
  return createHash('sha256').update(written).digest('base64url').slice(0, CODE_LENGTH);
}
