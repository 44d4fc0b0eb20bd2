import { searchNationalLibrary } from '@lectern/contracts/discovery/other-libraries/search-national-library';
import { SEARCH_EMPTY } from '@lectern/contracts/discovery/search/errors';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { findOtherLibrary } from '../libraries.ts';
import { searchInLibraries } from '../search-libraries.ts';

export const searchNationalLibraryCall = implement(searchNationalLibrary)(
  async ({ input, context, deps }) => {
    const { keyWord, searchField, siteCode, page, rows } = input;
    if (keyWord === '') return refuse(SEARCH_EMPTY);
    const library = await findOtherLibrary(deps, context, siteCode);
    const asked = library?.target ? [library] : [];
    return searchInLibraries(deps, context, asked, { words: keyWord, field: searchField, page, rows });
  },
);
