import { getLibraryAddress } from '@lectern/contracts/discovery/other-libraries/get-library-address';
import { OTHER_LIBRARY_UNKNOWN } from '@lectern/contracts/discovery/sources/errors';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { findOtherLibrary } from '../libraries.ts';
import { pageOfLibrary } from '../library-page.ts';

export const getLibraryAddressCall = implement(getLibraryAddress)(async ({ input, context, deps }) => {
  const library = await findOtherLibrary(deps, context, input.siteCode);
  return library ? { url: pageOfLibrary(library, input.keyWord) } : refuse(OTHER_LIBRARY_UNKNOWN);
});
