import { createHash } from 'node:crypto';
import { type SearchState, searchStateSchema } from '@lectern/contracts/search/search-state';

const DEFAULTS: Readonly<Record<string, unknown>> = searchStateSchema.parse({});
const CODE_LENGTH = 12;

/** A state as it is kept: without what is at its default, keys in one order, on the first page. */
export function writeState(state: SearchState): string {
  const said = Object.entries({ ...state, page: 1 })
    .filter(([key, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(DEFAULTS[key]))
    .toSorted(([left], [right]) => (left < right ? -1 : 1));
  return JSON.stringify(Object.fromEntries(said));
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
