import { createHash } from 'node:crypto';
import { SEARCH_TOO_LONG } from '@lectern/contracts/discovery/search/errors';
import { type SearchState, searchStateSchema } from '@lectern/contracts/discovery/search/search-state';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import type { LinkedSearch } from '../state/app-search-address.ts';
import { refusalOfSearch } from '../state/refusal-of-search.ts';

const DEFAULTS: Readonly<Record<string, unknown>> = searchStateSchema.parse({});
const CODE_LENGTH = 12;
/** Most characters of a saved state: about a page of text. Anybody may save searches, so they must not fill the disk. */
export const MAX_SAVED_STATE = 4000;

/** A state in its shortest form: without default values, keys in one order, on the first page. */
export function stateWithoutDefaults(state: SearchState): LinkedSearch {
  const given = Object.entries({ ...state, page: 1 })
    .filter(([key, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(DEFAULTS[key]))
    .toSorted(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(given);
}

/** A search in the form in which it is saved; refused where it is no search or too long. */
export function writeSavedState(state: SearchState): string | Refusal<'SEARCH_EMPTY' | 'SEARCH_TOO_LONG'> {
  const refusal = refusalOfSearch(state);
  if (refusal) return refusal;
  const written = JSON.stringify(stateWithoutDefaults(state));
  return written.length > MAX_SAVED_STATE ? refuse(SEARCH_TOO_LONG, { limit: MAX_SAVED_STATE }) : written;
}

/** Reads a saved state. Keys and values that this version does not know are left out; what is missing has its default. */
export function readSavedState(text: string): SearchState {
  const given = Object.entries(JSON.parse(text) as Record<string, unknown>).filter(
    ([key, value]) => searchStateSchema.safeParse({ [key]: value }).success,
  );
  return searchStateSchema.parse(Object.fromEntries(given));
}

/** The code of a saved state (72 bits of SHA-256): the same for the same search, of letters and digits that are safe in addresses. */
export function codeOf(written: string): string {
  return createHash('sha256').update(written).digest('base64url').slice(0, CODE_LENGTH);
}
