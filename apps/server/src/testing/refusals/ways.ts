import type { SearchState } from '@lectern/contracts/discovery/search/search-state';
import { buildSession } from '../builders.ts';
import type { RefusingLibrary } from './refusing-library.ts';

const WORDS = 'whale';
/** More words than one query may have. */
const MANY_WORDS = 'ab '.repeat(300).trim();
/** A state longer than one that is kept or shared. */
const LONG_STATE = {
  keyWord: WORDS,
  subject: Array.from({ length: 50 }, (_, at) => `${at}`.padEnd(300, 'x')),
};

export const NOTHING = () => ({});
export const UNKNOWN_BIB = () => ({ recordId: 'nothing' });
export const LONG_SEARCH = () => ({ search: LONG_STATE as unknown as SearchState });

/** Asks while the search engine is away. */
export const engineAway =
  <Input>(input: Input) =>
  ({ engine }: RefusingLibrary): Input => {
    engine.mood = 'away';
    return input;
  };

/** Asks while the library system is away. */
export const ilsAway =
  <Input>(input: Input) =>
  ({ ils }: RefusingLibrary): Input => {
    ils.goAway();
    return input;
  };

/** Asks with the session of a patron whose account is gone. */
export const patronGone =
  <Input>(input: Input) =>
  async (library: RefusingLibrary): Promise<Input> => {
    const gone = { id: 'gone', tenant_id: '1001' };
    library.caller = { token: await buildSession(library.deps.db, gone) };
    return input;
  };

/** Asks where the library system does not know a patron whom the portal knows. */
export const patronUnknown =
  <Input>(input: Input) =>
  (library: RefusingLibrary): Input => {
    library.patrons.areKnown = false;
    return input;
  };

/** How a call whose words are its key word is refused by the engine. */
export const OF_WORDS = {
  SEARCH_TOO_LONG: () => ({ keyWord: MANY_WORDS }),
  SEARCH_UNAVAILABLE: engineAway({ keyWord: WORDS }),
};

/** How a search state is refused that is to be kept. */
export function ofKeptState<More extends object>(more: More) {
  return {
    SEARCH_EMPTY: () => ({ ...more, keyWord: '' }),
    SEARCH_TOO_LONG: () => ({ ...more, ...LONG_STATE }),
  };
}

/** How a question about a search state is refused. */
export function ofState<More extends object>(more: More) {
  return {
    ...ofKeptState(more),
    SEARCH_TOO_LONG: () => ({ ...more, keyWord: MANY_WORDS }),
    SEARCH_UNAVAILABLE: engineAway({ ...more, keyWord: WORDS }),
  };
}

/** How a list of hits is refused. */
export function ofList<More extends object>(more: More) {
  return {
    ...ofState(more),
    SEARCH_SORT_TOO_MANY: ({ engine }: RefusingLibrary) => {
      engine.mood = 'finds many';
      return { ...more, keyWord: WORDS, sortField: 'callNumber' as const };
    },
  };
}
