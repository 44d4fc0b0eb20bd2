import { countInLibrary } from '@lectern/contracts/discovery/other-libraries/count-in-library';
import { SEARCH_EMPTY } from '@lectern/contracts/discovery/search/errors';
import { OTHER_LIBRARY_UNKNOWN } from '@lectern/contracts/discovery/sources/errors';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { askLibrary } from '../ask-library.ts';
import { findOtherLibrary } from '../libraries.ts';

export const countInLibraryCall = implement(countInLibrary)(async ({ input, context, deps }) => {
  const { keyWord, searchField, siteCode } = input;
  if (keyWord === '') return refuse(SEARCH_EMPTY);
  const library = await findOtherLibrary(deps, context, siteCode);
  if (!library) return refuse(OTHER_LIBRARY_UNKNOWN);
  // One hit more than none: some servers count only what they are asked to show.
  const query = { words: keyWord, field: searchField, offset: 0, limit: 1 };
  return (await askLibrary(deps, context, library, query)).says;
});
