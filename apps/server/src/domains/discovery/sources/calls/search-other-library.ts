import { SEARCH_EMPTY } from '@lectern/contracts/discovery/search/errors';
import {
  OTHER_LIBRARY_UNAVAILABLE,
  OTHER_LIBRARY_UNKNOWN,
} from '@lectern/contracts/discovery/sources/errors';
import { searchOtherLibrary } from '@lectern/contracts/discovery/sources/search-other-library';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { askLibrary } from '../../other-libraries/ask-library.ts';
import { findOtherLibrary } from '../../other-libraries/libraries.ts';
import { presentRemoteHit } from '../present-remote-hit.ts';

export const searchOtherLibraryCall = implement(searchOtherLibrary)(async ({ input, context, deps }) => {
  const { keyWord, searchField, otherLib, page, rows } = input;
  if (keyWord === '') return refuse(SEARCH_EMPTY);
  const library = await findOtherLibrary(deps, context, otherLib);
  if (!library?.target) return refuse(OTHER_LIBRARY_UNKNOWN);
  const query = { words: keyWord, field: searchField, offset: (page - 1) * rows, limit: rows };
  const { answer } = await askLibrary(deps, context, library, query);
  if (!answer) return refuse(OTHER_LIBRARY_UNAVAILABLE);
  return {
    otherLib,
    name: library.name,
    numFound: answer.total,
    page,
    searchResult: answer.hits.map(presentRemoteHit),
  };
});
